import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';

import { isAtOrBelow } from '#server/options/base-path.options.ts';
import { generatedIcon } from '#server/http/pages.ts';
import { renderPage, servePage, type SiteContent } from './site-page.ts';

const client = join(import.meta.dirname, '../../client');

/** Serves the web app from its sources with Vite's middleware, on the service's own port. */
export async function serveDevSite(app: FastifyInstance, content: SiteContent): Promise<void> {
  const vite = await createServer({
    configFile: join(client, 'vite.config.ts'),
    // Other loaders write a compiled copy, which `node --watch` would take for a change and restart the service.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());

  await app.register(middie);
  app.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const ofService = ['/api', '/dev', '/favicon.svg', content.options.basePath];
    if (ofService.some((path) => isAtOrBelow(pathname, path))) next();
    else vite.middlewares(request, response, next);
  });
  app.get('/favicon.svg', (_request, reply) => reply.type('image/svg+xml').send(generatedIcon(content.options)));
  servePage(app, content.options, async (request, reply) => {
    const html = await readFile(join(client, 'index.html'), 'utf8');
    return reply.send(await vite.transformIndexHtml(request.url, await renderPage(html, content, request.headers)));
  });
}
