import { expect, test } from 'vitest';

import { ImportTarget } from '#tests/support/imports.ts';

const PEOPLE = 3000;

function* records() {
  for (let n = 0; n < PEOPLE; n += 1)
    yield {
      type: 'user',
      id: `u${n}`,
      email: `u${n}@acme.example`,
      emailVerified: true,
      name: `Person ${n}`,
      password: `{SHA}${Buffer.alloc(20, n).toString('base64')}`,
    };
  for (let n = 0; n < 20; n += 1) yield { type: 'organization', id: `o${n}`, name: `Organization ${n}`, slug: `o${n}` };
  for (let n = 0; n < PEOPLE; n += 1)
    yield { type: 'member', organization: `o${n % 20}`, user: `u${n}`, role: n < 20 ? 'owner' : 'member' };
}

/** What an import writes, without ids that are drawn and hashes that are salted. */
const contents = (target: ImportTarget) =>
  target.sql(
    `select (select count(*)::int from "user") as users,
       (select md5(string_agg(id || email || name || email_verified, ',' order by id)) from "user") as people,
       (select md5(string_agg(user_id || provider_id || split_part(password, ':', 1) || split_part(password, ':', 3), ',' order by user_id)) from account) as accounts,
       (select md5(string_agg(organization_id::text || user_id || role, ',' order by organization_id, user_id)) from member) as members,
       (select md5(string_agg(source_key || kind || fields, ',' order by kind, source_key)) from imported_row) as imported,
       (select count(*)::int from account where password like 'raw:%') as raw`,
  );

test('an import that is killed again and again ends as one that is not', { timeout: 300_000 }, async () => {
  const [whole, killed] = [await ImportTarget.create(), await ImportTarget.create()];
  for (const target of [whole, killed]) await target.write('people.ndjson', [...records()]);
  expect((await whole.run('file', 'people.ndjson')).code).toBe(0);

  let kills = 0;
  for (let n = 0; ; n += 1) {
    const code = await killed.runUntil(1 + (n % 4), 'file', 'people.ndjson');
    if (code === 0) break;
    kills += 1;
    expect(n).toBeLessThan(60);
  }
  expect(kills).toBeGreaterThan(8);
  expect(await contents(killed)).toEqual(await contents(whole));
});
