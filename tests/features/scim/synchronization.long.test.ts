import { expect, test } from 'vitest';

import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

import { GROUP } from './groups.ts';
import { newDirectory, type ScimAnswer } from './scim.ts';
import { userOf } from './users.ts';

const USERS = 10_000;
const GROUPS = 100;
const CONNECTIONS = 8;

/** Sends the requests with a number of connections. @returns seconds, and the answers in the order of the requests. */
async function sendAll(requests: (() => Promise<ScimAnswer>)[]): Promise<{ seconds: number; answers: ScimAnswer[] }> {
  const answers: ScimAnswer[] = [];
  const rest = requests.entries();
  const started = performance.now();
  const sendRest = async () => {
    for (const [index, send] of rest) answers[index] = await send();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendRest));
  return { seconds: (performance.now() - started) / 1000, answers };
}

test('10,000 users and 100 groups are synchronized within a minute, and again without a change', async () => {
  await using gatehouse = await startGatehouse({ organization: { membershipLimit: 20_000 } });
  const directory = await newDirectory(gatehouse);
  const { scim } = directory;
  const users = Array.from({ length: USERS }, (_, n) => userOf(directory, `user${n}`));
  const created = await sendAll(users.map((user) => () => scim.post('/Users', user)));
  expect(new Set(created.answers.map(({ status }) => status))).toEqual(new Set([201]));
  const ids = created.answers.map(({ body }) => body.id as string);
  const groups = Array.from({ length: GROUPS }, (_, n) => ({
    schemas: [GROUP],
    displayName: `Group ${n}`,
    members: ids.filter((_id, index) => index % GROUPS === n).map((value) => ({ value })),
  }));
  const grouped = await sendAll(groups.map((group) => () => scim.post('/Groups', group)));
  expect(new Set(grouped.answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(created.seconds + grouped.seconds).toBeLessThanOrEqual(60);

  const changes = async () =>
    runSql(
      gatehouse.options.databaseUrl!,
      `select (select count(*) from audit_entry) entries, (select sum(version) from scim_user) users,
         (select sum(version) from scim_group) groups, (select max(updated_at) from scim_user) last`,
    );
  const before = await changes();
  await sendAll(users.map((user, n) => () => scim.put(`/Users/${ids[n]}`, user)));
  await sendAll(groups.map((group, n) => () => scim.put(`/Groups/${grouped.answers[n]!.body.id}`, group)));
  expect(await changes()).toEqual(before);
});

test('a user is found by userName among 100,000 within 10 ms at the 95th percentile', async () => {
  await using gatehouse = await startGatehouse();
  const directory = await newDirectory(gatehouse);
  await runSql(
    gatehouse.options.databaseUrl!,
    `insert into scim_user (id, directory_id, user_name_lower, external_id, emails, active, resource, created_at, updated_at)
       select gen_random_uuid(), '${directory.id}', 'user' || n, 'id' || n, array['user' || n || '@${directory.domain}'], true,
         jsonb_build_object('userName', 'user' || n, 'active', true), now(), now()
       from generate_series(1, 100000) n;
     analyze scim_user`,
  );
  const times: number[] = [];
  for (let n = 1; n <= 500; n += 1) {
    const started = performance.now();
    const { body } = await directory.scim.get('/Users', { filter: `userName eq "User${n * 150}"` });
    times.push(performance.now() - started);
    expect(body.totalResults).toBe(1);
  }
  expect(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]).toBeLessThanOrEqual(10);
});
