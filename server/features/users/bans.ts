import type { EventContext } from '#server/call/lifecycle-events.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';

import { userBanned } from './events.ts';
import { platformOptions } from './platform.options.ts';
import type { User } from './user.entity.ts';

/** Who bans or lifts a ban: null for an administrator, else such as `directory:<id>`. */
export type BanSource = `${string}:${string}` | null;

type Ban = Pick<User, 'banned' | 'banExpires'>;

/** Whether a ban is in force now. */
export function isBanned({ banned, banExpires }: Ban): boolean {
  return banned && (banExpires === null || banExpires > now());
}

/** Administrators replace and lift every ban, other sources only their own: a directory must not let in whom an administrator banned. */
export function mayChangeBan({ bannedBy, ...ban }: Ban & Pick<User, 'bannedBy'>, by: BanSource): boolean {
  return by === null || bannedBy === by || !isBanned(ban);
}

/** Bans a user, whose row is locked, and ends the sessions. @returns false if the ban of another source stays. */
export async function ban(
  ctx: EventContext,
  user: User,
  { by, reason, expires = null }: { by: BanSource; reason: string | null; expires?: Date | null },
): Promise<boolean> {
  if (!mayChangeBan(user, by)) return false;
  Object.assign(user, { banned: true, banReason: reason, banExpires: expires, bannedBy: by });
  await userBanned.emit(ctx, { user });
  return true;
}

/** Lifts a ban, with the row locked. @returns false if the ban of another source stays. */
export function liftBan(user: User, by: BanSource): boolean {
  if (!mayChangeBan(user, by)) return false;
  Object.assign(user, { banned: false, banReason: null, banExpires: null, bannedBy: null });
  return true;
}

/** The error of a call by a banned user, with the message of the options. */
export function bannedError(service: { options: object }): AppError {
  return new AppError('BANNED_USER', { message: platformOptions.of(service).bannedUserMessage });
}
