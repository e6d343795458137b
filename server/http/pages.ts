import type { z } from 'zod';

import type { Options } from '#server/options/options.ts';
import { directionOf, type Language } from '#shared/languages.ts';
import type { ErrorPage } from '#shared/pages.ts';

const texts = {
  errorPage: {
    title: 'Something went wrong',
    advice: 'Try again. If it keeps happening, contact support with this code.',
    back: (app: string) => `Back to ${app}`,
    code: 'Error code:',
    iconLabel: 'Warning',
  },
  explorer: { title: (app: string) => `${app} API` },
} as const;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML content and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

interface HtmlPage {
  title: string;
  language?: Language;
  colorScheme?: string;
  /** HTML. */
  head: string;
  /** HTML, including the `body` element. */
  body: string;
}

/** An HTML document; only the title is escaped here. */
export function htmlPage({ title, language = 'en', colorScheme = 'light dark', head, body }: HtmlPage): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${colorScheme}">
<title>${escapeHtml(title)}</title>
${head}
</head>
${body}
</html>
`;
}

const PRODUCT = 'Gatehouse';

type Branding = Pick<Options, 'appName' | 'branding'>;

export function accentColor({ branding }: Pick<Options, 'branding'>): string {
  return branding.accentColor ?? '#1c5fd1';
}

/** The icon of a service without a logo, as SVG: the initial of its name on its accent color. */
export function generatedIcon({ appName, branding }: Branding): string {
  const mark =
    appName === PRODUCT
      ? '<path d="M8 25V14a8 8 0 0 1 16 0v11h-4.5V14.5a3.5 3.5 0 0 0-7 0V25z" fill="#fff"/>'
      : initialOf(appName);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${branding.accentColor ?? '#4263eb'}"/>${mark}</svg>`;
}

function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  const initial = escapeHtml(first?.segment.toLocaleUpperCase() ?? '');
  return `<text x="16" y="16" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="18" font-weight="600" fill="#fff">${initial}</text>`;
}

/** A page with a single message, allowed by the content security policy for message pages. */
export function messagePage(options: Branding, page: Pick<HtmlPage, 'title' | 'language'>, content: string): string {
  return htmlPage({
    ...page,
    head: `<style>${messagePageStyle(options)}</style>`,
    body: `<body>\n<main>\n${content}\n</main>\n</body>`,
  });
}

/** Inline, so that the policy can allow it by its hash; therefore the same for every request. */
export const messagePageStyle = (options: Pick<Options, 'branding'>): string => `
:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;box-sizing:border-box}
main{max-width:28rem;text-align:center;overflow-wrap:anywhere}
svg{color:#d9480f}
a,button{display:inline-block;padding:.6rem 1.1rem;border:0;border-radius:.5rem;background:${accentColor(options)};color:#fff;font:inherit;text-decoration:none;cursor:pointer}
a:focus-visible,button:focus-visible{outline:3px solid #74a9ff;outline-offset:2px}
.note{font-size:.875rem;opacity:.8}
`;

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

/** The page of the API explorer with the operator's branding. */
export function explorerPage(options: Branding & Pick<Options, 'basePath'>): string {
  const icon = escapeHtml(
    options.branding.logoUrl ?? `data:image/svg+xml,${encodeURIComponent(generatedIcon(options))}`,
  );
  const color = accentColor(options);
  return htmlPage({
    title: texts.explorer.title(options.appName),
    colorScheme: 'light',
    head: `<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${options.basePath}/docs/assets/swagger-ui.css">
<style>
body{margin:0;background:#fff}
.brand{display:flex;align-items:center;gap:10px;padding:12px 20px;border-bottom:3px solid ${color};font:600 16px system-ui,sans-serif;color:#1f2328;overflow-wrap:anywhere}
.brand img{width:28px;height:28px}
.swagger-ui .btn.execute{background:${color};border-color:${color}}
.swagger-ui .btn.authorize{color:${color};border-color:${color}}
</style>`,
    body: `<body>
<header class="brand"><img src="${icon}" alt="">${escapeHtml(options.appName)}</header>
<div id="explorer"></div>
<script src="${options.basePath}/docs/assets/swagger-ui-bundle.js"></script>
<script src="${options.basePath}/docs/start.js"></script>
</body>`,
  });
}
