import type { Page } from 'playwright-core';

import { ADMINISTRATOR, type Visit } from './screens.ts';
import { platformAccounts } from './service-accounts.ts';
import { after, choose, fill, press, rejectOnce, waitForText, type State } from './steps.ts';

const withAccounts: Visit = {
  as: ADMINISTRATOR,
  path: async (page) => {
    await platformAccounts(page);
    return '/admin/service-accounts';
  },
  ready: (page) => page.getByText('Provisioning'),
};
const actions = press('Actions for Provisioning');
const submit = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name }).click();

/** Of service accounts. */
export const accountStates: readonly State[] = [
  { name: 'service-account-actions', ...withAccounts, open: actions },
  { name: 'create-service-account', ...withAccounts, open: press('Create service account') },
  {
    name: 'service-account-limit',
    ...withAccounts,
    open: after(
      rejectOnce('serviceAccount.create', 'SERVICE_ACCOUNT_LIMIT_REACHED'),
      press('Create service account'),
      fill('Name', 'Billing'),
      submit('Create service account'),
      waitForText('You’ve reached the limit'),
    ),
    rejected: 400,
  },
  { name: 'edit-service-account', ...withAccounts, open: after(actions, choose('Edit')) },
  { name: 'delete-service-account', ...withAccounts, open: after(actions, choose('Delete')) },
  {
    name: 'create-service-account-key',
    as: ADMINISTRATOR,
    path: async (page) => `/admin/service-accounts/${(await platformAccounts(page)).id}`,
    ready: (page) => page.getByText('Production'),
    open: press('Create key'),
  },
];
