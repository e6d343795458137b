import { expect } from 'vitest';

import { expectOk, newInvitation, newMember, newOrganization, verifyEmail } from '#tests/support/organization.ts';
import { CLIENT } from '#tests/support/peers/openid-server.ts';
import { Person } from '#tests/support/person.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';

import { addConnection, errorOf, proveDomain, sqlOf, test as base, withPrivateHosts } from './connections.ts';
import { ForgingProvider } from '#tests/support/peers/forging-provider.ts';
import { signInThrough } from './forged-sign-in.ts';

const test = base.extend<{ gatehouse: Gatehouse; provider: ForgingProvider; acme: Awaited<ReturnType<typeof setUp>> }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await withPrivateHosts({
        organization: { teams: { enabled: true, maximumMembersPerTeam: 2 }, dynamicAccessControl: { enabled: true } },
      });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      await using provider = await ForgingProvider.start(CLIENT.clientId);
      await use(provider);
    },
    { scope: 'file' },
  ],
  acme: async ({ gatehouse, provider }, use) => use(await setUp(gatehouse, provider)),
});

async function setUp(gatehouse: Gatehouse, provider: ForgingProvider) {
  const sql = sqlOf(gatehouse);
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const domain = `${organizationId}.example`;
  const claim = await proveDomain(gatehouse, organization, domain);
  const connection = await addConnection(gatehouse, organization, { issuer: provider.issuer, domains: [claim] });
  await sql(`update sso_connection set ceiling_role = 'admin' where id = '${connection.id}'`);
  const { providerId } = connection;
  const set = (mappings: object[]) => owner.post('/sso/set-mappings', { organizationId, providerId, mappings });
  const newTeam = async (name: string): Promise<string> =>
    (await expectOk(owner.post('/organization/create-team', { organizationId, name }))).body.id;
  const signIn = async (name: string, claims: object) => {
    const stated = { sub: `${organizationId}-${name}`, email: `${name}@${domain}`, ...claims };
    return errorOf(await signInThrough(provider, new Person(gatehouse), { providerId, claims: stated }));
  };
  const memberOf = async (name: string) => {
    const [member] = await sql(`select m.id, m.role, u.id user_id,
        array(select t.name from team_member tm join team t on t.id = tm.team_id where tm.member_id = m.id order by t.name) teams
      from member m join "user" u on u.id = m.user_id
      where m.organization_id = '${organizationId}' and u.email = '${name}@${domain}'`);
    return member as { id: string; role: string; user_id: string; teams: string[] };
  };
  const reasonOfLast = async () =>
    (await expectOk(owner.get('/sso/list-attempts', { organizationId, providerId }))).body[0].reason;
  return {
    organization,
    domain,
    organizationId,
    owner,
    connection,
    providerId,
    sql,
    set,
    newTeam,
    signIn,
    memberOf,
    reasonOfLast,
  };
}

test('groups give roles and teams at each sign-in, and take them away', async ({ acme }) => {
  const { set, newTeam, signIn, memberOf, organizationId, connection, sql } = acme;
  const [core, web] = [await newTeam('Core'), await newTeam('Web')];
  await expectOk(
    set([
      { value: 'admins', role: 'admin' },
      { value: 'staff', role: 'member' },
      { value: 'core', teamId: core },
      { value: 'web', teamId: web },
      { claim: 'site', value: 'Paris', teamId: web },
    ]),
  );

  expect(await signIn('ada', { groups: ['admins', 'staff', 'core', 'other'], site: 'Paris' })).toBeNull();
  expect(await memberOf('ada')).toMatchObject({ role: 'admin,member', teams: ['Core', 'Web'] });
  await signIn('ada', { groups: ['staff', 'web'], site: 'Rome' });
  expect(await memberOf('ada')).toMatchObject({ role: 'member', teams: ['Web'] });
  await signIn('ada', { groups: [], site: 'Rome' });
  const { user_id: userId } = await memberOf('ada');
  expect(await memberOf('ada')).toMatchObject({ role: 'member', teams: [] });

  const audited = await sql(`select event, details from audit_entry
    where organization_id = '${organizationId}' and subject_id = '${userId}' order by id`);
  const by = { connectionId: connection.id };
  expect(audited).toEqual([
    { event: 'member.added', details: by },
    { event: 'team.member-added', details: { teamId: core, name: 'Core', ...by } },
    { event: 'team.member-added', details: { teamId: web, name: 'Web', ...by } },
    { event: 'member.role-changed', details: { from: 'admin,member', to: 'member', ...by } },
    { event: 'team.member-removed', details: { teamId: core, name: 'Core', ...by } },
    { event: 'team.member-removed', details: { teamId: web, name: 'Web', ...by } },
  ]);
});

