import { expect } from 'vitest';

import { hashPool } from '#server/security/hash-pool.ts';
import { hashPassword } from '#server/security/password.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const COST = 6;
const imported = `scrypt:${'0'.repeat(32)}:${'0'.repeat(128)}`;
const hashWithCost = (cost: number) => () => hashPassword('the password of the account', cost);

/** Possible values of the password column. */
const stored: Record<string, () => Promise<string | null>> = {
  'a hash of the configured cost': hashWithCost(COST),
  'a hash of a lower cost': hashWithCost(COST - 2),
  'a hash of a higher cost': hashWithCost(COST + 1),
  'an imported hash': async () => imported,
  'no password': async () => null,
};

const calls: Record<string, (n: number) => object> = {
  '/sign-in/email': (n) => ({ email: `user_${n}@example.com` }),
  '/sign-in/username': (n) => ({ username: `user_${n}` }),
  '/sign-in/phone-number': (n) => ({ phoneNumber: `+1212555010${n}` }),
};

test.for<[hashes: string, schemes: string[]]>([
  ['only current hashes', ['a hash of the configured cost', 'no password']],
  ['hashes of a lower cost', ['a hash of the configured cost', 'a hash of a lower cost']],
  ['hashes of a higher cost', ['a hash of the configured cost', 'a hash of a higher cost']],
  ['imported hashes', ['a hash of the configured cost', 'an imported hash']],
  ['hashes of every scheme', Object.keys(stored)],
])(
  'a wrong password costs the same hashing for every address, username and phone number when accounts have %s',
  async ([, schemes]) => {
    await using gatehouse = await startGatehouse({
      emailAndPassword: { bcryptCost: COST },
      username: { enabled: true },
      phoneNumber: { enabled: true, sendOTP: () => {} },
    });
    const owners = ['no account', ...schemes];
    for (const [n, scheme] of [...owners.entries()].slice(1)) {
      const { id } = await Person.signUp(gatehouse, { email: `user_${n}@example.com`, username: `user_${n}` });
      const hash = await stored[scheme]!();
      const value = hash === null ? 'null' : `'${hash}'`;
      await runSql(
        gatehouse.options.databaseUrl!,
        `update account set password = ${value} where user_id = '${id}';
         update "user" set phone_number = '+1212555010${n}', phone_number_verified = true where id = '${id}'`,
      );
    }

    const costs: Record<string, object> = {};
    for (const [n, scheme] of owners.entries()) {
      for (const [call, who] of Object.entries(calls)) {
        await gatehouse.idle();
        Object.assign(hashPool, { bcryptRounds: 0, scryptHashes: 0 });
        const { status } = await new Person(gatehouse).post(call, { ...who(n), password: 'a wrong password' });
        expect(status).toBe(401);
        const { bcryptRounds, scryptHashes } = hashPool;
        costs[`${call} ${scheme}`] = { bcryptRounds, scryptHashes };
      }
    }

    const highest = schemes.includes('a hash of a higher cost') ? COST + 1 : COST;
    const expected = { bcryptRounds: 2 ** highest, scryptHashes: schemes.includes('an imported hash') ? 1 : 0 };
    const cases = owners.flatMap((scheme) => Object.keys(calls).map((call) => `${call} ${scheme}`));
    expect(costs).toEqual(Object.fromEntries(cases.map((each) => [each, expected])));
  },
);
