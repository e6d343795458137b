import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { expect } from 'vitest';

import { sha256 } from '#server/security/hash.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

import { canariesOf, personWithCanaries } from './canaries.ts';

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
  const canary = canariesOf(mark);
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