test.for<[what: string, claims: object]>([
  ['no claim', {}],
  ['too many groups at Microsoft', { _claim_names: { groups: 'src1' }, _claim_sources: { src1: {} } }],
  ['too many groups, with an empty list', { groups: [], hasgroups: true }],
])('%s changes nothing, and is noted; an empty list removes', async ([, missing], { acme }) => {
  const { set, newTeam, signIn, memberOf, reasonOfLast } = acme;
  const core = await newTeam('Core');
  await set([
    { value: 'admins', role: 'admin' },
    { value: 'admins', teamId: core },
  ]);
  await signIn('ada', { groups: ['admins'] });
  expect(await reasonOfLast()).toBeNull();

  expect(await signIn('ada', missing)).toBeNull();
  expect(await memberOf('ada')).toMatchObject({ role: 'admin', teams: ['Core'] });
  expect(await reasonOfLast()).toBe('sso_groups_missing');
  await signIn('ada', { groups: [] });
  expect(await memberOf('ada')).toMatchObject({ role: 'member', teams: [] });
  expect(await reasonOfLast()).toBeNull();
  // Who joins without the claim gets what all get.
  await signIn('new', missing);
  expect(await memberOf('new')).toMatchObject({ role: 'member', teams: [] });
});

test('no mapping grants a role above the ceiling, or changes an owner or a member above it', async ({ acme }) => {
  const { organizationId, owner, connection, providerId, set, signIn, memberOf, sql } = acme;
  expect((await set([{ value: 'a', role: 'owner' }])).body.code).toBe('YOU_ARE_NOT_ALLOWED_TO_GRANT_THIS_ROLE');
  expect((await set([{ value: 'a', role: 'none' }])).body.code).toBe('ROLE_NOT_FOUND');
  expect((await set([{ value: 'a', teamId: organizationId }])).body.code).toBe('TEAM_NOT_FOUND');
  await expectOk(set([{ value: 'admins', role: 'admin' }]));
  const promote = (memberId: string) => sql(`update member set role = 'owner' where id = '${memberId}'`);
  await signIn('ada', { groups: ['admins'] });
  await signIn('bob', { groups: [] });
  await promote((await memberOf('bob')).id);

  await expectOk(owner.post('/sso/update-provider', { organizationId, providerId, ceilingRole: 'member' }));
  expect((await set([{ value: 'a', role: 'admin' }])).body.code).toBe('YOU_ARE_NOT_ALLOWED_TO_GRANT_THIS_ROLE');
  await signIn('eve', { groups: ['admins'] });
  expect((await memberOf('eve')).role).toBe('member');
  // Above the new ceiling, so that the provider cannot change it any more.
  await signIn('ada', { groups: [] });
  expect((await memberOf('ada')).role).toBe('admin');
  await sql(`update sso_connection set ceiling_role = 'admin' where id = '${connection.id}'`);
  await signIn('bob', { groups: ['admins'] });
  expect((await memberOf('bob')).role).toBe('owner');
});

