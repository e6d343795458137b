import { expect } from 'vitest';

import { newApiKey, programWith } from '#tests/support/api-keys.ts';
import { assignRole, signUpWithRole } from '#tests/support/administrator.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { newMember, newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { interleave, runSql } from '#tests/support/postgres.ts';
import { recordStatements } from '#tests/support/database/statements.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const LIST = '/organization/list';

test('a key works in both headers and never in the query', async ({ gatehouse, signedIn, anyone }) => {
  const { key } = await newApiKey(signedIn);
  for (const headers of [{ 'x-api-key': key }, { authorization: `Bearer ${key}` }, { authorization: `bearer ${key}` }])
    expect((await Object.assign(new Person(gatehouse), { headers }).get(LIST)).body).toEqual([]);
  for (const name of ['key', 'apiKey', 'api_key', 'x-api-key', 'access_token', 'token'])
    expect((await anyone.get(`${LIST}?${name}=${key}`)).status).toBeGreaterThanOrEqual(400);
});

test('a key with a wrong, missing or additional character is refused without a query', async ({
  gatehouse,
  signedIn,
}) => {
  const { key } = await newApiKey(signedIn);
  const swapped = key.at(-12) === 'a' ? 'b' : 'a';
  const wrong = [key.slice(0, -1), `${key}0`, `${key.slice(0, -12)}${swapped}${key.slice(-11)}`, 'gk_', 'gk_x'];
  for (const text of wrong) {
    const { result, sent } = await recordStatements(() => programWith(gatehouse, text).get(LIST));
    expect(result).toMatchObject({ status: 401, body: { code: 'INVALID_API_KEY' } });
    expect(sent).toEqual([]);
  }
});

test('another x-api-key header does not disturb a session', async ({ signedIn }) => {
  signedIn.headers = { 'x-api-key': 'of a proxy' };
  expect((await signedIn.get(LIST)).body).toEqual([]);
});

test('a key is stored as a hash and appears in its own answer only', async ({ gatehouse, signedIn }) => {
  const { key, id } = await newApiKey(signedIn, { name: 'CI' });
  const secret = key.slice(36);
  const rows = await runSql(gatehouse.options.databaseUrl!, 'select * from api_key');
  const audit = await runSql(gatehouse.options.databaseUrl!, 'select * from audit_entry');
  const answers = [await signedIn.get('/api-key/list'), await signedIn.get('/api-key/get', { id })];
  const mail = await newestMailTo(gatehouse, signedIn.email);
  for (const text of [rows, audit, answers, mail].map((value) => JSON.stringify(value))) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(key);
  }
  expect(mail.text).toContain('The API key “CI” was created');
});

test('a demoted administrator, and a member who left, cannot use their keys any more', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const program = programWith(gatehouse, (await newApiKey(admin)).key);
  expect((await program.get('/admin/list-users')).status).toBe(200);
  await assignRole(gatehouse, admin.id, 'user');
  expect((await program.get('/admin/list-users')).body.code).toBe('YOU_ARE_NOT_ALLOWED_TO_LIST_USERS');

  const organization = await newOrganization(gatehouse);
  const { person, memberId } = await newMember(gatehouse, organization, { role: 'admin' });
  const ofMember = programWith(gatehouse, (await newApiKey(person)).key);
  const update = () =>
    ofMember.post('/organization/update', { organizationId: organization.id, data: { name: 'By a key' } });
  expect((await update()).status).toBe(200);
  await organization.owner.post('/organization/update-member-role', {
    organizationId: organization.id,
    memberId,
    role: 'member',
  });
  expect((await update()).body.code).toBe('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION');
  await organization.owner.post('/organization/remove-member', {
    organizationId: organization.id,
    memberIdOrEmail: memberId,
  });
  expect((await update()).body.code).toBe('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
});

