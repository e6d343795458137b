import type { Context, RequestContext } from '#server/call/context.ts';
import { User } from '#server/features/users/user.entity.ts';
import { defineBrowserSecret } from '#server/call/browser-secret.ts';
import { languageOf } from '#server/http/language.ts';

import { hasSignUpCookie } from './email-links.ts';
import { needsConfirmation, showConfirmPage } from './link-confirmation.ts';
import { texts } from './texts.ts';
import { verificationOptions } from './verification.options.ts';

const secret = defineBrowserSecret('email_link', 'email-link:');
export const { cookie: emailLinkCookie } = secret;

/**
 * Whether a request must not verify the address yet: a mail scanner would verify that of a sign-up by another person. The
 * browsers of the sign-up and of a session of the user are not asked.
 */
export async function asksBeforeVerification(
  ctx: RequestContext,
  link: { token: string; confirm?: string | undefined },
  { user: { id, email }, session }: { user: { id: string; email: string }; session: { userId: string } | null },
): Promise<boolean> {
  const isRequester = session?.userId === id || hasSignUpCookie(ctx, { id });
  if (!needsConfirmation(ctx, link, { secret, isRequester })) return false;
  // Any other link changes nothing.
  return (await ctx.em.count(User, { id, email, emailVerified: false })) > 0;
}

export function showVerificationPage(
  ctx: Context,
  link: { token: string } & Record<string, string | undefined>,
): undefined {
  const { heading, request, action, pageNote } = texts(
    ctx.mailer.languageOf(languageOf(ctx.headers, ctx.options)),
  ).verification;
  const page = { title: heading, question: request(ctx.options.appName), action, note: pageNote };
  return showConfirmPage(ctx, link, { secret, maxAge: verificationOptions.of(ctx).expiresIn, page });
}
