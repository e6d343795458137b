import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const DAY_MS = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Earlier tests of the process may have moved the clock forward, and ids (UUIDv7) never go back. */
beforeEach(() => {
  const time = Number.parseInt(v7().replaceAll('-', '').slice(0, 12), 16);
  vi.useFakeTimers({ toFake: ['Date'], now: Math.max(time, Date.now()) });
});
afterEach(() => void vi.useRealTimers());

/** Writes an entry of the audit log as the service wrote it at that time. */
async function writeEntry(
  gatehouse: Gatehouse,
  { time, event, actor = null, details = {} }: { time: number; event: string; actor?: string | null; details?: object },
): Promise<void> {
  const values = [v7({ msecs: time }), event, actor, JSON.stringify(details), new Date(time).toISOString()];
  const [id, name, actorId, json, createdAt] = values.map((value) => (value === null ? 'null' : `'${value}'`));
  await runSql(
    gatehouse.options.databaseUrl!,
    `insert into audit_entry (id, event, actor_id, details, created_at, ip_address, user_agent)
     values (${id}, ${name}, ${actorId}, ${json}, ${createdAt}, '', '')`,
  );
}

test('the overview has totals and the figures of the last 30 days', async ({ gatehouse, signedIn, anyone }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  await signedIn.post('/organization/create', { name: 'Counted', slug: 'counted' });
  await anyone.post('/sign-in/email', { email: signedIn.email, password: 'not this one' });
  await gatehouse.idle();
  const { status, body } = await admin.get('/admin/get-overview');
  const [users, organizations] = await Promise.all(
    ['"user"', 'organization'].map((table) =>
      runSql(gatehouse.options.databaseUrl!, `select count(*)::int from ${table}`),
    ),
  );

  expect(status).toBe(200);
  expect(body.users).toEqual({ count: users![0]!.count, isCapped: false });
  expect(body.organizations).toEqual({ count: organizations![0]!.count, isCapped: false });
  expect(body.mails).toEqual({ waiting: { count: 0, isCapped: false }, delayed: 0 });
  expect(body.days).toHaveLength(30);
  expect(body.days.at(-1).day).toBe(dayOf(Date.now()));
  expect(body.days.at(-1).signUps).toBeGreaterThanOrEqual(2);
  expect(body.days.at(-1).activeUsers).toBeGreaterThanOrEqual(1);
  expect(body.days.at(-1).failedSignIns).toBeGreaterThanOrEqual(1);
});

test('each day counts its own entries, users once, and repeated refusals with their number', async () => {
  await using gatehouse = await startGatehouse();
  const admin = await signUpWithRole(gatehouse, 'admin');
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const [first, last] = [today - 3 * DAY_MS, today - 2 * DAY_MS - 1];
  await writeEntry(gatehouse, { time: first - 1, event: 'user.signed-up' });
  await writeEntry(gatehouse, { time: first, event: 'user.signed-up' });
  await writeEntry(gatehouse, { time: last, event: 'user.created' });
  for (const time of [first, last]) await writeEntry(gatehouse, { time, event: 'session.started', actor: admin.id });
  await writeEntry(gatehouse, { time: first, event: 'session.refused' });
  await writeEntry(gatehouse, { time: last, event: 'session.refused', details: { count: 4 } });
  await writeEntry(gatehouse, { time: last, event: 'mail.undelivered' });
  const expected = { day: dayOf(first), signUps: 2, activeUsers: 1, failedSignIns: 5, undeliveredMails: 1 };
  const figures = async () => (await admin.get('/admin/get-overview')).body.days.at(-4);

  expect(await figures()).toEqual(expected);
  expect((await admin.get('/admin/get-overview')).body.days.at(-5)).toMatchObject({ signUps: 1 });
  expect(await figures()).toEqual(expected);
});

test('a period of any length has the one before it to compare with', async () => {
  await using gatehouse = await startGatehouse();
  const admin = await signUpWithRole(gatehouse, 'admin');
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  for (const age of [7, 13, 14]) await writeEntry(gatehouse, { time: today - age * DAY_MS, event: 'user.created' });
  const { days, before } = (await admin.get('/admin/get-overview', { days: '7' })).body;

  const all = [...before, ...days].map(({ day }: { day: string }) => day);
  expect(all).toEqual(Array.from({ length: 14 }, (_, index) => dayOf(today - (13 - index) * DAY_MS)));
  expect(before.map(({ signUps }: { signUps: number }) => signUps)).toEqual([1, 0, 0, 0, 0, 0, 1]);
  for (const length of ['0', '91', '1.5'])
    expect((await admin.get('/admin/get-overview', { days: length })).status).toBe(400);
});

