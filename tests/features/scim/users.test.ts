import { expect } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import { expectOk, newMember } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

import { newDirectory, type TestDirectory } from './scim.ts';
import { createUser, PATCH_OP, patchUser, signIn, USER, userOf } from './users.ts';

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

const accountOf = async ({ scim: { gatehouse } }: TestDirectory, email: string) => {
  const [row] = await runSql(
    gatehouse.options.databaseUrl!,
    `select "user".*, member.role member_role, managed_account.source from "user"
     left join member on member.user_id = "user".id left join managed_account on managed_account.user_id = "user".id
     where email = '${email}'`,
  );
  return row;
};

test('a new user gets a managed account and becomes a member', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const { scim, domain, organization } = directory;
  const kept = userOf(directory, 'Ada', { [ENTERPRISE]: { department: 'R' } });
  const { status, body, headers } = await scim.post('/Users', { ...kept, password: 'secret', shoeSize: 38 });

  expect([status, headers['etag'], headers['location']]).toEqual([201, 'W/"1"', body.meta.location]);
  expect(body).toEqual({
    ...kept,
    schemas: [USER, ENTERPRISE],
    id: expect.any(String),
    meta: {
      resourceType: 'User',
      created: expect.any(String),
      lastModified: expect.any(String),
      location: `${gatehouse.options.baseUrl}/api/auth/scim/v2/Users/${body.id}`,
      version: 'W/"1"',
    },
  });
  expect((await scim.get(`/Users/${body.id}`)).body).toEqual(body);
  const account = await accountOf(directory, `ada@${domain}`);
  expect(account).toMatchObject({
    name: 'Ada Test',
    email_verified: true,
    member_role: 'member',
    source: 'scim',
    banned: false,
  });
  expect(account!['id']).not.toBe(body.id);
  const events = `select event, actor_id, details->>'directoryId' directory from audit_entry
    where organization_id = '${organization.id}' and details ? 'directoryId' and event <> 'directory.created' and event not like 'directory.token%' order by event`;
  expect(await runSql(gatehouse.options.databaseUrl!, events)).toEqual(
    ['directory-user.created', 'member.added'].map((event) => ({ event, actor_id: null, directory: directory.id })),
  );
});

test('an existing user is adopted in a proven domain, without what was set up before the proof', async ({
  gatehouse,
}) => {
  const directory = await newDirectory(gatehouse);
  const { domain } = directory;
  const squatter = await Person.signUp(gatehouse, { email: `eve@${domain}`, name: 'Eve' });
  await createUser(directory, userOf(directory, 'eve'));

  expect(await accountOf(directory, `eve@${domain}`)).toMatchObject({
    id: squatter.id,
    name: 'Eve',
    email_verified: true,
    member_role: 'member',
    source: null,
  });
  expect((await squatter.get('/get-session')).body).toBeNull();
  const again = await squatter.post('/sign-in/email', { email: squatter.email, password: squatter.password });
  expect(again.status).toBe(401);
  const { name, subject } = await newestMailTo(gatehouse, squatter.email);
  expect([name, subject]).toEqual(['sendAddedByDirectory', `${directory.organization.name} added your account`]);
});

test('an address in no proven domain is refused, whether or not it has an account', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const other = await newDirectory(gatehouse);
  const stranger = await Person.signUpVerified(gatehouse);
  const answers = [];
  for (const email of [stranger.email, 'nothing@example.com', `x@${other.domain}`]) {
    const { status, body } = await directory.scim.post('/Users', {
      schemas: [USER],
      userName: 'u',
      emails: [{ value: email }],
    });
    answers.push([status, body.scimType, body.detail.replace(/domain \S+/, 'domain X')]);
  }
  expect(new Set(answers.map((answer) => answer.join())).size).toBe(1);
  expect(answers[0]).toEqual([400, 'invalidValue', 'The domain X is not proven for this organization']);
  expect((await directory.scim.get('/Users')).body.totalResults).toBe(0);
});

test('accounts that may do more than belong to the organization are not connected', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const { domain, scim } = directory;
  const owner = await Person.signUp(gatehouse, { email: `owner@${domain}` });
  await expectOk(owner.post('/organization/create', { name: 'Own', slug: domain.replace('.', '-') }));
  const admin = await Person.signUp(gatehouse, { email: `admin@${domain}` });
  await runSql(gatehouse.options.databaseUrl!, `update "user" set role = 'admin' where id = '${admin.id}'`);

  for (const name of ['owner', 'admin']) {
    const { id } = await createUser(directory, userOf(directory, name));
    const account = await accountOf(directory, `${name}@${domain}`);
    expect(account!['email_verified']).toBe(false);
    await scim.delete(`/Users/${id}`);
    expect((await accountOf(directory, `${name}@${domain}`))!['banned']).toBe(false);
  }
  const members = `select count(*)::int n from member where organization_id = '${directory.organization.id}'`;
  expect(await runSql(gatehouse.options.databaseUrl!, members)).toEqual([{ n: 1 }]);
});

