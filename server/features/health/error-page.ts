import type { Call, Context } from '#server/call/context.ts';
import { languageOf } from '#server/http/language.ts';
import { escapeHtml, messagePage } from '#server/http/pages.ts';
import type { ErrorPage } from '#shared/lib/pages.ts';

import { texts } from './texts.ts';

/** The page for failed redirect flows without an error URL of the caller (spec section 2). */
export function errorPage({ ctx, input }: Call<Context, typeof ErrorPage>): string {
  const { headers, mailer, options } = ctx;
  const { appName } = options;
  const language = languageOf(headers, options);
  const { title, advice, back, code, iconLabel } = texts(mailer.languageOf(language)).errorPage;
  return messagePage(
    options,
    { title: `${title} · ${appName}`, language },
    `<svg role="img" aria-label="${escapeHtml(iconLabel)}" viewBox="0 0 24 24" width="48" height="48" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M12 9v4m0 3.5v.01M10.3 3.9 2.4 17.6a2 2 0 0 0 1.7 3h15.8a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z"/></svg>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(advice)}</p>
<p><a href="/">${escapeHtml(back(appName))}</a></p>
<p class="note">${escapeHtml(code)} <code>${escapeHtml((input.error || 'Unknown').slice(0, 200))}</code></p>`,
  );
}
