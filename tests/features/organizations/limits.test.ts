import { expect } from 'vitest';

import { newInvitation, newOrganization, refusalOf, startWithOrganizations } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { test } from '#tests/support/test.ts';

test('membershipLimit can be a function of the joining user and the organization', async () => {
  const asked: unknown[] = [];
  await using gatehouse = await startWithOrganizations({
    membershipLimit: async (user, organization) => {
      asked.push([user.email, organization.id]);
      return user.email.startsWith('vip-') ? 2 : 1;
    },
  });
  const organization = await newOrganization(gatehouse);
  const accept = async (email?: string) => {
    const person = await Person.signUp(gatehouse, email ? { email } : {});
    const { id: invitationId } = await newInvitation(organization, { email: person.email });
    return refusalOf(person.post('/organization/accept-invitation', { invitationId }));
  };

  expect(await accept()).toBe('403 ORGANIZATION_MEMBERSHIP_LIMIT_REACHED');
  expect(await accept('vip-a@example.com')).toBe('200');
  expect(await accept('vip-b@example.com')).toBe('403 ORGANIZATION_MEMBERSHIP_LIMIT_REACHED');
  expect(asked).toContainEqual(['vip-a@example.com', organization.id]);
});

test('invitationLimit can be a function of the inviter and the organization', async () => {
  await using gatehouse = await startWithOrganizations({
    invitationLimit: ({ user, organization, member }) => {
      expect([member.userId, member.organizationId, member.role]).toEqual([user.id, organization.id, 'owner']);
      return 1;
    },
  });
  const { owner, id: organizationId } = await newOrganization(gatehouse);
  const invite = (email: string) =>
    refusalOf(owner.post('/organization/invite-member', { email, role: 'member', organizationId }));

  expect(await invite('a@example.com')).toBe('200');
  expect(await invite('b@example.com')).toBe('403 INVITATION_LIMIT_REACHED');
});