test('userName and externalId are unique among the users of a directory', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  await createUser(directory, userOf(directory, 'ada'));
  const post = async (user: object) => {
    const { status, body } = await directory.scim.post('/Users', user);
    return [status, body.scimType];
  };
  const conflict = [409, 'uniqueness'];
  expect(await post(userOf(directory, 'ada'))).toEqual(conflict);
  expect(await post(userOf(directory, 'bob', { userName: `ADA@${directory.domain}` }))).toEqual(conflict);
  expect(await post(userOf(directory, 'bob', { externalId: 'id-of-ada' }))).toEqual(conflict);
  // Another user of the directory has the account.
  const same = userOf(directory, 'bob', { emails: [{ value: `ada@${directory.domain}` }] });
  expect(await post(same)).toEqual(conflict);
  const concurrent = await Promise.all(Array.from({ length: 5 }, () => post(userOf(directory, 'cyd'))));
  expect(concurrent.map(([status]) => String(status)).toSorted()).toEqual(['201', '409', '409', '409', '409']);
});

const spellings = [
  { op: 'replace', path: 'active', value: false },
  { op: 'Replace', path: 'active', value: false },
  { op: 'replace', path: 'active', value: 'False' },
  { op: 'replace', path: 'active', value: 'false' },
  { op: 'replace', path: 'ACTIVE', value: 'FALSE' },
  { op: 'Add', path: 'active', value: false },
  { op: 'replace', path: `${USER}:active`, value: false },
  { op: 'replace', value: { active: false } },
  { op: 'Replace', value: { active: 'False' } },
  { op: 'replace', value: { [`${USER}:active`]: false } },
];

test('deactivation ends sessions, keys and membership at once on every node, in every spelling', async ({
  gatehouse,
}) => {
  await using node = await startGatehouse({ databaseUrl: gatehouse.options.databaseUrl! });
  const directory = await newDirectory(gatehouse);
  const { scim, domain } = directory;
  const ways: ((id: string, user: object) => Promise<{ status: number }>)[] = [
    ...spellings.map((operation) => (id: string) => patchUser(directory, id, operation)),
    (id, user) => scim.put(`/Users/${id}`, { ...user, active: false }),
    (id) => scim.delete(`/Users/${id}`),
  ];
  for (const [n, deactivate] of ways.entries()) {
    const name = `user${n}`;
    const user = userOf(directory, name);
    const { id } = await createUser(directory, user);
    const person = await signIn(directory, `${name}@${domain}`);
    const { key } = (await expectOk(person.post('/api-key/create', { name: 'Key', scopes: ['organization:read'] })))
      .body;
    const program = new Person(gatehouse);
    program.headers = { 'x-api-key': key };
    const { token } = (await person.get('/get-session')).body.session;
    const client = new Person(node);
    client.headers = { authorization: `Bearer ${token}` };
    const elsewhere = Object.assign(new Person(node), { cookies: person.cookies });
    for (const caller of [program, client, elsewhere])
      expect((await caller.get('/organization/list')).status).toBe(200);

    expect((await deactivate(id, user)).status).toBeLessThan(300);
    for (const caller of [elsewhere, client, person])
      expect([n, (await caller.get('/get-session')).body]).toEqual([n, null]);
    expect((await program.get('/organization/list')).body.code).toBe('BANNED_USER');
    const account = await accountOf(directory, `${name}@${domain}`);
    expect(account).toMatchObject({ banned: true, banned_by: `directory:${directory.id}`, member_role: null });
  }
});

test('the directory lifts its own bans only', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const { domain } = directory;
  const { id } = await createUser(directory, userOf(directory, 'ada'));
  const setActive = async (value: boolean) => {
    const { status } = await patchUser(directory, id, { op: 'replace', path: 'active', value });
    expect(status).toBe(200);
    const { banned, member_role: role } = (await accountOf(directory, `ada@${domain}`))!;
    return [banned, role];
  };
  expect(await setActive(false)).toEqual([true, null]);
  await patchUser(directory, id, { op: 'remove', path: 'active' }, { op: 'add', path: 'title', value: 'T' });
  expect((await accountOf(directory, `ada@${domain}`))!['banned']).toBe(true);
  expect(await setActive(true)).toEqual([false, 'member']);
  const ban = `update "user" set banned = true, banned_by = null where email = 'ada@${domain}'`;
  await runSql(gatehouse.options.databaseUrl!, ban);
  expect(await setActive(false)).toEqual([true, null]);
  expect(await setActive(true)).toEqual([true, 'member']);
  expect((await accountOf(directory, `ada@${domain}`))!['banned_by']).toBeNull();
});

