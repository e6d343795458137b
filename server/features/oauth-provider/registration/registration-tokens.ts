import type { Call } from '#server/call/context.ts';
import type { AuthenticatedContext, AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import { randomToken } from '#server/security/random.ts';
import type { CreateRegistrationToken, RegistrationTokenIdInput } from '#shared/oauth-provider/registration.ts';
import { v7 } from 'uuid';

import { OAuthRegistrationToken } from './registration-token.entity.ts';

const MAX_TOKENS = 1000;

/** The tokens with which applications can still register themselves, newest first. */
export function listRegistrationTokens({ ctx }: Call<AuthenticatedQueryContext>) {
  const valid = { uses: { $gt: 0 }, expiresAt: { $gt: now() } };
  return ctx.em.find(OAuthRegistrationToken, valid, { orderBy: { id: 'desc' }, limit: MAX_TOKENS });
}

/** Creates a token with which applications register themselves. It is answered once. */
export async function createRegistrationToken({
  ctx,
  input: { uses, expiresIn, redirectHosts },
}: Call<AuthenticatedContext, typeof CreateRegistrationToken>) {
  const token = randomToken(40);
  const expiresAt = inSeconds(expiresIn);
  const values = { id: v7(), tokenHash: sha256(token), uses, redirectHosts, expiresAt, creator: ctx.user };
  const { id } = ctx.em.create(OAuthRegistrationToken, values);
  ctx.audit('oauth-registration-token.created', { organizationId: null, details: { registrationTokenId: id } });
  return { id, token, uses, expiresAt };
}

/** Deletes a token. What was registered with it stays. */
export async function deleteRegistrationToken({
  ctx,
  input: { registrationTokenId: id },
}: Call<AuthenticatedContext, typeof RegistrationTokenIdInput>) {
  const token = await ctx.em.findOne(OAuthRegistrationToken, { id });
  if (token === null) throw new AppError('REGISTRATION_TOKEN_NOT_FOUND');
  ctx.audit('oauth-registration-token.deleted', { organizationId: null, details: { registrationTokenId: id } });
  ctx.em.remove(token);
  return { success: true as const };
}
