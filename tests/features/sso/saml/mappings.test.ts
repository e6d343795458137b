import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { sqlOf, withPrivateHosts } from '#tests/features/sso/sign-in/connections.ts';
import { expectOk } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';

import { newSaml, test as base } from './saml.ts';

const test = base.extend<{ gatehouse: Gatehouse }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await withPrivateHosts({ organization: { teams: { enabled: true } } });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

/** The attributes of the mapper of `samlp` have this prefix. */
const OWN = 'http://schemas.passportjs.com/';

test.for<[what: string, attribute: string, mapping: object]>([
  ['the usual attribute of ADFS', 'http://schemas.xmlsoap.org/claims/Group', {}],
  ['the usual attribute of Microsoft', 'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups', {}],
  ['the attribute that the mapping names', `${OWN}roles`, { mapping: { groups: `${OWN}roles` } }],
])(
  'groups in %s give roles and teams at samlp, and take them away',
  async ([, attribute, more], { gatehouse, idp }) => {
    const { organization, connection, providerId, newUser, signIn, attempts } = await newSaml(gatehouse, idp, more);
    const { owner, id: organizationId } = organization;
    const sql = sqlOf(gatehouse);
    await sql(`update sso_connection set ceiling_role = 'admin' where id = '${connection.id}'`);
    const { body: team } = await expectOk(owner.post('/organization/create-team', { organizationId, name: 'Paris' }));
    const mappings = [
      { value: 'admins', role: 'admin' },
      { claim: `${OWN}site`, value: 'Paris', teamId: team.id },
    ];
    await expectOk(owner.post('/sso/set-mappings', { organizationId, providerId, mappings }));
    const user = newUser();
    const afterSignIn = async (attributes: Record<string, unknown>) => {
      const profileMapper = () => ({
        getClaims: () => ({ email: user.email, ...attributes }),
        getNameIdentifier: () => ({ nameIdentifier: user.id }),
      });
      expect(await signIn(new Person(gatehouse), user, { profileMapper })).toEqual({ status: 302, location: '/home' });
      const [member] =
        await sql(`select m.role, (select count(*)::int from team_member t where t.member_id = m.id) teams
      from member m join "user" u on u.id = m.user_id where u.email = '${user.email}'`);
      const [{ reason } = { reason: null }] = await attempts();
      return { ...member, reason };
    };

    const groups = ['staff', 'admins'];
    expect(await afterSignIn({ [attribute]: groups, [`${OWN}site`]: 'Paris' })).toEqual({
      role: 'admin',
      teams: 1,
      reason: null,
    });
    const withoutGroups = { role: 'admin', teams: 0, reason: 'sso_groups_missing' };
    expect(await afterSignIn({ [`${OWN}site`]: 'Rome' })).toEqual(withoutGroups);
    expect(await afterSignIn({ [attribute]: 'staff', [`${OWN}site`]: ['Rome', 'Paris'] })).toEqual({
      role: 'member',
      teams: 1,
      reason: null,
    });
  },
);