test('a reactivated member has the roles of before within the ceiling', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse, { ceilingRole: 'admin' });
  const { id } = await createUser(directory, userOf(directory, 'ada'));
  const role = async () => (await accountOf(directory, `ada@${directory.domain}`))!['member_role'];
  const setRole = `update member set role = 'admin' from "user" u where u.id = user_id and u.email = 'ada@${directory.domain}'`;
  await runSql(gatehouse.options.databaseUrl!, setRole);
  await patchUser(directory, id, { op: 'replace', path: 'active', value: false });
  await patchUser(directory, id, { op: 'replace', path: 'active', value: true });
  expect(await role()).toBe('admin');
  const at = { organizationId: directory.organization.id };
  await patchUser(directory, id, { op: 'replace', path: 'active', value: false });
  await expectOk(directory.organization.owner.post('/organization/update-directory', { ...at, ceilingRole: 'member' }));
  await patchUser(directory, id, { op: 'replace', path: 'active', value: true });
  expect(await role()).toBe('member');
});

test('an adopted user and a member elsewhere keep the account when the directory deactivates them', async ({
  gatehouse,
}) => {
  const directory = await newDirectory(gatehouse);
  const adopted = await Person.signUpVerified(gatehouse, { email: `bob@${directory.domain}` });
  const { id } = await createUser(directory, userOf(directory, 'bob'));
  await patchUser(directory, id, { op: 'replace', path: 'active', value: false });
  const { body } = await adopted.get('/get-session');
  expect(body.user.id).toBe(adopted.id);
  expect((await adopted.get('/organization/list')).body).toEqual([]);

  const { id: cyd } = await createUser(directory, userOf(directory, 'cyd'));
  const other = await newDirectory(gatehouse);
  const account = await accountOf(directory, `cyd@${directory.domain}`);
  const person = Object.assign(new Person(gatehouse), { id: account!['id'] as string });
  await runSql(
    gatehouse.options.databaseUrl!,
    `insert into member (id, organization_id, user_id, role, created_at) values (gen_random_uuid(), '${other.organization.id}', '${person.id}', 'member', now())`,
  );
  await directory.scim.delete(`/Users/${cyd}`);
  expect((await accountOf(directory, `cyd@${directory.domain}`))!['banned']).toBe(false);
});

test('members who are not in the directory are neither seen nor changed, and an owner stays', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const { scim, organization, domain } = directory;
  await newMember(gatehouse, organization);
  expect((await scim.get('/Users')).body.totalResults).toBe(0);

  const { id } = await createUser(directory, userOf(directory, 'ada'));
  const sql = `update member set role = case when user_id = (select id from "user" where email = 'ada@${domain}') then 'owner' else 'member' end where organization_id = '${organization.id}'`;
  await runSql(gatehouse.options.databaseUrl!, sql);
  for (const answer of [
    await patchUser(directory, id, { op: 'replace', path: 'active', value: false }),
    await scim.delete(`/Users/${id}`),
  ]) {
    expect([answer.status, answer.body.scimType, answer.body.detail]).toEqual([
      409,
      undefined,
      'The last owner of an organization cannot be removed',
    ]);
  }
  expect(await accountOf(directory, `ada@${domain}`)).toMatchObject({ member_role: 'owner', banned: false });
});

test('a deleted user is gone, and has the same id when provisioned again', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const { scim } = directory;
  const { id } = await createUser(directory, userOf(directory, 'ada'));
  expect((await scim.delete(`/Users/${id}`)).status).toBe(204);
  expect((await scim.delete(`/Users/${id}`)).status).toBe(404);
  expect((await scim.get(`/Users/${id}`)).status).toBe(404);
  expect((await scim.get('/Users', { filter: `userName sw "ada"` })).body.totalResults).toBe(0);

  const revived = await createUser(directory, userOf(directory, 'ada', { title: 'Countess' }));
  expect([revived.id, revived.title, revived.meta.version]).toEqual([id, 'Countess', 'W/"3"']);
  expect(await accountOf(directory, `ada@${directory.domain}`)).toMatchObject({ banned: false, member_role: 'member' });
  await scim.delete(`/Users/${id}`);
  // Another person, who got the address.
  const other = await scim.post('/Users', userOf(directory, 'ada', { externalId: 'another' }));
  expect([other.status, other.body.id === id]).toEqual([201, false]);
});

