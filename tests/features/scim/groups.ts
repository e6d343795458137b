import { expect } from 'vitest';

import type { ScimAnswer, TestDirectory } from './scim.ts';
import { createUser, PATCH_OP, userOf } from './users.ts';

export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';

export const valuesOf = (ids: readonly string[]) => ids.map((value) => ({ value }));

// Tests assert the body's shape.
export async function createGroup(
  { scim }: TestDirectory,
  displayName: string,
  ids: readonly string[] = [],
  // oxlint-disable-next-line typescript/no-explicit-any
): Promise<any> {
  const { status, body } = await scim.post('/Groups', { schemas: [GROUP], displayName, members: valuesOf(ids) });
  expect([status, body.detail]).toEqual([201, undefined]);
  return body;
}

export const patchGroup = ({ scim }: TestDirectory, id: string, ...Operations: object[]): Promise<ScimAnswer> =>
  scim.patch(`/Groups/${id}`, { schemas: [PATCH_OP], Operations });

/** The ids of new users. */
export async function createUsers(directory: TestDirectory, ...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push((await createUser(directory, userOf(directory, name))).id);
  return ids;
}

export async function membersOf({ scim }: TestDirectory, id: string): Promise<string[]> {
  const { body } = await scim.get(`/Groups/${id}`);
  return (body.members ?? []).map(({ value }: { value: string }) => value);
}
