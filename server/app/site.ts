import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { generatedIcon } from '#server/http/pages.ts';
import { renderPage, servePage, type SiteContent } from './site-page.ts';

/** The output of `npm run build`. */
const root = join(import.meta.dirname, '../../dist/site');

/** Serves the web app: hashed assets, cached forever, and one page for all paths, never cached. */
export async function serveSite(
  app: FastifyInstance,
  content: SiteContent,
  securityHeaders: Record<string, string>,
): Promise<void> {
  if (content.options.webApp === 'dev') {
    const { serveDevSite } = await import('./dev-site.ts');
    return serveDevSite(app, content);
  }
  if (!existsSync(join(root, 'index.html'))) {
    app.log.warn('The web app is not built and not served: run `npm run build`.');
    return;
  }
  const headers = { ...securityHeaders, 'cache-control': 'no-cache' };
  const html = await readFile(join(root, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
      if (path.includes('/assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  // Routes only for these few files: one for each of three hundred assets would slow down the start.
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'index.html') continue;
    app.get(`/${entry.name}`, (_request, reply) => reply.sendFile(entry.name, root));
  }
  app.get('/favicon.svg', (_request, reply) =>
    reply.headers(headers).type('image/svg+xml').send(generatedIcon(content.options)),
  );
  servePage(app, content.options, async (request, reply) =>
    reply.headers(headers).send(await renderPage(html, content, request.headers)),
  );
}
