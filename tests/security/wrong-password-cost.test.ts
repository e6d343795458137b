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

const calls = ['/sign-in/email', '/sign-in/username'] as const;

test.for<[hashes: string, schemes: string[]]>([
  ['only current hashes', ['a hash of the configured cost', 'no password']],
  ['hashes of a lower cost', ['a hash of the configured cost', 'a hash of a lower cost']],
  ['hashes of a higher cost', ['a hash of the configured cost', 'a hash of a higher cost']],
  ['imported hashes', ['a hash of the configured cost', 'an imported hash']],
  ['hashes of every scheme', Object.keys(stored)],
])(
  'a wrong password costs the same hashing for every address and username when accounts have %s',
  async ([, schemes]) => {
    await using gatehouse = await startGatehouse({
      emailAndPassword: { bcryptCost: COST },
      username: { enabled: true },
    });
    const names: Record<string, string> = { 'no account': 'unknown' };
    for (const scheme of schemes) {
      const username = `user_${Object.keys(names).length}`;
      const { id } = await Person.signUp(gatehouse, { email: `${username}@example.com`, username });
      const hash = await stored[scheme]!();
      const value = hash === null ? 'null' : `'${hash}'`;
      await runSql(gatehouse.options.databaseUrl!, `update account set password = ${value} where user_id = '${id}'`);
      names[scheme] = username;
    }

    const costs: Record<string, object> = {};
    for (const [scheme, name] of Object.entries(names)) {
      for (const call of calls) {
        await gatehouse.idle();
        Object.assign(hashPool, { bcryptRounds: 0, scryptHashes: 0 });
        const who = call === '/sign-in/email' ? { email: `${name}@example.com` } : { username: name };
        const { status } = await new Person(gatehouse).post(call, { ...who, password: 'a wrong password' });
        expect(status).toBe(401);
        const { bcryptRounds, scryptHashes } = hashPool;
        costs[`${call} ${scheme}`] = { bcryptRounds, scryptHashes };
      }
    }

    const highest = schemes.includes('a hash of a higher cost') ? COST + 1 : COST;
    const expected = { bcryptRounds: 2 ** highest, scryptHashes: schemes.includes('an imported hash') ? 1 : 0 };
    const cases = Object.keys(names).flatMap((scheme) => calls.map((call) => `${call} ${scheme}`));
    expect(costs).toEqual(Object.fromEntries(cases.map((each) => [each, expected])));
  },
);
