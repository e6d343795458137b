import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { button, dialog, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { patiently } from '#tests/support/audit-entries.ts';
import { insertDeliveries } from '#tests/support/webhooks/deliveries.ts';
import { runSql } from '#tests/support/postgres.ts';

/** Makes and sends no deliveries of its own. */
const site = setUpSite({ events: { pollInterval: 600 }, outgoing: { privateHosts: ['127.0.0.1'] } });

/**
 * Signs in an administrator with a webhook that has three deliveries: a new one that failed, about the administrator, and one
 * that succeeded now and days ago.
 */
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
    { type: 'team.created', status: 'failed', minutes: 5, userId: id },
  ]);
  return { webhookId: webhook.id, userId: id, description: id, inserted };
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
    const { webhookId, userId, inserted } = await withDeliveries(page, 'filters@example.com');
    await page.goto(`/admin/webhooks/${webhookId}`);
    await hasRows(page, 3);

    // What the events are about, and when they happened.
    const link = rows(page).first().getByRole('link', { name: 'Deliveries', exact: true });
    expect(await link.getAttribute('href')).toBe(`/admin/users/${userId}`);
    expect(await rows(page).nth(1).textContent()).toContain('Deleted user');
    await page.getByRole('columnheader', { name: 'Event time', exact: true }).waitFor();
    await input.press(rows(page).first().getByRole('button', { name: 'team.created' }));
    await dialog(page).getByText(userId, { exact: true }).waitFor();
    await dialog(page).getByRole('button', { name: 'Copy user ID', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count(), patiently).toBe(0);

    // None in a state.
    const stateNamed = (name: string) =>
      page.getByRole('radiogroup', { name: 'State' }).getByText(name, { exact: true });
    await stateNamed('Retrying').click();
    await page.getByText('No deliveries waiting for a retry', { exact: true }).waitFor();
    expect(await page.getByText('Nothing matches').count()).toBe(0);
    await stateNamed('All').click();
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
    const opacityOf = (column: Locator) =>
      column
        .locator('span')
        .first()
        .evaluate((bar) => getComputedStyle(bar).opacity);
    expect([await opacityOf(hour), await opacityOf(hours.first())]).toEqual(['1', '0.4']);
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
    const backgroundOf = (row: Locator) => row.evaluate((node) => getComputedStyle(node).backgroundColor);
    const backgrounds = await Promise.all((await rows(page).all()).map(backgroundOf));
    expect(backgrounds[0]).toBe(backgrounds[2]);
    expect(backgrounds[0]).not.toBe(backgrounds[1]);
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
  'a phone shows the figures of a webhook and the hours of the chart, and filters in a sheet',
  { timeout: 60_000 },
  async () => {
    await using opened = await site.open({ mode: 'mouse', width: 390 });
    const { page, problems } = opened;
    const { description } = await withDeliveries(page, 'phone@example.com');
    await page.goto('/admin/webhooks');
    const row = page.getByRole('listitem').filter({ hasText: description });
    await row.getByText('Active', { exact: true }).waitFor();
    await row.getByText('Last success 5 minutes ago').waitFor();
    // On one line, above a bar with a part for each outcome.
    const [title, share] = [row.getByText('Last 24 hours'), row.getByText('1 of 2 delivered')];
    expect((await title.boundingBox())!.y).toBe((await share.boundingBox())!.y);
    const colours = await row
      .locator('.last-day-bar > span')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
    expect(new Set(colours).size).toBe(2);
    const counted = Promise.withResolvers<void>();
    await page.route(/webhook\.countDeliveries/, async (route) => {
      await counted.promise;
      await route.fallback();
    });
    await row.getByRole('link', { name: '127.0.0.1:9', exact: true }).click();
    await screen(page, '127.0.0.1:9');
    // What comes later would move the deliveries.
    await page.locator('main [aria-busy]').first().waitFor();
    expect(await button(page, 'Filters').count()).toBe(0);
    counted.resolve();
    await hasRows(page, 3);
    await button(page, 'Retry all').waitFor();
    const times = page.locator('.delivery-times > span');
    const boxes = await times.evaluateAll((marks) =>
      marks.map((mark) => {
        const range = document.createRange();
        range.selectNodeContents(mark);
        const { left, right } = range.getBoundingClientRect();
        return { left, right, text: mark.textContent };
      }),
    );
    expect(boxes.at(-1)!.text).toBe('now');
    expect(boxes).toHaveLength(5);
    for (const [index, { right }] of boxes.entries()) {
      expect(right).toBeLessThanOrEqual(boxes[index + 1]?.left ?? 390);
    }
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