test('after the deletion of an organization the keys of its members work for it no more', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { person } = await newMember(gatehouse, organization, { role: 'admin' });
  const program = programWith(gatehouse, (await newApiKey(person)).key);
  const calls = () =>
    Promise.all([
      program.get('/organization/list-members', { organizationId }),
      program.post('/organization/update', { organizationId, data: { name: 'By a key' } }),
    ]);
  expect((await calls()).map(({ status }) => status)).toEqual([200, 200]);
  await owner.post('/organization/delete', { organizationId });
  expect((await calls()).map(({ status }) => status)).toEqual([403, 400]);
  expect((await program.get(LIST)).body).toEqual([]);
});

test('a ban and a deletion end the keys of a user with the next call', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const person = await Person.signUp(gatehouse);
  const program = programWith(gatehouse, (await newApiKey(person)).key);
  expect((await program.get(LIST)).status).toBe(200);
  await admin.post('/admin/ban-user', { userId: person.id });
  expect((await program.get(LIST)).body.code).toBe('BANNED_USER');
  await admin.post('/admin/unban-user', { userId: person.id });
  expect((await program.get(LIST)).status).toBe(200);
  await admin.post('/admin/remove-user', { userId: person.id });
  expect((await program.get(LIST)).body.code).toBe('INVALID_API_KEY');
});

test('a key grants no role above a member and takes no role from an owner', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const organizationId = organization.id;
  const { memberId } = await newMember(gatehouse, organization);
  const { memberId: otherOwner } = await newMember(gatehouse, organization, { role: 'owner' });
  const program = programWith(gatehouse, (await newApiKey(organization.owner)).key);
  const refused = [
    program.post('/organization/update-member-role', { organizationId, memberId, role: 'admin' }),
    program.post('/organization/update-member-role', { organizationId, memberId: otherOwner, role: 'member' }),
    program.post('/organization/remove-member', { organizationId, memberIdOrEmail: otherOwner }),
    program.post('/organization/invite-member', { organizationId, email: 'a@example.com', role: 'owner' }),
    program.post('/organization/update', { organizationId, data: { requireTwoFactor: true } }),
  ];
  for (const answer of await Promise.all(refused))
    expect(answer).toMatchObject({ status: 403, body: { code: 'API_KEY_NOT_ALLOWED' } });
});

test('policies for second factors do not apply to keys', async () => {
  await using gatehouse = await startGatehouse({ session: { twoFactor: { policy: 'required' } } });
  const person = await Person.signUp(gatehouse);
  await runSql(gatehouse.options.databaseUrl!, `update "user" set email_verified = true`);
  // With a second factor the user creates a key, and then turns it off.
  await runSql(
    gatehouse.options.databaseUrl!,
    `update "user" set two_factor_enabled = true; update session set level = 2`,
  );
  const { key } = await newApiKey(person);
  await runSql(
    gatehouse.options.databaseUrl!,
    `update "user" set two_factor_enabled = false; update session set level = 1`,
  );
  expect((await person.get(LIST)).body.code).toBe('TWO_FACTOR_REQUIRED');
  expect((await programWith(gatehouse, key).get(LIST)).status).toBe(200);
});

test('the audit log names the key beside its user', async ({ gatehouse, signedIn }) => {
  const { id, key } = await newApiKey(signedIn);
  await programWith(gatehouse, key).post('/organization/create', { name: 'By a key', slug: `key-${id}` });
  const entries = await runSql(
    gatehouse.options.databaseUrl!,
    `select actor_id, details from audit_entry where event = 'organization.created' and actor_id = '${signedIn.id}'`,
  );
  expect(entries).toEqual([{ actor_id: signedIn.id, details: { apiKey: id } }]);
});

