import type { Context } from '#server/context.ts';
import { defineBrowserSecret } from '#server/http/browser-secret.ts';
import { languageOf } from '#server/http/language.ts';
import { escapeHtml, messagePage } from '#server/http/pages.ts';
import { timingSafeEqualText, sha256 } from '#server/security/tokens.ts';

import { magicLinkOptions } from './magic-link.options.ts';
import { texts } from './texts.ts';

const PURPOSE = 'magic-link:';

const browserSecret = defineBrowserSecret('magic_link', PURPOSE);
export const { cookie: magicLinkCookie } = browserSecret;

/** Returns the secret that identifies this browser, and sets its cookie. */
export function renewBrowserSecret(ctx: Context): string {
  return browserSecret.renew(ctx, magicLinkOptions.of(ctx).expiresIn);
}

/** The code that confirms one link in one browser. */
function confirmationCode(secret: string, token: string): string {
  return sha256(`${PURPOSE}${secret}:${token}`);
}

/**
 * Whether a request must not sign in yet. Another site can send a browser to a link of its own (login CSRF), and mail
 * scanners and prefetches open links that the user did not. `fetch` and clients without browser headers sign in at once.
 * `browser` is the SHA-256 of the secret of the browser that requested the link.
 */
export function needsConfirmation(
  ctx: Context,
  { token, confirm }: { token: string; confirm?: string },
  { browser, switchesUser }: { browser: string; switchesUser: boolean },
): boolean {
  const { headers } = ctx;
  if (isPassive(headers)) return true;
  if (!isNavigation(headers)) return false;
  const secrets = browserSecret.readAll(ctx);
  const isSameOrigin = (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
  const isConfirmed = secrets.some((secret) => timingSafeEqualText(confirm ?? '', confirmationCode(secret, token)));
  if (isConfirmed && isSameOrigin) return false;
  return switchesUser || !browserSecret.matches(ctx, browser);
}

type Headers = Context['headers'];

/** Prefetches, images and frames: the user did not open the link. */
function isPassive({ 'sec-fetch-mode': mode, 'sec-fetch-dest': dest = 'empty', ...headers }: Headers): boolean {
  const isPrefetch = [headers['purpose'], headers['sec-purpose']].join(' ').includes('prefetch');
  return isPrefetch || mode === 'no-cors' || !['empty', 'document'].includes(dest);
}

function isNavigation({ 'sec-fetch-mode': mode, accept = '' }: Headers): boolean {
  return mode === undefined ? accept.includes('text/html') : mode === 'navigate';
}

type Link = { token: string; email: string } & Record<string, string | undefined>;

/** Responds with a page that asks for confirmation. Its form has no action, so it submits to its own URL. */
export function showConfirmPage(ctx: Context, { email, ...link }: Link): undefined {
  const confirm = confirmationCode(renewBrowserSecret(ctx), link.token);
  const inputs = Object.entries({ ...link, confirm }).flatMap(([name, value]) =>
    value === undefined ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`],
  );
  const language = languageOf(ctx.headers, ctx.options);
  const { heading, action, confirmPage } = texts(ctx.mailer.languageOf(language));
  const title = heading(ctx.options.appName);
  ctx.reply.page = messagePage(
    ctx.options,
    { title, language },
    `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(confirmPage.question(email))}</p>
<form method="get">
${inputs.join('\n')}
<button type="submit">${action}</button>
</form>
<p class="note">${confirmPage.note}</p>`,
  );
}
