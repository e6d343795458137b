import { randomUUID } from 'node:crypto';

import { expect, inject } from 'vitest';

import { newApiKey, programWith } from '#tests/support/api-keys.ts';
import { expectOk, newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { SECRET, startGatehouse, test } from '#tests/support/test.ts';

const CREATE = '/organization/create';
const newBody = () => ({ name: 'Analytical Engines', slug: randomUUID() });

/** Posts with an `Idempotency-Key`. */
async function postWith(program: Person, key: string, [body, url = CREATE]: [body: unknown, url?: string]) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const response = await program.send({ method: 'POST', url, payload: JSON.stringify(body), headers });
  const replayed = response.headers['idempotency-replayed'] === 'true';
  return { status: response.statusCode, text: response.body, body: response.json(), replayed };
}

async function namesOf(person: Person): Promise<string[]> {
  return (await person.get('/organization/list')).body.map(({ name }: { name: string }) => name);
}

test('the stored answer is the same in bytes, for any key of the user and any order of fields', async ({
  gatehouse,
  signedIn,
}) => {
  const program = programWith(gatehouse, (await newApiKey(signedIn)).key);
  const other = programWith(gatehouse, (await newApiKey(signedIn)).key);
  const { name, slug } = newBody();
  const first = await postWith(program, 'a', [{ name, slug, metadata: { b: 1, a: [2] } }]);
  expect(first).toMatchObject({ status: 200, replayed: false });
  for (const caller of [program, other]) {
    const again = await postWith(caller, 'a', [{ metadata: { a: [2], b: 1 }, slug, name }]);
    expect(again).toEqual({ ...first, replayed: true });
  }
  expect(await namesOf(signedIn)).toEqual([name]);
});

test('a request over REST is answered again over RPC', async ({ gatehouse, signedIn }) => {
  const program = programWith(gatehouse, (await newApiKey(signedIn)).key);
  const body = newBody();
  const rest = await postWith(program, 'a', [body]);
  const rpc = await postWith(program, 'a', [body, '/api/trpc/organization.create']);
  expect(rpc).toMatchObject({ status: 200, replayed: true, body: { result: { data: rest.body } } });
});

test('another body or another call with the same key answers 422 and changes nothing', async ({
  gatehouse,
  signedIn,
}) => {
  const program = programWith(gatehouse, (await newApiKey(signedIn)).key);
  const first = await postWith(program, 'a', [newBody()]);
  const code = { status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' }, replayed: false };
  expect(await postWith(program, 'a', [newBody()])).toMatchObject(code);
  const update = { organizationId: first.body.id, data: { name: 'Changed' } };
  expect(await postWith(program, 'a', [update, '/organization/update'])).toMatchObject(code);
  expect(await namesOf(signedIn)).toEqual(['Analytical Engines']);
});

test('a key of another user is another key', async ({ gatehouse, signedIn }) => {
  const other = await Person.signUp(gatehouse);
  for (const person of [signedIn, other]) {
    const program = programWith(gatehouse, (await newApiKey(person)).key);
    expect(await postWith(program, 'shared', [newBody()])).toMatchObject({ status: 200, replayed: false });
    expect(await namesOf(person)).toHaveLength(1);
  }
});

test('errors are not stored: after the cause is gone, the same request succeeds', async ({ gatehouse, signedIn }) => {
  const apiKey = await newApiKey(signedIn);
  const program = programWith(gatehouse, apiKey.key);
  const url = gatehouse.options.databaseUrl!;
  const [taken, wanted] = [newBody(), newBody()];
  await postWith(program, 'taken', [taken]);
  expect(await postWith(program, 'a', [{ ...wanted, slug: taken.slug }])).toMatchObject({
    status: 400,
    body: { code: 'ORGANIZATION_ALREADY_EXISTS' },
  });
  expect((await postWith(program, 'a', [{ name: 1 }])).body.code).toBe('VALIDATION_ERROR');
  await runSql(url, `update api_key set scopes = '{}' where id = '${apiKey.id}'`);
  expect((await postWith(program, 'a', [wanted])).body.code).toBe('INSUFFICIENT_API_KEY_PERMISSIONS');
  await runSql(url, `update api_key set scopes = '{organization:create}' where id = '${apiKey.id}'`);
  expect(await postWith(program, 'a', [wanted])).toMatchObject({ status: 200, replayed: false });
});

test('thirty parallel requests with one key, at two nodes, create one organization', { timeout: 60_000 }, async () => {
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  await using one = await startGatehouse({ databaseUrl });
  await using two = await startGatehouse({ databaseUrl });
  const person = await Person.signUp(one);
  const { key } = await newApiKey(person);
  const programs = [programWith(one, key), programWith(two, key)];
  const body = newBody();
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => postWith(programs[n % 2]!, 'a', [body])));

  const [created] = answers.filter(({ status, replayed }) => status === 200 && !replayed);
  for (const { status, replayed, text, body: answer } of answers) {
    if (status === 200) expect(text).toBe(created!.text);
    else expect([status, answer.code]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE']);
    if (status === 200 && !replayed) expect(answer.id).toBe(created!.body.id);
  }
  expect(answers.filter(({ status, replayed }) => status === 200 && !replayed)).toHaveLength(1);
  expect(await namesOf(person)).toEqual([body.name]);
  expect(await postWith(programs[1]!, 'a', [body])).toMatchObject({ status: 200, replayed: true, text: created!.text });
});

