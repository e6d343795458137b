import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Options } from '#server/options/options.ts';
import { SITE_OPTIONS, type SiteOptions } from '#shared/site.ts';

import { escapeHtml, generatedIcon } from './pages.ts';

/** The output of `npm run build`. */
const root = join(import.meta.dirname, '../../dist/site');

export interface SiteContent {
  options: Options;
  /** What the features tell the web app about their options. */
  featureFacts: () => Promise<Partial<SiteOptions>>;
}

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
  servePage(app, async (_request, reply) => reply.headers(headers).send(await renderPage(html, content)));
}

/** Serves the web app's page at every path that can be one of its screens. */
export function servePage(
  app: FastifyInstance,
  send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>,
): void {
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const { '*': path } = request.params;
    return isPage(path, request.headers.accept)
      ? send(request, reply.header('vary', 'Accept, Origin').type('text/html; charset=utf-8'))
      : reply.callNotFound();
  });
}

/** Excludes paths of calls and files. A dot alone does not make a file: imported slugs of organizations contain dots. */
function isPage(path: string, accept = '*/*'): boolean {
  if (/^\/*(api|dev|assets|\.well-known)(\/|$)/i.test(path)) return false;
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !path.includes('.');
}

/** Embeds the options in the page, so that the first render is right and needs no request for them. */
export async function renderPage(html: string, { options, featureFacts }: SiteContent): Promise<string> {
  const { appName, branding } = options;
  const siteOptions = { name: appName, branding, ...(await featureFacts()) };
  const content = escapeHtml(JSON.stringify(siteOptions));
  return html
    .replaceAll('Gatehouse', () => escapeHtml(appName))
    .replace(/<link rel="icon"[^>]*>/, (icon) =>
      branding.logoUrl ? `<link rel="icon" href="${escapeHtml(branding.logoUrl)}" />` : icon,
    )
    .replace('</head>', () => `  <meta name="${SITE_OPTIONS}" content="${content}">\n  </head>`);
}
