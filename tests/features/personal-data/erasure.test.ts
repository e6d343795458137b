import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { expect } from 'vitest';

import { sha256 } from '#server/security/hash.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { newInvitation, newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { pngOf } from '#tests/support/pictures.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const RECEIPT = /^[0-9A-F]{4}(-[0-9A-F]{4}){7}$/;

test('the deletion of an account has a receipt with counts, reasons and a signature', async () => {
  await using gatehouse = await startGatehouse();
  const person = await Person.signUpVerified(gatehouse);
  await person.inAnotherBrowser();
  const { body } = await person.post('/delete-user', { password: person.password, receipt: true });
  expect(body).toEqual({ success: true, message: 'User deleted', receipt: expect.stringMatching(RECEIPT) });

  const anyone = new Person(gatehouse);
  const { statement, signature } = (await anyone.get('/personal-data/receipt', { number: body.receipt })).body;
  expect(statement).toMatchObject({ version: 1, by: 'self', subject: sha256(`${body.receipt}:${person.id}`) });
  expect(statement.removed).toEqual(
    expect.arrayContaining([
      { table: 'profile', rows: 1 },
      { table: 'signInMethods', rows: 1 },
      { table: 'sessions', rows: 2 },
    ]),
  );
  expect(statement.kept).toContainEqual(expect.objectContaining({ what: expect.stringContaining('activity.actorId') }));
  const keys = (await anyone.get('/audit/jwks')).body as JSONWebKeySet;
  const { payload, protectedHeader } = await compactVerify(signature, createLocalJWKSet(keys));
  expect(protectedHeader).toMatchObject({ alg: 'EdDSA', typ: 'gatehouse-erasure+jwt' });
  expect(JSON.parse(new TextDecoder().decode(payload))).toEqual(statement);
});

test('the receipt is mailed to the verified address, and found without hyphens', async ({ gatehouse }) => {
  const person = await Person.signUpVerified(gatehouse);
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { body } = await admin.post('/admin/remove-user', { userId: person.id, receipt: true });
  await gatehouse.idle();
  const mail = await newestMailTo(gatehouse, person.email);

  expect(mail.name).toBe('onAccountDeleted');
  expect(mail.text).toContain(body.receipt);
  const number = (body.receipt as string).replaceAll('-', '').toLowerCase();
  const { statement } = (await new Person(gatehouse).get('/personal-data/receipt', { number })).body;
  expect(statement.by).toBe('administrator');
});

test('an unknown number has no receipt', async ({ anyone }) => {
  expect((await anyone.get('/personal-data/receipt', { number: '0000' })).body.code).toBe('RECEIPT_NOT_FOUND');
});

/** Every row of the database as text, by table. */
async function dump(databaseUrl: string): Promise<[table: string, rows: string][]> {
  const tables = await runSql(
    databaseUrl,
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  const names = tables.map(({ table_name: name }) => String(name));
  return Promise.all(
    names.map(async (name) => [name, JSON.stringify(await runSql(databaseUrl, `select * from "${name}"`))]),
  );
}

/** A person with canaries in everything that is stored of people. */
async function personWithCanaries(gatehouse: Person['gatehouse'], mark: string): Promise<Person> {
  const email = `canary-${mark}@example.com`;
  const person = await Person.signUpVerified(gatehouse, { email, name: `Canary ${mark}`, username: `canary_${mark}` });
  person.headers = { 'user-agent': `canary-browser-${mark}`, 'x-forwarded-for': '198.51.100.77' };
  await person.inAnotherBrowser();
  await person.post('/upload-picture', { data: pngOf().toString('base64') });
  await person.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  await person.post('/forget-password', { email });
  await person.post('/api-key/create', { name: `canary-key-${mark}`, scopes: ['account:read'] });
  // Another organization waits for an answer.
  await newInvitation(await newOrganization(gatehouse), { email });
  // The audit log names a deleted organization by its slug, which is no data of the person.
  await person.post('/organization/create', { name: `canary-org-${mark}`, slug: `organization-${mark}` });
  await runSql(
    gatehouse.options.databaseUrl!,
    `update "user" set phone_number = '+14155550${mark}', phone_number_verified = true where id = '${person.id}';
     update session set ip_address = '198.51.100.77' where user_id = '${person.id}';
     insert into verification (id, identifier, value, expires_at, created_at, updated_at)
       values (gen_random_uuid(), 'sign-up:${mark}', '{"email":"${email}"}', now() + interval '1 day', now(), now())`,
  );
  await gatehouse.idle();
  return person;
}

const ways: Record<string, (person: Person, admin: Person) => Promise<unknown>> = {
  self: (person) => person.post('/delete-user', { password: person.password }),
  administrator: (person, admin) => admin.post('/admin/remove-user', { userId: person.id }),
};

test.for(Object.keys(ways))('after an erasure by %s the database has nothing that names the person', async (way) => {
  await using gatehouse = await startGatehouse({ trustProxy: true, username: { enabled: true } });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const mark = '101';
  const person = await personWithCanaries(gatehouse, mark);
  const databaseUrl = gatehouse.options.databaseUrl!;
  const canary = new RegExp(
    `canary.${mark}|canary-\\w+-${mark}|canary_${mark}|4155550${mark}|198\\.51\\.100\\.77`,
    'i',
  );
  const found = async () => (await dump(databaseUrl)).filter(([, rows]) => canary.test(rows)).map(([table]) => table);
  expect(await found()).toEqual(expect.arrayContaining(['user', 'session', 'invitation', 'api_key', 'verification']));

  await ways[way]!(person, admin);
  await gatehouse.idle();
  expect(await found()).toEqual([]);
});

test('of thirty concurrent deletions one erases', { timeout: 30_000 }, async ({ gatehouse }) => {
  const person = await Person.signUpVerified(gatehouse);
  const admin = await signUpWithRole(gatehouse, 'admin');
  const others = [
    () => person.post('/delete-user', { password: person.password, receipt: true }),
    () => admin.post('/admin/remove-user', { userId: person.id, receipt: true }),
    () => new Person(gatehouse).post('/sign-in/email', { email: person.email, password: person.password }),
    () => person.post('/personal-data/request-export'),
    () => person.post('/forget-password', { email: person.email }),
    () => person.get('/get-session'),
  ];
  const answers = await Promise.all(Array.from({ length: 30 }, (_, nth) => others[nth % others.length]!()));
  await gatehouse.idle();

  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(answers.filter(({ body }) => body?.receipt)).toHaveLength(1);
  const rows = (await dump(gatehouse.options.databaseUrl!)).filter(
    ([table, text]) => table !== 'audit_entry' && (text.includes(person.id) || text.includes(person.email)),
  );
  expect(rows.map(([table]) => table)).toEqual([]);
});
