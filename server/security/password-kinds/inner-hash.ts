import { createHmac, hash } from 'node:crypto';

import { bytesOf, textOf, type HashServices } from './kind.ts';
import { isPossibleRounds, MAX_PHPASS_LOG2, MAX_SALT_BYTES } from './limits.ts';
import { digestRounds, isDigest, type Digest } from './work.ts';

/** Where the salt stands. */
export type SaltOrder = 'none' | 'before' | 'after' | 'both';

/**
 * A fast hash of another product, which is stored inside bcrypt. Its text, the *spec*, has everything but the hash itself,
 * in fields without a colon.
 *
 * - `digest`: a digest of salt and password, taken `rounds` times more of its own result.
 * - `hmac`: keyed by a parameter of the installation.
 * - `phpass`: 2^log2 rounds of MD5 of the digest and the password.
 * - `symfony`: rounds of the digest and `password{salt}`.
 */
export type InnerHash =
  | { kind: 'digest'; digest: Digest; order: SaltOrder; salt: Uint8Array; rounds: number }
  | { kind: 'hmac'; digest: Digest; order: SaltOrder; salt: Uint8Array; parameter: string }
  | { kind: 'phpass'; salt: Uint8Array; log2: number }
  | { kind: 'symfony'; digest: Digest; salt: Uint8Array; rounds: number };

export function specOf(inner: InnerHash): string {
  const salt = textOf(inner.salt);
  if (inner.kind === 'digest') return ['digest', inner.digest, inner.order, inner.rounds, salt].join(',');
  if (inner.kind === 'hmac') return ['hmac', inner.digest, inner.order, inner.parameter, salt].join(',');
  if (inner.kind === 'phpass') return ['phpass', inner.log2, salt].join(',');
  return ['symfony', inner.digest, inner.rounds, salt].join(',');
}

const orders: readonly string[] = ['none', 'before', 'after', 'both'] satisfies SaltOrder[];

/** Null if the text is malformed or beyond the limits. */
export function parseSpec(spec: string): InnerHash | null {
  const [kind, ...fields] = spec.split(',');
  const salt = bytesOf(fields.at(-1) ?? '');
  if (salt.length > MAX_SALT_BYTES) return null;
  if (kind === 'phpass') {
    const log2 = Number(fields[0]);
    return Number.isInteger(log2) && log2 >= 0 && log2 <= MAX_PHPASS_LOG2 ? { kind, salt, log2 } : null;
  }
  const [digest = '', second = '', third = ''] = fields;
  if (!isDigest(digest)) return null;
  if (kind === 'symfony') {
    return isPossibleRounds(Number(second)) ? { kind, digest, salt, rounds: Number(second) } : null;
  }
  if (!orders.includes(second)) return null;
  const order = second as SaltOrder;
  if (kind === 'hmac') return { kind, digest, order, salt, parameter: third };
  return kind === 'digest' && isPossibleRounds(Number(third))
    ? { kind, digest, order, salt, rounds: Number(third) }
    : null;
}

/** Rounds that the main thread does at once. */
const FEW_ROUNDS = 100;

/** The digest whose rounds count as work of their own beside bcrypt, and how many; null for few. */
export function innerRounds(inner: InnerHash): { digest: Digest; rounds: number } | null {
  if (inner.kind === 'hmac') return null;
  const digest = inner.kind === 'phpass' ? 'md5' : inner.digest;
  const rounds = inner.kind === 'phpass' ? 2 ** inner.log2 : inner.rounds;
  return rounds > FEW_ROUNDS ? { digest, rounds } : null;
}

/** The bytes of the hash of a password. */
export async function computeInner(inner: InnerHash, password: string, services: HashServices): Promise<Uint8Array> {
  const bytes = Buffer.from(password);
  if (inner.kind === 'hmac') {
    const key = bytesOf((await services.readParameter(inner.parameter))?.['key'] ?? '');
    return createHmac(inner.digest, key).update(salted(inner, bytes)).digest();
  }
  const [first, suffix] = firstAndSuffix(inner, bytes);
  const many = innerRounds(inner);
  if (many !== null) return digestRounds(many.digest, { first, suffix, rounds: many.rounds });
  const digest = inner.kind === 'phpass' ? 'md5' : inner.digest;
  const rounds = inner.kind === 'phpass' ? 2 ** inner.log2 : inner.rounds;
  let result: Uint8Array = hash(digest, first, 'buffer');
  for (let round = 0; round < rounds; round += 1) result = hash(digest, Buffer.concat([result, suffix]), 'buffer');
  return result;
}

function firstAndSuffix(inner: Exclude<InnerHash, { kind: 'hmac' }>, bytes: Buffer): [Buffer, Buffer] {
  if (inner.kind === 'phpass') return [Buffer.concat([inner.salt, bytes]), bytes];
  if (inner.kind === 'digest') return [salted(inner, bytes), Buffer.alloc(0)];
  const merged =
    inner.salt.length === 0 ? bytes : Buffer.concat([bytes, Buffer.from('{'), inner.salt, Buffer.from('}')]);
  return [merged, merged];
}

function salted({ order, salt }: { order: SaltOrder; salt: Uint8Array }, password: Buffer): Buffer {
  const before = order === 'before' || order === 'both' ? salt : Buffer.alloc(0);
  const after = order === 'after' || order === 'both' ? salt : Buffer.alloc(0);
  return Buffer.concat([before, password, after]);
}
