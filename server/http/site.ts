import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Options } from '#server/options/options.ts';
import { SITE_OPTIONS, type SiteOptions } from '#shared/site.ts';

import { generatedIcon, escapeHtml } from './pages.ts';

/** Where `npm run build` leaves the web app. */
const root = join(import.meta.dirname, '../../dist/site');

/** What the page tells of a service: what the kit knows, and the facts of the features. */
export interface Described {
  options: Options;
  facts: () => Promise<Partial<SiteOptions>>;
}

interface Site extends Described {
  headers: Record<string, string>;
}

/** The web app: hashed files for good, the page itself always asked for anew, every route the same page. */
export async function serveSite(app: FastifyInstance, { headers, ...described }: Site): Promise<void> {
  if (described.options.webApp === 'dev') {
    const { serveDevSite } = await import('./dev-site.ts');
    return serveDevSite(app, described);
  }
  if (!existsSync(join(root, 'index.html'))) {
    app.log.warn('The web app is not built: run `npm run build`. Calls are served all the same.');
    return;
  }
  const html = await readFile(join(root, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    },
  });
  // The assets are found as they are asked for: a route for each of three hundred files would be most of a start's routes.
  for (const file of await filesBeside(root, 'index.html')) {
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file, root));
  }
  app.get('/favicon.svg', (_request, reply) =>
    reply
      .headers({ ...headers, 'cache-control': 'no-cache' })
      .type('image/svg+xml')
      .send(generatedIcon(described.options)),
  );
  servePage(app, async (_request, reply) => {
    const page = await pageWithOptions(html, described);
    return reply.headers({ ...headers, 'cache-control': 'no-cache' }).send(page);
  });
}

async function filesBeside(folder: string, page: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name !== page).map(({ name }) => name);
}

/** The app's page at every path that can be one of its screens. */
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

/** Paths of calls and files are none of the app's. A dot is also in the slugs of imported organizations. */
function isPage(path: string, accept = '*/*'): boolean {
  if (/^\/*(api|dev|assets|\.well-known)(\/|$)/i.test(path)) return false;
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !path.includes('.');
}

const ICON = /<link rel="icon"[^>]*>/;

/** The app's page with the options in it: what a screen offers is right from the first paint, and needs no request. */
export async function pageWithOptions(html: string, { options, facts }: Described): Promise<string> {
  const { appName, branding } = options;
  const siteOptions = { name: appName, branding, ...(await facts()) };
  const content = escapeHtml(JSON.stringify(siteOptions));
  return html
    .replaceAll('Gatehouse', () => escapeHtml(appName))
    .replace(ICON, (icon) => (branding.logoUrl ? `<link rel="icon" href="${escapeHtml(branding.logoUrl)}" />` : icon))
    .replace('</head>', () => `  <meta name="${SITE_OPTIONS}" content="${content}">\n  </head>`);
}
