import { z } from 'zod';

import type { RequestContext } from '#server/call/context.ts';
import { defineToken } from '#server/call/token-purposes.ts';
import { User } from '#server/features/users/user.entity.ts';
import { readToken } from '#server/features/verification/single-use-tokens.ts';
import { defineCookie } from '#server/http/cookies.ts';

/** Of the value of the cookie, so that no other signed value is accepted for it. */
const PREFIX = 'sso-confirmation:';

export const confirmationCookie = defineCookie('sso_confirmation');

/** `stated` is encrypted. A new address or password ends it: the account may have another owner. */
export const confirmationToken = defineToken({
  purpose: 'sso-confirmation',
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

/** The sign-ins at identity providers in this browser that their users have not confirmed yet. */
async function openConfirmations(ctx: RequestContext) {
  const stored = await Promise.all(confirmationTokensOf(ctx).map((token) => readToken(ctx, confirmationToken, token)));
  return stored.flatMap((token) =>
    token?.expired === false && token.userId !== null ? { userId: token.userId, ...token.data } : [],
  );
}

/**
 * Whether the user of an address signed in at the identity provider in this browser, and has to confirm it by a sign-in of their
 * own, which single sign-on then cannot replace.
 */
export async function awaitsConfirmation(ctx: RequestContext, email: string): Promise<boolean> {
  const userIds = (await openConfirmations(ctx)).map(({ userId }) => userId);
  return userIds.length > 0 && (await ctx.em.count(User, { id: userIds, email })) > 0;
}

/** The connections with which the user signed in in this browser and that the account has yet to be connected with. */
export async function connectionsToConfirm(ctx: RequestContext, userId: string): Promise<string[]> {
  const own = (await openConfirmations(ctx)).filter((confirmation) => confirmation.userId === userId);
  return own.map(({ connectionId }) => connectionId);
}
