import type { Page } from 'playwright-core';

import { post } from './two-factor.ts';

interface Account {
  id: string;
  name: string;
}

async function get<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(`/api/auth${path}`);
  return (await answer.json()) as Answer;
}

/** Creates service accounts of the platform once: with keys, and disabled. */
export async function platformAccounts(page: Page): Promise<Account> {
  const [existing] = await get<Account[]>(page, '/service-account/list');
  if (existing) return existing;
  const account = await post<Account>(page, '/service-account/create', { name: 'Provisioning', role: 'admin' });
  const scopes = ['user:create', 'organization:create', 'member:create'];
  const key = { serviceAccountId: account.id, name: 'Production', scopes };
  await post(page, '/service-account/create-key', { ...key, expiresIn: 90 * 86_400 });
  await post(page, '/service-account/create-key', { ...key, name: 'Staging', networks: ['192.0.2.0/24'] });
  const { id: serviceAccountId } = await post<Account>(page, '/service-account/create', {
    name: 'Nightly export of the data warehouse',
  });
  await post(page, '/service-account/update', { serviceAccountId, enabled: false });
  return account;
}

/** Creates a service account of an organization, and returns the address of its screen. */
export const organizationAccount = (slug: string) => async (page: Page) => {
  const path = `/organization/get-full-organization?organizationSlug=${slug}`;
  const { id: organizationId } = await get<{ id: string }>(page, path);
  const listed = await get<Account[]>(page, `/organization/list-service-accounts?organizationId=${organizationId}`);
  const account =
    listed[0] ??
    (await post<Account>(page, '/organization/create-service-account', { organizationId, name: 'Deployment' }));
  return `/organizations/${slug}/service-accounts/${account.id}`;
};
