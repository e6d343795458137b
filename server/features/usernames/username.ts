import type { Call, RequestContext } from '#server/context.ts';
import { AppError, type StaticErrorCode } from '#server/errors.ts';
import type { EventContext } from '#server/events.ts';
import { credentialBy, signInWithPassword, type SignInName } from '#server/features/passwords/password-sign-in.ts';
import { passwordOptions } from '#server/features/passwords/password.options.ts';
import type { ReceivedUserFields } from '#server/features/users/user-fields.ts';
import { User } from '#server/features/users/user.entity.ts';
import type { SignInUsername } from '#shared/credentials.ts';
import { canonicalUsername, type IsUsernameAvailable } from '#shared/username.ts';

import { usernameOptions } from './username.options.ts';

const byUsername: SignInName = {
  query: credentialBy('username'),
  method: 'username',
  refusal: 'INVALID_USERNAME_OR_PASSWORD',
};

/** Signs in with username and password. The rules for new usernames do not apply: they may be newer than the user's. */
export async function signInUsername({ ctx, input }: Call<RequestContext, typeof SignInUsername>) {
  if (!passwordOptions.of(ctx).enabled) throw new AppError('EMAIL_AND_PASSWORD_IS_NOT_ENABLED');
  return signInWithPassword(ctx, byUsername, { ...input, name: canonicalUsername(input.username) });
}

/** Whether users can choose the username. It tells which usernames exist, so that it is limited like a sign-in. */
export async function isUsernameAvailable({ ctx, input }: Call<RequestContext, typeof IsUsernameAvailable>) {
  const problem = await problemOf(ctx, input.username);
  if (problem) throw new AppError(problem, { status: 422 });
  return { available: !(await isTaken(ctx, input.username)) };
}

/**
 * Sets the username of a sign-up or of a profile. A username that is taken is refused before an insert, which would fail for
 * a taken email first, and so tell whether an address has an account.
 */
export async function setUsername(ctx: EventContext, { user, fields }: ReceivedUserFields): Promise<void> {
  if (!usernameOptions.of(ctx).enabled) throw new AppError('USERNAME_IS_NOT_ENABLED');
  const { username, displayUsername = username } = fields;
  if (typeof username === 'string' && canonicalUsername(username) !== user.username) {
    const problem = await problemOf(ctx, username);
    if (problem) throw new AppError(problem);
    if (await isTaken(ctx, username)) throw new AppError('USERNAME_IS_ALREADY_TAKEN');
  }
  if (username !== undefined) user.username = username && canonicalUsername(username);
  if (displayUsername !== undefined) user.displayUsername = displayUsername;
}

async function problemOf(ctx: Pick<EventContext, 'options'>, username: string): Promise<StaticErrorCode | null> {
  const { minUsernameLength, maxUsernameLength, usernameValidator } = usernameOptions.of(ctx);
  if (username.length < minUsernameLength) return 'USERNAME_TOO_SHORT';
  if (username.length > maxUsernameLength) return 'USERNAME_TOO_LONG';
  if (!/^[\w.]+$/.test(username)) return 'INVALID_USERNAME';
  return usernameValidator && !(await usernameValidator(username)) ? 'INVALID_USERNAME' : null;
}

async function isTaken({ em }: Pick<EventContext, 'em'>, username: string): Promise<boolean> {
  return (await em.count(User, { username: canonicalUsername(username) })) > 0;
}
