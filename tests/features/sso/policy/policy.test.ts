import { expect, vi } from 'vitest';

import { programWith, newApiKey } from '#tests/support/api-keys.ts';
import { expectOk, newMember, refusalOf } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { interleave } from '#tests/support/postgres.ts';
import { newSso, proveDomain, sqlOf, test } from '#tests/features/sso/sign-in/connections.ts';

import { addBreakGlass, markTestedByOwner, requireSso, setPolicy } from './policies.ts';

const read = async ({ owner, id }: { owner: Person; id: string }) =>
  (await expectOk(owner.get('/sso/get-policy', { organizationId: id }))).body;

test('the policy turns on only with a recent test, a proven domain and a way in for the owner', async ({
  gatehouse,
  sso,
}) => {
  const { organization, domainId } = sso;
  const sql = sqlOf(gatehouse);
  const turnOn = () => refusalOf(setPolicy(sso, { required: true }));
  const missing = async () => (await read(organization)).missing;
  const domains = (values: string) => sql(`update organization_domain set ${values} where id = '${domainId}'`);

  expect(await missing()).toEqual(['SSO_NOT_TESTED', 'BREAK_GLASS_REQUIRED']);
  expect(await turnOn()).toBe('409 SSO_NOT_TESTED');
  await markTestedByOwner(sso);
  await sql(`update sso_connection set tested_at = now() - interval '25 hours'`);
  expect(await turnOn()).toBe('409 SSO_NOT_TESTED');
  await markTestedByOwner(sso);
  await sql(`update sso_connection set tested_by_id = null`);
  expect(await turnOn()).toBe('409 SSO_NOT_TESTED');
  await markTestedByOwner(sso);

  await domains('lost_at = now()');
  expect(await missing()).toEqual(['DOMAIN_NOT_VERIFIED', 'BREAK_GLASS_REQUIRED']);
  expect(await turnOn()).toBe('409 DOMAIN_NOT_VERIFIED');
  await domains('lost_at = null');
  expect(await turnOn()).toBe('409 BREAK_GLASS_REQUIRED');
  await addBreakGlass(organization.owner);
  expect(await missing()).toEqual([]);
  expect(await turnOn()).toBe('200');
  expect(await read(organization)).toMatchObject({ required: true, guests: 'allow', missing: [] });

  expect(await refusalOf(setPolicy(sso, { required: false }))).toBe('200');
  expect(await read(organization)).toMatchObject({ required: false, requiredAt: null });
});

test('the policy counts the members whom it affects', async ({ gatehouse, sso }) => {
  const { organization, domain } = sso;
  await proveDomain(gatehouse, organization, { domain: `sub.${domain}`, includesSubdomains: true });
  const emails = [`a@${domain}`, `b@sub.${domain}`, `c@x.sub.${domain}`, `d@x.${domain}`, 'e@example.com'];
  for (const email of emails) {
    await newMember(gatehouse, organization, { person: await Person.signUp(gatehouse, { email }) });
  }
  const platform = await Person.signUp(gatehouse, { email: `f@${domain}` });
  await sqlOf(gatehouse)(`update "user" set role = 'admin' where id = '${platform.id}'`);
  await newMember(gatehouse, organization, { person: platform });

  expect((await read(organization)).affected).toEqual({ members: 3, guests: 2, owners: 1 });
});

test('only members whose role allows it set the policy, with a recent proof and without impersonation', async ({
  gatehouse,
  sso,
}) => {
  const { organization } = sso;
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const { person: member } = await newMember(gatehouse, organization);
  const organizationId = organization.id;
  const set = (person: Person) => refusalOf(person.post('/sso/set-policy', { organizationId, required: false }));

  expect(await set(admin)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_REQUIRE_SSO');
  expect(await set(await Person.signUp(gatehouse))).toBe('403 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  const get = (person: Person) => refusalOf(person.get('/sso/get-policy', { organizationId }));
  expect([await get(admin), await get(member)]).toEqual(['200', '403 YOU_ARE_NOT_ALLOWED_TO_READ_SSO']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 24 * 60 * 60 * 1000 });
  try {
    expect(await set(organization.owner)).toBe('403 SESSION_IS_NOT_FRESH');
  } finally {
    vi.useRealTimers();
  }
  const program = programWith(gatehouse, (await newApiKey(organization.owner, { scopes: ['sso:read'] })).key);
  expect([await get(program), await set(program)]).toEqual(['200', '403 API_KEY_NOT_ALLOWED']);
});

test('turning the policy on limits the sessions of identity providers without a limit', async ({ gatehouse }) => {
  await using sso = await newSso(gatehouse);
  await requireSso(sso);
  const { organization, providerId } = sso;
  const age = async () => (await organization.owner.get('/sso/get-provider', { providerId })).body.maxSessionAge;
  expect(await age()).toBe(86_400);

  await using other = await newSso(gatehouse, { maxSessionAge: 600 });
  await requireSso(other);
  await using unlimited = await newSso(gatehouse);
  await requireSso(unlimited, { maxSessionAge: null });
  const ages = `select max_session_age age from sso_connection where id in
    ('${other.connection.id}', '${unlimited.connection.id}') order by id = '${unlimited.connection.id}'`;
  expect(await sqlOf(gatehouse)(ages)).toEqual([{ age: 600 }, { age: null }]);
});

test('the last proven domain and the last connection stay while the policy is on', async ({ gatehouse, sso }) => {
  const { organization, domainId, providerId } = sso;
  const { owner, id: organizationId } = organization;
  const remove = (id: string) => refusalOf(owner.post('/organization/delete-domain', { organizationId, domainId: id }));
  const other = await proveDomain(gatehouse, organization, `other.${sso.domain}`);
  await requireSso(sso);

  expect(await remove(other)).toBe('200');
  expect(await remove(domainId)).toBe('409 SSO_IS_REQUIRED');
  expect(await refusalOf(owner.post('/sso/disable', { providerId }))).toBe('409 SSO_IS_REQUIRED');
  await expectOk(setPolicy(sso, { required: false }));
  expect(await refusalOf(owner.post('/sso/disable', { providerId }))).toBe('200');
  expect(await remove(domainId)).toBe('200');
});

test('a connection that is disabled while the policy waits for the organization counts', async ({ gatehouse, sso }) => {
  await addBreakGlass(sso.organization.owner);
  await markTestedByOwner(sso);
  // The lock of the call that disables it.
  const change = `select from organization where id = '${sso.organization.id}' for update;
    update sso_connection set enabled_at = null where id = '${sso.connection.id}'`;
  const answer = await interleave(gatehouse.options.databaseUrl!, change, () =>
    refusalOf(setPolicy(sso, { required: true })),
  );
  expect(answer).toBe('409 SSO_NOT_TESTED');
});

test('a changed policy is in the audit log of the organization', async ({ gatehouse, sso }) => {
  const { organization } = sso;
  await requireSso(sso, { guests: 'refuse' });
  await expectOk(setPolicy(sso, { required: true, guests: 'refuse' }));
  await expectOk(setPolicy(sso, { required: false }));
  const entries = await sqlOf(gatehouse)(`select actor_id, details->>'required' required, details->>'guests' guests
    from audit_entry where event = 'organization.sso-policy-set' and organization_id = '${organization.id}' order by id`);
  const actor_id = organization.owner.id;
  expect(entries).toEqual([
    { actor_id, required: 'true', guests: 'refuse' },
    { actor_id, required: 'false', guests: 'refuse' },
  ]);
});
