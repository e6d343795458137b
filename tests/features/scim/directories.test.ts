import { expect } from 'vitest';

import { expectOk, newMember, newOrganization } from '#tests/support/organization.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

import { newDirectory, ScimClient, type TestDirectory } from './scim.ts';
import { createUser, patchUser, userOf } from './users.ts';

test('a manager connects a directory and sees its token once', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { body } = await expectOk(owner.post('/organization/create-directory', { organizationId, name: 'Okta' }));

  expect(body.token).toMatch(/^gs_[0-9a-f]{32}_[A-Za-z0-9]{40}[0-9a-f]{8}$/);
  expect(body.directory).toMatchObject({
    name: 'Okta',
    enabled: true,
    defaultRole: 'member',
    ceilingRole: 'member',
    url: expect.stringMatching(/\/api\/auth\/scim\/v2$/),
  });
  const { body: read } = await expectOk(owner.get('/organization/get-directory', { organizationId }));
  expect(read).toEqual(body.directory);
  expect(read.tokens[0].start).toBe(body.token.slice(0, 15));
  expect(JSON.stringify(read)).not.toContain(body.token);
  const [stored] = await runSql(
    gatehouse.options.databaseUrl!,
    `select * from scim_token where id = '${read.tokens[0].id}'`,
  );
  expect(JSON.stringify(stored)).not.toContain(body.token.slice(36));

  const again = await owner.post('/organization/create-directory', { organizationId, name: 'Second' });
  expect([again.status, again.body.code]).toEqual([409, 'DIRECTORY_ALREADY_EXISTS']);
});