test('a request answers 409 while an earlier one with the same key runs', async ({ gatehouse }) => {
  const { owner, id } = await newOrganization(gatehouse);
  const program = programWith(gatehouse, (await newApiKey(owner)).key);
  const update = () =>
    postWith(program, 'a', [{ organizationId: id, data: { name: 'Changed' } }, '/organization/update']);
  const url = gatehouse.options.databaseUrl!;
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  // The first request waits for the row of the organization.
  const release = await lockOrganization(url, id);
  const first = update();
  await expect.poll(async () => (await runSql(url, waiting)).length, { interval: 10 }).toBe(1);
  expect(await update()).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_IN_USE' } });
  await release();

  const { text } = await first;
  expect(await first).toMatchObject({ status: 200, replayed: false });
  expect(await update()).toMatchObject({ status: 200, replayed: true, text });
});

test('after 24 hours the key is free, and a job deletes the answer', async ({ gatehouse, signedIn }) => {
  const program = programWith(gatehouse, (await newApiKey(signedIn)).key);
  const url = gatehouse.options.databaseUrl!;
  const ofUser = `where user_id = '${signedIn.id}'`;
  await postWith(program, 'a', [newBody()]);
  const [stored] = await runSql(
    url,
    `select extract(epoch from expires_at - now())::int as seconds from idempotent_answer ${ofUser}`,
  );
  expect(stored!['seconds']).toBeGreaterThan(86_300);
  expect(stored!['seconds']).toBeLessThanOrEqual(86_400);

  await runSql(url, `update idempotent_answer set expires_at = now() ${ofUser}`);
  const body = newBody();
  expect(await postWith(program, 'a', [body])).toMatchObject({ status: 200, replayed: false });
  expect(await postWith(program, 'a', [body])).toMatchObject({ status: 200, replayed: true });

  await runSql(url, `update idempotent_answer set expires_at = now() ${ofUser}`);
  await using sweeping = await startGatehouse({ databaseUrl: url, advanced: { sweepInterval: 0.05 } });
  const left = () => runSql(url, `select from idempotent_answer ${ofUser}`);
  await expect.poll(async () => (await left()).length, { timeout: 10_000 }).toBe(0);
  await sweeping.idle();
});

/** Changes of the key or its owner, after which a program gets no stored answer. */
const endings: [string, string, number, string][] = [
  ['was banned', `update "user" set banned = true where id = '$user'`, 403, 'BANNED_USER'],
  ['deleted the key', `delete from api_key where id = '$key'`, 401, 'INVALID_API_KEY'],
  ['disabled the key', `update api_key set enabled = false where id = '$key'`, 401, 'KEY_DISABLED'],
  ['was deleted', `delete from "user" where id = '$user'`, 401, 'INVALID_API_KEY'],
];

