import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { fieldOptions } from '#tests/support/additional-fields.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

const test = base.extend<{ gatehouse: Gatehouse }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse(fieldOptions);
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

const organizationFields = { tier: 'gold', origin: 'organization default' };
const memberFields = { title: null, origin: 'member default' };
const invitationFields = { message: 'Welcome', origin: 'invitation default' };

const newOrganization = async (owner: Person) =>
  (await owner.post('/organization/create', { name: 'Acme', slug: randomUUID(), tier: 'gold' })).body;

test('every answer with an organization, a member or an invitation has its fields', async ({ signedIn, gatehouse }) => {
  const created = await newOrganization(signedIn);
  const organizationId: string = created.id;
  expect(created).toMatchObject({ ...organizationFields, members: [memberFields] });

  const guest = await Person.signUpVerified(gatehouse);
  const invitation = { organizationId, email: guest.email, role: 'member', message: 'Welcome' };
  const invited = await signedIn.post('/organization/invite-member', invitation);
  expect(invited.body).toMatchObject(invitationFields);

  const query = { organizationId };
  const full = { ...organizationFields, members: [memberFields], invitations: [invitationFields] };
  expect((await signedIn.get('/organization/get-full-organization', query)).body).toMatchObject(full);
  expect((await signedIn.post('/organization/set-active', query)).body).toMatchObject(full);
  expect((await signedIn.get('/organization/get-organization', query)).body).toMatchObject(organizationFields);
  expect((await signedIn.get('/organization/list')).body).toMatchObject([organizationFields]);
  expect((await signedIn.get('/organization/get-active-member', query)).body).toMatchObject(memberFields);
  expect((await signedIn.get('/organization/list-members', query)).body.members).toMatchObject([memberFields]);
  expect((await signedIn.get('/organization/list-members', { ...query, search: 'a' })).body.members).toMatchObject([
    memberFields,
  ]);
  expect((await signedIn.get('/organization/list-invitations', query)).body).toMatchObject([invitationFields]);
  expect((await guest.get('/organization/list-user-invitations')).body).toMatchObject([invitationFields]);
  const { id } = invited.body;
  expect((await guest.get('/organization/get-invitation', { id })).body).toMatchObject(invitationFields);
  expect((await guest.post('/organization/accept-invitation', { invitationId: id })).body).toMatchObject({
    invitation: invitationFields,
    member: memberFields,
  });
});

test('update changes the given fields of an organization, also after its two-factor policy', async ({ signedIn }) => {
  const { id: organizationId } = await newOrganization(signedIn);
  const update = async (data: object) => signedIn.post('/organization/update', { organizationId, data });

  expect((await update({ tier: 'silver' })).body).toMatchObject({ tier: 'silver', name: 'Acme' });
  expect((await update({ name: 'Renamed' })).body).toMatchObject({ tier: 'silver', name: 'Renamed' });
  expect((await update({ tier: null, requireTwoFactor: false })).body).toMatchObject({ tier: null });
  expect(await update({ origin: 'x' })).toMatchObject({ status: 400, body: { issues: [{ path: 'data.origin' }] } });
});

test('add-member sets the fields of the member', async ({ signedIn, gatehouse }) => {
  const { id: organizationId } = await newOrganization(signedIn);
  const { id: userId } = await Person.signUp(gatehouse);
  const input = { organizationId, userId, role: 'member', title: 'CTO', origin: 'import' };

  expect(await gatehouse.call('organization.addMember', input)).toMatchObject({ title: 'CTO', origin: 'import' });
});
