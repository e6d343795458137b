import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { button, dialog, inputModes, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';

const site = setUpSite();

/** The status of a call that a program makes with a key. */
async function statusWith(key: string): Promise<number> {
  const url = `${site.gatehouse.options.baseUrl}/api/auth/organization/list`;
  return (await fetch(url, { headers: { 'x-api-key': key } })).status;
}

const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

test.for(inputModes('mouse'))(
  'a user creates a key, copies it once, replaces it and deletes it: by $mode, $width pixels',
  { timeout: 60_000 },
  async (variant) => {
    const email = `keys-${variant.mode}@example.com`;
    const id = await site.createUser('Keys', email);
    const { databaseUrl, baseUrl } = site.gatehouse.options;
    await runSql(databaseUrl!, `update "user" set email_verified = true where id = '${id}'`);
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseUrl });
    await signInByRequest(page, email);
    await page.goto('/account/api-keys');
    await page.getByText('No API keys yet').waitFor();

    /** Copies the key from the dialog that shows it. */
    const takeKey = async () => {
      await dialog(page).getByText('Save your key').waitFor();
      const key = (await dialog(page).locator('pre').textContent())!;
      await page.keyboard.press('Escape');
      await input.press(inDialog(page, 'Copy key'));
      await inDialog(page, 'Copied').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
      await input.press(inDialog(page, 'Done'));
      await expect.poll(() => dialog(page).count()).toBe(0);
      expect(await page.content()).not.toContain(key);
      return key;
    };

    // A mistake stays in the form until it is corrected.
    await input.press(button(page, 'Create key'));
    await input.fill(page.getByLabel('Name', { exact: true }), 'Billing export');
    await input.press(page.getByText('Advanced', { exact: true }));
    await input.fill(page.getByLabel('Allowed IP addresses'), '127.0.0.0/80');
    await input.press(page.getByLabel('See organizations, members, roles, teams and their history'));
    await input.press(button(page, 'Create key'));
    await page.getByText('Enter addresses such as 203.0.113.7').waitFor();
    await input.fill(page.getByLabel('Allowed IP addresses'), '127.0.0.0/8, ::1');
    await input.press(button(page, 'Create key'));
    const first = await takeKey();
    await page.getByText('Never used').waitFor();
    expect(await statusWith(first)).toBe(200);

    // After a day the user confirms the password first.
    const stale = `update session set authenticated_at = now() - interval '2 days' where user_id = '${id}'`;
    await runSql(databaseUrl!, stale);
    await input.press(button(page, 'Actions for Billing export'));
    await input.press(page.getByRole('menuitem', { name: 'Replace' }));
    await input.press(inDialog(page, 'Replace key'));
    await dialog(page).getByText('Confirm it’s you').waitFor();
    await input.fill(dialog(page).getByLabel('Password', { exact: true }), PASSWORD);
    await input.press(inDialog(page, 'Confirm'));
    const second = await takeKey();
    expect([await statusWith(first), await statusWith(second)]).toEqual([200, 200]);

    await input.press(button(page, 'Actions for Billing export'));
    await input.press(page.getByRole('menuitem', { name: 'Delete' }));
    await input.press(inDialog(page, 'Cancel'));
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await statusWith(second)).toBe(200);
    await input.press(button(page, 'Actions for Billing export'));
    await input.press(page.getByRole('menuitem', { name: 'Delete' }));
    await input.press(inDialog(page, 'Delete key'));
    await page.getByText('Key deleted').waitFor();
    await page.getByText('No API keys yet').waitFor();
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 401]);
    await screen(page, 'API keys');
    expect(problems).toEqual([expect.stringMatching(/403 .* at \/api\/trpc\/apiKey\.rotate$/)]);
  },
);