test('an invitation admits, and the groups decide the role', async ({ acme }) => {
  const { organization, set, signIn, memberOf } = acme;
  await set([{ value: 'staff', role: 'member' }]);
  await verifyEmail(organization.owner);
  await newInvitation(organization, { email: `bob@${acme.domain}`, role: 'admin' });
  await signIn('bob', { groups: ['staff'] });
  expect((await memberOf('bob')).role).toBe('member');
});

test('a full team prevents no sign-in, and is noted', async ({ acme }) => {
  const { set, newTeam, signIn, memberOf, reasonOfLast } = acme;
  await set([{ value: 'core', teamId: await newTeam('Core') }]);
  for (const name of ['a', 'b', 'c']) expect(await signIn(name, { groups: ['core'] })).toBeNull();
  expect(await reasonOfLast()).toBe('sso_team_is_full');
  expect(await memberOf('c')).toMatchObject({ role: 'member', teams: [] });
});

test('managers do not change by hand what the groups decide, and appoint owners', async ({ acme }) => {
  const { organizationId, owner, connection, set, newTeam, signIn, memberOf, sql } = acme;
  const [core, free] = [await newTeam('Core'), await newTeam('Free')];
  await signIn('ada', {});
  const { id: memberId, user_id: userId } = await memberOf('ada');
  const setRole = async (role: string, id = memberId) =>
    (await owner.post('/organization/update-member-role', { organizationId, memberId: id, role })).body;
  const changeTeam = async (call: 'add' | 'remove', teamId: string) =>
    (await owner.post(`/organization/${call}-team-member`, { organizationId, userId, teamId })).body;

  expect(await setRole('admin')).toMatchObject({ role: 'admin' });
  expect(await changeTeam('add', core)).toMatchObject({ teamId: core });
  await set([
    { value: 'staff', role: 'member' },
    { value: 'core', teamId: core },
  ]);
  expect(await setRole('member')).toMatchObject({ code: 'ROLE_IS_MANAGED' });
  expect(await changeTeam('remove', core)).toMatchObject({ code: 'TEAM_IS_MANAGED' });
  expect(await changeTeam('add', free)).toMatchObject({ teamId: free });
  // Members who sign in otherwise are not managed.
  const other = await newMember(owner.gatehouse, { id: organizationId });
  expect(await setRole('admin', other.memberId)).toMatchObject({ role: 'admin' });
  expect(await setRole('owner')).toMatchObject({ role: 'owner' });
  expect(await setRole('member')).toMatchObject({ role: 'member' });
  await sql(`update sso_connection set enabled_at = null where id = '${connection.id}'`);
  expect(await setRole('admin')).toMatchObject({ role: 'admin' });
});

test('the mappings are listed, replaced, and gone with their team', async ({ acme }) => {
  const { organizationId, owner, providerId, set, newTeam, sql } = acme;
  const list = async () =>
    (await expectOk(owner.get('/sso/list-mappings', { organizationId, providerId }))).body.mappings;
  const core = await newTeam('Core');
  const { body } = await expectOk(
    set([
      { claim: 'department', value: 'R&D', role: 'member' },
      { value: 'core', teamId: core },
    ]),
  );
  expect(await list()).toEqual(body.mappings);
  expect(body.mappings).toMatchObject([
    { claim: 'department', value: 'R&D', role: 'member', teamId: null },
    { claim: 'groups', value: 'core', role: null, teamId: core },
  ]);
  await sql(`delete from team where id = '${core}'`);
  expect(await list()).toHaveLength(1);
  expect((await set([{ value: 'x' }])).status).toBe(400);
  expect((await set([{ value: 'x', role: 'member', teamId: core }])).status).toBe(400);
  await expectOk(set([]));
  expect(await list()).toEqual([]);
  expect(
    (
      await (
        await newMember(owner.gatehouse, { id: organizationId })
      ).person.get('/sso/list-mappings', { organizationId, providerId })
    ).status,
  ).toBe(403);
});
