import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';

import { generatedIcon } from './pages.ts';
import { pageWithOptions, servePage, type Described } from './site.ts';

const client = join(import.meta.dirname, '../../client');

/** The web app as it is being written, on the service's own port: Vite builds each file when it is asked for. */
export async function serveDevSite(app: FastifyInstance, described: Described): Promise<void> {
  const vite = await createServer({
    configFile: join(client, 'vite.config.ts'),
    // As it stands: a copy made beside the packages would be seen as a change of the service, which starts anew.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());

  await app.register(middie);
  app.use((request, response, next) => {
    if (/^\/((api|dev)(\/|$)|favicon\.svg$)/.test(request.url ?? '')) next();
    else vite.middlewares(request, response, next);
  });
  app.get('/favicon.svg', (_request, reply) => reply.type('image/svg+xml').send(generatedIcon(described.options)));
  servePage(app, (request, reply) => {
    void readFile(join(client, 'index.html'), 'utf8')
      .then(async (html) => vite.transformIndexHtml(request.url, await pageWithOptions(html, described)))
      .then(
        (page) => reply.send(page),
        (error: unknown) => reply.send(error),
      );
    return reply;
  });
}
