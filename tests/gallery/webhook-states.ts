import type { Page } from 'playwright-core';

import type { Visit } from './screens.ts';
import { after, choose, fill, press, waitForText, type State } from './steps.ts';
import { addWebhook, firstDelivery, platformDeliveries } from './webhooks.ts';

const withWebhook: Visit = {
  path: async (page) => {
    await addWebhook(page);
    return '/admin/webhooks';
  },
  ready: (page) => page.getByText('Billing'),
};

const submit = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }).click();
const actions = press(/^Actions for/);

/** Of webhooks. */
export const webhookStates: readonly State[] = [
  { name: 'webhook-actions', ...withWebhook, open: actions },
  {
    name: 'add-webhook-invalid',
    ...withWebhook,
    open: after(
      press('Add webhook'),
      fill('URL', 'http://10.0.0.1/webhooks'),
      submit,
      waitForText('Enter a public URL'),
    ),
    rejected: 400,
  },
  {
    name: 'new-webhook',
    ...withWebhook,
    open: after(
      press('Add webhook'),
      fill('URL', 'http://127.0.0.1:1/webhooks'),
      submit,
      waitForText('It won’t be shown again'),
    ),
  },
  {
    name: 'events-of-webhook',
    ...withWebhook,
    open: after(
      press('Add webhook'),
      (page) => page.getByRole('combobox', { name: 'Events' }).fill('member'),
      waitForText('member.added'),
    ),
  },
  { name: 'test-webhook', ...withWebhook, open: after(actions, choose('Send test event')) },
  {
    name: 'delivery-details',
    path: platformDeliveries,
    ready: firstDelivery,
    open: after(press('webhook.tested'), waitForText('Attempt 1')),
  },
  {
    name: 'deliveries-selected',
    path: platformDeliveries,
    ready: firstDelivery,
    open: after(
      (page) => page.getByRole('checkbox', { name: 'Select all deliveries shown' }).check(),
      waitForText('1 selected'),
    ),
  },
  {
    name: 'deliveries-none-in-state',
    path: async (page) => `${await platformDeliveries(page)}?state=delivered`,
    ready: (page) => page.getByText('No successful deliveries'),
  },
  { name: 'edit-webhook', ...withWebhook, open: after(actions, choose('Edit')) },
  { name: 'replace-webhook-secret', ...withWebhook, open: after(actions, choose('Replace signing secret')) },
  { name: 'delete-webhook', ...withWebhook, open: after(actions, choose('Delete')) },
];
