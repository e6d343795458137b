import { expect } from 'vitest';

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
