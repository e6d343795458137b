import type { SourceHash } from '#server/cli/import/hashes/explicit.ts';
import { unsupported, type LeftHash } from '#server/cli/import/hashes/read-hash.ts';

import { bytesIn, hashWith, hexBytes } from './values.ts';

const asText = (digest: string): SourceHash => digest;

/** `pbkdf2_sha512$iterations$salt$hash` */
const pbkdf2 =
  (name: 'sha1' | 'sha256' | 'sha512', encodings: { salt: 'base64' | 'utf8' | 'hex'; hash: 'base64' | 'hex' }) =>
  (digest: string): SourceHash | LeftHash => {
    const [, iterations, saltText = '', hashText] = digest.split('$');
    const salt = { base64: bytesIn(saltText), hex: hexBytes(saltText), utf8: Buffer.from(saltText) }[encodings.salt];
    const hash = encodings.hash === 'hex' ? hexBytes(hashText) : bytesIn(hashText);
    return hashWith(`pbkdf2 ${name}`, { salt, hash }, (bytes) => ({
      kind: 'pbkdf2',
      digest: name,
      iterations: Number(iterations),
      ...bytes,
    }));
  };

/** A digest in hexadecimal, with a salt before or behind a `$` if there is one. */
const fast =
  (name: 'md5' | 'sha256') =>
  (digest: string): SourceHash | LeftHash => {
    const length = name === 'md5' ? 32 : 64;
    const [first = '', second] = digest.split('$');
    const isHash = (text = '') => new RegExp(`^[0-9a-f]{${length}}$`, 'i').test(text);
    const [hash, salt] = second === undefined || !isHash(second) ? [first, second] : [second, first];
    if (!isHash(hash)) return unsupported(name);
    const bytes = { hash: Buffer.from(hash, 'hex'), rounds: 0, kind: 'digest', digest: name } as const;
    return salt === undefined ? { ...bytes, order: 'none' } : { ...bytes, order: 'before', salt: Buffer.from(salt) };
  };

/** How the digest of each hasher of Clerk is written. */
const hashers: Readonly<Record<string, (digest: string) => SourceHash | LeftHash>> = {
  argon2i: asText,
  argon2id: asText,
  bcrypt: asText,
  bcrypt_sha256_django: asText,
  // The pepper stands behind the hash.
  bcrypt_peppered: (digest) => {
    const [, version, cost, hash, pepper] = digest.split('$');
    return pepper ? { kind: 'bcrypt', hash: `$${version}$${cost}$${hash}`, pepper } : asText(digest);
  },
  ldap_ssha: (digest) => (digest.startsWith('{') ? digest : `{SSHA}${digest}`),
  md5: fast('md5'),
  md5_salted: fast('md5'),
  sha256: fast('sha256'),
  sha256_salted: fast('sha256'),
  md5_phpass: asText,
  phpass: asText,
  pbkdf2_sha1: pbkdf2('sha1', { salt: 'utf8', hash: 'hex' }),
  pbkdf2_sha256: pbkdf2('sha256', { salt: 'base64', hash: 'base64' }),
  pbkdf2_sha256_django: asText,
  pbkdf2_sha512: pbkdf2('sha512', { salt: 'base64', hash: 'base64' }),
  pbkdf2_sha512_hex: pbkdf2('sha512', { salt: 'hex', hash: 'hex' }),
  scrypt_firebase: (digest) => {
    const [hash, salt, signerKey, separator, rounds, memory] = digest.split('$');
    const bytes = {
      hash: bytesIn(hash),
      salt: bytesIn(salt),
      signerKey: bytesIn(signerKey),
      separator: bytesIn(separator),
    };
    return hashWith('scrypt_firebase', bytes, (all) => ({
      kind: 'firebase',
      rounds: Number(rounds),
      memory: Number(memory),
      ...all,
    }));
  },
  scrypt_werkzeug: asText,
  // 5,000 iterations; the longer part is the hash.
  sha512_symfony: (digest) => {
    const [first = '', second = ''] = digest.split('$');
    const [hash, salt] = first.length >= second.length ? [first, second] : [second, first];
    return hashWith('sha512_symfony', { hash: bytesIn(hash) }, (bytes) => ({
      kind: 'symfony',
      digest: 'sha512',
      iterations: 5000,
      salt: Buffer.from(salt),
      ...bytes,
    }));
  },
};

export function clerkHash(digest: string, hasher: string): SourceHash | LeftHash {
  return hashers[hasher]?.(digest) ?? unsupported(hasher.slice(0, 64));
}
