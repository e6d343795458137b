import { callInHashThread, hashPool } from '#server/security/hash-pool.ts';

/**
 * Amounts of work by class. An additive class is a number of rounds, so a cheaper hash can be topped up to a dearer one:
 * `bcrypt`, `pbkdf2:sha512,1` with blocks of output, `rounds:md5`. A memory-hard class (`scrypt:N,r,p,length`,
 * `argon2:type,memory,passes,lanes,length`) is done or not, since its time is no multiple of another's.
 */
export type Work = Readonly<Record<string, number>>;

export function workIn(costClass: string, amount: number): Work {
  return { [costClass]: amount };
}

/** The most work of each class. */
export function mostWork(works: readonly Work[]): Work {
  const most: Record<string, number> = {};
  for (const [costClass, amount] of works.flatMap((work) => Object.entries(work)))
    most[costClass] = Math.max(most[costClass] ?? 0, amount);
  return most;
}

/** Does the work of `needed` that `done` lacks. */
export async function topUp(needed: Work, done: Work): Promise<void> {
  for (const [costClass, amount] of Object.entries(needed).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const missing = amount - (done[costClass] ?? 0);
    if (missing <= 0) continue;
    const [family = '', parameters = ''] = costClass.split(':');
    await performers[family]!(parameters.split(','), missing);
  }
}

/** A hash of no password: a salt and a digest of zeros. */
const DUMMY_BCRYPT = '.'.repeat(22 + 31);
const DUMMY_PASSWORD = 'no password';
const DUMMY_SALT = Buffer.alloc(16);

const performers: Record<string, (parameters: string[], amount: number) => Promise<unknown>> = {
  // The costs c to n-1 sum to 2^n - 2^c, whose binary digits they are.
  bcrypt: async (_parameters, rounds) => {
    for (let cost = 0; 2 ** cost <= rounds; cost += 1)
      if (Math.floor(rounds / 2 ** cost) % 2 === 1)
        await compareBcrypt(DUMMY_PASSWORD, costPrefix(cost) + DUMMY_BCRYPT);
  },
  pbkdf2: ([digest = '', blocks], iterations) =>
    pbkdf2(DUMMY_PASSWORD, DUMMY_SALT, {
      digest,
      iterations,
      length: Number(blocks) * digestBytes[digest as Digest],
    }),
  rounds: ([digest = ''], rounds) =>
    digestRounds(digest, { first: DUMMY_SALT, suffix: DUMMY_SALT, rounds }).then(() => undefined),
  scrypt: ([N, r, p, length]) =>
    scrypt(DUMMY_PASSWORD, DUMMY_SALT, { N: Number(N), r: Number(r), p: Number(p), length: Number(length) }),
  argon2: ([type = '', memory, passes, parallelism, length]) =>
    argon2(DUMMY_PASSWORD, DUMMY_SALT, {
      type,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      length: Number(length),
    }),
};

export const digestBytes = { md5: 16, sha1: 20, sha256: 32, sha384: 48, sha512: 64 } as const;
export type Digest = keyof typeof digestBytes;

export function isDigest(name: string): name is Digest {
  return Object.hasOwn(digestBytes, name);
}

function count(costClass: string, amount: number): void {
  hashPool.work[costClass] = (hashPool.work[costClass] ?? 0) + amount;
}

/** `$2b$10$` */
export function costPrefix(cost: number): string {
  return `$2b$${String(cost).padStart(2, '0')}$`;
}

/** The cost of a bcrypt hash: `$2b$10$…`. */
export function bcryptCost(hash: string): number {
  return Number(hash.split('$')[2]);
}

export function bcryptHash(text: string, cost: number): Promise<string> {
  count('bcrypt', 2 ** cost);
  return callInHashThread('bcryptHash', text, { cost });
}

export function compareBcrypt(text: string, hash: string): Promise<boolean> {
  count('bcrypt', 2 ** bcryptCost(hash));
  return callInHashThread('bcryptVerify', text, hash);
}

export interface ScryptCost {
  N: number;
  r: number;
  p: number;
  /** Bytes of the key. */
  length: number;
}

export const scryptClass = ({ N, r, p, length }: ScryptCost) => `scrypt:${N},${r},${p},${length}`;

export function scrypt(password: string, salt: Uint8Array, cost: ScryptCost): Promise<Uint8Array> {
  count(scryptClass(cost), 1);
  const { length, ...parameters } = cost;
  // Exactly 128 N r bytes, and the blocks beside them.
  const maxmem = 128 * cost.N * cost.r + 128 * cost.r * (cost.p + 8) + 1024 * 1024;
  return callInHashThread('scrypt', password, salt, length, { ...parameters, maxmem });
}

export interface Pbkdf2Cost {
  digest: string;
  iterations: number;
  length: number;
}

export const pbkdf2Class = (digest: Digest, length: number) =>
  `pbkdf2:${digest},${Math.ceil(length / digestBytes[digest])}`;

export function pbkdf2(password: string, salt: Uint8Array, cost: Pbkdf2Cost): Promise<Uint8Array> {
  const { digest, iterations, length } = cost;
  count(pbkdf2Class(digest as Digest, length), iterations);
  return callInHashThread('pbkdf2', password, salt, iterations, length, digest);
}

export interface Argon2Cost {
  /** `i`, `d` or `id`. */
  type: string;
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
  length: number;
}

export const argon2Class = ({ type, memory, passes, parallelism, length }: Argon2Cost) =>
  `argon2:${type},${memory},${passes},${parallelism},${length}`;

export function argon2(password: string, nonce: Uint8Array, cost: Argon2Cost): Promise<Uint8Array> {
  count(argon2Class(cost), 1);
  const { type, memory, passes, parallelism, length } = cost;
  return callInHashThread('argon2', `argon2${type}` as 'argon2id', {
    message: password,
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: length,
  });
}

/** A digest of `first`, and `rounds` more of the digest with `suffix`. */
export function digestRounds(
  digest: string,
  { first, suffix, rounds }: { first: Uint8Array; suffix: Uint8Array; rounds: number },
): Promise<Uint8Array> {
  count(`rounds:${digest}`, rounds);
  return callInHashThread('digestRounds', digest, { first, suffix, rounds });
}
