import { AppError } from '#server/errors.ts';
import type { EventContext } from '#server/events.ts';
import { Account, CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import { passwordChanged } from '#server/features/users/events.ts';
import type { User } from '#server/features/users/user.entity.ts';
import type { Options } from '#server/options/options.ts';

import { passwordOptions } from './password.options.ts';

/** Checks the length in UTF-16 units, before the password is hashed. */
export function requirePasswordLength(password: string, options: Options): void {
  const { minPasswordLength, maxPasswordLength } = passwordOptions.of({ options });
  if (password.length < minPasswordLength) throw new AppError('PASSWORD_TOO_SHORT');
  if (password.length > maxPasswordLength) throw new AppError('PASSWORD_TOO_LONG');
}

interface NewPassword {
  /** The hash. */
  password: string;
  provisioned?: boolean;
  /** The sessions to end. */
  revoked: 'none' | 'all' | { except: string };
}

/** Stores a user's first password or replaces it. Only with the user's row locked. */
export async function storePassword(
  ctx: EventContext,
  { user, account }: { user: User; account?: Account | null },
  { password, provisioned = false, revoked }: NewPassword,
): Promise<void> {
  const existing = account === undefined ? await ctx.em.findOne(Account, { providerId: CREDENTIAL, user }) : account;
  if (existing) Object.assign(existing, { password, provisioned: provisioned || existing.provisioned });
  else ctx.em.create(Account, { user, providerId: CREDENTIAL, accountId: user.id, password, provisioned });
  await passwordChanged.emit(ctx, { user, revoked });
}
