import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { button, dialog, inputModes, screen, setUpSite, signIn, signOut } from '#tests/support/browser/browser-flow.ts';
import { runSql } from '#tests/support/postgres.ts';
import { totpCode } from '#tests/support/two-factor.ts';

const site = setUpSite({ rateLimit: { enabled: false } });

const code = (page: Page) => page.getByLabel('6-digit code', { exact: true });

/** The key below the QR code. */
async function shownKey(page: Page): Promise<string> {
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  return (await dialog(page).locator('.gh-code').textContent())!.replaceAll(' ', '');
}

test.for(inputModes('keyboard'))(
  'a user sets up an authenticator app, signs in with it, and turns it off: by $mode, $width pixels',
  { timeout: 120_000 },
  async (variant) => {
    const email = `totp-${variant.mode}@example.com`;
    const id = await site.createUser('Totp', email);
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    await page.goto('/sign-in?callbackURL=%2Faccount%2Fsecurity');
    await signIn(opened, email);
    await screen(page, 'Security');

    // A dialog that was closed has changed nothing.
    await input.press(button(page, 'Set up authenticator app'));
    await shownKey(page);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('Off', { exact: true }).waitFor();

    await input.press(button(page, 'Set up authenticator app'));
    const key = await shownKey(page);
    const codeFromApp = dialog(page).getByLabel('Code from the app');
    // The last digit submits a code.
    await input.fill(codeFromApp, '000000');
    await dialog(page).getByText('Incorrect code').waitFor();
    await input.fill(codeFromApp, totpCode(key, -1));

    // The codes are shown until the user has saved them.
    await dialog(page).getByText('Save your backup codes').waitFor();
    const codes = await dialog(page).locator('li').allTextContents();
    expect(codes).toHaveLength(10);
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await input.press(button(page, 'Download codes'));
    const chunks = await (await download).createReadStream().then((stream) => stream.toArray());
    expect(Buffer.concat(chunks as Buffer[]).toString()).toContain(codes.join('\n'));
    // Chromium without a window prints nothing, so the test reads what the page would print.
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
    await input.press(button(page, 'Print codes'));
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(codes[0]!).isVisible()).toBe(true);
    expect(await page.getByText('Save your backup codes').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    expect(await button(page, 'Done').isDisabled()).toBe(true);
    await input.press(dialog(page).getByLabel('I saved these codes'));
    await input.press(button(page, 'Done'));
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText('10 codes left').waitFor();

    // The destination survives both steps.
    await signOut(opened);
    await page.goto('/sign-in?callbackURL=%2Faccount%2Fsessions');
    await signIn(opened, email);
    await screen(page, 'Confirm it’s you');
    expect(await code(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await input.fill(code(page), '000 000');
    await page.getByText('Incorrect code').waitFor();
    // What is typed next replaces the wrong code.
    const selected = (field: HTMLInputElement) => field.value.slice(field.selectionStart!, field.selectionEnd!);
    expect(await code(page).evaluate(selected)).toBe('000 000');
    await input.fill(code(page), totpCode(key));
    await screen(page, 'Sessions');

    // A backup code, once
    await signOut(opened);
    await signIn(opened, email);
    await screen(page, 'Confirm it’s you');
    await input.press(button(page, 'Use a backup code'));
    await input.fill(page.getByLabel('Backup code', { exact: true }), codes[0]!);
    await input.press(button(page, 'Continue'));
    await screen(page, 'Profile');
    await page.goto('/account/security');
    await page.getByText('9 codes left').waitFor();

    // A session without a recent proof asks for one, here another backup code.
    const stale = `update session set authenticated_at = now() - interval '2 days' where user_id = '${id}'`;
    await runSql(site.gatehouse.options.databaseUrl!, stale);
    await input.press(button(page, 'Add device to authenticator app'));
    await dialog(page).getByText('Confirm it’s you').waitFor();
    await input.press(dialog(page).getByRole('button', { name: 'Use a backup code' }));
    await input.fill(dialog(page).getByLabel('Backup code', { exact: true }), codes[1]!);
    await input.press(button(page, 'Confirm'));
    await dialog(page).getByText('Add another device').waitFor();
    expect(await shownKey(page)).toBe(key);
    await input.press(button(page, 'Done'));
    await page.getByText('8 codes left').waitFor();

    await input.press(button(page, 'Turn off two-factor authentication'));
    await input.press(dialog(page).getByRole('button', { name: 'Turn off two-factor authentication' }));
    await page.getByText('Two-factor authentication turned off').waitFor();
    await signOut(opened);
    await signIn(opened, email);
    await screen(page, 'Profile');
    // Besides wrong codes, only the call that needed a recent proof was rejected.
    const rejected = problems.filter((problem) => !problem.includes('401'));
    expect(rejected).toEqual([expect.stringMatching(/403 .* at \/api\/trpc\/twoFactor\.getTotpUri$/)]);
  },
);
