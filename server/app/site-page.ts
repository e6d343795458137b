import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Options } from '#server/options/kit-options.ts';
import { directionOf } from '#shared/lib/language/languages.ts';
import { PUBLIC_CONFIGURATION, type PublicConfiguration } from '#shared/lib/public-configuration.ts';

import { isAtOrBelow } from '#server/options/base-path.options.ts';
import { languageOf } from '#server/http/language.ts';
import { escapeHtml } from '#server/http/pages.ts';

export interface SiteContent {
  options: Options;
  publicConfiguration: () => Promise<PublicConfiguration>;
}

/** Serves the web app's page at every path that can be one of its screens. */
export function servePage(
  app: FastifyInstance,
  { basePath }: Pick<Options, 'basePath'>,
  send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>,
): void {
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const { '*': path } = request.params;
    const isCall = isAtOrBelow(`/${path}`.replace(/^\/+/, '/').toLowerCase(), basePath.toLowerCase());
    return !isCall && isPage(path, request.headers.accept)
      ? send(request, reply.header('vary', 'Accept, Accept-Language, Cookie, Origin').type('text/html; charset=utf-8'))
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
export async function renderPage(
  html: string,
  { options, publicConfiguration }: SiteContent,
  headers: FastifyRequest['headers'],
): Promise<string> {
  const { appName, branding } = options;
  const content = escapeHtml(JSON.stringify(await publicConfiguration()));
  const language = languageOf(headers, options);
  return html
    .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`)
    .replaceAll('Gatehouse', () => escapeHtml(appName))
    .replace(/<link rel="icon"[^>]*>/, (icon) =>
      branding.logoUrl ? `<link rel="icon" href="${escapeHtml(branding.logoUrl)}" />` : icon,
    )
    .replace('<img src="/favicon.svg"', (image) =>
      branding.logoUrl ? `<img src="${escapeHtml(branding.logoUrl)}"` : image,
    )
    .replace('</head>', () => `  <meta name="${PUBLIC_CONFIGURATION}" content="${content}">\n  </head>`);
}
