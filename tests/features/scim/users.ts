import { expect } from 'vitest';

import { expectOk } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';

import type { ScimAnswer, TestDirectory } from './scim.ts';

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const PATCH_OP = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** A user of the directory, by default active and at its domain. */
export const userOf = ({ domain }: TestDirectory, name: string, more: object = {}) => ({
  schemas: [USER],
  userName: `${name}@${domain}`,
  externalId: `id-of-${name}`,
  name: { givenName: name, familyName: 'Test' },
  emails: [{ value: `${name}@${domain}`, type: 'work', primary: true }],
  active: true,
  ...more,
});

// Tests assert the body's shape.
// oxlint-disable-next-line typescript/no-explicit-any
export async function createUser({ scim }: TestDirectory, user: object): Promise<any> {
  const { status, body } = await scim.post('/Users', { schemas: [USER], ...user });
  expect([status, body.detail]).toEqual([201, undefined]);
  return body;
}

export const patchUser = ({ scim }: TestDirectory, id: string, ...Operations: object[]): Promise<ScimAnswer> =>
  scim.patch(`/Users/${id}`, { schemas: [PATCH_OP], Operations });

/** Signs in the account of an address with a password that is set in the database. */
export async function signIn({ scim: { gatehouse } }: TestDirectory, email: string): Promise<Person> {
  const donor = await Person.signUp(gatehouse);
  await runSql(
    gatehouse.options.databaseUrl!,
    `update account set user_id = u.id, account_id = u.id from "user" u where u.email = '${email}' and account.user_id = '${donor.id}'`,
  );
  const person = Object.assign(new Person(gatehouse), { email });
  const { body } = await expectOk(person.post('/sign-in/email', { email, password: person.password }));
  person.id = body.user.id;
  return person;
}
