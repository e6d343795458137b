import type { Page } from 'playwright-core';

import { ADMINISTRATOR, type Visit } from './screens.ts';
import { after, choose, fill, press, rejectOnce, waitForText, type State } from './steps.ts';
import { post } from './two-factor.ts';

const form: Visit = {
  as: 'Margaret Hamilton',
  path: '/account/api-keys',
  ready: (page) => page.getByRole('button', { name: 'Create key' }),
};

/** The keys of an administrator: in use, limited to a network, and disabled. */
const withKeys: Visit = {
  as: ADMINISTRATOR,
  path: async (page) => {
    await createKeys(page);
    return '/account/api-keys';
  },
  ready: (page) => page.getByText('Billing export'),
};

/** Creates the keys of the user, unless there are some. */
export async function createKeys(page: Page): Promise<void> {
  const answer = await page.request.get('/api/auth/api-key/list');
  const { total } = (await answer.json()) as { total: number };
  if (total > 0) return;
  const scopes = ['user:list', 'user:get', 'audit:list'];
  await post(page, '/api-key/create', { name: 'Billing export', scopes, expiresIn: 90 * 86_400 });
  const networks = ['192.0.2.0/24', '2001:db8::/32'];
  await post(page, '/api-key/create', { name: 'Warehouse of a partner', scopes: ['organization:read'], networks });
  const { id: keyId } = await post<{ id: string }>(page, '/api-key/create', { scopes: ['account:read'] });
  await post(page, '/api-key/update', { keyId, enabled: false });
}

const check = (label: string) => (page: Page) => page.getByLabel(label).check();
const actions = press('Actions for Billing export');

/** Of API keys. */
export const keyStates: readonly State[] = [
  { name: 'api-keys', ...withKeys },
  { name: 'api-key-actions', ...withKeys, open: actions },
  { name: 'create-api-key', ...withKeys, open: press('Create key') },
  {
    name: 'create-api-key-invalid',
    ...form,
    open: after(
      press('Create key'),
      (page) => page.getByText('Advanced', { exact: true }).click(),
      fill('Allowed IP addresses', '192.0.2'),
      press('Create key'),
      waitForText('Enter addresses such as'),
    ),
  },
  {
    name: 'new-api-key',
    ...form,
    open: after(
      press('Create key'),
      fill('Name', 'Billing export'),
      check('See organizations, members, roles, teams and their history'),
      press('Create key'),
      waitForText('It won’t be shown again'),
    ),
  },
  {
    name: 'api-key-limit',
    ...form,
    open: after(
      rejectOnce('apiKey.create', 'API_KEY_LIMIT_REACHED'),
      press('Create key'),
      fill('Name', 'Billing export'),
      check('See organizations, members, roles, teams and their history'),
      press('Create key'),
      waitForText('You’ve reached the limit'),
    ),
    rejected: 400,
  },
  { name: 'rename-api-key', ...withKeys, open: after(actions, choose('Rename')) },
  { name: 'replace-api-key', ...withKeys, open: after(actions, choose('Replace')) },
  { name: 'delete-api-key', ...withKeys, open: after(actions, choose('Delete')) },
];
