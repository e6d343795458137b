import type { Call, Context } from '#server/context.ts';
import { credentialsOf, type ListedCredential } from '#server/credentials.ts';
import { AppError } from '#server/errors.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { lockUser } from '#server/features/users/queries.ts';
import type { UnlinkAccount } from '#shared/social.ts';

import { accountOptions } from './account.options.ts';

/** The caller's ways to sign in, the password included; no token of any. */
export async function listAccounts({ ctx }: Call<SignedIn>) {
  return accountsOf(ctx, ctx.user.id);
}

export async function accountsOf(
  ctx: Pick<SignedIn, 'em'> & Pick<Context, 'credentials'>,
  userId: string,
): Promise<ListedCredential[]> {
  const found = await credentialsOf(ctx, ctx.em, userId);
  return found.map(({ credential }) => credential);
}

/** Deletes one of the caller's credentials, never the last: with the user's row locked, no other call deletes one meanwhile. */
export async function unlinkAccount({ ctx, input }: Call<SignedIn, typeof UnlinkAccount>) {
  const { em, user } = ctx;
  await lockUser(em, user);
  const credentials = await credentialsOf(ctx, em, user.id);
  if (credentials.length < 2 && !accountOptions.of(ctx).accountLinking.allowUnlinkingAll) {
    throw new AppError('YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT');
  }

  const found = credentials.find(({ credential }) => isMeant(credential, input));
  if (!found) throw new AppError('ACCOUNT_NOT_FOUND');
  await found.kind.revoke(em, found.credential);
  ctx.audit('account.unlinked', { subjectId: user.id, details: { provider: found.credential.providerId } });
  return { status: true as const };
}

function isMeant(
  account: ListedCredential,
  { providerId, accountId }: { providerId?: string | undefined; accountId?: string | undefined },
): boolean {
  if (providerId === undefined) return account.id === accountId;
  return account.providerId === providerId && (accountId === undefined || account.accountId === accountId);
}
