import type { SessionContext } from '#server/features/sessions/context.ts';
import { mayUse } from '#server/features/oauth-provider/owners/member-access.ts';
import { DeviceCode } from '#server/features/device-grant/device-code.entity.ts';
import { now } from '#server/lib/now.ts';
import { AppError } from '#server/lib/errors.ts';
import { parseUserCode } from '#shared/device-grant/user-code.ts';

import { countGuess } from './guesses.ts';
import { lockCode } from './queries.ts';
import { userCodeHmacs } from './user-code-hmac.ts';

/**
 * The code that a user typed, with its row locked. To another account than that which claimed it, it is an unknown code.
 *
 * @throws INVALID_USER_CODE, EXPIRED_USER_CODE, OAUTH_CLIENT_NOT_FOUND, OAUTH_CLIENT_IS_FOR_MEMBERS, TOO_MANY_REQUESTS
 */
export async function lockTypedCode(ctx: SessionContext, typed: string): Promise<DeviceCode> {
  const takeBack = await countGuess(ctx);
  const userCode = parseUserCode(typed);
  const seen = userCode === null ? null : await findCode(ctx, userCode);
  if (seen === null || !isOpenTo(ctx, seen)) throw new AppError('INVALID_USER_CODE');
  // Before the transaction, since it takes a connection of its own.
  await takeBack();
  const first = { user: ctx.user.id, session: ctx.session.id, client: seen.client.id };
  const code = await lockCode(ctx.em, seen.id, first);
  if (code === null || !isOpenTo(ctx, code)) throw new AppError('INVALID_USER_CODE');
  if (code.expiresAt <= now()) throw new AppError('EXPIRED_USER_CODE');
  const client = code.client.unwrap();
  if (client.disabledAt !== null) throw new AppError('OAUTH_CLIENT_NOT_FOUND');
  if (!(await mayUse(ctx, client, ctx))) throw new AppError('OAUTH_CLIENT_IS_FOR_MEMBERS');
  return code;
}

/** A pending code rather than one of before that was the same. */
async function findCode({ em, secrets }: SessionContext, userCode: string): Promise<DeviceCode | null> {
  const codes = await em.find(
    DeviceCode,
    { userCodeHmac: { $in: userCodeHmacs(secrets, userCode) } },
    { orderBy: { id: 'desc' }, limit: 1 },
  );
  return codes[0] ?? null;
}

/** A claim ends with its session: the user may have signed out to use another account. */
function isOpenTo({ user }: SessionContext, { status, userId, sessionId }: DeviceCode): boolean {
  return status === 'pending' || userId === user.id || (status === 'claimed' && sessionId === null);
}
