import { readFileSync } from 'node:fs';

import { SourceHash } from '#server/cli/import/hashes/explicit.ts';

/** A hash that another program made of a password. */
export interface Vector {
  name: string;
  /** The program, or where the vector is published. */
  origin: string;
  hash: SourceHash;
  password: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** Made by the hashers of passlib, Django, Werkzeug, argon2-cffi, bcrypt (Python) and PHP, each of an ASCII and of another password. */
const texts = read('text-hashes.json') as Vector[];

/** Made by `hash` and `hash_hmac` of PHP 8.2. */
const digests = (
  read('digests.json') as ({ password: string; symfony: string } & Record<string, Record<string, string>>)[]
)
  .map(({ password, symfony, ...byDigest }) => [
    {
      name: 'SHA-512 of Symfony',
      origin: 'the algorithm of MessageDigestPasswordHasher in PHP 8.2',
      password,
      hash: {
        kind: 'symfony',
        digest: 'sha512',
        iterations: 5000,
        salt: { utf8: 'symfonysalt' },
        hash: { base64: symfony },
      },
    },
    ...Object.entries(byDigest).flatMap(([digest, results]) =>
      Object.entries(results).map(([what, hex]) => ({
        name: `${digest} ${what}`,
        origin: 'PHP 8.2',
        password,
        hash: {
          ...(what.startsWith('hmac')
            ? { kind: 'hmac', key: { utf8: 'the key' }, order: what === 'hmac' ? 'none' : 'before' }
            : { kind: 'digest', order: what === 'rounds' ? 'none' : what, rounds: what === 'rounds' ? 2 : 0 }),
          ...(what === 'none' || what === 'rounds' || what === 'hmac' ? {} : { salt: { utf8: 'salt' } }),
          digest,
          hash: { hex },
        },
      })),
    ),
  ])
  .flat();

const dotnet = 'the tests of PasswordHasher in ASP.NET Core Identity';
const aspNet = [
  ['2', 'AAABAgMEBQYHCAkKCwwNDg+ukCEMDf0yyQ29NYubggHIVY0sdEUfdyeM+E1LtH1uJg=='],
  ['3, SHA-1', 'AQAAAAAAAAD6AAAAEAhftMyfTJylOlZT+eEotFXd1elee8ih5WsjXaR3PA9M'],
  [
    '3, SHA-256',
    'AQAAAAEAA9CQAAAAIESkQuj2Du8Y+kbc5lcN/W/3NiAZFEm11P27nrSN5/tId+bR1SwV8CO1Jd72r4C08OLvplNlCDc3oQZ8efcW+jQ=',
  ],
  ['3, SHA-512, 16 bytes', 'AQAAAAIAAAAyAAAAEOMwvh3+FZxqkdMBz2ekgGhwQ4B6pZWND6zgESBuWiHw'],
  [
    '3, SHA-512, 64 bytes',
    'AQAAAAIAAAD6AAAAIJbVi5wbMR+htSfFp8fTw8N8GOS/Sje+S/4YZcgBfU7EQuqv4OkVYmc4VJl9AGZzmRTxSkP7LtVi9IWyUxX8IAAfZ8v+ZfhjCcudtC1YERSqE1OEdXLW9VukPuJWBBjLuw==',
  ],
].map(([version, base64]) => ({
  name: `ASP.NET Identity ${version}`,
  origin: dotnet,
  password: 'my password',
  hash: { kind: 'aspnet', hash: { base64 } },
}));

const firebase = {
  signerKey: 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
  salt: '42xEC+ixf3L2lw==',
  hash: 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
};

const published = [
  {
    name: 'scrypt of Firebase',
    origin: 'the README of github.com/firebase/scrypt',
    password: 'user1password',
    hash: {
      kind: 'firebase',
      signerKey: { base64: firebase.signerKey },
      separator: { base64: 'Bw==' },
      rounds: 8,
      memory: 14,
      salt: { base64: firebase.salt },
      hash: { base64: firebase.hash },
    },
  },
  {
    name: 'scrypt of Firebase, as Supabase has it',
    origin: 'the same vector, in the form of github.com/supabase/auth',
    password: 'user1password',
    hash: `$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=${firebase.signerKey}$${firebase.salt}$${firebase.hash}`,
  },
  {
    name: 'PBKDF2 with named parameters',
    origin: 'the examples of OneLogin for imported passwords',
    password: 'Test@123',
    hash: '$pbkdf2-sha256$i=10000,l=32$wJuJqLoUFsdXa8k3sFhRlA$2waKCbPhZzL+RjWMQqvA1jpb+j56jTAXcNmRD9UTekU',
  },
  {
    name: 'scrypt',
    origin: 'RFC 7914, section 12',
    password: 'pleaseletmein',
    hash: {
      kind: 'scrypt',
      N: 16_384,
      r: 8,
      p: 1,
      salt: { utf8: 'SodiumChloride' },
      hash: {
        hex: '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887',
      },
    },
  },
  {
    name: 'PBKDF2 with SHA-1',
    origin: 'RFC 6070',
    password: 'password',
    hash: {
      kind: 'pbkdf2',
      digest: 'sha1',
      iterations: 4096,
      salt: { utf8: 'salt' },
      hash: { hex: '4b007901b765489abead49d926f721d065a429c1' },
    },
  },
];

/** Of a hasher whose result stands elsewhere among these, in the form in which another product has it. */
function inOtherForms(): Vector[] {
  const [bcrypt, argon2] = [madeBy('bcrypt of SHA-256 of Django'), madeBy('argon2id')];
  const [, , , , salt = '', hash = ''] = argon2.split('$');
  return [
    {
      origin: 'Django',
      password: 'correct horse',
      name: 'bcrypt of SHA-256 in hexadecimal',
      hash: { kind: 'bcrypt-sha256-hex', hash: bcrypt.slice('bcrypt_sha256$'.length) },
    },
    {
      origin: 'argon2-cffi',
      password: 'correct horse',
      name: 'argon2 by its values',
      hash: parsed({
        kind: 'argon2',
        type: 'id',
        memory: 512,
        passes: 2,
        parallelism: 2,
        salt: { base64: salt },
        hash: { base64: hash },
      }),
    },
    {
      name: 'bcrypt with a pepper',
      origin: 'bcrypt (Python), of the password with the pepper behind it',
      password: 'correct ',
      hash: { kind: 'bcrypt', hash: madeBy('bcrypt 2a'), pepper: 'horse' },
    },
  ];
}

const madeBy = (name: string) => texts.find((vector) => vector.name === name)!.hash as string;

function parsed(hash: unknown): SourceHash {
  return SourceHash.parse(hash);
}

export const vectors: readonly Vector[] = [
  ...texts,
  ...[...digests, ...aspNet, ...published].map(({ hash, ...vector }) => ({ ...vector, hash: parsed(hash) })),
  ...inOtherForms(),
];
