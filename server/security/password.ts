import { createHash, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

import { hash as bcryptHash, verify as bcryptVerify } from '@node-rs/bcrypt';

import { withHashSlot } from './hash-pool.ts';

/** The tag says how a stored hash was made, so that another algorithm can follow at the next sign-in. */
const TAG = 'bcrypt-sha256:';

/** Hashes that came with people from better-auth: a salt and a key in hexadecimal, the salt used as that text. */
const SCRYPT_TAG = 'scrypt:';
const SCRYPT_FORM = /^([0-9a-f]{32}):([0-9a-f]{128})$/;
const SCRYPT_COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const deriveScrypt = promisify<string, string, number, object, Buffer>(scrypt);

/**
 * bcrypt reads 72 bytes and stops at a zero byte. A digest of fixed length, in letters, makes every character of the
 * password count; NFKC makes one password of what two keyboards send for the same one.
 */
function prehash(password: string): string {
  return createHash('sha256').update(password.normalize('NFKC')).digest('base64');
}

export async function hashPassword(password: string, cost: number): Promise<string> {
  return TAG + (await withHashSlot(() => bcryptHash(prehash(password), { cost })));
}

/** A better-auth hash as we keep it; null where it is of another form. It is replaced at its owner's next sign-in. */
export function taggedScrypt(hash: string): string | null {
  return SCRYPT_FORM.test(hash) ? SCRYPT_TAG + hash : null;
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  if (stored.startsWith(SCRYPT_TAG)) return verifyScrypt(password, stored.slice(SCRYPT_TAG.length));
  if (!stored.startsWith(TAG)) return false;
  return withHashSlot(() => bcryptVerify(prehash(password), stored.slice(TAG.length)));
}

async function verifyScrypt(password: string, stored: string): Promise<boolean> {
  const [, salt, key] = SCRYPT_FORM.exec(stored) ?? [];
  if (!salt || !key) return false;
  const expected = Buffer.from(key, 'hex');
  const derived = await withHashSlot(() =>
    deriveScrypt(password.normalize('NFKC'), salt, expected.length, SCRYPT_COST),
  );
  return timingSafeEqual(expected, derived);
}

/** Whether a stored hash should be made anew, now that the password is at hand. */
export function needsRehash(stored: string, cost: number): boolean {
  return !stored.startsWith(TAG + costPrefix(cost));
}

function costPrefix(cost: number): string {
  return `$2b$${String(cost).padStart(2, '0')}$`;
}

/** A salt and a digest of zeros, in bcrypt's letters: what is compared with it is compared for the time that takes. */
const NOBODYS = '.'.repeat(22 + 31);

/** Spends on an unknown address what a wrong password would cost, so that time does not tell them apart. */
export async function verifyNothing(password: string, cost: number): Promise<false> {
  await verifyPassword(password, `${TAG}${costPrefix(cost)}${NOBODYS}`);
  return false;
}
