import { expect, test } from 'vitest';

import { readHash, type SourceHash } from '#server/cli/import/hashes/explicit.ts';
import type { ReadHash } from '#server/cli/import/hashes/read-hash.ts';
import { textForms } from '#server/cli/import/hashes/text-forms.ts';
import type { HashParameter, HashServices } from '#server/security/password-kinds/kind.ts';
import { hashKinds } from '#server/security/password-kinds/registry.ts';
import { wrapRawHash } from '#server/security/password-kinds/wrapped.ts';
import { needsRehash, verifyAtUniformCost, verifyPassword } from '#server/security/password.ts';

import { vectors } from '#tests/support/password-vectors/vectors.ts';

const parameters = new Map<string, HashParameter>();
const services: HashServices = { readParameter: (id) => Promise.resolve(parameters.get(id) ?? null) };

function read(hash: SourceHash): ReadHash {
  return readHash(hash, (family, parameter) => {
    const id = `${family}-${parameters.size}`;
    parameters.set(id, parameter);
    return id;
  });
}

/** The stored forms of a hash: a fast one has another before it is wrapped. */
async function storedForms(hash: SourceHash): Promise<string[]> {
  const result = read(hash);
  if (!('stored' in result)) throw new Error(`Left: ${result.left} ${result.detail}`);
  const wrapped = await wrapRawHash(result.stored, 4);
  return wrapped === null ? [result.stored] : [result.stored, wrapped];
}

const tagOf = (stored: string) => stored.slice(0, stored.indexOf(':'));

test('each vector accepts its password and refuses others', { timeout: 120_000 }, async () => {
  expect(vectors.length).toBeGreaterThan(150);
  for (const { name, origin, hash, password } of vectors) {
    for (const stored of await storedForms(hash)) {
      const about = `${name} (${origin}) as ${tagOf(stored)}`;
      expect.soft(needsRehash(stored, 10), about).toBe(true);
      expect.soft(await verifyPassword(password, stored, services), about).toBe(true);
      for (const wrong of [`${password} `, password.toUpperCase(), ''])
        expect.soft(await verifyPassword(wrong, stored, services), `${about}: wrong`).toBe(false);
    }
  }
});

test('there is a vector of each stored kind that comes from imports, and of each form of a text', async () => {
  const ofImports = hashKinds.map(({ tag }) => tag).filter((tag) => !['bcrypt-sha256', 'elsewhere'].includes(tag));
  const tags = (await Promise.all(vectors.map(({ hash }) => storedForms(hash)))).flat().map(tagOf);
  // Made by the peer in tests of its import.
  expect([...new Set(tags), 'scrypt'].toSorted()).toEqual(ofImports.toSorted());

  const texts = vectors.flatMap(({ hash }) => (typeof hash === 'string' ? [hash] : []));
  const unused = textForms.filter(({ pattern }) => !texts.some((text) => pattern.test(text)));
  expect(unused.map(({ name }) => name)).toEqual(['scrypt of better-auth']);
});

test.for<[why: string, hash: SourceHash, left: string]>([
  ['a version with a defect', `$2x$10$${'a'.repeat(53)}`, 'hash_unsupported'],
  ['a bcrypt hash that was cut', `$2b$10$${'a'.repeat(52)}`, 'hash_unsupported'],
  ['bcrypt at cost 15', `$2b$15$${'a'.repeat(53)}`, 'hash_too_costly'],
  ['SHA-512 crypt', '$6$salt$hash', 'hash_unsupported'],
  ['MD5 crypt', '$1$salt$hash', 'hash_unsupported'],
  ['argon2 of version 1.0', '$argon2id$v=16$m=64,t=1,p=1$c2FsdHNhbHQ$c2FsdHNhbHQ', 'hash_unsupported'],
  ['argon2 with a gigabyte', '$argon2id$v=19$m=1048576,t=1,p=1$c2FsdHNhbHQ$c2FsdHNhbHQ', 'hash_too_costly'],
  ['argon2 with many passes', '$argon2id$v=19$m=262144,t=16,p=1$c2FsdHNhbHQ$c2FsdHNhbHQ', 'hash_too_costly'],
  ['scrypt with a gigabyte', '$scrypt$ln=20,r=8,p=1$c2FsdHNhbHQ$c2FsdHNhbHQ', 'hash_too_costly'],
  ['scrypt whose N is no power of two', 'scrypt:1000:8:1$salt$0011223344556677', 'hash_too_costly'],
  ['PBKDF2 with three million iterations', 'pbkdf2_sha256$3000000$salt$c2FsdHNhbHQ=', 'hash_too_costly'],
  ['a salt of more than 512 bytes', `pbkdf2_sha256$1000$${'s'.repeat(513)}$c2FsdHNhbHQ=`, 'hash_too_costly'],
  ['phpass with 2^17 rounds', `$P$F${'a'.repeat(30)}`, 'hash_too_costly'],
  ['base64 with other characters', 'pbkdf2_sha256$1000$salt$c2Fsd!NhbHQ=', 'hash_unsupported'],
  ['a text', 'correct horse', 'hash_unsupported'],
  ['nothing of ASP.NET', { kind: 'aspnet', hash: Buffer.from([3, 1, 2]) }, 'hash_unsupported'],
  [
    'a digest of another length',
    { kind: 'digest', digest: 'sha1', order: 'none', rounds: 0, hash: Buffer.alloc(16) },
    'hash_unsupported',
  ],
])('%s is left', ([, hash, left]) => {
  const result = read(hash);
  expect(result).toMatchObject({ left });
  expect(JSON.stringify(result)).not.toMatch(/salt\$|correct/);
});

test('a stored hash that is dearer than the limits, or damaged, is not computed', async () => {
  const damaged = [
    'argon2:id,1048576,1,1,32:c2FsdHNhbHQ:',
    'scrypt2:2,8,1,32::',
    'pbkdf2:md4,1,1::',
    'wrapped::',
    'x:',
    '',
  ];
  for (const stored of damaged) {
    expect(await verifyAtUniformCost('a password', stored, { costClasses: [], services })).toBe(false);
  }
});
