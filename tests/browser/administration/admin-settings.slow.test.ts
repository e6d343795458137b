import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { parseOptions } from '#server/app/configuration.ts';
import { assignRole } from '#tests/support/administrator.ts';
import { button, screen, setUpSite, signIn, inputModes } from '#tests/support/browser/browser-flow.ts';
import { startSite } from '#tests/support/browser/site.ts';
import { startSmtpServer } from '#tests/support/peers/smtp.ts';

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
    // A section whose options all have their defaults is folded; its link opens it.
    const title = page.getByRole('heading', { level: 2, name: 'One tap', exact: true });
    expect(await title.count()).toBe(0);
    const sections = page.getByRole('navigation', { name: 'Sections' });
    if (await sections.isVisible()) await input.press(sections.getByRole('link', { name: 'One tap', exact: true }));
    else await page.getByRole('combobox', { name: 'Go to section' }).selectOption('One tap');
    await title.waitFor();
    await expect.poll(async () => (await title.boundingBox())!.y).toBeLessThan(page.viewportSize()!.height);

    // Options with their default are folded until they are searched.
    expect(await option('emailAndPassword.minPasswordLength').count()).toBe(0);
    await input.fill(page.getByRole('searchbox'), 'minimum password');
    await option('emailAndPassword.minPasswordLength').getByText('Default', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe('minimum password');
    await input.press(page.getByRole('checkbox', { name: 'Changed only' }));
    await page.getByText('No options found').waitFor();

    await input.press(page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Providers' }));
    await input.press(button(page, 'Copy GitHub · callback URL'));
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${site.gatehouse.options.baseUrl}/api/auth/callback/github`);
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

/** The options that the printed lines set. */
function parsed(lines: string) {
  // The lines are code of this repository's web app, for `gatehouse.config.ts`.
  // oxlint-disable-next-line typescript/no-implied-eval
  const read = new Function(`return { ${lines} }`) as () => object;
  return parseOptions(read());
}

test.for(inputModes('keyboard'))(
  'an administrator tries out a branding and gets lines with which the service starts: by $mode, $width pixels',
  async (variant) => {
    const email = await createAdministrator(`brander-${variant.mode}@example.com`);
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    await page.goto('/admin/settings/branding');
    await signIn(opened, email);
    await screen(page, 'Settings');
    const preview = page.getByRole('figure', { name: /^Sign-in, / });
    const accent = () =>
      preview.locator('.gh-primary').evaluate((element) => getComputedStyle(element).backgroundColor);
    const lines = page.locator('pre').filter({ hasText: 'appName' });

    await input.fill(page.getByLabel('Name of the service'), `Ada's \\ Engines`);
    await input.fill(page.getByLabel('Accent color', { exact: true }), '#3b5bdb');
    await input.fill(page.getByLabel('Terms URL'), '/terms');
    await preview.getByText(`Sign in to Ada's \\ Engines`).waitFor();
    await preview.getByText('Terms', { exact: true }).waitFor();
    await expect.poll(accent).toBe('rgb(59, 91, 219)');
    // The gate and the marks of the real page.
    expect(await preview.locator('.gh-plain svg').count()).toBeGreaterThan(0);
    const { appName, branding } = parsed((await lines.textContent())!);
    expect(appName).toBe(`Ada's \\ Engines`);
    expect(branding).toEqual({ accentColor: '#3b5bdb', termsUrl: '/terms' });

    // The published components, and their variables.
    await input.fill(page.getByLabel('Corner radius, in pixels'), '4');
    await page.locator('pre').filter({ hasText: '--gatehouse-radius: 4px;' }).waitFor();
    await input.press(button(page, 'User button'));
    await input.press(button(page, 'Dark'));
    await page.getByRole('figure', { name: 'User button, Dark' }).locator('.gh-root').first().waitFor();
    await input.press(button(page, 'Sign-in'));

    // The rule with which the service starts; the preview keeps the last valid color.
    await input.fill(page.getByLabel('Accent color', { exact: true }), '#ffee00');
    await page.getByText(/Too light for white text: the contrast is 1\.\d+, and must be at least 4\.5/).waitFor();
    expect(await accent()).toBe('rgb(59, 91, 219)');
    expect(await lines.count()).toBe(0);
    expect(() => parseOptions({ branding: { accentColor: '#ffee00' } })).toThrow('branding.accentColor');
    expect(problems).toEqual([]);
  },
);
