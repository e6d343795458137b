import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { requireAnotherCredential } from '#server/features/accounts/manage-accounts.ts';
import type { SessionQueryContext, SessionContext } from '#server/features/sessions/context.ts';
import { factorsChanged } from '#server/features/two-factor/factors-changed.ts';
import { lockUser } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { sendPage, encodeIdCursor, toPage, decodeIdCursor, limitPlusOne } from '#server/call/paging.ts';
import { enrolledMethods } from '#server/call/second-factors.ts';
import type { Page } from '#shared/lib/paging.ts';
import type { DeletePasskey, UpdatePasskey } from '#shared/passkeys/schemas.ts';

import { Passkey } from './passkey.entity.ts';
import { presentPasskey } from './presentation.ts';

export async function listPasskeys({ ctx, input }: Call<SessionQueryContext, typeof Page>) {
  const id = decodeIdCursor(input.cursor);
  const where = { user: ctx.user.id, ...(id && { id: { $gt: id } }) };
  const passkeys = await ctx.em.find(Passkey, where, { orderBy: { id: 'asc' }, ...limitPlusOne(input.limit) });
  return sendPage(ctx, toPage(passkeys, input.limit, encodeIdCursor)).map((passkey) => presentPasskey(passkey));
}

export async function updatePasskey({ ctx, input }: Call<SessionContext, typeof UpdatePasskey>) {
  const passkey = await requireOwnPasskey(ctx, input.id);
  passkey.name = input.name;
  return { passkey: presentPasskey(passkey) };
}

/** Removes a passkey, but not the last credential or second factor; the lock makes parallel calls run one after another. */
export async function deletePasskey({ ctx, input }: Call<SessionContext, typeof DeletePasskey>) {
  const user = await lockUser(ctx.em, ctx.user);
  const passkey = await requireOwnPasskey(ctx, input.id);
  await requireAnotherCredential(ctx);
  await requireAnotherFactor(ctx, user);
  ctx.em.remove(passkey);
  ctx.audit('passkey.removed', { subjectId: user.id, details: { passkey: passkey.id } });
  await factorsChanged(ctx, 'passkey-removed');
  return { status: true as const };
}

async function requireOwnPasskey({ em, user }: SessionContext, id: string): Promise<Passkey> {
  const passkey = await em.findOne(Passkey, { id, user: user.id });
  if (!passkey) throw new AppError('PASSKEY_NOT_FOUND');
  return passkey;
}

/** A user with two-factor must be able to answer the next challenge. */
async function requireAnotherFactor(ctx: SessionContext, user: User): Promise<void> {
  if (!user.twoFactorEnabled || (await ctx.em.count(Passkey, { user })) > 1) return;
  const methods = await enrolledMethods(ctx, user.id);
  if (methods.every((method) => method === 'passkey')) throw new AppError('YOU_CANNOT_REMOVE_YOUR_LAST_SECOND_FACTOR');
}
