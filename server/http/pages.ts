import type { z } from 'zod';

import type { Options } from '#server/options/kit-options.ts';
import { iconSvg } from '#shared/lib/branding.ts';
import { directionOf, type Language } from '#shared/lib/language/languages.ts';
import type { ErrorPage } from '#shared/lib/pages.ts';

import { accentColor, messagePageStyle } from './page-styles.ts';

const texts = {
  errorPage: {
    title: 'Something went wrong',
    advice: 'Try again. If it keeps happening, contact support with this code.',
    back: (app: string) => `Back to ${app}`,
    code: 'Error code:',
    iconLabel: 'Warning',
  },
} as const;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML content and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

interface HtmlPage {
  title: string;
  language?: Language;
  /** HTML. */
  head: string;
  /** HTML, including the `body` element. */
  body: string;
}

/** An HTML document; only the title is escaped here. */
export function htmlPage({ title, language = 'en', head, body }: HtmlPage): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
${head}
</head>
${body}
</html>
`;
}

/** How the service presents itself. */
export type Branding = Pick<Options, 'appName' | 'branding'>;

/** The icon of a service without a logo, as SVG. */
export function generatedIcon(options: Branding): string {
  return iconSvg(options.appName, accentColor(options));
}

/** A page with a single message, allowed by the content security policy for message pages. */
export function messagePage(options: Branding, page: Pick<HtmlPage, 'title' | 'language'>, content: string): string {
  const { logoUrl } = options.branding;
  const logo = logoUrl ? `<img src="${escapeHtml(logoUrl)}" alt="">` : generatedIcon(options);
  return htmlPage({
    ...page,
    head: `<style>${messagePageStyle(options)}</style>`,
    body: `<body>
<main>
<p class="brand">${logo}${escapeHtml(options.appName)}</p>
<div class="card">
${content}
</div>
</main>
</body>`,
  });
}

/** The page for failed redirect flows without an error URL of the caller (spec section 2). */
export function errorPage({ ctx, input }: { ctx: { options: Branding }; input: z.output<typeof ErrorPage> }): string {
  const { title, advice, back, code, iconLabel } = texts.errorPage;
  const { appName } = ctx.options;
  return messagePage(
    ctx.options,
    { title: `${title} · ${appName}` },
    `<svg role="img" aria-label="${iconLabel}" viewBox="0 0 24 24" width="48" height="48" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M12 9v4m0 3.5v.01M10.3 3.9 2.4 17.6a2 2 0 0 0 1.7 3h15.8a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z"/></svg>
<h1>${title}</h1>
<p>${advice}</p>
<p><a href="/">${escapeHtml(back(appName))}</a></p>
<p class="note">${code} <code>${escapeHtml((input.error || 'Unknown').slice(0, 200))}</code></p>`,
  );
}
