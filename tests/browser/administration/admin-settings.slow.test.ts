import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { axeFindings } from '#tests/support/browser/accessibility.ts';
import { assignRole } from '#tests/support/administrator.ts';
import { button, screen, setUpSite, signIn, inputModes } from '#tests/support/browser/browser-flow.ts';
import { startSite } from '#tests/support/browser/site.ts';
import { startSmtpServer } from '#tests/support/peers/smtp.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { optionsOfLines } from '#tests/support/sources/config-lines.ts';

const client = { clientId: 'client', clientSecret: 'never shown in the browser' };
const user = { additionalFields: { jobTitle: { type: 'string', required: false } } } as const;
const site = setUpSite({
  appName: 'Acme',
  socialProviders: { github: client },
  emailAndPassword: { sendResetPassword: () => undefined },
  user,
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
    // At first options that differ from their default. A section without one is neither shown nor in the index.
    const isChangedOnly = page.getByRole('checkbox', { name: 'Changed only' });
    expect(await isChangedOnly.isChecked()).toBe(true);
    const title = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
    const sections = page.getByRole('navigation', { name: 'Sections' });
    const jump = page.getByRole('combobox', { name: 'Go to section' });
    const indexed = (name: string) => page.locator('.section-list a', { hasText: name });
    expect(await title('One tap').count()).toBe(0);
    expect(await indexed('One tap').count()).toBe(0);
    expect(await indexed('Social providers').count()).toBe(1);
    // A section folds.
    await input.press(button(page, 'Social providers'));
    await option('socialProviders.github.clientSecret').waitFor({ state: 'detached' });
    await input.press(page.getByRole('button', { name: /^Show \d+ sections with defaults only$/ }));
    if (await sections.isVisible()) await input.press(sections.getByRole('link', { name: 'One tap', exact: true }));
    else await jump.selectOption('One tap');
    await expect.poll(async () => (await title('One tap').boundingBox())!.y).toBeLessThan(page.viewportSize()!.height);
    await page.goto('/admin/settings');

    // Options with their default are hidden until they are searched.
    expect(await option('emailAndPassword.minPasswordLength').count()).toBe(0);
    await input.fill(page.getByRole('searchbox'), 'minimum password');
    await option('emailAndPassword.minPasswordLength').getByText('Default', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe('minimum password');
    await input.press(isChangedOnly);
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
    // The lines of a provider have placeholders for its client.
    const drawer = page.getByRole('dialog');
    await input.press(button(page, 'Change… Discord'));
    await drawer.getByText('DISCORD_CLIENT_ID=…').waitFor();
    await input.press(drawer.getByRole('button', { name: 'Copy lines' }));
    const lines = (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('…', 'x');
    expect(optionsOfLines(lines).socialProviders.discord).toMatchObject({ clientId: 'x', clientSecret: 'x' });
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([]);
    await input.press(drawer.getByRole('button', { name: 'Close' }));
    await drawer.waitFor({ state: 'detached' });
    await input.press(button(page, 'Change… GitHub'));
    await drawer.getByText("clientSecret: '…'").waitFor();
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
      await drawer.waitFor();
    };
    const close = async () => {
      await input.press(drawer.getByRole('button', { name: 'Close' }));
      await drawer.waitFor({ state: 'detached' });
    };

    // The file has it, so that no value is saved.
    await open('appName', 'App name');
    await drawer.getByText('Set in gatehouse.config.ts', { exact: true }).waitFor();
    expect(await drawer.getByRole('button', { name: 'Save' }).count()).toBe(0);
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
    await input.fill(drawer.getByLabel('New value'), '12');
    await input.press(drawer.getByText('Copy the lines instead'));
    await drawer.getByText('No environment variable sets this option.').waitFor();
    await drawer.getByText('minPasswordLength: 12,').waitFor();
    await close();

    // One object, with what is set of the field.
    await open('jobTitle', 'Additional fields › Job title');
    await input.press(drawer.getByRole('button', { name: 'Copy lines' }));
    const { jobTitle } = optionsOfLines(await copied()).user.additionalFields;
    expect(jobTitle).toMatchObject({ type: 'string', required: false });
    await close();

    // Never entered, and never shown.
    await open('clientSecret', 'GitHub › Client secret');
    await drawer.getByText('The service reads this option when it starts').waitFor();
    await drawer.getByText(/^Secrets aren’t entered on this page/).waitFor();
    expect(await drawer.getByRole('textbox').count()).toBe(0);
    await drawer.getByText('GITHUB_CLIENT_SECRET=…').waitFor();
    await close();
    expect(problems).toEqual([]);
  },
);

test.for(inputModes('keyboard'))(
  'an administrator saves an option and removes the saved value: by $mode, $width pixels',
  async (variant) => {
    const email = await createAdministrator(`saver-${variant.mode}@example.com`);
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    await page.goto('/admin/settings');
    await signIn(opened, email);
    await screen(page, 'Settings');
    const option = (path: string) => page.getByRole('listitem').filter({ has: page.getByText(path, { exact: true }) });
    const drawer = page.getByRole('dialog');
    const saved = option('emailAndPassword.minPasswordLength');
    const change = button(page, 'Change… Min password length');
    const save = drawer.getByRole('button', { name: 'Save', exact: true });

    // Neither options of the start nor those that the file sets.
    await input.press(page.getByRole('checkbox', { name: 'Can be changed here' }));
    await saved.waitFor();
    expect(await option('appName').count()).toBe(0);
    expect(await option('baseUrl').count()).toBe(0);

    await input.press(change);
    expect(await save.isDisabled()).toBe(true);
    await input.fill(drawer.getByLabel('New value'), '0');
    await drawer.getByText('Enter 1 or more.').waitFor();
    // A rule between two options is one of the service.
    await input.fill(drawer.getByLabel('New value'), '200');
    await input.press(save);
    await drawer.getByText('The service needs at most maxPasswordLength.').waitFor();
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([]);
    await input.fill(drawer.getByLabel('New value'), '12');
    await input.press(save);
    await page.getByText('Setting saved').waitFor();
    await drawer.waitFor({ state: 'detached' });
    await saved.getByText('Saved', { exact: true }).waitFor();
    await saved.getByText('12', { exact: true }).waitFor();
    await saved.getByText('Default: 8').waitFor();

    // In this page without loading it again, and in the service.
    await page.evaluate(() => {
      history.pushState(null, '', '/admin/users/new');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByLabel('Set a password').check();
    await page.getByText('At least 12 characters').waitFor();
    const answer = await page.request.post('/api/auth/change-password', {
      data: { currentPassword: PASSWORD, newPassword: 'ten-lamps!' },
    });
    expect((await answer.json()).code).toBe('PASSWORD_TOO_SHORT');

    await page.goto('/admin/settings');
    await input.press(change);
    await input.press(drawer.getByRole('button', { name: 'Remove saved value' }));
    await page.getByText('Saved value removed').waitFor();
    await saved.waitFor({ state: 'detached' });
    expect(problems.filter((problem) => !problem.includes('/api/trpc/admin.saveSettings'))).toEqual([]);
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
  await using other = await startSite({ databaseUrl: site.gatehouse.options.databaseUrl!, smtpUrl: smtp.url, user });
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
