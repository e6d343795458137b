import { v7 } from 'uuid';
import { expect } from 'vitest';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { newMember, newOrganization } from '#tests/support/organization.ts';
import { Collector, createAuthority, idsIn, startSyslog } from '#tests/support/peers/collector.ts';
import type { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { insertEntries, patiently } from '#tests/support/audit-entries.ts';

const DAY_MS = 86_400_000;

/** Deliveries to loopback, without waiting. */
const fast: GatehouseOptions = {
  events: { pollInterval: 0.05 },
  outgoing: { privateHosts: ['127.0.0.1', 'localhost'] },
  auditStreams: { retryDelays: [0.05], timeoutMs: 500, maxBatch: 50 },
};

interface Stream {
  id: string;
  sequence: number;
  behind: number;
  lastError: string | null;
}

async function createStream(person: Person, body: object, path = '/admin/create-audit-stream') {
  const answer = await person.post(path, { name: 'Collector', preset: 'generic', ...body });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body as { stream: Stream; secret: string | null };
}

const streamsOf = async (admin: Person): Promise<Stream[]> => (await admin.get('/admin/list-audit-streams')).body;

/** The ids of the entries of a type, in the order of their numbers. */
async function numbered({ options }: Gatehouse, type: string): Promise<string[]> {
  const rows = await runSql(
    options.databaseUrl!,
    `select id from event where type = '${type}' and sequence is not null order by sequence`,
  );
  return rows.map(({ id }) => String(id));
}

/** Until the events of all entries have numbers. */
async function allNumbered({ options }: Gatehouse): Promise<void> {
  const left = () => runSql(options.databaseUrl!, 'select from event where sequence is null');
  await expect.poll(left, patiently).toEqual([]);
}

test('every entry arrives in order, whatever the collector answers in between', { timeout: 60_000 }, async () => {
  await using collector = await Collector.start();
  await using gatehouse = await startGatehouse(fast);
  const { databaseUrl } = gatehouse.options;
  await using other = await startGatehouse({ ...fast, databaseUrl: databaseUrl! });
  const admin = await signUpWithRole(gatehouse, 'admin');
  let requests = 0;
  const bad: (() => 'hang' | 'cut' | { status: number })[] = [
    () => ({ status: 500 }),
    () => 'hang',
    () => 'cut',
    () => ({ status: 429 }),
  ];
  // Two of three requests fail, each in another way.
  collector.answer = () => (requests++ % 3 === 2 ? { status: 200 } : bad[requests % bad.length]!());
  await createStream(admin, { url: collector.url, events: ['user.updated'] });
  for (let wave = 0; wave < 4; wave += 1) await insertEntries(wave % 2 ? gatehouse : other, 'user.updated', 60);

  await expect.poll(() => collector.accepted.length, { ...patiently, timeout: 30_000 }).toBe(240);
  expect(collector.accepted).toEqual(await numbered(gatehouse, 'user.updated'));
  await expect.poll(async () => (await streamsOf(admin))[0]!.behind, patiently).toBe(0);
});

test('an entry that the collector refuses alone is sent without its content, and blocks no other', async () => {
  await using collector = await Collector.start();
  await using gatehouse = await startGatehouse(fast);
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { stream } = await createStream(admin, { url: collector.url, events: ['user.updated'] });
  await admin.post('/admin/update-audit-stream', { streamId: stream.id, enabled: false });
  const rows = await insertEntries(gatehouse, 'user.updated', 20);
  const refused = String(rows[7]!['id']);
  collector.answer = ({ text }) => ({ status: text.includes(`"v":1,"id":"${refused}"`) ? 400 : 200 });
  await admin.post('/admin/update-audit-stream', { streamId: stream.id, enabled: true });

  await expect.poll(() => collector.accepted.length, patiently).toBe(20);
  expect(collector.accepted).toEqual(await numbered(gatehouse, 'user.updated'));
  const replaced = collector.requests.map(({ text }) => text).find((text) => text.includes('refused by receiver'))!;
  expect(JSON.parse(replaced)).toMatchObject({ id: refused, error: 'refused by receiver' });
  const entries = () =>
    runSql(gatehouse.options.databaseUrl!, `select details from audit_entry where event = 'audit-stream.refused'`);
  await expect.poll(entries, patiently).toEqual([{ details: { streamId: stream.id, entryId: refused } }]);
});

test('each preset sends what its receiver expects, and reads its answer', { timeout: 60_000 }, async () => {
  await using gatehouse = await startGatehouse(fast);
  const admin = await signUpWithRole(gatehouse, 'admin');
  const token = 'token-of-the-receiver';
  const send = async (preset: string, answer: Collector['answer'], fields: object = {}) => {
    const least = preset === 'splunk' ? 2 : 1;
    const collector = await Collector.start();
    collector.answer = answer;
    const body = { preset, token, url: collector.url, events: ['user.banned'], ...fields };
    const { stream } = await createStream(admin, body);
    await insertEntries(gatehouse, 'user.banned', 2);
    await expect.poll(() => collector.requests.length, patiently).toBeGreaterThanOrEqual(least);
    const behind = async () => (await streamsOf(admin)).find(({ id }) => id === stream.id)!.behind;
    await expect.poll(behind, patiently).toBe(0);
    await admin.post('/admin/delete-audit-stream', { streamId: stream.id });
    await collector[Symbol.asyncDispose]();
    return collector.requests;
  };

  let answers = ['{"code":9}', '{"text":"Success","code":0}'];
  const splunk = await send('splunk', () => ({ status: 200, body: answers.shift() ?? '{"code":0}' }));
  expect(splunk.length).toBeGreaterThan(1);
  expect(splunk[0]).toMatchObject({ url: '/services/collector/event', headers: { authorization: `Splunk ${token}` } });
  expect(JSON.parse(splunk[0]!.text.split('\n')[0]!)).toMatchObject({
    sourcetype: 'gatehouse:audit',
    event: { v: 1, event: 'user.banned' },
  });

  const datadog = await send('datadog', () => ({ status: 202 }), { format: 'ocsf' });
  expect(datadog[0]).toMatchObject({ url: '/api/v2/logs', headers: { 'dd-api-key': token } });
  expect(JSON.parse(JSON.parse(datadog[0]!.text)[0].message)).toMatchObject({ class_uid: 3001, activity_id: 5 });

  // A repetition is a conflict, and an entry of an own mapping is refused.
  const items = ({ text }: { text: string }) => text.trim().split('\n').length / 2;
  answers = [];
  const elastic = await send('elastic', (request) => {
    const statuses = Array.from({ length: items(request) }, (_, n) => ({ create: { status: [409, 201][n % 2] } }));
    return { status: 200, body: JSON.stringify({ errors: true, items: statuses }) };
  });
  expect(elastic[0]).toMatchObject({ headers: { authorization: `ApiKey ${token}` } });
  expect(elastic[0]!.url).toMatch(/^\/_bulk\?/);
  const [action, document] = elastic[0]!.text.split('\n').map((line) => (line ? JSON.parse(line) : null));
  expect(action.create._id).toBe(document.id);

  const generic = await send('generic', () => ({ status: 204 }), { format: 'cef' });
  expect(generic[0]!.text).toMatch(/^CEF:0\|Gatehouse\|Gatehouse\|/);
  expect(generic[0]!.headers).toMatchObject({ 'webhook-signature': expect.stringMatching(/^v1,/) });
});

test('syslog reaches only a receiver with a certificate that is trusted for its name', async () => {
  const [own, foreign] = [createAuthority(), createAuthority()];
  await using trusted = await startSyslog({ cert: own.cert, key: own.key });
  await using untrusted = await startSyslog({ cert: foreign.cert, key: foreign.key });
  await using gatehouse = await startGatehouse(fast);
  const admin = await signUpWithRole(gatehouse, 'admin');
  const syslog = { preset: 'syslog', ca: own.ca, events: ['user.banned'] };
  await createStream(admin, { ...syslog, url: trusted.url });
  await createStream(admin, { ...syslog, url: untrusted.url });
  // The certificate is for localhost.
  await createStream(admin, { ...syslog, url: trusted.url.replace('localhost', '127.0.0.1') });
  const rows = await insertEntries(gatehouse, 'user.banned', 3);
  await expect.poll(() => trusted.messages.length, patiently).toBe(3);
  await expect
    .poll(async () => (await streamsOf(admin)).map(({ lastError }) => lastError), patiently)
    .toEqual([
      null,
      expect.stringContaining('The certificate of the receiver is not accepted'),
      expect.stringContaining('The certificate of the receiver is not accepted'),
    ]);

  expect(untrusted.bytes).toBe(0);
  const [message] = trusted.messages;
  expect(message).toMatch(/^<110>1 \d{4}-\d\d-\d\dT[\d:.]+Z \S+ gatehouse - user\.banned \[gatehouse@32473 id="/);
  expect(trusted.messages.flatMap(idsIn)).toEqual(await numbered(gatehouse, 'user.banned'));
  expect(rows).toHaveLength(3);
});

test('a rewound stream sends again, and a test entry is sent whatever the events', async () => {
  await using collector = await Collector.start();
  await using gatehouse = await startGatehouse(fast);
  const admin = await signUpWithRole(gatehouse, 'admin');
  await insertEntries(gatehouse, 'user.banned', 2);
  await allNumbered(gatehouse);
  const { stream } = await createStream(admin, { url: collector.url, events: ['user.banned'] });
  await admin.post('/admin/test-audit-stream', { streamId: stream.id });
  await expect
    .poll(() => collector.requests.map(({ text }) => text).join(''), patiently)
    .toContain('audit-stream.tested');
  const old = await numbered(gatehouse, 'user.banned');
  expect(collector.accepted).not.toContain(old[0]);

  const future = { streamId: stream.id, toSequence: 1_000_000 };
  expect((await admin.post('/admin/rewind-audit-stream', future)).body.code).toBe('SEQUENCE_IS_IN_THE_FUTURE');
  await admin.post('/admin/rewind-audit-stream', { streamId: stream.id, toSequence: 0 });
  await expect.poll(() => collector.accepted, patiently).toEqual(expect.arrayContaining(old));
});

test('an organization gets its own entries without addresses, and a token is never answered', async () => {
  await using collector = await Collector.start();
  await using gatehouse = await startGatehouse(fast);
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { person: member } = await newMember(gatehouse, organization);
  const path = '/organization/create-audit-stream';
  const body = { organizationId, url: collector.url, token: 'secret-token' };
  const created = await createStream(owner, body, path);
  expect(JSON.stringify(created.stream)).not.toContain('secret-token');
  expect((await member.post(path, { ...body, name: 'x', preset: 'generic' })).body.code).toBe(
    'YOU_ARE_NOT_ALLOWED_TO_MANAGE_AUDIT_STREAMS',
  );
  const withAddresses = { ...body, name: 'x', preset: 'generic', includesOrigin: true };
  expect((await owner.post(path, withAddresses)).status).toBe(400);

  await newOrganization(gatehouse);
  await owner.post('/organization/update', { organizationId, data: { name: 'Renamed' } });
  const text = () => collector.requests.map((request) => request.text).join('');
  await expect.poll(text, patiently).toContain('organization.updated');
  const entries = text()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { organizationId: string; origin: null });
  expect(new Set(entries.map((entry) => entry.organizationId))).toEqual(new Set([organizationId]));
  expect(entries.every(({ origin }) => origin === null)).toBe(true);
  const [{ credentials }] = (await runSql(gatehouse.options.databaseUrl!, 'select credentials from audit_stream')) as [
    { credentials: string },
  ];
  expect(credentials).not.toContain('secret-token');
});

test('events stay until the streams have read them, and a gap is recorded', async () => {
  await using collector = await Collector.start();
  collector.answer = () => ({ status: 500 });
  await using gatehouse = await startGatehouse({ ...fast, advanced: { sweepInterval: 0.1 } });
  const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
  const admin = await signUpWithRole(gatehouse, 'admin');
  await allNumbered(gatehouse);
  const { stream } = await createStream(admin, { url: collector.url, events: ['user.banned'] });
  const aged = (days: number) =>
    // With the id of its time: events that are numbered together get their numbers in the order of their ids.
    sql(`insert into audit_entry (id, event, subject_id, created_at)
    values ('${v7({ msecs: Date.now() - days * DAY_MS })}', 'user.banned', gen_random_uuid(), now() - interval '${days} days')
    returning id`);
  const [[young], [old]] = [await aged(100), await aged(200)];
  await insertEntries(gatehouse, 'user.updated', 1);
  const ofEntry = (row: Record<string, unknown> | undefined) =>
    sql(`select from event where id = '${String(row!['id'])}'`);
  await expect.poll(() => ofEntry(old), patiently).toEqual([]);
  expect(await ofEntry(young)).toHaveLength(1);
  // An operator deletes what the stream waits for.
  const before = `sequence <= (select sequence from event where id = '${String(young!['id'])}')`;
  await sql(`delete from event where ${before}`);
  const gaps = () => sql(`select details from audit_entry where event = 'audit-stream.gap'`);
  await expect
    .poll(gaps, patiently)
    .toEqual([{ details: { streamId: stream.id, from: stream.sequence + 1, to: expect.any(Number) } }]);
});
