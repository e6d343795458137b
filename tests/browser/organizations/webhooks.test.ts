import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { button, dialog, inputModes, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { verifies, WebhookReceiver } from '#tests/support/peers/webhook-receiver.ts';

const site = setUpSite({
  events: { pollInterval: 0.05 },
  outgoing: { privateHosts: ['127.0.0.1'] },
  webhooks: { retryDelays: [] },
});

test.for(inputModes('keyboard'))(
  'an administrator adds a webhook, tests it, delivers an event again and deletes it: by $mode, $width pixels',
  { timeout: 60_000 },
  async (variant) => {
    const email = `webhooks-${variant.mode}@example.com`;
    const id = await site.createUser('Webhooks', email);
    await assignRole(site.gatehouse, id, 'admin');
    await using receiver = await WebhookReceiver.start(() => 500);
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    const inDialog = (name: string) => dialog(page).getByRole('button', { name, exact: true });
    const tested = () => receiver.received.filter(({ body }) => body.type === 'webhook.tested');
    const current = () => page.locator('nav.navigation a[aria-current]').allTextContents();
    await signInByRequest(page, email);
    await page.goto('/admin/webhooks');
    await page.getByText('No webhooks yet').waitFor();

    // A mistake, and a session that is too old for a new webhook.
    await input.press(button(page, 'Add webhook'));
    await input.fill(dialog(page).getByLabel('URL'), 'http://10.0.0.1/webhooks');
    await input.press(inDialog('Add webhook'));
    await dialog(page).getByText('Enter a public URL that starts with https://.').waitFor();
    const stale = `update session set authenticated_at = now() - interval '2 days' where user_id = '${id}'`;
    await runSql(site.gatehouse.options.databaseUrl!, stale);
    await input.fill(dialog(page).getByLabel('URL'), receiver.url);
    await input.press(inDialog('Add webhook'));
    await dialog(page).getByText('Confirm it’s you').waitFor();
    await input.fill(dialog(page).getByLabel('Password', { exact: true }), PASSWORD);
    await input.press(inDialog('Confirm'));
    await dialog(page).getByText('Save the signing secret').waitFor();
    const secret = (await dialog(page).locator('pre').textContent())!;
    await input.press(inDialog('Done'));
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await page.content()).not.toContain(secret);

    await input.press(button(page, `Actions for ${receiver.url}`));
    await input.press(page.getByRole('menuitem', { name: 'Send test event' }));
    await input.press(inDialog('Send event'));
    await page.getByText('Test event sent').waitFor();
    await expect.poll(() => tested().length).toBe(1);
    expect(verifies(secret, tested()[0]!)).toBe(true);

    await input.press(page.getByRole('link', { name: new URL(receiver.url).host, exact: true }));
    await screen(page, new URL(receiver.url).host);
    await page.getByText(receiver.url).waitFor();
    await page.getByText('Failing', { exact: true }).waitFor();
    await page.getByText('All events', { exact: true }).waitFor();
    await button(page, 'Replace secret').waitFor();
    await page.getByText('Deliveries are failing: The receiver answered 500').waitFor();
    await input.press(button(page, 'Change URL'));
    await expect.poll(() => dialog(page).getByLabel('URL').inputValue()).toBe(receiver.url);
    await input.press(inDialog('Cancel'));
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await current()).toEqual(['Webhooks']);
    const delivery = page.getByRole('row').filter({ hasText: 'webhook.tested' });
    await delivery.getByText('Failed', { exact: true }).waitFor();
    await input.press(delivery.getByRole('button', { name: 'webhook.tested' }));
    await dialog(page).getByRole('button', { name: 'Attempt 1' }).getByText('500', { exact: true }).waitFor();
    await dialog(page).getByText('"type": "webhook.tested"').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await input.press(button(page, 'Retry all'));
    await dialog(page)
      .getByText(/^Retry \d+ deliver(y|ies)\?$/)
      .waitFor();
    await input.press(inDialog('Retry deliveries'));
    await page.getByText(/^\d+ deliver(y|ies) queued$/).waitFor();
    await input.press(delivery.getByRole('button', { name: 'webhook.tested' }));
    await dialog(page).getByRole('button', { name: 'Attempt 2' }).waitFor();
    receiver.answer = () => 204;
    await input.press(inDialog('Send again'));
    await page.getByText('Delivery queued').waitFor();
    await dialog(page).getByRole('button', { name: 'Attempt 3' }).getByText('204', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await delivery.getByText('Delivered', { exact: true }).waitFor();
    const [first, second, third] = tested().map(({ headers }) => headers['webhook-id']);
    expect([second, third]).toEqual([first, first]);
    await page.getByText(/^1 delivered · 0 failing, will retry · /).waitFor();
    await page.getByRole('radiogroup', { name: 'State' }).getByText('Failed').click();
    await expect.poll(() => delivery.count()).toBe(0);

    await input.press(page.getByRole('link', { name: 'Back to webhooks' }));
    await screen(page, 'Webhooks');
    expect(await current()).toEqual(['Webhooks']);
    await input.press(button(page, `Actions for ${receiver.url}`));
    await input.press(page.getByRole('menuitem', { name: 'Delete' }));
    await input.press(inDialog('Delete webhook'));
    await page.getByText('Webhook deleted').waitFor();
    await page.getByText('No webhooks yet').waitFor();
    expect(problems).toEqual([
      expect.stringMatching(/400 .* at \/api\/trpc\/webhook\.create$/),
      expect.stringMatching(/403 .* at \/api\/trpc\/webhook\.create$/),
    ]);
  },
);
