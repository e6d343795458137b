import { createHash, timingSafeEqual } from 'node:crypto';

import { callInHashThread, hashPool, withHashSlot } from './hash-pool.ts';

/** Stored hashes begin with the name of their scheme. */
const TAG = 'bcrypt-sha256:';

/** Hashes imported from better-auth: `salt:key` in hexadecimal; the hexadecimal text of the salt is the salt. */
const SCRYPT_TAG = 'scrypt:';
const SCRYPT_FORM = /^([0-9a-f]{32}):([0-9a-f]{128})$/;
const SCRYPT_COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };

/**
 * bcrypt reads 72 bytes and stops at a zero byte, so it hashes a base64 digest of the whole password. NFKC unifies the
 * different encodings that keyboards produce for the same characters.
 */
function prehash(password: string): string {
  return createHash('sha256').update(password.normalize('NFKC')).digest('base64');
}

export async function hashPassword(password: string, cost: number): Promise<string> {
  return withHashSlot(async () => {
    hashPool.bcryptRounds += 2 ** cost;
    return TAG + (await callInHashThread('bcryptHash', prehash(password), { cost }));
  });
}

/** A better-auth hash in the stored format, or null if it has another format. Sign-in replaces it with bcrypt. */
export function importScryptHash(hash: string): string | null {
  return SCRYPT_FORM.test(hash) ? SCRYPT_TAG + hash : null;
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  return withHashSlot(() => compare(password, stored));
}

async function compare(password: string, stored: string): Promise<boolean> {
  if (stored.startsWith(SCRYPT_TAG)) return compareScrypt(password, stored.slice(SCRYPT_TAG.length));
  return stored.startsWith(TAG) && compareBcrypt(password, stored.slice(TAG.length));
}

function compareBcrypt(password: string, hash: string): Promise<boolean> {
  hashPool.bcryptRounds += 2 ** costOf(hash);
  return callInHashThread('bcryptVerify', prehash(password), hash);
}

/** The cost of a bcrypt hash, with or without tag: `$2b$10$…`. */
function costOf(hash: string): number {
  return Number(hash.split('$')[2]);
}

async function compareScrypt(password: string, stored: string): Promise<boolean> {
  const [, salt, key] = SCRYPT_FORM.exec(stored) ?? [];
  if (!salt || !key) return false;
  hashPool.scryptHashes += 1;
  const expected = Buffer.from(key, 'hex');
  const derived = await callInHashThread('scrypt', password.normalize('NFKC'), salt, expected.length, SCRYPT_COST);
  return timingSafeEqual(expected, derived);
}

/** Whether a stored hash has another scheme or cost than configured. */
export function needsRehash(stored: string, cost: number): boolean {
  return !stored.startsWith(TAG + costPrefix(cost));
}

function costPrefix(cost: number): string {
  return `$2b$${String(cost).padStart(2, '0')}$`;
}

/** Hashes of no password, to spend the time of a comparison: a salt and a digest of zeros. */
const DUMMY_BCRYPT = '.'.repeat(22 + 31);
const DUMMY_SCRYPT = `${'0'.repeat(32)}:${'0'.repeat(128)}`;

/** The most expensive stored hashes of the service. */
export interface HighestHashCosts {
  bcryptCost: number;
  /** Whether imported hashes are stored. */
  scrypt: boolean;
}

/**
 * Compares a password with the stored hash. A wrong password costs as much as the most expensive stored hash, for every
 * account and without an account, so that response times do not reveal accounts. Uses a single slot of the pool.
 */
export async function verifyAtUniformCost(
  password: string,
  stored: string | null,
  { bcryptCost, scrypt: hasScrypt }: HighestHashCosts,
): Promise<boolean> {
  return withHashSlot(async () => {
    if (stored !== null && (await compare(password, stored))) return true;
    if (hasScrypt && !stored?.startsWith(SCRYPT_TAG)) await compareScrypt(password, DUMMY_SCRYPT);
    const compareAt = (cost: number) => compareBcrypt(password, costPrefix(cost) + DUMMY_BCRYPT);
    if (!stored?.startsWith(TAG)) await compareAt(bcryptCost);
    // The costs c to n-1 sum to 2^n - 2^c.
    else for (let cost = costOf(stored); cost < bcryptCost; cost++) await compareAt(cost);
    return false;
  });
}
