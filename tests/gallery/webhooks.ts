import type { Page } from 'playwright-core';

import { post } from './two-factor.ts';

async function get<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(`/api/auth${path}`);
  return (await answer.json()) as Answer;
}

/** Adds a webhook to which nothing listens; returns its id. */
export async function addWebhook(page: Page): Promise<string> {
  const body = { url: 'http://127.0.0.1:1/webhooks', types: ['webhook.tested'], description: 'Billing' };
  const { webhook } = await post<{ webhook: { id: string } }>(page, '/webhook/create', body);
  return webhook.id;
}

/** The delivery of a test event in its list. */
export const firstDelivery = (page: Page) => page.getByRole('button', { name: 'webhook.tested', exact: true });

/** The deliveries of a webhook of the platform: one attempt that failed. */
export async function platformDeliveries(page: Page): Promise<string> {
  const webhookId = await addWebhook(page);
  await post(page, '/webhook/test', { webhookId });
  await firstAttempt(page, `/webhook/list-deliveries?webhookId=${webhookId}`);
  return `/admin/webhooks/${webhookId}`;
}

/** The same for a webhook of an organization. */
export const organizationDeliveries = (slug: string) => async (page: Page) => {
  const path = `/organization/get-full-organization?organizationSlug=${slug}`;
  const { id: organizationId } = await get<{ id: string }>(page, path);
  const body = { organizationId, url: 'http://127.0.0.1:1/webhooks' };
  const { webhook } = await post<{ webhook: { id: string } }>(page, '/organization/create-webhook', body);
  const input = { organizationId, webhookId: webhook.id };
  await post(page, '/organization/test-webhook', input);
  await firstAttempt(page, `/organization/list-webhook-deliveries?${new URLSearchParams(input)}`);
  return `/organizations/${slug}/webhooks/${webhook.id}`;
};

async function firstAttempt(page: Page, path: string): Promise<void> {
  for (;;) {
    const { deliveries } = await get<{ deliveries: { attempts: number }[] }>(page, path);
    if (deliveries.some(({ attempts }) => attempts > 0)) return;
    await page.waitForTimeout(50);
  }
}