test('members without the permission neither see nor manage the directory', async ({ gatehouse }) => {
  const { organization } = await newDirectory(gatehouse);
  const { person } = await newMember(gatehouse, organization);
  const at = { organizationId: organization.id };

  expect((await person.get('/organization/get-directory', at)).body.code).toBe(
    'YOU_ARE_NOT_ALLOWED_TO_READ_DIRECTORIES',
  );
  for (const path of ['create-directory', 'update-directory', 'delete-directory', 'create-directory-token']) {
    const { body } = await person.post(`/organization/${path}`, { ...at, name: 'X' });
    expect([path, body.code]).toEqual([path, 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_DIRECTORIES']);
  }
  const stranger = await Person.signUp(gatehouse);
  const refused = await stranger.get('/organization/get-directory', at);
  expect(refused.body.code).toBe('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
});

test('a directory gets no role above its ceiling, and no ceiling above its manager', async ({ gatehouse }) => {
  const { organization } = await newDirectory(gatehouse);
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const at = { organizationId: organization.id };
  const update = async (person: Person, roles: object) =>
    (await person.post('/organization/update-directory', { ...at, ...roles })).body.code;

  expect(await update(organization.owner, { ceilingRole: 'owner' })).toBe('INVALID_CEILING_ROLE');
  expect(await update(organization.owner, { defaultRole: 'admin' })).toBe('INVALID_CEILING_ROLE');
  expect(await update(organization.owner, { ceilingRole: 'nothing' })).toBe('ROLE_NOT_FOUND');
  expect(await update(admin, { ceilingRole: 'admin', defaultRole: 'admin' })).toBeUndefined();
});

test('a token is refused after it was revoked or expired, and while its directory is disabled', async ({
  gatehouse,
}) => {
  const { organization, scim } = await newDirectory(gatehouse);
  const { owner, id: organizationId } = organization;
  const isAccepted = async (client: ScimClient) => {
    const { status, body, headers } = await client.get('/Me');
    if (status === 401)
      expect([headers['www-authenticate'], body.detail]).toEqual(['Bearer', expect.stringContaining('token')]);
    return status !== 401;
  };
  const second = await expectOk(owner.post('/organization/create-directory-token', { organizationId, name: 'Next' }));
  const next = new ScimClient(gatehouse, second.body.token);
  const [first, other] = second.body.directory.tokens;

  expect([await isAccepted(scim), await isAccepted(next)]).toEqual([true, true]);
  await expectOk(owner.post('/organization/delete-directory-token', { organizationId, tokenId: first.id }));
  expect([await isAccepted(scim), await isAccepted(next)]).toEqual([false, true]);
  await expectOk(owner.post('/organization/update-directory', { organizationId, enabled: false }));
  expect(await isAccepted(next)).toBe(false);
  await expectOk(owner.post('/organization/update-directory', { organizationId, enabled: true }));
  expect(await isAccepted(next)).toBe(true);
  await runSql(gatehouse.options.databaseUrl!, `update scim_token set expires_at = now() where id = '${other.id}'`);
  expect(await isAccepted(next)).toBe(false);

  for (let count = 1; count < 5; count += 1) {
    await expectOk(owner.post('/organization/create-directory-token', { organizationId }));
  }
  const sixth = await owner.post('/organization/create-directory-token', { organizationId });
  expect(sixth.body.code).toBe('DIRECTORY_TOKEN_LIMIT_REACHED');
  const foreign = await owner.post('/organization/delete-directory-token', { organizationId, tokenId: first.id });
  expect([foreign.status, foreign.body.code]).toEqual([400, 'DIRECTORY_TOKEN_NOT_FOUND']);
});

test('the token of a directory is no credential elsewhere, and no other credential is one here', async ({
  gatehouse,
}) => {
  const { organization, scim } = await newDirectory(gatehouse);
  const program = new Person(gatehouse);
  program.headers = { authorization: `Bearer ${scim.token}` };
  expect((await program.get('/organization/get-directory', { organizationId: organization.id })).status).toBe(401);
  expect((await program.get('/organization/list')).status).toBe(401);

  const { body } = await organization.owner.get('/get-session');
  const person = await Person.signUpVerified(gatehouse);
  const { key } = (await expectOk(person.post('/api-key/create', { name: 'Key', scopes: ['directory:read'] }))).body;
  for (const token of [body.session.token, key, `${scim.token}0`, scim.token!.replace(/.{8}$/, '00000000'), 'x']) {
    const refused = await new ScimClient(gatehouse, token).get('/Me');
    expect([token, refused.status]).toEqual([token, 401]);
  }
  expect((await new ScimClient(gatehouse, null).get('/Me')).status).toBe(501);
});

test('a directory has a limit of its own, guesses of tokens that of every client', async () => {
  await using gatehouse = await startGatehouse({
    rateLimit: { enabled: true, max: 30, window: 60 },
    scim: { requests: { max: 3, window: 60 } },
  });
  const { scim } = await newDirectory(gatehouse);
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await scim.get('/ServiceProviderConfig')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(Number((await scim.get('/Schemas')).headers['retry-after'])).toBeGreaterThan(0);

  const guesser = new ScimClient(gatehouse, 'gs_x');
  const guesses = await Promise.all(Array.from({ length: 40 }, () => guesser.get('/Schemas')));
  expect(guesses.some(({ status }) => status === 429)).toBe(true);
});

test('deleting a directory ends its tokens and lifts its bans', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const { organization, scim } = directory;
  const at = { organizationId: organization.id };
  const { id } = await createUser(directory, userOf(directory, 'ada'));
  await createUser(directory, userOf(directory, 'bob'));
  await patchUser(directory, id, { op: 'replace', path: 'active', value: false });
  const accounts = async () => {
    const text = `select banned, source, m.id is not null as member from "user" u left join managed_account on managed_account.user_id = u.id
      left join member m on m.user_id = u.id where email like '%@${directory.domain}' order by email`;
    return runSql(gatehouse.options.databaseUrl!, text);
  };
  expect(await accounts()).toEqual([
    { banned: true, source: 'scim', member: false },
    { banned: false, source: 'scim', member: true },
  ]);
  await expectOk(organization.owner.post('/organization/delete-directory', at));
  expect(await accounts()).toEqual([
    { banned: false, source: null, member: false },
    { banned: false, source: null, member: true },
  ]);
  expect((await scim.get('/Me')).status).toBe(401);
  expect((await organization.owner.get('/organization/get-directory', at)).body.code).toBe('DIRECTORY_NOT_FOUND');
});

test('managers see which requests were refused, and why', async ({ gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const { organization, scim } = directory;
  const { owner, id: organizationId } = organization;
  const { id } = await createUser(directory, userOf(directory, 'ada'));
  const list = async (): Promise<Record<string, unknown>[]> =>
    (await expectOk(owner.get('/organization/list-directory-requests', { organizationId }))).body;
  expect(await list()).toEqual([]);

  await scim.post('/Users', userOf({ ...directory, domain: 'elsewhere.example' }, 'bob'));
  await scim.post('/Users', userOf(directory, 'ada'));
  await scim.get('/Users', { filter: 'secret eq "ada@private.example"' });
  await scim.patch(`/Users/${id}`, { Operations: [] });
  await expect.poll(async () => (await list()).length).toBe(4);
  const shown = (await list()).map(({ status, method, path, detail }) => [status, method, path, detail].join(' '));
  expect(shown.toSorted()).toEqual([
    expect.stringMatching(/^400 GET \/Users /),
    `400 PATCH /Users/${id} schemas must contain urn:ietf:params:scim:api:messages:2.0:PatchOp`,
    '400 POST /Users The domain elsewhere.example is not proven for this organization',
    '409 POST /Users A user with this userName or externalId exists',
  ]);
  expect(JSON.stringify(shown)).not.toContain('private.example');

  const { person } = await newMember(gatehouse, organization);
  const refused = await person.get('/organization/list-directory-requests', { organizationId });
  expect(refused.body.code).toBe('YOU_ARE_NOT_ALLOWED_TO_READ_DIRECTORIES');
});

test('the newest 100 refused requests are kept', async ({ gatehouse }) => {
  const { organization, id, scim } = await newDirectory(gatehouse);
  const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
  await sql(`insert into scim_request (id, directory_id, method, path, status, detail, created_at)
    select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, '${id}', 'GET', '/Users', 400, 'old', now() from generate_series(1, 150) n`);
  await scim.get('/Users/unknown');
  const list = () =>
    organization.owner.get('/organization/list-directory-requests', { organizationId: organization.id });
  await expect.poll(async () => (await list()).body[0].path).toBe('/Users/unknown');
  await expect.poll(() => sql(`select from scim_request where directory_id = '${id}'`)).toHaveLength(100);
});

test('a mail announces the expiry of a token 30 days, 7 days and a day before', async () => {
  await using gatehouse = await startGatehouse({ advanced: { sweepInterval: 0.2 } });
  const directories = [await newDirectory(gatehouse), await newDirectory(gatehouse)] as const;
  const [first, second] = directories;
  const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
  /** As if time had passed since the last mail. */
  const expireIn = ({ id }: TestDirectory, interval: string) =>
    sql(`update scim_token set expires_at = now() + interval '${interval}', created_at = now() - interval '1 year',
      warned_at = warned_at + (now() + interval '${interval}' - expires_at) where directory_id = '${id}'`);
  const subjects = async ({ organization: { owner } }: TestDirectory) =>
    (await mailsTo(gatehouse, owner.email))
      .filter(({ name }) => name === 'sendDirectoryTokenExpiring')
      .map(({ subject }) => /expires in (.*)/.exec(subject)![1])
      .toReversed();
  const later = { timeout: 10_000, interval: 100 };

  await expireIn(first, '31 days');
  await expireIn(second, '20 days');
  await expect.poll(() => subjects(second), later).toEqual(['20 days']);
  expect(await subjects(first)).toEqual([]);
  await expireIn(first, '7 days');
  await expireIn(second, '8 days');
  await expect.poll(() => subjects(first), later).toEqual(['7 days']);
  expect(await subjects(second)).toEqual(['20 days']);

  // A token that expires later and was used has replaced it.
  const { owner, id: organizationId } = second.organization;
  const next = await expectOk(owner.post('/organization/create-directory-token', { organizationId, name: 'Next' }));
  expect((await new ScimClient(gatehouse, next.body.token).get('/Users')).status).toBe(200);
  await expect
    .poll(() => sql(`select from scim_token where directory_id = '${second.id}' and last_used_at is not null`), later)
    .toHaveLength(1);
  await sql(`update scim_token set expires_at = now() + interval '12 hours'
    where directory_id = '${second.id}' and last_used_at is null`);
  await expireIn(first, '12 hours');
  await expect.poll(() => subjects(first), later).toEqual(['7 days', '1 day']);
  expect(await subjects(second)).toEqual(['20 days']);

  const events = await sql(`select from audit_entry where event = 'directory.token-expiring'`);
  expect(events).toHaveLength(3);
});
