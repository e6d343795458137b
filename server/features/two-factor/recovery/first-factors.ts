import type { EntityManager } from '@mikro-orm/postgresql';

import { Account, CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import { now } from '#server/lib/now.ts';
import type { AuthenticationMethod } from '#shared/sessions/schemas.ts';

import { TwoFactor } from '#server/features/two-factor/two-factor.entity.ts';

type Methods = readonly AuthenticationMethod[];

/** Records the first factors beside which a second factor was verified. */
export function recordFirstFactors(factors: TwoFactor, amr: Methods): void {
  if (amr.includes('pwd')) factors.passwordProvenAt = now();
  if (amr.includes('fed')) factors.providerProvenAt = now();
}

/**
 * Whether a sign-in proved more than the mailbox. The owner of the mailbox can reset the password or link an account of a
 * provider, so each counts only once a second factor was verified beside it.
 */
export async function hasIndependentFirstFactor(em: EntityManager, userId: string, amr: Methods): Promise<boolean> {
  const factors = await em.findOne(TwoFactor, { user: userId });
  if (factors === null) return false;
  const { passwordProvenAt, providerProvenAt } = factors;
  const accounts = await em.find(Account, { user: userId });
  const isOlder = (time: Date, proven: Date | null) => proven !== null && time <= proven;
  const passwords = accounts.filter(({ providerId }) => providerId === CREDENTIAL);
  const linked = accounts.filter(({ providerId }) => providerId !== CREDENTIAL);
  return (
    (amr.includes('pwd') && passwords.every(({ updatedAt }) => isOlder(updatedAt, passwordProvenAt))) ||
    (amr.includes('fed') && linked.every(({ createdAt }) => isOlder(createdAt, providerProvenAt)))
  );
}

/**
 * Whether the first factors of a sign-in may be those of the owner of the mailbox alone: a mailed link or code, a password set by
 * mail, or an account of a provider linked since a second factor was last verified beside a first one.
 */
export async function provesMailboxOnly(em: EntityManager, userId: string, amr: Methods): Promise<boolean> {
  if (amr.includes('email')) return true;
  const factors = await em.findOne(TwoFactor, { user: userId });
  if (factors === null) return false;
  const { passwordMailedAt, passwordProvenAt, providerProvenAt, createdAt } = factors;
  if (amr.includes('pwd')) return passwordMailedAt !== null && passwordMailedAt >= (passwordProvenAt ?? createdAt);
  if (!amr.includes('fed')) return false;
  const lastProof = [passwordProvenAt, providerProvenAt].reduce(
    (last: Date, at) => (at && at > last ? at : last),
    createdAt,
  );
  return (
    (await em.count(Account, { user: userId, providerId: { $ne: CREDENTIAL }, createdAt: { $gt: lastProof } })) > 0
  );
}

/** A password that was set by mail counts as the mailbox until a second factor is verified beside it. */
export async function recordPassword(
  em: EntityManager,
  userId: string,
  { byMail }: { byMail: boolean },
): Promise<void> {
  await em.nativeUpdate(TwoFactor, { user: userId }, { passwordMailedAt: byMail ? now() : null });
}
