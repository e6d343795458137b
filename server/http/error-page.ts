import type { Call, Context } from '#server/context.ts';
import type { Options } from '#server/options/options.ts';
import type { ErrorPage } from '#shared/pages.ts';

import { escapeHtml } from './html.ts';

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
