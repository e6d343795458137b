import { expect, onTestFinished } from 'vitest';

import { expectOk, newMember, newOrganization } from '#tests/support/organization.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { CLIENT, OpenIdServer } from '#tests/support/peers/openid-server.ts';
import { Person } from '#tests/support/person.ts';
import { createLink, openLink } from '#tests/support/setup-links.ts';
import { test as base, startGatehouse } from '#tests/support/test.ts';
import { addUser, proveDomain, returnTo, sqlOf } from '#tests/features/sso/sign-in/connections.ts';
import { ScimClient } from '#tests/features/scim/scim.ts';
import { USER } from '#tests/features/scim/users.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';

/** Every record is found. */
const resolveTxt = async () => [['gatehouse-domain-verification=known']];

const test = base.extend<{ gatehouse: Gatehouse }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse({
        domains: { resolveTxt },
        outgoing: { privateHosts: ['127.0.0.1'] },
      });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

test('members give away what they may do themselves, and only owners let it take effect at once', async ({
  gatehouse,
}) => {
  const organization = await newOrganization(gatehouse);
  const { id: organizationId, owner } = organization;
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const { person: member } = await newMember(gatehouse, organization);
  const create = (person: Person, input: object) =>
    person.post('/organization/create-setup-link', { organizationId, scopes: ['sso'], ...input });
  const refused = [403, 'YOU_ARE_NOT_ALLOWED_TO_CREATE_SETUP_LINKS'];

  expect(codeOf(await create(member, {}))).toEqual(refused);
  expect(codeOf(await create(admin, { mayEnable: true }))).toEqual(refused);
  expect((await create(owner, { callbackURL: 'https://evil.example' })).body.code).toBe('INVALID_CALLBACKURL');
  expect((await create(admin, {})).body.link).toMatchObject({ scopes: ['sso'], mayEnable: false, openedAt: null });
  const { body } = await create(owner, { mayEnable: true, scopes: ['scim', 'domains', 'scim'], expiresIn: 600 });
  expect(body.link).toMatchObject({ scopes: ['domains', 'scim'], mayEnable: true });
  expect(new URL(body.url).pathname).toBe('/set-up');
  expect(new Date(body.link.expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(600_000);

  for (let n = 0; n < 3; n += 1) await expectOk(create(owner, {}));
  expect(codeOf(await create(owner, {}))).toEqual([400, 'SETUP_LINK_LIMIT_REACHED']);
  expect(codeOf(await member.get('/organization/list-setup-links', { organizationId }))).toEqual([
    403,
    'YOU_ARE_NOT_ALLOWED_TO_READ_SETUP_LINKS',
  ]);
  const links = (await expectOk(admin.get('/organization/list-setup-links', { organizationId }))).body;
  expect(links).toHaveLength(5);
  expect(JSON.stringify(links)).not.toMatch(/token|hash/i);
  const revoke = () => admin.post('/organization/revoke-setup-link', { organizationId, setupLinkId: links[0].id });
  await expectOk(revoke());
  expect(codeOf(await revoke())).toEqual([400, 'SETUP_LINK_NOT_FOUND']);
  await expectOk(create(owner, {}));
});

test('the browser that opens a link first keeps it, until it ends', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  const link = await createLink(organization);
  const open = (person: Person, token = link.token) => person.post('/setup-link/open', { token });
  const holder = await openLink(gatehouse, link);

  // No cookies: the page is loaded in another browser.
  const refused = [401, 'INVALID_TOKEN'];
  expect(codeOf(await open(new Person(gatehouse)))).toEqual(refused);
  expect(codeOf(await open(new Person(gatehouse), 'unknown'))).toEqual(refused);
  const shown = {
    id: link.id,
    organization: { id: organization.id, name: 'Acme' },
    scopes: ['domains', 'sso', 'scim'],
  };
  expect((await open(holder)).body).toMatchObject(shown);
  expect((await holder.get('/setup-link/get')).body).toMatchObject(shown);
  const stranger = new Person(gatehouse);
  stranger.headers = { 'setup-link': link.id };
  expect((await stranger.get('/setup-link/get')).status).toBe(401);

  // Another link, which ends earlier, does not end the cookie of this one.
  const short = await createLink(organization, { expiresIn: 600 });
  const opened = await holder.send({ method: 'POST', url: '/setup-link/open', payload: { token: short.token } });
  expect(String(opened.headers['set-cookie'])).toContain('Max-Age=432000');

  await expectOk(holder.post('/setup-link/complete', {}));
  expect(codeOf(await open(holder))).toEqual(refused);
  expect((await holder.get('/setup-link/get')).status).toBe(401);
  expect((await holder.get('/organization/list-domains')).status).toBe(401);
  await gatehouse.idle();
  const subjects = (await mailsTo(gatehouse, owner.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining(['The set-up link of Acme was opened', 'Acme is set up and waits for you']),
  );
  const events = `select event, actor_id, details->>'setupLinkId' id from audit_entry
    where organization_id = '${organization.id}' and event like 'setup-link.%' order by audit_entry.id`;
  expect(await sqlOf(gatehouse)(events)).toEqual([
    { event: 'setup-link.created', actor_id: owner.id, id: link.id },
    { event: 'setup-link.opened', actor_id: null, id: link.id },
    { event: 'setup-link.created', actor_id: owner.id, id: short.id },
    { event: 'setup-link.opened', actor_id: null, id: short.id },
    { event: 'setup-link.completed', actor_id: null, id: link.id },
  ]);
});

test('the holder of a link proves a domain, and adds and tests a connection that an owner turns on', async ({
  gatehouse,
}) => {
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const sql = sqlOf(gatehouse);
  const link = await createLink(organization);
  const holder = await openLink(gatehouse, link);
  const domain = `${organization.slug}.example`;

  const added = await expectOk(holder.post('/organization/add-domain', { domain }));
  await sql(`update organization_domain set challenge = 'known' where id = '${added.body.id}'`);
  const domainId = added.body.id as string;
  expect((await expectOk(holder.post('/organization/verify-domain', { domainId }))).body.status).toBe('verified');
  expect(codeOf(await holder.post('/organization/delete-domain', { domainId }))).toEqual([
    403,
    'YOU_ARE_NOT_ALLOWED_TO_MANAGE_DOMAINS',
  ]);
  const mistyped = await expectOk(holder.post('/organization/add-domain', { domain: `x${domain}` }));
  await expectOk(holder.post('/organization/delete-domain', { domainId: mistyped.body.id }));

  const providerId = `${organization.slug}-okta`;
  const server = await OpenIdServer.start({ providerId, callbackPath: '/api/auth/sso/callback' });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const register = { providerId, issuer: server.issuer, ...CLIENT };
  const tooHigh = { defaultRole: 'admin', ceilingRole: 'admin' };
  expect((await holder.post('/sso/register', { ...register, ...tooHigh })).body.code).toBe(
    'YOU_ARE_NOT_ALLOWED_TO_GRANT_THIS_ROLE',
  );
  const { body: connection } = await expectOk(holder.post('/sso/register', register));
  expect(connection).toMatchObject({ enabled: false, userId: null, domain });

  const test = await expectOk(holder.post('/sso/test', { providerId, callbackURL: '/set-up' }));
  const user = addUser(server, { email: `ada@${domain}`, email_verified: true });
  const callback = await server.consent(new URL(test.body.url as string), user);
  // Of another browser the result does not count.
  expect((await returnTo(new Person(gatehouse), callback)).location).toContain('error=');
  const again = await expectOk(holder.post('/sso/test', { providerId, callbackURL: '/set-up' }));
  await returnTo(holder, await server.consent(new URL(again.body.url as string), user));
  const result = await expectOk(holder.get('/sso/get-test', { providerId, attemptId: again.body.attemptId }));
  expect(result.body).toMatchObject({ passed: true, wouldDo: { does: 'create', role: 'member' } });
  expect((await expectOk(holder.get('/sso/list-attempts', { providerId }))).body).toHaveLength(1);
  expect(await sql(`select 1 from "user" where email = 'ada@${domain}'`)).toEqual([]);

  const notAllowed = [403, 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SSO'];
  expect(codeOf(await holder.post('/sso/enable', { providerId }))).toEqual(notAllowed);
  await expectOk(owner.post('/sso/enable', { organizationId, providerId }));
  expect(codeOf(await holder.post('/sso/update-provider', { providerId, name: 'Evil' }))).toEqual(notAllowed);
  expect(codeOf(await holder.post('/sso/rotate-client-key', { providerId }))).toEqual(notAllowed);
  const actors = `select distinct actor_id, details->>'setupLinkId' link from audit_entry
    where organization_id = '${organizationId}' and event in ('organization-domain.added', 'sso-connection.created', 'sso-connection.tested')`;
  expect(await sql(actors)).toEqual([{ actor_id: null, link: link.id }]);
});

test('a link changes nothing that it did not add', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  await proveDomain(gatehouse, organization, `${organization.slug}.example`);
  const server = await OpenIdServer.start({ providerId: 'other' });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const { issuer } = server;
  const existing = await expectOk(owner.post('/sso/register', { organizationId, issuer, ...CLIENT }));
  await expectOk(owner.post('/organization/create-directory', { organizationId, name: 'Okta' }));
  const holder = await openLink(gatehouse, await createLink(organization, { mayEnable: true }));

  expect((await expectOk(holder.get('/sso/providers'))).body.providers).toEqual([]);
  const { providerId } = existing.body;
  for (const path of ['update-provider', 'enable', 'test', 'rotate-client-key', 'refresh-metadata'])
    expect((await holder.post(`/sso/${path}`, { providerId, name: 'Evil' })).status).not.toBe(200);
  expect((await holder.post('/sso/enable', { providerId })).body.code).toBe('PROVIDER_NOT_FOUND');
  expect((await holder.get('/organization/get-directory')).body.code).toBe('DIRECTORY_NOT_FOUND');
  expect((await holder.post('/organization/create-directory-token', {})).body.code).toBe('DIRECTORY_NOT_FOUND');
  expect((await holder.post('/organization/create-directory', { name: 'Mine' })).body.code).toBe(
    'DIRECTORY_ALREADY_EXISTS',
  );
  const other = await newOrganization(gatehouse);
  expect((await holder.get('/organization/list-domains', { organizationId: other.id })).body.code).toBe(
    'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
  );
});

test('a directory that a link connected changes users once a manager has confirmed it', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const domain = `${organization.slug}.example`;
  await proveDomain(gatehouse, organization, domain);
  const holder = await openLink(gatehouse, await createLink(organization, { scopes: ['scim'] }));
  const { body } = await expectOk(holder.post('/organization/create-directory', { name: 'Okta' }));
  expect(body.directory.confirmed).toBe(false);
  const scim = new ScimClient(gatehouse, body.token);
  const user = { schemas: [USER], userName: `ada@${domain}` };

  expect((await scim.get('/Users')).status).toBe(200);
  const refused = await scim.post('/Users', user);
  expect([refused.status, refused.body.detail]).toEqual([403, expect.stringContaining('confirm this directory')]);
  expect((await holder.post('/organization/update-directory', { confirmed: true })).status).toBe(401);
  const confirmed = await expectOk(owner.post('/organization/update-directory', { organizationId, confirmed: true }));
  expect(confirmed.body.confirmed).toBe(true);
  expect((await scim.post('/Users', user)).status).toBe(201);
  expect((await holder.post('/organization/create-directory-token', {})).body.code).toBe(
    'YOU_ARE_NOT_ALLOWED_TO_MANAGE_DIRECTORIES',
  );
});

test('what an owner lets take effect at once does', async ({ gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  await proveDomain(gatehouse, organization, `${organization.slug}.example`);
  const holder = await openLink(gatehouse, await createLink(organization, { mayEnable: true }));
  const server = await OpenIdServer.start({ providerId: 'okta' });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const { body } = await expectOk(holder.post('/sso/register', { issuer: server.issuer, ...CLIENT }));
  const { providerId } = body;
  expect((await holder.post('/sso/enable', { providerId })).body.code).toBe('SSO_NOT_TESTED');
  await sqlOf(gatehouse)(`update sso_connection set tested_revision = revision where id = '${body.id}'`);
  expect((await expectOk(holder.post('/sso/enable', { providerId }))).body.enabled).toBe(true);
  const directory = await expectOk(holder.post('/organization/create-directory', { name: 'Okta' }));
  expect(directory.body.directory.confirmed).toBe(true);
});
