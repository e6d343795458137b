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
export async function addOnlyDirectory(page: Page): Promise<string> {
  const organizationId = await removeDirectory(page);
  await prove(page, await addOnlyDomain(page, SLUG, DOMAIN));
  const created = { organizationId, name: 'Okta', ceilingRole: 'admin' };
  const { token } = await post<{ token: string }>(page, '/organization/create-directory', created);
  const send = async (kind: 'User' | 'Group', resource: object): Promise<void> => {
    const answer = await sendResource(page, { token, kind, resource });
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
  return token;
}

interface Sent {
  token: string;
  kind: 'User' | 'Group';
  resource: object;
}

function sendResource(page: Page, { token, kind, resource }: Sent) {
  return page.request.post(`/api/auth/scim/v2/${kind}s`, {
    headers: { authorization: `Bearer ${token}` },
    data: { schemas: [`${SCHEMAS}:${kind}`], ...resource },
  });
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

/** With two requests that were refused. */
export const requestsOf = async (page: Page): Promise<string> => {
  const token = await addOnlyDirectory(page);
  await sendResource(page, { token, kind: 'User', resource: { userName: 'ada@lovelace.example' } });
  await sendResource(page, { token, kind: 'Group', resource: { displayName: 'Engineering' } });
  return `${directoryPath}/requests`;
};

export const settingsOf = async (page: Page): Promise<string> => {
  await addOnlyDirectory(page);
  return `${directoryPath}/settings`;
};
