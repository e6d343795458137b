import { decodeJwt } from 'jose';
import { expect } from 'vitest';

import { Application } from '#tests/support/oauth/application.ts';
import { claim, decide, Device, PROGRAM } from '#tests/support/oauth/device.ts';
import { expectOk, newMember, newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';

import { test } from './device.ts';

const SCOPE = 'openid organization:read';

async function newOwned(gatehouse: Person['gatehouse']) {
  const organization = await newOrganization(gatehouse);
  const registration = { ...PROGRAM, organizationId: organization.id, scope: SCOPE };
  const { body } = await expectOk(organization.owner.post('/oauth2/create-client', registration));
  return { organization, device: Device.of(await Application.of(gatehouse, body)) };
}

test('a device with an application of an organization is for its members', async ({ gatehouse }) => {
  const { organization, device } = await newOwned(gatehouse);
  const codes = await device.ask({ scope: SCOPE });
  const other = await Person.signUp(gatehouse);
  const { status, body } = await claim(other, codes);
  expect([status, body.code]).toEqual([403, 'OAUTH_CLIENT_IS_FOR_MEMBERS']);
  expect((await decide(other, 'approve', codes)).body.code).toBe('OAUTH_CLIENT_IS_FOR_MEMBERS');

  const { person: member } = await newMember(gatehouse, organization);
  expect((await claim(member, codes)).status).toBe(200);
});

test('its tokens act in the organization alone, and end with the membership', async ({ gatehouse }) => {
  const { organization, device } = await newOwned(gatehouse);
  const { person, memberId } = await newMember(gatehouse, organization);
  const elsewhere = await newOrganization(gatehouse, person);
  const codes = await device.approvedBy(person, { scope: SCOPE });
  const { body: tokens } = await expectOk(device.poll(codes));
  expect(decodeJwt(tokens.access_token)).toMatchObject({ org_id: organization.id });

  const program = Object.assign(new Person(gatehouse), { headers: { authorization: `Bearer ${tokens.access_token}` } });
  const list = async (organizationId: string) =>
    (await program.get('/organization/list-members', { organizationId })).status;
  expect(await list(organization.id)).toBe(200);
  expect(await list(elsewhere.id)).not.toBe(200);

  await expectOk(
    organization.owner.post('/organization/remove-member', {
      organizationId: organization.id,
      memberIdOrEmail: memberId,
    }),
  );
  expect((await program.get('/organization/list')).body.code).toBe('INVALID_ACCESS_TOKEN');
});
