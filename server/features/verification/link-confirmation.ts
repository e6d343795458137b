import type { Context } from '#server/call/context.ts';
import type { BrowserSecret } from '#server/call/browser-secret.ts';
import { languageOf } from '#server/http/language.ts';
import { escapeHtml, messagePage } from '#server/http/pages.ts';
import { sha256, timingSafeEqualText } from '#server/security/hash.ts';

/** An opened link: its token, and the code that the button of the confirmation page adds. */
interface OpenedLink {
  token: string;
  confirm?: string | undefined;
}

/** Proves that the button of the page was pressed in the browser that the page was shown to, for one link. */
function confirmationCode({ cookie }: BrowserSecret, secret: string, token: string): string {
  return sha256(`${cookie}:${secret}:${token}`);
}

/**
 * Whether a request of a mailed link must not change anything yet, because only an opened page shows that a person wants it:
 * another site can send a browser to a link of its own (login CSRF), and mail scanners, previews and prefetches open links
 * with any headers. `isRequester` says whether the browser requested the link; its request is for the user who opened it.
 */
export function needsConfirmation(
  ctx: Context,
  { token, confirm = '' }: OpenedLink,
  { secret: browser, isRequester }: { secret: BrowserSecret; isRequester: boolean },
): boolean {
  const { headers } = ctx;
  if (isPassive(headers)) return true;
  if (expectsJson(ctx) || isRequester) return false;
  const isSameOrigin = (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
  const isConfirmed = (secret: string) => timingSafeEqualText(confirm, confirmationCode(browser, secret, token));
  return !isSameOrigin || !browser.readAll(ctx).some(isConfirmed);
}

type Headers = Context['headers'];

/** Prefetches, images and frames: the user did not open the link. */
function isPassive({ 'sec-fetch-mode': mode, 'sec-fetch-dest': dest = 'empty', ...headers }: Headers): boolean {
  const isPrefetch = [headers['purpose'], headers['sec-purpose']].join(' ').includes('prefetch');
  return isPrefetch || mode === 'no-cors' || !['empty', 'document'].includes(dest);
}

/**
 * A client that asks for JSON, or a script: of a page at this origin, of one at another origin, which the call has found
 * trusted, or of an Expo app.
 */
function expectsJson({ headers, options, serverCall }: Context): boolean {
  const { accept = '', origin, 'sec-fetch-mode': mode, 'sec-fetch-site': site } = headers;
  if (mode === 'navigate' || accept.includes('text/html')) return false;
  const isOfApp = options.expo.enabled && headers['expo-origin'] !== undefined;
  const isScript = origin !== undefined || (mode !== undefined && site === 'same-origin');
  return serverCall || accept.includes('application/json') || isScript || isOfApp;
}

interface ConfirmPage {
  title: string;
  question: string;
  action: string;
  note: string;
}

/** Responds with a page that asks for confirmation. Its form has no action, so it submits to its own URL. */
export function showConfirmPage(
  ctx: Context,
  link: Record<string, string | undefined> & { token: string },
  { secret: browser, maxAge, page }: { secret: BrowserSecret; maxAge: number; page: ConfirmPage },
): undefined {
  const confirm = confirmationCode(browser, browser.renew(ctx, maxAge), link.token);
  const inputs = Object.entries({ ...link, confirm }).flatMap(([name, value]) =>
    value === undefined ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`],
  );
  const { title, question, action, note } = page;
  ctx.reply.page = messagePage(
    ctx.options,
    { title, language: languageOf(ctx.headers, ctx.options) },
    `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(question)}</p>
<form method="get">
${inputs.join('\n')}
<button type="submit">${escapeHtml(action)}</button>
</form>
<p class="note">${escapeHtml(note)}</p>`,
  );
}
