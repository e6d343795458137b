import { setTimeout as delay } from 'node:timers/promises';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { errors } from '#generated/features.ts';
import { newestCodeTo } from '#tests/support/mailbox.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { enableTotp } from '#tests/support/two-factor.ts';
import { button, signInByRequest, screen, signIn, signOut, setUpSite } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite({ rateLimit: { enabled: false } });
const strict = setUpSite({ emailAndPassword: { requireEmailVerification: true }, rateLimit: { enabled: false } });
const named = setUpSite({ username: { enabled: true }, rateLimit: { enabled: false } });

const email = (page: Page) => page.locator('input[name="email"]');

test('sign-in tells an unverified user about the mailed link and offers to send it again', async () => {
  await using opened = await strict.open();
  const { page } = opened;
  await strict.createUser('Unverified', 'unverified@example.com');
  await page.goto('/sign-in?callbackURL=%2Faccount%2Fsessions');
  await signIn(opened, 'unverified@example.com');
  const alert = page.getByRole('alert');
  await alert.getByText('Verify your email first. We just sent a new link to unverified@example.com.').waitFor();

  const sent = page.waitForResponse((response) => response.url().includes('/api/trpc/sendVerificationEmail'));
  await alert.getByRole('button', { name: 'Resend link' }).click();
  expect((await sent).ok()).toBe(true);
  await alert.getByText('We sent another link to unverified@example.com.').waitFor();

  await alert.getByRole('link', { name: 'Use a code instead' }).click();
  expect(await email(page).inputValue()).toBe('unverified@example.com');
  await button(page, 'Email me a code').click();
  await page.getByLabel('Code').waitFor();
  await page.getByLabel('Code').fill(await newestCodeTo(strict.gatehouse, 'unverified@example.com'));
  await screen(page, 'Email verified');
  await page.getByRole('link', { name: 'Continue' }).click();
  await signIn(opened, 'unverified@example.com');
  await screen(page, 'Sessions');
});

test('a user whose sign-up needs verification can have the link sent again', async () => {
  await using opened = await strict.open();
  const { page } = opened;
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill('Ada');
  await email(page).fill('resend@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create account').click();
  await screen(page, 'Check your email');
  await button(page, 'Resend link').click();
  await page.getByText('We sent another link to resend@example.com.').waitFor();
});

test.for(['without', 'with'] as const)(
  'a sign-in %s a second factor says that the browser did not keep its cookie',
  async (factor) => {
    const person = await Person.signUpVerified(site.gatehouse);
    if (factor === 'with') await enableTotp(person);
    await using opened = await site.open();
    const { page } = opened;
    await page.route('**/api/trpc/signIn.email', async (route) => {
      const response = await route.fetch();
      await page.context().clearCookies();
      const { 'set-cookie': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto('/sign-in');
    await signIn(opened, person.email);
    await page.getByText('this browser didn’t keep its cookie').waitFor();
    // After a second factor the form begins with the email again.
    await expect.poll(() => button(page, factor === 'with' ? 'Continue' : 'Sign in').isEnabled()).toBe(true);
  },
);

test('sign-up names all mistakes after one submit, and format mistakes when a field is left', async () => {
  await using opened = await named.open();
  const { page } = opened;
  const name = page.getByLabel('Username');
  const password = page.getByLabel('Password', { exact: true });
  await page.goto('/sign-up');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await email(page).fill('adaking@example');
  await page.getByText('Add a username').click();
  await name.fill('x y!');
  await password.fill('short');
  await button(page, 'Create account').click();
  const mistakes = {
    email: 'Enter a valid email, such as ada@example.com',
    username: 'Use at least 3 letters, numbers, periods or underscores',
    password: 'Enter a password of at least 8 characters',
  };
  for (const text of Object.values(mistakes)) {
    await page.locator('[class*=error]', { hasText: text }).waitFor();
    expect(await page.getByText(text).count()).toBe(1);
  }
  expect(calls.filter((url) => url.includes('signUp'))).toEqual([]);

  await page.reload();
  await email(page).fill('adaking@example');
  await password.focus();
  await page.getByText(mistakes.email).waitFor();
  await page.getByText('Add a username').click();
  await name.fill('x!');
  await password.focus();
  await page.locator('[class*=error]', { hasText: mistakes.username }).waitFor();
  await name.fill('ada');
  await email(page).fill('adaking@example.com');
  await password.focus();
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(0);
});

test('a rate-limited sign-in says how long to wait', async () => {
  await using opened = await site.open();
  const { page } = opened;
  const [, message] = errors.TOO_MANY_REQUESTS;
  await page.goto('/sign-in');
  await page.route('**/api/trpc/signIn.email', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '42' },
      json: {
        error: { code: -32_029, message, data: { code: 'TOO_MANY_REQUESTS', message, httpStatus: 429 } },
      },
    }),
  );
  await signIn(opened, 'limited@example.com');
  await page.getByText('Too many attempts. Try again in 42 seconds.').waitFor();
});

const links = [
  { link: 'Forgot password?', after: 'Continue', back: 'Back to sign in' },
  { link: 'Email me a sign-in link', after: 'Other ways to sign in', back: 'Back to sign in' },
  { link: 'Create an account', after: null, back: 'Sign in' },
];

