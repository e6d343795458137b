import { expect } from 'vitest';

import { hashPool } from '#server/security/hash-pool.ts';
import { hashPassword } from '#server/security/password.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const COST = 6;
const salt = 'A'.repeat(22);
const key = 'A'.repeat(43);
const bcrypt = (cost: number) => `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;
const hashWithCost = (cost: number) => () => hashPassword('the password of the account', cost);
const text = (hash: string) => async () => hash;

/** Possible values of the password column. The hashes of other kinds fit no password. */
const stored: Record<string, () => Promise<string | null>> = {
  'a hash of the configured cost': hashWithCost(COST),
  'a hash of a lower cost': hashWithCost(COST - 2),
  'a hash of a higher cost': hashWithCost(COST + 1),
  'scrypt of better-auth': text(`scrypt:${'0'.repeat(32)}:${'0'.repeat(128)}`),
  'bcrypt of another product': text(`bcrypt:${bcrypt(7)}`),
  'bcrypt of a digest': text(`bcrypt-hex:${bcrypt(5)}`),
  'bcrypt with a pepper that is gone': text(`bcrypt-pepper:${bcrypt(8)}:0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10`),
  scrypt: text(`scrypt2:1024,8,1,32:${salt}:${key}`),
  'scrypt of Firebase': text(`firebase:9,8:0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10:${salt}:${key}`),
  argon2: text(`argon2:id,64,1,1,32:${salt}:${key}`),
  'PBKDF2 with few iterations': text(`pbkdf2:sha256,1,0000000100:${salt}:${key}`),
  'PBKDF2 with more iterations': text(`pbkdf2:sha256,1,0000001000:${salt}:${key}`),
  'PBKDF2 of another digest': text(`pbkdf2:sha1,2,0000000500:${salt}:${key}`),
  'a digest that is not wrapped yet': text(`raw:1:digest,sha1,before,0,${salt}:${key}`),
  'rounds that are not wrapped yet': text(`raw:md5,0000000512:phpass,9,${salt}:${salt}`),
  'a wrapped digest': text(`wrapped:${bcrypt(COST)}:digest,md5,after,0,${salt}`),
  'wrapped rounds': text(`wrapped-rounds:md5,06,0000000256:${bcrypt(COST)}:phpass,8,${salt}`),
  'a text of no kind': text('a text of no kind'),
  'no password': async () => null,
};

const calls: Record<string, (n: number) => object> = {
  '/sign-in/email': (n) => ({ email: `user_${n}@example.com` }),
  '/sign-in/username': (n) => ({ username: `user_${n}` }),
  '/sign-in/phone-number': (n) => ({ phoneNumber: `+121255501${String(n).padStart(2, '0')}` }),
};

const own = { bcrypt: 2 ** COST };
const betterAuth = { 'scrypt:16384,16,1,64': 1 };

test.for<[hashes: string, kinds: string[], work: object]>([
  ['only current hashes', ['a hash of the configured cost', 'no password'], own],
  ['hashes of a lower cost', ['a hash of the configured cost', 'a hash of a lower cost'], own],
  [
    'hashes of a higher cost',
    ['a hash of the configured cost', 'a hash of a higher cost'],
    { bcrypt: 2 ** (COST + 1) },
  ],
  // Apart from the other kinds, since its cost is fixed and high: with all of them, a minute was not enough under load.
  [
    'hashes of better-auth and argon2',
    ['a hash of the configured cost', 'scrypt of better-auth', 'argon2'],
    { ...own, ...betterAuth, 'argon2:id,64,1,1,32': 1 },
  ],
  [
    'hashes of every other kind',
    Object.keys(stored).filter((kind) => kind !== 'scrypt of better-auth'),
    {
      bcrypt: 2 ** 8,
      'scrypt:1024,8,1,32': 1,
      'scrypt:512,8,1,32': 1,
      'argon2:id,64,1,1,32': 1,
      'pbkdf2:sha256,1': 1000,
      'pbkdf2:sha1,2': 500,
      'rounds:md5': 512,
    },
  ],
])(
  'a wrong password costs the same hashing for every address, username and phone number when accounts have %s',
  async ([, kinds, work]) => {
    await using gatehouse = await startGatehouse({
      emailAndPassword: { bcryptCost: COST },
      username: { enabled: true },
      phoneNumber: { enabled: true, sendOTP: () => {} },
    });
    const owners = ['no account', ...kinds];
    for (const [n, kind] of [...owners.entries()].slice(1)) {
      const { id } = await Person.signUp(gatehouse, { email: `user_${n}@example.com`, username: `user_${n}` });
      const hash = await stored[kind]!();
      const value = hash === null ? 'null' : `'${hash}'`;
      await runSql(
        gatehouse.options.databaseUrl!,
        `update account set password = ${value} where user_id = '${id}';
         update "user" set phone_number = '+121255501${String(n).padStart(2, '0')}', phone_number_verified = true where id = '${id}'`,
      );
    }

    const costs: Record<string, object> = {};
    for (const [n, kind] of owners.entries()) {
      for (const [call, who] of Object.entries(calls)) {
        await gatehouse.idle();
        hashPool.work = {};
        const { status } = await new Person(gatehouse).post(call, { ...who(n), password: 'a wrong password' });
        expect([call, kind, status]).toEqual([call, kind, 401]);
        costs[`${call} ${kind}`] = hashPool.work;
      }
    }

    const cases = owners.flatMap((kind) => Object.keys(calls).map((call) => `${call} ${kind}`));
    expect(costs).toEqual(Object.fromEntries(cases.map((each) => [each, work])));
  },
);