test('name and address of managed accounts follow the directory within proven domains', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const { domain } = directory;
  const { id } = await createUser(directory, userOf(directory, 'ada'));
  await createUser(directory, userOf(directory, 'bob'));
  const person = await signIn(directory, `ada@${domain}`);
  const setEmail = (value: string) =>
    patchUser(directory, id, { op: 'replace', path: 'emails[type eq "work"].value', value });

  expect((await patchUser(directory, id, { op: 'replace', path: 'displayName', value: 'A. Lovelace' })).status).toBe(
    200,
  );
  expect((await setEmail(`augusta@${domain}`)).status).toBe(200);
  expect(await accountOf(directory, `augusta@${domain}`)).toMatchObject({
    id: person.id,
    name: 'A. Lovelace',
    email_verified: true,
  });
  expect((await person.get('/get-session')).body).toBeNull();
  const taken = await setEmail(`bob@${domain}`);
  expect([taken.status, taken.body.scimType]).toEqual([409, 'uniqueness']);
  // Elsewhere only the resource changes.
  expect((await setEmail('augusta@elsewhere.example')).status).toBe(200);
  expect(await accountOf(directory, `augusta@${domain}`)).toBeDefined();
});

test('a request that changes nothing makes no version, and stale versions are refused', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const { scim } = directory;
  const user = userOf(directory, 'ada');
  const created = await createUser(directory, user);
  const path = `/Users/${created.id}`;

  expect((await scim.put(path, user)).body).toEqual(created);
  expect((await scim.put(path, created)).body).toEqual(created);
  expect((await patchUser(directory, created.id, { op: 'add', path: 'active', value: 'True' })).body).toEqual(created);
  const { active: _, ...withoutActive } = user;
  expect((await scim.put(path, withoutActive)).body).toEqual(created);

  expect((await scim.get(path, {}, { 'if-none-match': 'W/"1"' })).status).toBe(304);
  const changed = await scim.put(path, { ...user, title: 'T' }, { 'if-match': 'W/"1"' });
  expect([changed.status, changed.headers['etag'], changed.body.title]).toEqual([200, 'W/"2"', 'T']);
  const operation = { schemas: [PATCH_OP], Operations: [{ op: 'remove', path: 'title' }] };
  expect((await scim.patch(path, operation, { 'if-match': 'W/"1"' })).status).toBe(412);
  expect((await scim.delete(path, { 'if-match': 'W/"1"' })).status).toBe(412);
  expect((await scim.get(path, {}, { 'if-none-match': 'W/"1"' })).status).toBe(200);
  expect((await scim.patch(path, operation, { 'if-match': 'W/"2"' })).body.title).toBeUndefined();
});

test('answers contain the attributes that the directory asks for', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const { id } = await createUser(
    directory,
    userOf(directory, 'ada', { [ENTERPRISE]: { department: 'R', costCenter: '7' } }),
  );
  const keysOf = async (query: Record<string, string>) => {
    const { body } = await directory.scim.get(`/Users/${id}`, query);
    return Object.keys(body).join();
  };
  expect(await keysOf({ attributes: 'userName' })).toBe('schemas,id,userName');
  expect(await keysOf({ attributes: 'USERNAME,meta' })).toBe('schemas,id,userName,meta');
  expect(await keysOf({ excludedAttributes: 'emails,id,name,meta,externalId' })).toBe(
    `schemas,id,userName,active,${ENTERPRISE}`,
  );
  const { body } = await directory.scim.get(`/Users/${id}`, {
    attributes: `name.givenName,${ENTERPRISE}:department,emails.value`,
  });
  expect([body.name, body[ENTERPRISE], body.emails]).toEqual([
    { givenName: 'ada' },
    { department: 'R' },
    [{ value: `ada@${directory.domain}` }],
  ]);
  const both = await directory.scim.get(`/Users/${id}`, { attributes: 'name', excludedAttributes: 'emails' });
  expect([both.status, both.body.scimType]).toEqual([400, 'invalidValue']);
});

test('a user without what is required is refused', async ({ gatehouse }) => {
  const { scim, domain } = await newDirectory(gatehouse);
  const refused = async (body: object) => {
    const answer = await scim.post('/Users', body);
    return [answer.status, answer.body.scimType];
  };
  expect(await refused({ userName: `a@${domain}` })).toEqual([400, 'invalidSyntax']);
  expect(await refused({ schemas: [USER] })).toEqual([400, 'invalidValue']);
  expect(await refused({ schemas: [USER], userName: '  ' })).toEqual([400, 'invalidValue']);
  expect(await refused({ schemas: [USER], userName: 'no address' })).toEqual([400, 'invalidValue']);
  expect(await refused({ schemas: [USER], userName: `a@${domain}`, active: 'maybe' })).toEqual([400, 'invalidValue']);
  expect(await refused({ schemas: [USER], userName: `a@${domain}`, name: 'Ada' })).toEqual([400, 'invalidValue']);
  expect(await refused({ schemas: [USER], userName: `a@${domain}`, title: 'x'.repeat(40_000) })).toEqual([
    400,
    'invalidValue',
  ]);
  expect(await refused([])).toEqual([400, 'invalidSyntax']);
});
