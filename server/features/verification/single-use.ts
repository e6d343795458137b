import { v7 } from 'uuid';

import type { Working } from '#server/context.ts';
import { writeAhead } from '#server/db/one-transaction.ts';
import { refuseMissing } from '#server/db/missing.ts';
import { inSeconds, now } from '#server/now.ts';
import { sha256 } from '#server/security/tokens.ts';
import type { User } from '#server/features/users/user.entity.ts';

import { Verification } from './verification.entity.ts';

/** What a secret is good for, and how its identifier begins (spec section 3). */
const prefixes = {
  'email-verification': 'email-verification:',
  'change-email': 'change-email:',
  'reset-password': 'reset-password:',
  'delete-account': 'delete-account-',
  'magic-link': 'magic-link:',
  'id-token': 'id-token:',
} as const;

export type Purpose = keyof typeof prefixes;

interface Secret {
  purpose: Purpose;
  secret: string;
}

/** What was kept beside a secret. */
export interface Kept {
  value: string;
  userId: string | null;
  expired: boolean;
}

/** The table knows only the hash, under its purpose: a secret opens nothing else, and a copy of the table nothing at all. */
function identifierOf({ purpose, secret }: Secret): string {
  return prefixes[purpose] + sha256(secret);
}

/** Keeps a secret until it is used, withdrawn or too old. */
export function keepSecret(
  ctx: Working,
  secret: Secret,
  { user = null, value = '', expiresIn }: { user?: User | null; value?: string; expiresIn: number },
): void {
  ctx.em.create(Verification, { identifier: identifierOf(secret), value, user, expiresAt: inSeconds(expiresIn) });
  ctx.work.refuse(refuseMissing('UNABLE_TO_CREATE_VERIFICATION'));
}

/** What is kept beside a secret, which stays usable. */
export async function lookUpSecret(ctx: Working, secret: Secret): Promise<Kept | null> {
  const row = await ctx.em.findOne(Verification, { identifier: identifierOf(secret) });
  return row && { value: row.value, userId: row.user?.id ?? null, expired: row.expiresAt <= now() };
}

/**
 * Uses a secret up: of any number of callers at once exactly one gets what was kept beside it. It happens in the call's
 * transaction, so that a call that fails leaves the secret usable.
 */
export async function useSecret(ctx: Working, secret: Secret): Promise<Kept | null> {
  if (!ctx.em.isInTransaction()) await ctx.em.begin();
  const [row] = await ctx.em.execute<{ value: string; user_id: string | null; expires_at: string | Date }[]>(
    'delete from verification where identifier = ? returning value, user_id, expires_at',
    [identifierOf(secret)],
  );
  if (!row) return null;
  return { value: row.value, userId: row.user_id, expired: new Date(row.expires_at) <= now() };
}

/** Takes back what was mailed to a person for these purposes. */
export function withdrawSecrets({ em }: Pick<Working, 'em'>, userId: string, purposes: readonly Purpose[]): void {
  const named = purposes.map(() => 'identifier like ?').join(' or ');
  const patterns = purposes.map((purpose) => `${prefixes[purpose]}%`);
  writeAhead(em, [`delete from verification where user_id = ? and (${named})`, [userId, ...patterns]]);
}

/** Records the use of a secret that another service issued; false where it was used before. Only in a transaction. */
export async function recordFirstUse({ em }: Working, secret: Secret, expiresAt: Date): Promise<boolean> {
  const columns = '"id", "identifier", "value", "user_id", "expires_at", "created_at", "updated_at"';
  const rows = await em.execute<object[]>(
    `insert into "verification" (${columns}) values (?, ?, '', null, ?, ?, ?)
     on conflict ("identifier") do nothing returning "id"`,
    [v7(), identifierOf(secret), expiresAt, now(), now()],
  );
  return rows.length > 0;
}
