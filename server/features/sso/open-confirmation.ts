import { z } from 'zod';

import type { RequestContext } from '#server/call/context.ts';
import { defineToken } from '#server/call/token-purposes.ts';
import { User } from '#server/features/users/user.entity.ts';
import { readToken } from '#server/features/verification/single-use-tokens.ts';
import { defineCookie } from '#server/http/cookies.ts';

export const CONFIRMATION = 'sso-confirmation';
/** Of the value of the cookie, so that no other signed value is accepted for it. */
const PREFIX = `${CONFIRMATION}:`;

export const confirmationCookie = defineCookie('sso_confirmation');

/** `stated` is encrypted. A new address or password ends it: the account may have another owner. */
export const confirmationToken = defineToken({
  purpose: CONFIRMATION,
  revokedOn: ['emailChanged', 'passwordChanged'],
  data: z.object({ connectionId: z.string(), revision: z.int(), stated: z.string() }),
});

export function setConfirmationCookie({ reply }: RequestContext, token: string, expiresIn: number): void {
  reply.setSigned(confirmationCookie, PREFIX + token, expiresIn);
}

export function confirmationTokensOf({ cookies, headers }: RequestContext): string[] {
  const values = cookies.readAll(headers.cookie, confirmationCookie).filter((value) => value.startsWith(PREFIX));
  return values.map((value) => value.slice(PREFIX.length));
}

/**
 * Whether the user of an address signed in at the identity provider in this browser, and has to confirm it by a sign-in of their
 * own, which single sign-on then cannot replace.
 */
export async function awaitsConfirmation(ctx: RequestContext, email: string): Promise<boolean> {
  for (const token of confirmationTokensOf(ctx)) {
    const stored = await readToken(ctx, confirmationToken, token);
    if (!stored || stored.expired || stored.userId === null) continue;
    if ((await ctx.em.count(User, { id: stored.userId, email })) > 0) return true;
  }
  return false;
}
