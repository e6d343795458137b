import type { z } from 'zod';

import type { Call } from '#server/call/context.ts';
import { credentialsOf } from '#server/call/credentials.ts';
import { AppError } from '#server/lib/errors.ts';
import type { ListedCredential } from '#server/call/lifecycle-events.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { lockUser } from '#server/features/users/queries.ts';
import { encodeTimeCursor, toPage, decodeTimeCursor } from '#server/call/paging.ts';
import type { PageInput } from '#shared/lib/paging.ts';
import type { UnlinkAccount } from '#shared/social/schemas.ts';

import { accountOptions } from './account.options.ts';
import { credentialUnlinking } from './credential-unlinking.ts';

/** A user's credentials, the password included, without secrets, oldest first. */
export async function listCredentials(ctx: AuthenticatedContext, userId: string, { limit, cursor }: PageInput) {
  const credentials = (await credentialsOf(ctx, userId)).map(({ credential }) => credential);
  const last = cursor === undefined ? null : decodeTimeCursor(cursor);
  const rest = credentials.filter(({ id, createdAt }) => last === null || isAfter({ id, time: createdAt }, last));
  return toPage(rest, limit, (credential) => encodeTimeCursor(credential.createdAt, credential));
}

type Position = ReturnType<typeof decodeTimeCursor>;

function isAfter({ time, id }: Position, last: Position): boolean {
  return time.getTime() === last.time.getTime() ? id > last.id : time > last.time;
}

/** Deletes one of the caller's credentials, but not the last; the lock makes parallel calls run one after another. */
export async function unlinkAccount({ ctx, input }: Call<AuthenticatedContext, typeof UnlinkAccount>) {
  const { em, user } = ctx;
  await lockUser(em, user);
  const credentials = await requireAnotherCredential(ctx);
  const match = credentials.find(({ kind, credential }) => !kind.hasOwnRemoval && matches(credential, input));
  if (!match) throw new AppError('ACCOUNT_NOT_FOUND');
  await credentialUnlinking.emit(ctx, { user, credential: match.credential });
  await match.kind.revoke(em, match.credential);
  ctx.audit('account.unlinked', { subjectId: user.id, details: { provider: match.credential.providerId } });
  return { status: true as const };
}

/** The caller's credentials, of which one may be removed. Requires the lock on the user. */
export async function requireAnotherCredential(ctx: AuthenticatedContext) {
  const credentials = await credentialsOf(ctx, ctx.user.id);
  if (credentials.length < 2 && !accountOptions.of(ctx).accountLinking.allowUnlinkingAll) {
    throw new AppError('YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT');
  }
  return credentials;
}

function matches(credential: ListedCredential, { providerId, accountId }: z.output<typeof UnlinkAccount>): boolean {
  if (providerId === undefined) return credential.id === accountId;
  return credential.providerId === providerId && (accountId === undefined || credential.accountId === accountId);
}
