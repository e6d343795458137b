import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { axeFindings } from '#tests/support/browser/accessibility.ts';
import { assignRole } from '#tests/support/administrator.ts';
import { button, screen, setUpSite, signIn, inputModes } from '#tests/support/browser/browser-flow.ts';
import { startSite } from '#tests/support/browser/site.ts';
import { startSmtpServer } from '#tests/support/peers/smtp.ts';
import { optionsOfLines } from '#tests/support/sources/config-lines.ts';

const client = { clientId: 'client', clientSecret: 'never shown in the browser' };
const site = setUpSite({
  appName: 'Acme',
  socialProviders: { github: client },
  emailAndPassword: { sendResetPassword: () => undefined },
});

async function createAdministrator(email: string): Promise<string> {
  await assignRole(site.gatehouse, await site.createUser('Root Administrator', email), 'admin');
  return email;
}

const frame = (page: Page) => page.frameLocator('iframe');
const backgroundOfEmail = (page: Page) =>
  frame(page)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);

test.for(inputModes('keyboard'))(
  'an administrator reads the settings and copies a callback URL: by $mode, $width pixels',
  async (variant) => {
    const email = await createAdministrator(`reader-${variant.mode}@example.com`);
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/admin/settings');
    await signIn(opened, email);
    await screen(page, 'Settings');
    const option = (path: string) => page.getByRole('listitem').filter({ has: page.getByText(path, { exact: true }) });

    await option('appName').getByText('Acme').waitFor();
    await option('appName').getByText('File', { exact: true }).waitFor();
    await option('appName').getByText('Default: Gatehouse').waitFor();
    await option('socialProviders.github.clientSecret').getByText('Set, not shown').waitFor();
    expect(await page.content()).not.toContain(client.clientSecret);
    // At first options that differ from their default. A section without one is hidden; its link opens it.
    expect(await page.getByRole('checkbox', { name: 'Changed only' }).isChecked()).toBe(true);
    const title = page.getByRole('heading', { level: 2, name: 'One tap', exact: true });
    expect(await title.count()).toBe(0);
    const sections = page.getByRole('navigation', { name: 'Sections' });
    if (await sections.isVisible()) await input.press(sections.getByRole('link', { name: 'One tap', exact: true }));
    else await page.getByRole('combobox', { name: 'Go to section' }).selectOption('One tap');
    await title.waitFor();
    await expect.poll(async () => (await title.boundingBox())!.y).toBeLessThan(page.viewportSize()!.height);

    // Options with their default are hidden until they are searched.
    expect(await option('emailAndPassword.minPasswordLength').count()).toBe(0);
    await input.fill(page.getByRole('searchbox'), 'minimum password');
    await option('emailAndPassword.minPasswordLength').getByText('Default', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe('minimum password');
    await input.press(page.getByRole('checkbox', { name: 'Changed only' }));
    await page.getByText('No options found').waitFor();

    // All options: closed sections.
    await page.goto('/admin/settings?changed=false');
    const group = page.getByRole('button', { name: 'Email and password', exact: true });
    await group.waitFor();
    expect(await group.getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator('.row.setting').count()).toBe(0);
    await input.press(group);
    await option('emailAndPassword.minPasswordLength').waitFor();

    await input.press(page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Providers' }));
    await input.press(button(page, 'Copy GitHub · callback URL'));
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${site.gatehouse.options.baseUrl}/api/auth/callback/github`);
    expect(problems).toEqual([]);
  },
);

test.for(inputModes('keyboard'))(
  'an administrator gets the lines that change an option: by $mode, $width pixels',
  async (variant) => {
    const email = await createAdministrator(`changer-${variant.mode}@example.com`);
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.goto('/admin/settings');
    await signIn(opened, email);
    await screen(page, 'Settings');
    const drawer = page.getByRole('dialog');
    const open = async (path: string, name: string) => {
      await input.fill(page.getByRole('searchbox'), path);
      await input.press(button(page, `Change… ${name}`));
      await drawer.getByText('Nothing is saved here. Copy the lines, then restart the service.').waitFor();
    };
    const close = async () => {
      await input.press(drawer.getByRole('button', { name: 'Close' }));
      await drawer.waitFor({ state: 'detached' });
    };

    await open('appName', 'App name');
    await input.fill(drawer.getByLabel('New value'), 'a'.repeat(81));
    await drawer.getByText('Enter at most 80 characters.').waitFor();
    await input.fill(drawer.getByLabel('New value'), 'Acme ID');
    await input.press(drawer.getByRole('button', { name: 'Copy variable' }));
    expect(await copied()).toBe("APP_NAME='Acme ID'");
    await input.press(drawer.getByRole('button', { name: 'Copy lines' }));
    expect(optionsOfLines(await copied()).appName).toBe('Acme ID');
    await input.press(drawer.getByRole('button', { name: 'Use the default' }));
    await drawer.getByText('This is the default: you can also remove the option.').waitFor();
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([]);
    await close();

    await open('minPasswordLength', 'Min password length');
    await drawer.getByText('No environment variable sets this option.').waitFor();
    await input.fill(drawer.getByLabel('New value'), '12');
    await drawer.getByText('minPasswordLength: 12,').waitFor();
    await close();

    // Never entered, and never shown.
    await open('clientSecret', 'GitHub › Client secret');
    await drawer.getByText(/^Secrets aren’t entered on this page/).waitFor();
    expect(await drawer.getByRole('textbox').count()).toBe(0);
    await drawer.getByText('GITHUB_CLIENT_SECRET=…').waitFor();
    await close();
    expect(problems).toEqual([]);
  },
);

test.for(inputModes('mouse'))(
  'an administrator previews an email by language and look: by $mode, $width pixels',
  async (variant) => {
    const email = await createAdministrator(`previewer-${variant.mode}@example.com`);
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    await page.goto('/admin/settings/emails');
    await signIn(opened, email);
    await screen(page, 'Settings');

    await page.getByRole('combobox', { name: 'Email' }).click();
    await page.getByRole('option', { name: 'Reset your password for Acme' }).click();
    await frame(page).getByRole('heading', { name: 'Reset your password' }).waitFor();
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('');
    expect(await frame(page).locator('[href]').count()).toBe(0);
    const light = await backgroundOfEmail(page);
    await input.press(button(page, 'Dark'));
    await expect.poll(() => backgroundOfEmail(page)).not.toBe(light);
    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'العربية' }).click();
    await expect.poll(() => frame(page).locator('html').getAttribute('lang')).toBe('ar');
    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await input.press(button(page, 'Plain text'));
    await page.getByText('This email was sent to ada@example.com').waitFor();
    await page.getByText('The function sendResetPassword of the options sends this email.').waitFor();
    await page.getByRole('combobox', { name: 'Email' }).click();
    await page.getByRole('option', { name: 'Set up your Acme account' }).click();
    await page.getByText('The function sendResetPassword').waitFor({ state: 'detached' });
    await input.press(button(page, 'Send test email'));
    await page.getByText('The email is in the development mailbox').waitFor();
    expect(problems).toEqual([]);
  },
);

test('the result of a test email is what the mail server answered', async () => {
  await using smtp = await startSmtpServer();
  const email = await createAdministrator('tester@example.com');
  await using other = await startSite({ databaseUrl: site.gatehouse.options.databaseUrl!, smtpUrl: smtp.url });
  await using opened = await site.open({ baseUrl: other.options.baseUrl });
  const { page, problems } = opened;
  await page.goto('/admin/settings/emails');
  await signIn(opened, email);
  await screen(page, 'Settings');

  smtp.refuse(1);
  await button(page, 'Send test email').click();
  await page.getByText('451 Try again later').waitFor();
  expect(smtp.received.filter(({ envelopeTo }) => envelopeTo.includes(email))).toEqual([]);
  await button(page, 'Send test email').click();
  await page.getByText('The mail server accepted the email').waitFor();
  expect(smtp.received.at(-1)).toMatchObject({ envelopeTo: [email] });
  expect(problems).toEqual([]);
  await other.close();
});
