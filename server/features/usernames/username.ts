import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError, type StaticErrorCode } from '#server/lib/errors.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import { credentialBy, signInWithPassword, type SignInName } from '#server/features/passwords/password-sign-in.ts';
import { passwordOptions } from '#server/features/passwords/password.options.ts';
import type { ReceivedUserFields } from '#server/features/users/user-fields.ts';
import { User } from '#server/features/users/user.entity.ts';
import type { SignInUsername } from '#shared/passwords/schemas.ts';
import type { IsUsernameAvailable } from '#shared/usernames/schemas.ts';

import { normalizeDisplayUsername, normalizeUsername } from './normalization.ts';
import { usernameOptions } from './username.options.ts';

const byUsername: SignInName = {
  query: credentialBy('username'),
  method: 'username',
  refusal: 'INVALID_USERNAME_OR_PASSWORD',
};

/** Signs in with username and password. The rules for new usernames do not apply: they may be newer than the user's. */
export async function signInUsername({ ctx, input }: Call<RequestContext, typeof SignInUsername>) {
  if (!passwordOptions.of(ctx).enabled) throw new AppError('EMAIL_AND_PASSWORD_IS_NOT_ENABLED');
  return signInWithPassword(ctx, byUsername, { ...input, name: normalizeUsername(ctx, input.username) });
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
  const { username, displayUsername } = fields;
  const normalized = typeof username === 'string' ? normalizeUsername(ctx, username) : username;
  const changes = normalized !== undefined && normalized !== user.username;
  if (changes && user.username !== null && usernameOptions.of(ctx).immutableUsername) {
    throw new AppError('USERNAME_IS_IMMUTABLE');
  }
  if (changes && typeof username === 'string') {
    const problem = await problemOf(ctx, username);
    if (problem) throw new AppError(problem);
    if (await isTaken(ctx, username)) throw new AppError('USERNAME_IS_ALREADY_TAKEN');
  }
  if (displayUsername && !(await isDisplayUsernameValid(ctx, displayUsername))) {
    throw new AppError('INVALID_DISPLAY_USERNAME');
  }
  if (normalized !== undefined) user.username = normalized;
  const shown = displayUsername === undefined ? username : displayUsername;
  if (shown !== undefined) user.displayUsername = shown && normalizeDisplayUsername(ctx, shown);
}

/** Whether a new user could choose the username, if it is free. */
export async function isRegistrable(service: Pick<EventContext, 'options'>, username: string): Promise<boolean> {
  return (await problemOf(service, username)) === null;
}

async function problemOf(ctx: Pick<EventContext, 'options'>, username: string): Promise<StaticErrorCode | null> {
  const { minUsernameLength, maxUsernameLength, usernameValidator, validationOrder } = usernameOptions.of(ctx);
  if (username.length < minUsernameLength) return 'USERNAME_TOO_SHORT';
  if (username.length > maxUsernameLength) return 'USERNAME_TOO_LONG';
  const normalized = normalizeUsername(ctx, username);
  const checked = validationOrder.username === 'pre-normalization' ? username : normalized;
  const isAccepted = usernameValidator ? await usernameValidator(checked) : /^[\w.]+$/.test(checked);
  return isAccepted && isStorable(username) && isStorable(normalized) ? null : 'INVALID_USERNAME';
}

/** Also for validators of the operator: two usernames must not look the same because of invisible characters. */
function isStorable(username: string): boolean {
  return username !== '' && username === username.trim() && !/\p{C}/u.test(username);
}

async function isDisplayUsernameValid(ctx: Pick<EventContext, 'options'>, displayUsername: string): Promise<boolean> {
  const { displayUsernameValidator, validationOrder } = usernameOptions.of(ctx);
  if (!displayUsernameValidator) return true;
  const isBefore = validationOrder.displayUsername === 'pre-normalization';
  return displayUsernameValidator(isBefore ? displayUsername : normalizeDisplayUsername(ctx, displayUsername));
}

async function isTaken(ctx: Pick<EventContext, 'em' | 'options'>, username: string): Promise<boolean> {
  return (await ctx.em.count(User, { username: normalizeUsername(ctx, username) })) > 0;
}