test('a user who signs in on several days of a period is one user of it', async () => {
  await using gatehouse = await startGatehouse();
  const admin = await signUpWithRole(gatehouse, 'admin');
  const others = [await signUpWithRole(gatehouse, 'user'), await signUpWithRole(gatehouse, 'user')] as const;
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const signIn = (actor: string, age: number) =>
    writeEntry(gatehouse, { time: today - age * DAY_MS, event: 'session.started', actor });
  for (const age of [1, 3, 6]) await signIn(admin.id, age);
  for (const age of [7, 13]) await signIn(others[0].id, age);
  await signIn(others[1].id, 13);
  await signIn(others[1].id, 14);
  const { activeUsers } = (await admin.get('/admin/get-overview', { days: '7' })).body;

  // All three signed up, and so in, today.
  expect(activeUsers).toEqual({
    period: { count: 3, isCapped: false },
    before: { count: 2, isCapped: false },
  });
});

test('the overview counts what needs attention', async () => {
  await using gatehouse = await startGatehouse({ admin: { adminUserIds: ['no uuid'] } });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const attention = async () => (await admin.get('/admin/get-overview')).body.attention;
  const name = 'administrators-without-second-factor';
  expect(await attention()).toEqual([{ name, count: 1 }]);
  // The link of the line leads to these users.
  await signUpWithRole(gatehouse, 'user');
  const query = { administrator: 'true', twoFactorEnabled: 'false', banned: 'false' };
  const { users } = (await admin.get('/admin/list-users', query)).body;
  expect(users.map(({ id }: { id: string }) => id)).toEqual([admin.id]);

  const { databaseUrl } = gatehouse.options;
  await runSql(databaseUrl!, `update "user" set two_factor_enabled = true where id = '${admin.id}'`);
  await runSql(
    databaseUrl!,
    `insert into webhook_endpoint (id, url, version, secret, sequence, failing_since, created_at, updated_at)
     values ('${v7()}', 'https://example.com', 1, '', 0, now(), now(), now())`,
  );
  expect(await attention()).toEqual([{ name: 'failing-webhooks', count: 1 }]);
});

test('an audit stream that fails for long is a finding with its name and error', async () => {
  await using gatehouse = await startGatehouse();
  const admin = await signUpWithRole(gatehouse, 'admin');
  await runSql(
    gatehouse.options.databaseUrl!,
    `insert into audit_stream (id, name, preset, format, url, sequence, attempts, failing_since, last_error, includes_origin,
       failure_mailed, created_at, updated_at)
     values ('${v7()}', 'Siem', 'generic', 'jsonl', 'https://siem.example.com', 0, 9, now() - interval '2 hours', '503',
       false, false, now(), now())`,
  );
  const { findings } = (await admin.get('/admin/get-overview')).body;

  expect(findings).toContainEqual({
    name: 'audit stream behind',
    message: 'the audit stream Siem has failed for more than an hour: 503',
    detail: 'Siem: 503',
  });
});

test('the figures of today change with the next sign-up', async () => {
  await using gatehouse = await startGatehouse();
  const admin = await signUpWithRole(gatehouse, 'admin');
  const signUps = async () => (await admin.get('/admin/get-overview')).body.days.at(-1).signUps;
  const before = await signUps();
  await signUpWithRole(gatehouse, 'user');

  expect(await signUps()).toBe(before + 1);
});

test('the overview lists the unsafe settings that the doctor reports, without values', async () => {
  const secret = 'a secret with enough different characters 0123456789';
  await using gatehouse = await startGatehouse({ trustedOrigins: ['https://*.example.com'], secret });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { body } = await admin.get('/admin/get-overview');

  expect(body.findings).toContainEqual({
    name: 'wildcard trusted origin',
    message: 'a trusted origin has a wildcard: the owner of any matching host can make calls for signed-in users',
  });
  expect(JSON.stringify(body)).not.toContain(secret);
  expect(JSON.stringify(body)).not.toContain('*.example.com');
});
