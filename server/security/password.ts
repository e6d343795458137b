import { createHash } from 'node:crypto';

import { hash as bcryptHash, verify as bcryptVerify } from '@node-rs/bcrypt';

/** The tag says how a stored hash was made, so that another algorithm can follow at the next sign-in. */
const TAG = 'bcrypt-sha256:';

/**
 * bcrypt reads 72 bytes and stops at a zero byte. A digest of fixed length, in letters, makes every character of the
 * password count; NFKC makes one password of what two keyboards send for the same one.
 */
function prehash(password: string): string {
  return createHash('sha256').update(password.normalize('NFKC')).digest('base64');
}

export async function hashPassword(password: string, cost: number): Promise<string> {
  return TAG + (await bcryptHash(prehash(password), { cost }));
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  if (!stored.startsWith(TAG)) return false;
  return bcryptVerify(prehash(password), stored.slice(TAG.length));
}

/** Whether a stored hash should be made anew, now that the password is at hand. */
export function needsRehash(stored: string, cost: number): boolean {
  return !stored.startsWith(`${TAG}$2b$${String(cost).padStart(2, '0')}$`);
}

/** Spends on an unknown address what a wrong password would cost, so that time does not tell them apart. */
export async function verifyNothing(password: string, cost: number): Promise<false> {
  await hashPassword(password, cost);
  return false;
}
