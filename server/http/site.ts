import { existsSync } from 'node:fs';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where `npm run build` leaves the web app. */
const root = join(import.meta.dirname, '../../dist/site');

/** The built web app: hashed files for good, the page itself always asked for anew, every route the same page. */
export async function serveSite(app: FastifyInstance, headers: Record<string, string>): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) {
    app.log.warn('The web app is not built: run `npm run build`. Calls are served all the same.');
    return;
  }
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    },
  });
  app.get('/*', { exposeHeadRoute: false }, (_request, reply) => reply.sendFile('index.html'));
}