test.for(endings)(
  'no answer is sent again after the owner %s',
  async ([, sql, status, code], { gatehouse, signedIn }) => {
    const { id, key } = await newApiKey(signedIn);
    const program = programWith(gatehouse, key);
    const body = newBody();
    await postWith(program, 'a', [body]);
    await runSql(gatehouse.options.databaseUrl!, sql.replace('$user', signedIn.id).replace('$key', id));
    expect(await postWith(program, 'a', [body])).toMatchObject({ status, replayed: false, body: { code } });
  },
);

test('repeated requests count for the rate limits', async () => {
  await using gatehouse = await startGatehouse({
    rateLimit: { enabled: true },
    apiKey: { rateLimit: { max: 3, window: 600 } },
  });
  const person = await Person.signUp(gatehouse);
  const program = programWith(gatehouse, (await newApiKey(person)).key);
  const body = newBody();
  const statuses: number[] = [];
  for (let request = 0; request < 4; request += 1) statuses.push((await postWith(program, 'a', [body])).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('a key has 1 to 255 visible ASCII characters', async ({ gatehouse, signedIn }) => {
  const program = programWith(gatehouse, (await newApiKey(signedIn)).key);
  for (const key of ['a', `"${randomUUID()}"`, 'x'.repeat(255)]) {
    expect([key, (await postWith(program, key, [newBody()])).status]).toEqual([key, 200]);
  }
  for (const key of ['', 'x'.repeat(256), 'two words', 'ünï', 'a, b']) {
    const { status, body } = await postWith(program, key, [newBody()]);
    expect([key, status, body.code]).toEqual([key, 400, 'INVALID_IDEMPOTENCY_KEY']);
  }
});

test('answers are encrypted, inputs hashed with a key, and both survive a rotation of the secret', async () => {
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  const body = newBody();
  const rotated = 'another secret for the tests, thirty-two or more';
  let key: string;
  {
    await using before = await startGatehouse({ databaseUrl });
    ({ key } = await newApiKey(await Person.signUp(before)));
    expect((await postWith(programWith(before, key), 'a', [body])).status).toBe(200);
  }
  const stored = JSON.stringify(await runSql(databaseUrl, 'select * from idempotent_answer'));
  for (const text of [body.slug, body.name, 'Analytical']) expect(stored).not.toContain(text);

  {
    await using after = await startGatehouse({ databaseUrl, secret: [rotated, SECRET] });
    expect(await postWith(programWith(after, key), 'a', [body])).toMatchObject({ status: 200, replayed: true });
  }
  await using without = await startGatehouse({ databaseUrl, secret: rotated });
  expect((await postWith(programWith(without, key), 'a', [body])).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('a service account that removes itself is answered, without a stored answer', async ({ gatehouse }) => {
  const { owner, id } = await newOrganization(gatehouse);
  const account = { organizationId: id, name: 'Deployment', role: 'admin' };
  const created = (await expectOk(owner.post('/organization/create-service-account', account))).body;
  const { key } = (
    await expectOk(
      owner.post('/organization/create-service-account-key', {
        organizationId: id,
        serviceAccountId: created.id,
        scopes: ['member:delete'],
      }),
    )
  ).body;
  const { body } = await owner.get('/organization/list-members', { organizationId: id });
  const { id: memberIdOrEmail } = body.members.find(({ userId }: { userId: string }) => userId === created.id);
  const remove = () =>
    postWith(programWith(gatehouse, key), 'a', [
      { organizationId: id, memberIdOrEmail },
      '/organization/remove-member',
    ]);
  expect(await remove()).toMatchObject({ status: 200, replayed: false });
  expect(await remove()).toMatchObject({ status: 401, body: { code: 'INVALID_API_KEY' } });
});

test('calls in process with the header and a key are idempotent too', async ({ gatehouse, signedIn }) => {
  const { key } = await newApiKey(signedIn);
  const headers = { 'x-api-key': key, 'idempotency-key': 'a' };
  const body = newBody();
  const first = await gatehouse.call('organization.create', body, { headers });
  const second = await gatehouse.call('organization.create', body, { headers });
  expect(second).toEqual(JSON.parse(JSON.stringify(first)));
  expect(await namesOf(signedIn)).toEqual([body.name]);
});

/** Locks an organization in a transaction of the test. @returns a function that ends it. */
async function lockOrganization(url: string, id: string) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; select from organization where id = '${id}' for update`);
  return () => client.query('rollback').then(() => client.end());
}
