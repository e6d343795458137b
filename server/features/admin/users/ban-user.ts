import type { Call } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { requireSubject } from '#server/features/admin/guards.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { userBanned } from '#server/features/users/events.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { inSeconds } from '#server/now.ts';
import type { BanUser, ByUser } from '#shared/admin.ts';

/** Keeps a person out, for a while or for good; their sessions end at once. */
export async function banUser({ ctx, input }: Call<SignedIn, typeof BanUser>) {
  if (input.userId === ctx.user.id) throw new AppError('YOU_CANNOT_BAN_YOURSELF');
  const user = await requireSubject(ctx, input.userId);

  user.banned = true;
  user.banReason = input.banReason || platformOptions.of(ctx).defaultBanReason;
  user.banExpires = input.banExpiresIn === undefined ? null : inSeconds(input.banExpiresIn);
  ctx.audit('user.banned', {
    subjectId: user.id,
    details: { reason: user.banReason, expires: user.banExpires?.toISOString() ?? null },
  });
  await userBanned.emit(ctx, { user });
  return { user };
}

/** Lets a person in again. */
export async function unbanUser({ ctx, input }: Call<SignedIn, typeof ByUser>) {
  const user = await requireSubject(ctx, input.userId);

  user.banned = false;
  user.banReason = null;
  user.banExpires = null;
  ctx.audit('user.unbanned', { subjectId: user.id });
  return { user };
}
