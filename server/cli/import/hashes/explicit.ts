import { z } from 'zod';

import { elsewhereForm } from '#server/security/password-kinds/elsewhere.ts';
import { textOf } from '#server/security/password-kinds/kind.ts';

import {
  argon2Hash,
  aspNetHash,
  bcryptHash,
  fastHash,
  firebaseHash,
  pbkdf2Hash,
  pepperedBcrypt,
  scryptHash,
} from './builders.ts';
import { fromBase64, fromBase64url, fromHex, type ParameterId, type ReadHash } from './read-hash.ts';
import { readHashText } from './text-forms.ts';

/** Bytes with their encoding, so that none is guessed. */
const Bytes = z
  .union([
    z.strictObject({ base64: z.string() }),
    z.strictObject({ base64url: z.string() }),
    z.strictObject({ hex: z.string() }),
    z.strictObject({ utf8: z.string() }),
  ])
  .transform((bytes, context): Buffer => {
    const decoded =
      'base64' in bytes
        ? fromBase64(bytes.base64)
        : 'base64url' in bytes
          ? fromBase64url(bytes.base64url)
          : 'hex' in bytes
            ? fromHex(bytes.hex)
            : Buffer.from(bytes.utf8);
    if (decoded !== null) return decoded;
    context.issues.push({ code: 'custom', message: 'is not in the encoding that it names', input: bytes });
    return z.NEVER;
  });

const Digest = z.enum(['md5', 'sha1', 'sha256', 'sha384', 'sha512']);
const whole = z.int().nonnegative();
const saltAndHash = { salt: Bytes, hash: Bytes };
const Order = z.enum(['none', 'before', 'after', 'both']);

const ExplicitHash = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bcrypt'), hash: z.string(), pepper: z.string().optional() }),
  z.strictObject({ kind: z.literal('bcrypt-sha256-hex'), hash: z.string() }),
  z.strictObject({
    kind: z.literal('argon2'),
    type: z.enum(['i', 'd', 'id']),
    memory: whole,
    passes: whole,
    parallelism: whole,
    ...saltAndHash,
  }),
  z.strictObject({ kind: z.literal('scrypt'), N: whole, r: whole, p: whole, ...saltAndHash }),
  z.strictObject({
    kind: z.literal('firebase'),
    signerKey: Bytes,
    separator: Bytes,
    rounds: whole,
    memory: whole,
    ...saltAndHash,
  }),
  z.strictObject({ kind: z.literal('pbkdf2'), digest: Digest, iterations: whole, ...saltAndHash }),
  z.strictObject({ kind: z.literal('aspnet'), hash: Bytes }),
  z.strictObject({
    kind: z.literal('digest'),
    digest: Digest,
    order: Order.default('none'),
    rounds: whole.default(0),
    salt: Bytes.optional(),
    hash: Bytes,
  }),
  z.strictObject({
    kind: z.literal('hmac'),
    digest: Digest,
    key: Bytes,
    order: Order.default('none'),
    salt: Bytes.optional(),
    hash: Bytes,
  }),
  z.strictObject({ kind: z.literal('symfony'), digest: Digest, iterations: whole, ...saltAndHash }),
  z.strictObject({ kind: z.literal('elsewhere'), reference: z.string().min(1).max(512) }),
]);

/** A password hash in an import: a text that names its kind, or the values of one. */
export const SourceHash = z.union([z.string().min(1).max(4096), ExplicitHash]);
export type SourceHash = z.output<typeof SourceHash>;
type Explicit = z.output<typeof ExplicitHash>;

const noSalt = Buffer.alloc(0);

/** How the values of each kind are read. */
const readers: { [Kind in Explicit['kind']]: (hash: Extract<Explicit, { kind: Kind }>, id: ParameterId) => ReadHash } =
  {
    bcrypt: ({ hash, pepper }, id) => (pepper === undefined ? bcryptHash(hash) : pepperedBcrypt(hash, pepper, id)),
    'bcrypt-sha256-hex': ({ hash }) => bcryptHash(hash, { kind: 'bcrypt-hex' }),
    argon2: ({ salt, hash, ...cost }) => argon2Hash({ salt, key: hash }, cost),
    scrypt: ({ salt, hash, ...cost }) => scryptHash({ salt, key: hash }, cost),
    firebase: ({ salt, hash, ...project }, id) => firebaseHash({ salt, key: hash }, project, id),
    pbkdf2: ({ salt, hash, digest, iterations }) => pbkdf2Hash({ salt, key: hash }, digest, iterations),
    aspnet: ({ hash }) => aspNetHash(hash),
    digest: ({ digest, order, rounds, salt = noSalt, hash }) =>
      fastHash({ kind: 'digest', digest, order, salt, rounds }, hash),
    hmac: ({ digest, key, order, salt = noSalt, hash }, id) =>
      fastHash({ kind: 'hmac', digest, order, salt, parameter: id('hmac', { key: textOf(key) }) }, hash),
    // Its first iteration is the digest itself.
    symfony: ({ digest, iterations, salt, hash }) =>
      fastHash({ kind: 'symfony', digest, salt, rounds: iterations - 1 }, hash),
    elsewhere: ({ reference }) => ({ stored: elsewhereForm(reference) }),
  };

export function readHash(hash: SourceHash, parameterId: ParameterId): ReadHash {
  if (typeof hash === 'string') return readHashText(hash, parameterId);
  const read = readers[hash.kind] as (hash: Explicit, id: ParameterId) => ReadHash;
  return read(hash, parameterId);
}