test('calls with one key are limited from all addresses, exactly under concurrency', async () => {
  await using gatehouse = await startGatehouse({
    rateLimit: { enabled: true, customRules: { '*': false } },
    apiKey: { rateLimit: { max: 5, window: 600 } },
  });
  const person = await Person.signUp(gatehouse);
  const [one, other] = [await newApiKey(person), await newApiKey(person)];
  const answers = await Promise.all(Array.from({ length: 20 }, () => programWith(gatehouse, one.key).get(LIST)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  expect((await programWith(gatehouse, other.key).get(LIST)).status).toBe(200);
});

test('the last use is written once a minute, also under concurrency', async () => {
  await using gatehouse = await startGatehouse();
  const url = gatehouse.options.databaseUrl!;
  const { id, key } = await newApiKey(await Person.signUp(gatehouse));
  await runSql(
    url,
    `create table key_write ();
     create function record_key_write() returns trigger language plpgsql as
       'begin insert into key_write default values; return null; end';
     create trigger key_write after update on api_key for each row execute function record_key_write()`,
  );
  const use = async () => {
    const { sent } = await recordStatements(async () => {
      await Promise.all(Array.from({ length: 10 }, () => programWith(gatehouse, key).get(LIST)));
      await gatehouse.idle();
    });
    return {
      statements: sent.filter(({ text }) => text.includes('update "api_key"')).length,
      writes: (await runSql(url, 'select from key_write')).length,
    };
  };
  expect((await use()).writes).toBe(1);
  expect(await use()).toEqual({ statements: 0, writes: 1 });
  await runSql(
    url,
    `truncate key_write; update api_key set last_used_at = now() - interval '61 seconds' where id = '${id}'; truncate key_write`,
  );
  expect((await use()).writes).toBe(1);
});

test('keys are created by users with a verified email in a fresh session, up to the limit', async () => {
  await using gatehouse = await startGatehouse({ apiKey: { maxPerUser: 2 } });
  const person = await Person.signUp(gatehouse);
  expect((await person.post('/api-key/create', {})).body.code).toBe('EMAIL_NOT_VERIFIED');
  await newApiKey(person);
  // Another call creates the last key that is allowed, and commits while this one waits for it.
  const other = `select from "user" where id = '${person.id}' for update;
    insert into api_key (id, user_id, start, key_hash, scopes, networks, created_at, updated_at) values
      (gen_random_uuid(), '${person.id}', '', '', '{}', '{}', now(), now())`;
  const late = await interleave(gatehouse.options.databaseUrl!, other, () => person.post('/api-key/create', {}));
  expect(late).toMatchObject({ status: 400, body: { code: 'API_KEY_LIMIT_REACHED' } });
  await runSql(gatehouse.options.databaseUrl!, `update session set authenticated_at = now() - interval '2 days'`);
  expect((await person.post('/api-key/create', {})).body.code).toBe('SESSION_IS_NOT_FRESH');
});

test('the keys of another user are unknown', async ({ gatehouse, signedIn }) => {
  const { id } = await newApiKey(await Person.signUp(gatehouse));
  const answers = [
    await signedIn.get('/api-key/get', { id }),
    await signedIn.post('/api-key/update', { keyId: id, name: 'Mine' }),
    await signedIn.post('/api-key/rotate', { keyId: id }),
    await signedIn.post('/api-key/delete', { keyId: id }),
  ];
  for (const { body } of answers) expect(body.code).toBe('KEY_NOT_FOUND');
  expect((await signedIn.get('/api-key/list')).body).toMatchObject({ apiKeys: [], total: 0 });
});

test('a key from an unknown page is refused like any call of that page', async ({ gatehouse, signedIn }) => {
  const program = programWith(gatehouse, (await newApiKey(signedIn)).key);
  program.headers = { ...program.headers, origin: 'https://evil.example' };
  expect((await program.post('/update-user', { name: 'X' })).body.code).toBe('INVALID_ORIGIN');
});

test('without the feature a key is no credential', async ({ gatehouse, signedIn }) => {
  const { key } = await newApiKey(signedIn);
  await using without = await startGatehouse({
    databaseUrl: gatehouse.options.databaseUrl,
    apiKey: { enabled: false },
  });
  for (const headers of [{ 'x-api-key': key }, { authorization: `Bearer ${key}` }])
    expect((await Object.assign(new Person(without), { headers }).get(LIST)).body.code).toBe('UNAUTHORIZED');
});
