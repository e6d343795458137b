import { z } from 'zod';

import type { Context, RequestContext } from '#server/call/context.ts';
import type { TokenPurpose } from '#server/call/token-purposes.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { callUrl } from '#server/http/address.ts';
import { defineCookie } from '#server/http/cookies.ts';
import { signJwt, verifyJwt } from '#server/security/internal-jwt.ts';
import { randomToken } from '#server/security/random.ts';

import { issueToken, revokeTokens } from './single-use-tokens.ts';
import { verificationOptions } from './verification.options.ts';
import { changeEmailMail, changeEmailToken, verificationMail, verificationToken } from './verification.definitions.ts';

/** Bound to the user, to the address when it was issued, and to the new address of a change. */
const Claims = z.object({
  sub: z.uuid(),
  jti: z.string(),
  email: z.string(),
  updateTo: z.string().optional(),
});

/** Mails a link that verifies the user's address. */
export async function mailVerification(ctx: RequestContext, user: User, callbackURL?: string): Promise<void> {
  const link = await issueLink(ctx, verificationToken, { user, callbackURL });
  ctx.sendMail(verificationMail, { user, ...link });
}

/** Mails to the current address a link that changes it. The links of earlier requests are revoked. */
export async function mailChangeOfEmail(
  ctx: RequestContext,
  user: User,
  { newEmail, callbackURL }: { newEmail: string; callbackURL?: string },
): Promise<void> {
  await revokeTokens(ctx, user.id, [changeEmailToken]);
  const link = await issueLink(ctx, changeEmailToken, { user, updateTo: newEmail, callbackURL });
  ctx.sendMail(changeEmailMail, { user, newEmail, ...link });
}

async function issueLink(
  ctx: RequestContext,
  key: TokenPurpose<undefined>,
  { user, updateTo, callbackURL }: { user: User; updateTo?: string; callbackURL?: string },
): Promise<{ url: string; token: string }> {
  const { expiresIn } = verificationOptions.of(ctx);
  const jti = randomToken(24);
  issueToken(ctx, key, { token: jti, user, expiresIn });
  const claims = { sub: user.id, jti, email: user.email, updateTo };
  const token = await signJwt(ctx.secrets, { purpose: key.purpose, expiresIn, claims });
  return { url: callUrl(ctx.options, '/verify-email', { token, callbackURL: callbackURL || '/' }), token };
}

/** Verifies the signature and reads the claims, without consuming the token. */
export async function readEmailToken({ secrets }: RequestContext, token: string) {
  let isExpired = false;
  for (const key of [verificationToken, changeEmailToken]) {
    const claims = await verifyJwt(secrets, { purpose: key.purpose, token });
    if (claims === 'expired') isExpired = true;
    else if (claims !== 'invalid') {
      const parsed = Claims.safeParse(claims);
      return parsed.success ? { ...parsed.data, key } : 'invalid_token';
    }
  }
  return isExpired ? 'token_expired' : 'invalid_token';
}

export const signUpCookie = defineCookie('sign_up');

const cookieValue = (user: Pick<User, 'id'>) => `sign-up:${user.id}`;

/** Recognizes the browser of a sign-up without a session, until the mailed link expires. */
export function setSignUpCookie({ reply, options }: Context, user: User): void {
  reply.setSigned(signUpCookie, cookieValue(user), verificationOptions.of({ options }).expiresIn);
}

export function hasSignUpCookie({ cookies, headers }: Context, user: Pick<User, 'id'>): boolean {
  return cookies.readAll(headers.cookie, signUpCookie).includes(cookieValue(user));
}
