import { createHash, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

import { hash as bcryptHash, verify as bcryptVerify } from '@node-rs/bcrypt';

import { hashPool, withHashSlot } from './hash-pool.ts';

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
  return TAG + (await withHashSlot(() => createBcrypt(password, cost)));
}

/** A better-auth hash as we keep it; null where it is of another form. It is replaced at its owner's next sign-in. */
export function taggedScrypt(hash: string): string | null {
  return SCRYPT_FORM.test(hash) ? SCRYPT_TAG + hash : null;
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  return withHashSlot(() => compare(password, stored));
}

async function compare(password: string, stored: string): Promise<boolean> {
  if (stored.startsWith(SCRYPT_TAG)) return compareScrypt(password, stored.slice(SCRYPT_TAG.length));
  if (!stored.startsWith(TAG)) return false;
  return compareBcrypt(password, stored.slice(TAG.length));
}

function createBcrypt(password: string, cost: number): Promise<string> {
  hashPool.bcryptRounds += 2 ** cost;
  return bcryptHash(prehash(password), { cost });
}

function compareBcrypt(password: string, hash: string): Promise<boolean> {
  hashPool.bcryptRounds += 2 ** costOf(hash);
  return bcryptVerify(prehash(password), hash);
}

/** The cost of a hash, tagged or not: `$2b$10$…`. */
function costOf(hash: string): number {
  return Number(hash.split('$')[2]);
}

async function compareScrypt(password: string, stored: string): Promise<boolean> {
  const [, salt, key] = SCRYPT_FORM.exec(stored) ?? [];
  if (!salt || !key) return false;
  hashPool.scryptHashes += 1;
  const expected = Buffer.from(key, 'hex');
  const derived = await deriveScrypt(password.normalize('NFKC'), salt, expected.length, SCRYPT_COST);
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
const NOBODYS_SCRYPT = `${'0'.repeat(32)}:${'0'.repeat(128)}`;

/** What every wrong password costs: as much as the most expensive stored hash, so that time tells no account apart. */
export interface WrongPasswordPrice {
  bcryptCost: number;
  /** Whether accounts with imported hashes are left. */
  scrypt: boolean;
}

/**
 * Compares a password with the stored hash, if there is one. A wrong one costs the same for every account and for an
 * unknown address: what the stored hash is cheaper is computed in addition. All of it is one slot of the pool.
 */
export async function verifyAtPrice(
  password: string,
  stored: string | null,
  price: WrongPasswordPrice,
): Promise<boolean> {
  return withHashSlot(async () => {
    if (stored !== null && (await compare(password, stored))) return true;
    await computeRest(password, stored ?? '', price);
    return false;
  });
}

async function computeRest(password: string, stored: string, price: WrongPasswordPrice): Promise<void> {
  if (price.scrypt && !stored.startsWith(SCRYPT_TAG)) await compareScrypt(password, NOBODYS_SCRYPT);
  const compared = stored.startsWith(TAG) ? costOf(stored) : null;
  if (compared === null) await compareBcrypt(password, costPrefix(price.bcryptCost) + NOBODYS);
  // The costs c to n-1 sum to 2^n - 2^c.
  else
    for (let cost = compared; cost < price.bcryptCost; cost++)
      await compareBcrypt(password, costPrefix(cost) + NOBODYS);
}
