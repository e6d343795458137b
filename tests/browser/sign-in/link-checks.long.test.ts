import { expect, test } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import { setWidth, checkScreen } from '#tests/support/browser/accessibility.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { button, screen, setUpSite } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite({ rateLimit: { enabled: false }, emailVerification: { sendOnSignUp: true } });

test('a used reset link shows an error instead of the form, with a link to request a new one', async () => {
  const { gatehouse } = site;
  await site.createUser('Ada', 'ada@example.com');
  await gatehouse.call('forgetPassword', { email: 'ada@example.com', redirectTo: '/reset-password' });
  const { url, token } = await newestMailTo(gatehouse, 'ada@example.com');
  await using opened = await site.open();
  const { page } = opened;
  await page.goto(url);
  await page.getByLabel('New password').fill(`${PASSWORD} two`);
  await button(page, 'Change password').click();
  await page.getByText('Password changed.').waitFor();

  await page.goto(`/reset-password?token=${token}`);
  await screen(page, 'This link doesn’t work');
  expect(await page.getByLabel('New password').count()).toBe(0);
  await checkScreen(page, 'reset-link-used');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await screen(page, 'Reset your password');
  expect(opened.problems).toEqual([]);
});

test('a replaced setup link shows an error with the command that creates a new one', async () => {
  const { gatehouse } = site;
  const old = await gatehouse.call('admin.createSetupLink');
  const link = await gatehouse.call('admin.createSetupLink');
  await using opened = await site.open();
  const { page } = opened;
  await page.goto(old!.url);
  await screen(page, 'This setup link doesn’t work');
  await page.getByText('npm run admin -- create').waitFor();
  expect(await page.getByLabel('Password').count()).toBe(0);
  for (const width of [390, 1280]) {
    await setWidth(page, width);
    await checkScreen(page, 'setup-link-used');
  }

  await page.goto(link!.url);
  await screen(page, 'Create the first administrator');
});

test('an unknown invitation shows an error that refers to the inviter', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await page.goto('/invitation/01990000-0000-7000-8000-000000000000?token=unknown');
  await screen(page, 'This invitation is no longer valid');
  await page.getByText('ask the person who invited you for a new one').waitFor();
  await checkScreen(page, 'invitation-unknown');
});

test('a mail scanner that opens a verification link changes nothing, and the user confirms it', async () => {
  const { gatehouse } = site;
  await gatehouse.call('signUp.email', {
    name: 'Scanned',
    email: 'scanned@example.com',
    password: PASSWORD,
    callbackURL: '/email-verified',
  });
  const { url } = await newestMailTo(gatehouse, 'scanned@example.com');
  for (const visitor of ['the scanner', 'the user']) {
    await using opened = await site.open();
    await opened.page.goto(url);
    await screen(opened.page, 'Verify your email');
    if (visitor === 'the user') {
      await button(opened.page, 'Verify email').click();
      await screen(opened.page, 'Email verified');
    }
    expect(opened.problems, visitor).toEqual([]);
  }
});
