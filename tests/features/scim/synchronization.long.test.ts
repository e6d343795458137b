import { expect, test } from 'vitest';

import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

import { GROUP } from './groups.ts';
import { newDirectory, type ScimAnswer } from './scim.ts';
import { userOf } from './users.ts';

const USERS = 10_000;
const GROUPS = 100;
const CONNECTIONS = 8;

/** Sends the requests with a number of connections. @returns the answers in the order of the requests. */
async function sendAll(requests: (() => Promise<ScimAnswer>)[]): Promise<ScimAnswer[]> {
  const answers: ScimAnswer[] = [];
  const rest = requests.entries();
  const sendRest = async () => {
    for (const [index, send] of rest) answers[index] = await send();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendRest));
  return answers;
}

// How long it takes, `npm run bench -- directories` measures.
test('10,000 users and 100 groups are synchronized, and again without a change', { timeout: 900_000 }, async () => {
  await using gatehouse = await startGatehouse({ organization: { membershipLimit: 20_000 } });
  const directory = await newDirectory(gatehouse);
  const { scim } = directory;
  const users = Array.from({ length: USERS }, (_, n) => userOf(directory, `user${n}`));
  const created = await sendAll(users.map((user) => () => scim.post('/Users', user)));
  expect(new Set(created.map(({ status }) => status))).toEqual(new Set([201]));
  const ids = created.map(({ body }) => body.id as string);
  const groups = Array.from({ length: GROUPS }, (_, n) => ({
    schemas: [GROUP],
    displayName: `Group ${n}`,
    members: ids.filter((_id, index) => index % GROUPS === n).map((value) => ({ value })),
  }));
  const grouped = await sendAll(groups.map((group) => () => scim.post('/Groups', group)));
  expect(new Set(grouped.map(({ status }) => status))).toEqual(new Set([201]));

  const changes = async () =>
    runSql(
      gatehouse.options.databaseUrl!,
      `select (select count(*) from audit_entry) entries, (select sum(version) from scim_user) users,
         (select sum(version) from scim_group) groups, (select max(updated_at) from scim_user) last`,
    );
  const before = await changes();
  await sendAll(users.map((user, n) => () => scim.put(`/Users/${ids[n]}`, user)));
  await sendAll(groups.map((group, n) => () => scim.put(`/Groups/${grouped[n]!.body.id}`, group)));
  expect(await changes()).toEqual(before);
});
