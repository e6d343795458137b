import { expect, test } from 'vitest';

import { enableTotp } from '#tests/gallery/two-factor.ts';
import { button, inputModes, screen, setUpSite, signIn, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { newestCodeTo } from '#tests/support/mailbox.ts';
import { runSql } from '#tests/support/postgres.ts';

const APP = 'https://app.example.com';
const site = setUpSite({ trustedOrigins: [APP], rateLimit: { enabled: false } });

test.for(inputModes('keyboard'))('a user signs in with a mailed code: by $mode, $width pixels', async (variant) => {
  const email = `code-${variant.mode}@example.com`;
  await site.createUser('Code', email);
  await using opened = await site.open(variant);
  const { page, input } = opened;
  const mailedCode = () => newestCodeTo(site.gatehouse, email);
  await page.clock.install();
  await page.goto('/sign-in?callbackURL=%2Faccount%2Fsecurity');
  await input.fill(page.getByLabel('Email'), email);
  await input.press(button(page, 'Other ways to sign in'));
  await input.press(page.getByRole('link', { name: 'Email me a sign-in code' }));
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await input.press(button(page, 'Email me a code'));
  await page.getByText(`We sent a code to ${email}`).waitFor();
  const first = await mailedCode();
  await page.getByRole('button', { name: /^Resend code in \d+ s$/ }).waitFor();
  await page.clock.fastForward(30_000);
  await input.press(button(page, 'Resend code'));
  await page.getByText('We sent another code').waitFor();
  await expect.poll(mailedCode).not.toBe(first);
  await input.fill(page.getByLabel('Code'), first);
  await page.getByText('This code is wrong').waitFor();
  await input.fill(page.getByLabel('Code'), await mailedCode());
  await screen(page, 'Security');
});

test.for(inputModes('mouse'))(
  'a user sets a new password with a mailed code: by $mode, $width pixels',
  async (variant) => {
    const email = `reset-${variant.mode}@example.com`;
    await site.createUser('Reset', email);
    await using opened = await site.open(variant);
    const { page, input } = opened;
    await page.goto('/forgot-password?callbackURL=%2Faccount%2Fsecurity');
    await input.fill(page.getByLabel('Email'), email);
    await input.press(page.getByRole('link', { name: 'Email me a code instead' }));
    await input.press(button(page, 'Email me a code'));
    await page.getByLabel('Code').waitFor();
    await input.fill(page.getByLabel('Code'), await newestCodeTo(site.gatehouse, email));
    await input.fill(page.getByLabel('New password'), 'another long password');
    await input.press(button(page, 'Change password'));
    await screen(page, 'Password changed');
    await input.press(page.getByRole('link', { name: 'Sign in' }));
    await signIn(opened, email, 'another long password');
    await screen(page, 'Security');
  },
);

test.for(inputModes('keyboard'))(
  'a user verifies and changes their email with codes: by $mode, $width pixels',
  async (variant) => {
    const [email, newEmail] = [`verify-${variant.mode}@example.com`, `verified-${variant.mode}@example.com`];
    await site.createUser('Verify', email);
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    const enterCode = async (address: string) => {
      await page.getByText(`We sent a code to ${address}`).waitFor();
      await input.fill(page.getByLabel(/^Code/), await newestCodeTo(site.gatehouse, address));
    };
    await signInByRequest(page, email);
    await page.goto('/account');
    await input.press(button(page, 'Use a code instead'));
    await page.getByRole('dialog', { name: 'Verify your email' }).waitFor();
    await input.press(button(page, 'Email me a code'));
    await enterCode(email);
    await page.getByText('Email verified').waitFor();
    await page.getByText('Verified', { exact: true }).waitFor();

    await input.press(button(page, 'Change email'));
    await input.press(button(page, 'Use codes instead of a link'));
    const changing = page.getByRole('dialog', { name: 'Change your email' });
    await input.fill(changing.getByLabel('New email'), newEmail);
    await input.press(button(page, 'Email me a code'));
    await enterCode(email);
    await enterCode(newEmail);
    await page.getByText('Email changed').waitFor();
    await screen(page, 'Profile');
    await page.getByText(newEmail).filter({ visible: true }).first().waitFor();
    expect(problems).toEqual([]);
  },
);

test('a mailed code, and the second factor after it, lead to a destination at a trusted origin', async () => {
  const email = 'elsewhere@example.com';
  const id = await site.createUser('Elsewhere', email);
  // A mailed code would purge the password of an unverified address.
  await runSql(site.gatehouse.options.databaseUrl!, `update "user" set email_verified = true where id = '${id}'`);
  await using opened = await site.open();
  const { page } = opened;
  await page.route(`${APP}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>App</h1>' }));
  const enterMailedCode = async () => {
    await page.goto(`/sign-in/email-code?callbackURL=${encodeURIComponent(`${APP}/inbox`)}`);
    await page.getByLabel('Email').fill(email);
    await button(page, 'Email me a code').click();
    await page.getByLabel('Code').waitFor();
    await page.getByLabel('Code').fill(await newestCodeTo(site.gatehouse, email));
  };
  await enterMailedCode();
  await screen(page, 'App');
  expect(page.url()).toBe(`${APP}/inbox`);

  await page.goto('/account');
  const [backupCode] = await enableTotp(page);
  await page.request.post('/api/auth/sign-out', { data: {} });
  await enterMailedCode();
  await screen(page, 'Confirm it’s you');
  await button(page, 'Use a backup code').click();
  await page.getByLabel('Backup code', { exact: true }).fill(backupCode!);
  await button(page, 'Continue').click();
  await screen(page, 'App');
  expect(page.url()).toBe(`${APP}/inbox`);
});
