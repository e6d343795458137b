import type { Call, Context } from '#server/context.ts';
import type { Options } from '#server/options/options.ts';
import type { ErrorPage } from '#shared/pages.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand anywhere in a page, attribute values included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

const PRODUCT = 'Gatehouse';
const ACCENT = '#4263eb';

type Look = Pick<Options, 'appName' | 'branding'>;

/** The icon of a service without a logo, as SVG: the initial of its name on its accent. */
export function drawnIcon({ appName, branding }: Look): string {
  const mark =
    appName === PRODUCT
      ? '<path d="M8 25V14a8 8 0 0 1 16 0v11h-4.5V14.5a3.5 3.5 0 0 0-7 0V25z" fill="#fff"/>'
      : initialOf(appName);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${branding.accentColor ?? ACCENT}"/>${mark}</svg>`;
}

function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  const initial = escapeHtml(first?.segment.toLocaleUpperCase() ?? '');
  return `<text x="16" y="16" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="18" font-weight="600" fill="#fff">${initial}</text>`;
}

/** The address of the operator's logo, or the drawn icon itself. */
function iconAddress(options: Look): string {
  return options.branding.logoUrl ?? `data:image/svg+xml,${encodeURIComponent(drawnIcon(options))}`;
}

/** The page a failed flow ends on when the caller named no page of their own (spec section 2). */
export function errorPage({ ctx, input }: Call<Context, typeof ErrorPage>): string {
  const code = escapeHtml((input.error || 'Unknown').slice(0, 200));
  const app = escapeHtml(ctx.options.appName);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Something went wrong · ${app}</title>
<style>${errorPageStyle(ctx.options)}</style>
</head>
<body>
<main>
<svg role="img" aria-label="Warning" viewBox="0 0 24 24" width="48" height="48" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M12 9v4m0 3.5v.01M10.3 3.9 2.4 17.6a2 2 0 0 0 1.7 3h15.8a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z"/></svg>
<h1>Something went wrong</h1>
<p>Try again. If it keeps happening, contact support with this code.</p>
<p><a href="/">Back to ${app}</a></p>
<p class="code">Error code: <code>${code}</code></p>
</main>
</body>
</html>
`;
}

/** Stands in the page itself, so that the policy can allow it by hash and nothing else. The same for every request. */
export const errorPageStyle = ({ branding: { accentColor = '#1c5fd1' } }: Pick<Options, 'branding'>): string => `
:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;box-sizing:border-box}
main{max-width:28rem;text-align:center}
svg{color:#d9480f}
a,button{display:inline-block;padding:.6rem 1.1rem;border:0;border-radius:.5rem;background:${accentColor};color:#fff;font:inherit;text-decoration:none;cursor:pointer}
a:focus-visible,button:focus-visible{outline:3px solid #74a9ff;outline-offset:2px}
.code,strong{overflow-wrap:anywhere}
.code{font-size:.875rem;opacity:.8;overflow-wrap:anywhere}
`;

/** The page of the explorer, under the operator's name, logo and colour. */
export function explorerPage(options: Look, prefix: string): string {
  const name = escapeHtml(options.appName);
  const icon = escapeHtml(iconAddress(options));
  const { accentColor = '#1c5fd1' } = options.branding;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} API</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${prefix}/docs/assets/swagger-ui.css">
<style>
body{margin:0;background:#fff}
.brand{display:flex;align-items:center;gap:10px;padding:12px 20px;border-bottom:3px solid ${accentColor};font:600 16px system-ui,sans-serif;color:#1f2328;overflow-wrap:anywhere}
.brand img{width:28px;height:28px}
.swagger-ui .btn.execute{background:${accentColor};border-color:${accentColor}}
.swagger-ui .btn.authorize{color:${accentColor};border-color:${accentColor}}
</style>
</head>
<body>
<header class="brand"><img src="${icon}" alt="">${name}</header>
<div id="explorer"></div>
<script src="${prefix}/docs/assets/swagger-ui-bundle.js"></script>
<script src="${prefix}/docs/start.js"></script>
</body>
</html>
`;
}
