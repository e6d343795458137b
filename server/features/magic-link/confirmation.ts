import type { Context } from '#server/call/context.ts';
import { needsConfirmation, showConfirmPage } from '#server/features/verification/link-confirmation.ts';
import { defineBrowserSecret } from '#server/call/browser-secret.ts';
import { languageOf } from '#server/http/language.ts';

import { magicLinkOptions } from './magic-link.options.ts';
import { texts } from './texts.ts';

const secret = defineBrowserSecret('magic_link', 'magic-link:');
export const { cookie: magicLinkCookie } = secret;

/** Returns the secret that identifies this browser, and sets its cookie. */
export function renewBrowserSecret(ctx: Context): string {
  return secret.renew(ctx, magicLinkOptions.of(ctx).expiresIn);
}

/**
 * Whether a request must not sign in yet. `browser` is the SHA-256 of the secret of the browser that requested the link; it
 * is asked too before it changes from one user to another.
 */
export function asksBeforeSignIn(
  ctx: Context,
  link: { token: string; confirm?: string | undefined },
  { browser, switchesUser }: { browser: string; switchesUser: boolean },
): boolean {
  return needsConfirmation(ctx, link, { secret, isRequester: !switchesUser && secret.matches(ctx, browser) });
}

export function showSignInPage(
  ctx: Context,
  { email, ...link }: { token: string; email: string } & Record<string, string | undefined>,
): undefined {
  const { heading, action, confirmPage } = texts(ctx.mailer.languageOf(languageOf(ctx.headers, ctx.options)));
  const title = heading(ctx.options.appName);
  const page = { title, question: confirmPage.question(email), action, note: confirmPage.note };
  return showConfirmPage(ctx, link, { secret, maxAge: magicLinkOptions.of(ctx).expiresIn, page });
}
