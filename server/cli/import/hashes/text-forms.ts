import type { Digest } from '#server/security/password-kinds/work.ts';
import { importScryptHash } from '#server/security/password.ts';

import { argon2Hash, bcryptHash, fastHash, firebaseHash, pbkdf2Hash, scryptHash } from './builders.ts';
import {
  fromBase64,
  fromHex,
  fromPasslibBase64,
  fromPhpass,
  phpassLog2,
  unsupported,
  type ParameterId,
  type ReadHash,
} from './read-hash.ts';

type Fields = Record<string, string>;

/** A form of a hash as text that names its kind. The first one that matches is read. */
interface TextForm {
  name: string;
  pattern: RegExp;
  read: (fields: Fields, parameterId: ParameterId) => ReadHash;
}

const utf8 = (text = '') => Buffer.from(text);
const passlibDigest: Fields = { '': 'sha1', '-sha1': 'sha1', '-sha256': 'sha256', '-sha512': 'sha512' };

/** The LDAP schemes of a digest, and of the digest with a salt behind it. */
const ldapDigests: Readonly<Record<string, Digest>> = {
  MD5: 'md5',
  SMD5: 'md5',
  SHA: 'sha1',
  SSHA: 'sha1',
  SHA256: 'sha256',
  SSHA256: 'sha256',
  SHA384: 'sha384',
  SSHA384: 'sha384',
  SHA512: 'sha512',
  SSHA512: 'sha512',
};
const hexDigits: Readonly<Record<string, number>> = { md5: 16, sha1: 20, sha256: 32, sha384: 48, sha512: 64 };

function ldapHash({ scheme = '', value }: Fields): ReadHash {
  const [digest, bytes] = [ldapDigests[scheme]!, fromBase64(value)];
  const length = hexDigits[digest]!;
  const salt = bytes?.subarray(length) ?? Buffer.alloc(0);
  const isSalted = scheme.startsWith('SS') || scheme === 'SMD5';
  if (bytes === null || isSalted !== salt.length > 0) return unsupported(`{${scheme}}`);
  const order = isSalted ? 'after' : 'none';
  return fastHash({ kind: 'digest', digest, order, salt, rounds: 0 }, bytes.subarray(0, length));
}

