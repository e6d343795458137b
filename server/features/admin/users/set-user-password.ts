import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { requirePasswordLength } from '#server/features/passwords/password-rules.ts';
import { storePassword } from '#server/features/passwords/store-password.ts';
import { hashPassword } from '#server/security/password.ts';
import type { SetUserPassword } from '#shared/admin.ts';

import { requireSubject } from '#server/features/admin/subject.ts';
import { passwordOptions } from '#server/features/passwords/password.options.ts';

/** Gives a person a password, their first or another; whoever was signed in as them no longer is. */
export async function setUserPassword({ ctx, input }: Call<SignedIn, typeof SetUserPassword>) {
  requirePasswordLength(input.newPassword, ctx.options);
  const user = await requireSubject(ctx, input.userId);

  const password = await hashPassword(input.newPassword, passwordOptions.of(ctx).bcryptCost);
  ctx.audit('user.password-set', { subjectId: user.id });
  await storePassword(ctx, { user }, { password, provisioned: true, revoked: { except: ctx.session.id } });
  return { status: true as const };
}
