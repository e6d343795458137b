import type { Page } from 'playwright-core';

import type { Outputs } from '#client/sdk/calls.ts';

import { addOnlyDomain, prove } from './domains.ts';
import { changeAnswer, DOMAIN, SLUG } from './sso.ts';
import { post } from './two-factor.ts';

const SCHEMAS = 'urn:ietf:params:scim:schemas:core:2.0';

export const directoryPath = `/organizations/${SLUG}/directory`;

/** Leaves the organization without a directory and returns its id. */
export async function removeDirectory(page: Page): Promise<string> {
  const organization = await page.request.get(`/api/auth/organization/get-full-organization?organizationSlug=${SLUG}`);
  const { id: organizationId } = (await organization.json()) as { id: string };
  const directory = await page.request.get(`/api/auth/organization/get-directory?organizationId=${organizationId}`);
  if (directory.ok()) await post(page, '/organization/delete-directory', { organizationId });
  return organizationId;
}

/** Connects a directory that has sent groups, and users whose accounts are not created: they would be members on other screens. */
export async function addOnlyDirectory(page: Page): Promise<void> {
  const organizationId = await removeDirectory(page);
  await prove(page, await addOnlyDomain(page, SLUG, DOMAIN));
  const created = { organizationId, name: 'Okta', ceilingRole: 'admin' };
  const { token } = await post<{ token: string }>(page, '/organization/create-directory', created);
  const send = async (kind: 'User' | 'Group', resource: object): Promise<void> => {
    const answer = await page.request.post(`/api/auth/scim/v2/${kind}s`, {
      headers: { authorization: `Bearer ${token}` },
      data: { schemas: [`${SCHEMAS}:${kind}`], ...resource },
    });
    if (!answer.ok()) throw new Error(`SCIM answered ${answer.status()}: ${await answer.text()}`);
  };
  for (const [userName, displayName] of [
    ['ada', 'Ada Lovelace'],
    ['grace', 'Grace Hopper'],
    ['charles', 'Charles Babbage'],
  ]) {
    await send('User', { userName: `${userName}@${DOMAIN}`, displayName, active: false });
  }
  for (const displayName of ['Engineering', 'Board']) await send('Group', { displayName });
}

type Users = Outputs['organization']['listDirectoryUsers'];

/** The users as after the first synchronization. */
export async function showUsers(page: Page): Promise<string> {
  await addOnlyDirectory(page);
  await changeAnswer<Users>(page, 'organization.listDirectoryUsers', ({ users, ...data }) => ({
    ...data,
    users: users.map((user, index) => ({ ...user, active: index < 2, userId: index === 0 ? user.id : null })),
  }));
  return directoryPath;
}

export const groupsOf = async (page: Page): Promise<string> => {
  await addOnlyDirectory(page);
  return `${directoryPath}/groups`;
};

export const settingsOf = async (page: Page): Promise<string> => {
  await addOnlyDirectory(page);
  return `${directoryPath}/settings`;
};