export const textForms: readonly TextForm[] = [
  { name: 'bcrypt', pattern: /^(?<hash>\$2[abxy]?\$.*)$/, read: ({ hash }) => bcryptHash(hash!) },
  { name: 'bcrypt of Django', pattern: /^bcrypt\$(?<hash>\$2.*)$/, read: ({ hash }) => bcryptHash(hash!) },
  {
    name: 'bcrypt of SHA-256 of Django',
    pattern: /^bcrypt_sha256\$(?<hash>\$2.*)$/,
    read: ({ hash }) => bcryptHash(hash!, { kind: 'bcrypt-hex' }),
  },
  {
    // The prefix is that of Django.
    name: 'argon2',
    pattern:
      /^(argon2)?\$argon2(?<type>id|i|d)\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=(?<p>\d+)\$(?<salt>[^$]+)\$(?<key>[^$]+)$/,
    read: ({ type = '', m, t, p, salt, key }) =>
      argon2Hash(
        { salt: fromBase64(salt), key: fromBase64(key) },
        { type, memory: Number(m), passes: Number(t), parallelism: Number(p) },
      ),
  },
  {
    name: 'scrypt',
    pattern: /^\$scrypt\$ln=(?<ln>\d+),r=(?<r>\d+),p=(?<p>\d+)\$(?<salt>[^$]+)\$(?<key>[^$]+)$/,
    read: ({ ln, r, p, salt, key }) =>
      scryptHash({ salt: fromBase64(salt), key: fromBase64(key) }, { N: 2 ** Number(ln), r: Number(r), p: Number(p) }),
  },
  {
    name: 'scrypt of Werkzeug',
    pattern: /^scrypt:(?<N>\d+):(?<r>\d+):(?<p>\d+)\$(?<salt>[^$]*)\$(?<key>[^$]+)$/,
    read: ({ N, r, p, salt, key }) =>
      scryptHash({ salt: utf8(salt), key: fromHex(key) }, { N: Number(N), r: Number(r), p: Number(p) }),
  },
  {
    name: 'scrypt of Django',
    pattern: /^scrypt\$(?<N>\d+)\$(?<salt>[^$]*)\$(?<r>\d+)\$(?<p>\d+)\$(?<key>[^$]+)$/,
    read: ({ N, r, p, salt, key }) =>
      scryptHash({ salt: utf8(salt), key: fromBase64(key) }, { N: Number(N), r: Number(r), p: Number(p) }),
  },
  {
    name: 'scrypt of better-auth',
    pattern: /^(?<hash>[0-9a-f]{32}:[0-9a-f]{128})$/,
    read: ({ hash }) => ({ stored: importScryptHash(hash!)! }),
  },
  {
    name: 'scrypt of Firebase, as Supabase has it',
    pattern:
      /^\$fbscrypt\$v=1,n=(?<n>\d+),r=(?<r>\d+),p=1(,ss=(?<ss>[A-Za-z0-9+/]*=*))?,sk=(?<sk>[A-Za-z0-9+/]*=*)\$(?<salt>[^$]*)\$(?<key>[^$]+)$/,
    read: ({ n, r, ss, sk, salt, key }, parameterId) =>
      firebaseHash(
        { salt: fromBase64(salt), key: fromBase64(key) },
        {
          signerKey: fromBase64(sk)!,
          separator: fromBase64(ss) ?? Buffer.alloc(0),
          rounds: Number(r),
          memory: Number(n),
        },
        parameterId,
      ),
  },
  {
    name: 'PBKDF2 of Django',
    pattern: /^pbkdf2_(?<digest>sha1|sha256)\$(?<iterations>\d+)\$(?<salt>[^$]*)\$(?<key>[^$]+)$/,
    read: ({ digest = '', iterations, salt, key }) =>
      pbkdf2Hash({ salt: utf8(salt), key: fromBase64(key) }, digest, Number(iterations)),
  },
  {
    name: 'PBKDF2 with named parameters',
    pattern:
      /^\$pbkdf2(?<digest>-sha1|-sha256|-sha512)?\$i=(?<iterations>\d+)(,l=(?<length>\d+))?\$(?<salt>[^$]*)\$(?<key>[^$]+)$/,
    read: ({ digest = '', iterations, length, salt, key }) => {
      const bytes = fromBase64(key);
      if (length !== undefined && bytes?.length !== Number(length)) return unsupported('pbkdf2');
      return pbkdf2Hash({ salt: fromBase64(salt), key: bytes }, passlibDigest[digest]!, Number(iterations));
    },
  },
  {
    name: 'PBKDF2 of passlib',
    pattern: /^\$pbkdf2(?<digest>-sha256|-sha512)?\$(?<iterations>\d+)\$(?<salt>[^$]*)\$(?<key>[^$]+)$/,
    read: ({ digest = '', iterations, salt, key }) =>
      pbkdf2Hash(
        { salt: fromPasslibBase64(salt), key: fromPasslibBase64(key) },
        passlibDigest[digest]!,
        Number(iterations),
      ),
  },
  {
    name: 'PBKDF2 of LDAP',
    pattern: /^\{PBKDF2(?<digest>-SHA1|-SHA256|-SHA512)?\}(?<iterations>\d+)\$(?<salt>[^$]*)\$(?<key>[^$]+)$/,
    read: ({ digest = '', iterations, salt, key }) =>
      pbkdf2Hash(
        { salt: fromPasslibBase64(salt), key: fromPasslibBase64(key) },
        passlibDigest[digest.toLowerCase()]!,
        Number(iterations),
      ),
  },
  {
    name: 'PBKDF2 of Werkzeug',
    pattern: /^pbkdf2:(?<digest>sha1|sha256|sha512):(?<iterations>\d+)\$(?<salt>[^$]*)\$(?<key>[^$]+)$/,
    read: ({ digest = '', iterations, salt, key }) =>
      pbkdf2Hash({ salt: utf8(salt), key: fromHex(key) }, digest, Number(iterations)),
  },
  {
    name: 'phpass',
    pattern: /^\$[PH]\$(?<log2>.)(?<salt>.{8})(?<key>.{22})$/,
    read: ({ log2 = '', salt, key = '' }) =>
      fastHash({ kind: 'phpass', log2: phpassLog2(log2), salt: utf8(salt) }, fromPhpass(key)),
  },
  {
    name: 'bcrypt of LDAP',
    pattern: /^\{(CRYPT|BCRYPT)\}(?<hash>\$2.*)$/i,
    read: ({ hash }) => bcryptHash(hash!),
  },
  {
    name: 'a digest of LDAP',
    pattern: new RegExp(`^\\{(?<scheme>${Object.keys(ldapDigests).join('|')})\\}(?<value>.+)$`),
    read: ldapHash,
  },
  {
    name: 'a digest of Django',
    pattern: /^(?<digest>md5|sha1)\$(?<salt>[^$]*)\$(?<key>[0-9a-f]+)$/,
    read: ({ digest, salt, key }) =>
      fastHash(
        { kind: 'digest', digest: digest as Digest, order: 'before', salt: utf8(salt), rounds: 0 },
        fromHex(key),
      ),
  },
];

/** Reads a hash whose text names its kind. */
export function readHashText(text: string, parameterId: ParameterId): ReadHash {
  for (const { pattern, read } of textForms) {
    const match = pattern.exec(text);
    if (match) return read({ ...match.groups }, parameterId);
  }
  // The beginning of an unknown text can be a part of the hash.
  const [name] = /^(\$[a-z0-9-]{1,16}\$|\{[A-Z0-9-]{1,20}\}|[a-z0-9_]{1,20}\$)/.exec(text) ?? [];
  return unsupported(name ?? 'unknown form');
}
