import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { button, dialog, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { patiently } from '#tests/support/audit-entries.ts';
import { insertDeliveries } from '#tests/support/webhooks/deliveries.ts';
import { runSql } from '#tests/support/postgres.ts';

/** Makes and sends no deliveries of its own. */
const site = setUpSite({ events: { pollInterval: 600 }, outgoing: { privateHosts: ['127.0.0.1'] } });

/** Signs in an administrator with a webhook that has three deliveries: a new one that failed, and one that succeeded now and days ago. */
async function withDeliveries(page: Page, email: string) {
  const id = await site.createUser('Deliveries', email);
  await assignRole(site.gatehouse, id, 'admin');
  await signInByRequest(page, email);
  const data = { url: `http://127.0.0.1:9/${id}`, types: ['team.created', 'team.updated'], description: id };
  const created = await page.request.post('/api/auth/webhook/create', { data });
  const { webhook } = (await created.json()) as { webhook: { id: string } };
  const inserted = await insertDeliveries(site.gatehouse, webhook.id, [
    { type: 'team.created', status: 'delivered', minutes: 3 * 24 * 60 },
    { type: 'team.updated', status: 'delivered', minutes: 5 },
    { type: 'team.created', status: 'failed', minutes: 5 },
  ]);
  return { webhookId: webhook.id, description: id, inserted };
}

const rows = (page: Page) => page.locator('tbody tr');
const hasRows = (page: Page, count: number) => expect.poll(() => rows(page).count(), patiently).toBe(count);
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const sql = (text: string) => runSql(site.gatehouse.options.databaseUrl!, text);

test(
  'an administrator filters deliveries by hour, event and id, and sends chosen ones again',
  { timeout: 60_000 },
  async () => {
    await using opened = await site.open({ mode: 'keyboard', width: 1280 });
    const { page, input, problems } = opened;
    const { webhookId, inserted } = await withDeliveries(page, 'filters@example.com');
    await page.goto(`/admin/webhooks/${webhookId}`);
    await hasRows(page, 3);

    // An hour of the chart.
    const hours = page.getByRole('toolbar', { name: /^Last 24 hours: 1 delivered/ }).getByRole('button');
    await hours.nth(23).waitFor();
    expect(await hours.count()).toBe(24);
    const hour = page.getByRole('button', { name: /: 1 delivered · 0 failing, will retry · 1 failed for good$/ });
    const isFocused = (node: Element) => node === document.activeElement;
    await button(page, 'Replace secret').focus();
    await page.keyboard.press('Tab');
    expect(await hours.last().evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Home');
    expect(await hours.first().evaluate(isFocused)).toBe(true);
    expect(await hours.first().getAttribute('aria-label')).toMatch(/: No deliveries$/);
    await page.keyboard.press('End');
    while (!(await hour.evaluate(isFocused))) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await hasRows(page, 2);
    expect(await hour.getAttribute('aria-pressed')).toBe('true');
    const { from, to } = query(page);
    expect(Date.parse(to!) - Date.parse(from!)).toBe(3_600_000);
    expect(await page.getByLabel('From', { exact: true }).inputValue()).not.toBe('');

    // With an event; the address has both.
    await page.getByRole('combobox', { name: 'Events' }).fill('team.created');
    await page.getByRole('option', { name: /team\.created/ }).click();
    await hasRows(page, 1);
    expect(query(page)).toEqual({ from, to, types: 'team.created' });
    await page.reload();
    await hasRows(page, 1);
    await input.fill(page.getByRole('searchbox', { name: 'Search by delivery or event ID' }), inserted[0]!.eventId);
    await page.getByText('No deliveries found').waitFor();
    await page.getByText(/^Nothing matches “.+”, Team created, From .+ and To .+\.$/).waitFor();
    await button(page, 'Clear filters').last().click();
    await hasRows(page, 1);
    expect(query(page)).toEqual({ search: inserted[0]!.eventId });
    await input.press(button(page, 'Clear search'));
    await hasRows(page, 3);
    await page.getByRole('combobox', { name: 'Last attempt' }).click();
    await page.getByRole('option', { name: 'Last 24 hours' }).click();
    await hasRows(page, 2);
    expect(query(page)).toEqual({ within: 'day' });
    await page.getByRole('columnheader', { name: 'Last attempt' }).waitFor();
    await page.goBack();
    await hasRows(page, 3);

    // Chosen ones.
    const bar = page.getByRole('region', { name: 'Selected deliveries' });
    await input.press(page.getByRole('checkbox', { name: 'Select all deliveries shown' }));
    await bar.getByText('3 selected').waitFor();
    await input.press(page.getByRole('checkbox', { name: 'Select team.updated' }));
    await bar.getByText('2 selected').waitFor();
    await input.press(bar.getByRole('button', { name: 'Send again' }));
    await page.getByText('2 deliveries queued').waitFor();
    await expect.poll(() => bar.count(), patiently).toBe(0);
    await expect.poll(() => rows(page).filter({ hasText: 'Waiting' }).count(), patiently).toBe(1);
    await expect.poll(() => rows(page).filter({ hasText: 'Retrying' }).count(), patiently).toBe(1);
    const due = `select from webhook_delivery where endpoint_id = '${webhookId}' and next_attempt_at <= now()`;
    expect(await sql(due)).toHaveLength(2);
    await input.press(page.getByRole('checkbox', { name: 'Select team.updated' }));
    await sql(
      `update webhook_delivery set status = 'pending', next_attempt_at = now() where id = '${inserted[1]!.id}'`,
    );
    await input.press(bar.getByRole('button', { name: 'Send again' }));
    await dialog(page).getByText('1 delivery not queued').waitFor();
    await dialog(page).getByText('It is already waiting for its first attempt.').waitFor();
    expect(problems).toEqual([]);
  },
);

test(
  'a phone shows host, state and last success of a webhook, and filters in a sheet',
  { timeout: 60_000 },
  async () => {
    await using opened = await site.open({ mode: 'mouse', width: 390 });
    const { page, problems } = opened;
    const { description } = await withDeliveries(page, 'phone@example.com');
    await page.goto('/admin/webhooks');
    const row = page.getByRole('listitem').filter({ hasText: description });
    await row.getByText('Active', { exact: true }).waitFor();
    await row.getByText('Last success 5 minutes ago').waitFor();
    expect(await row.getByText('Last 24 hours').isVisible()).toBe(false);
    await row.getByRole('link', { name: '127.0.0.1:9', exact: true }).click();
    await screen(page, '127.0.0.1:9');
    await hasRows(page, 3);
    await button(page, 'Filters').click();
    await dialog(page).getByRole('combobox', { name: 'Last attempt' }).click();
    await page.getByRole('option', { name: 'Last hour' }).click();
    await dialog(page).getByRole('button', { name: 'Show results' }).click();
    await button(page, 'Filters (1)').waitFor();
    await hasRows(page, 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(problems).toEqual([]);
  },
);