test.for(links)('"$link" and the link back keep the typed email and the destination', async ({ link, after, back }) => {
  await using opened = await site.open();
  const { page } = opened;
  await page.goto('/sign-in?callbackURL=%2Faccount%2Fsessions');
  await email(page).pressSequentially('typed@example.com');
  if (after !== null) await button(page, after).click();
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('link', { name: back }).waitFor();
  expect(await email(page).inputValue()).toBe('typed@example.com');
  expect(page.url()).not.toContain('typed');

  await email(page).fill('other@example.com');
  await page.getByRole('link', { name: back }).click();
  await screen(page, 'Sign in');
  expect(await email(page).inputValue()).toBe('other@example.com');
  expect(new URL(page.url()).searchParams.get('callbackURL')).toBe('/account/sessions');
});

test('an ended session leads to sign-in with the reason, and back', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Ended', 'ended@example.com');
  await page.goto('/sign-in');
  await signInByRequest(page, 'ended@example.com');
  await page.goto('/account/security');
  await screen(page, 'Security');

  await button(page, 'Change your password').click();
  await page.context().clearCookies();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('another long password');
  await button(page, 'Change password').click();
  // The previous form shows the same text for a moment.
  await screen(page, 'Sign in');
  await page.getByText('Your session ended. Sign in to continue.').waitFor();
  await signIn(opened, 'ended@example.com');
  await screen(page, 'Security');

  await signOut(opened);
  expect(await page.getByText('Your session ended').count()).toBe(0);
  await page.goto('/account/security');
  await screen(page, 'Sign in');
  expect(await page.getByText('Your session ended').count()).toBe(0);
});

test('signing out on a slow network does not show that the session ended', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Leaving', 'leaving@example.com');
  await signInByRequest(page, 'leaving@example.com');
  await page.goto('/account/security');
  await screen(page, 'Security');
  await page.evaluate(() => {
    const watch = () => sessionStorage.setItem('titles', `${sessionStorage.getItem('titles') ?? ''} ${document.title}`);
    new MutationObserver(watch).observe(document.head, { childList: true, subtree: true, characterData: true });
    watch();
  });
  await page.route('**/sign-in', async (route) => {
    await delay(1_000);
    await route.continue();
  });
  await signOut(opened);
  await page.waitForURL((url) => url.pathname === '/sign-in' && url.search === '');
  const titles = await page.evaluate(() => sessionStorage.getItem('titles'));
  expect(titles).toContain('Security');
  expect(titles).not.toContain('Sign in');
});

test('changing a verified email closes its dialog and shows where the confirmation was sent', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Changes', 'changes@example.com');
  await page.goto('/sign-in');
  await signInByRequest(page, 'changes@example.com');
  await page.goto('/account');
  await button(page, 'Verify email').click();
  await page.getByText('Verification email sent to changes@example.com').waitFor();
  await site.gatehouse.idle();
  const answer = await site.gatehouse.app.inject({ url: '/dev/mailbox.json', query: { to: 'changes@example.com' } });
  await page.goto(answer.json<{ url: string }[]>()[0]!.url);
  await page.goto('/account');
  await page.getByText('Verified', { exact: true }).waitFor();

  await button(page, 'Change email').click();
  await page.getByLabel('New email').fill('changed@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Change email' }).click();
  const waiting = 'To confirm the change, open the link we sent to changes@example.com (your current email).';
  await page.getByText(waiting).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('beside the password, the other ways to sign in are behind one button', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await page.goto('/sign-in');
  await button(page, 'Sign in with a passkey').waitFor();
  await email(page).fill('folded@example.com');
  await button(page, 'Continue').click();
  await page.getByLabel('Password', { exact: true }).waitFor();
  await button(page, 'Sign in with a passkey').waitFor({ state: 'detached' });
  await button(page, 'Other ways to sign in').click();
  await button(page, 'Sign in with a passkey').waitFor();
  // Another address begins anew.
  await email(page).fill('another@example.com');
  await page.getByLabel('Password', { exact: true }).waitFor({ state: 'detached' });
  await button(page, 'Sign in with a passkey').waitFor();
  expect(await email(page).evaluate((field) => field === document.activeElement)).toBe(true);
});

test('sign-in marks the method that was used last in this browser', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Returning', 'returning@example.com');
  await page.goto('/sign-in');
  await screen(page, 'Sign in');
  expect(await page.getByText('Last used').count()).toBe(0);
  await signIn(opened, 'returning@example.com');
  await screen(page, 'Profile');
  await signOut(opened);
  await page
    .locator('.gh-last-used')
    .filter({ has: email(page) })
    .waitFor();

  await button(page, 'Other ways to sign in').click();
  await page.getByRole('link', { name: 'Email me a sign-in link' }).click();
  await screen(page, 'Sign in with an email link');
  await email(page).fill('returning@example.com');
  await button(page, 'Email me a sign-in link').click();
  await page.getByText('We sent a sign-in link').waitFor();
  await page.goto('/sign-in');
  await page.locator('.gh-last-used').filter({ hasText: 'Email me a sign-in link' }).waitFor();
});
