import { setTimeout as delay } from 'node:timers/promises';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { PASSWORD } from '#tests/support/person.ts';
import { button, signInByRequest, screen, signIn, signOut, setUpSite } from '#tests/support/browser-flow.ts';

const site = setUpSite({ rateLimit: { enabled: false } });
const strict = setUpSite({ emailAndPassword: { requireEmailVerification: true }, rateLimit: { enabled: false } });

const email = (page: Page) => page.locator('input[name="email"]');

test('an unverified user learns at sign-in that a link was mailed, and can have it sent again', async () => {
  await using opened = await strict.open();
  const { page } = opened;
  await strict.createUser('Unverified', 'unverified@example.com');
  await page.goto('/sign-in?callbackURL=%2Faccount%2Fsessions');
  await signIn(opened, 'unverified@example.com');
  const alert = page.getByRole('alert');
  await alert.getByText('Verify your email first. We just sent a new link to unverified@example.com.').waitFor();

  const sent = page.waitForResponse((response) => response.url().includes('/api/trpc/sendVerificationEmail'));
  await alert.getByRole('button', { name: 'Send it again' }).click();
  expect((await sent).ok()).toBe(true);
  await alert.getByText('We sent another link to unverified@example.com.').waitFor();
});

const links = [
  { link: 'Forgot password?', back: 'Back to sign in' },
  { link: 'Email me a sign-in link', back: 'Back to sign in' },
  { link: 'Create an account', back: 'Sign in' },
];

test.for(links)(
  '"$link" keeps the typed email and the destination, and so does the way back',
  async ({ link, back }) => {
    await using opened = await site.open();
    const { page } = opened;
    await page.goto('/sign-in?callbackURL=%2Faccount%2Fsessions');
    await email(page).pressSequentially('typed@example.com');
    await page.getByRole('link', { name: link }).click();
    await page.getByRole('link', { name: back }).waitFor();
    expect(await email(page).inputValue()).toBe('typed@example.com');
    expect(page.url()).not.toContain('typed');

    await email(page).fill('other@example.com');
    await page.getByRole('link', { name: back }).click();
    await screen(page, 'Sign in');
    expect(await email(page).inputValue()).toBe('other@example.com');
    expect(new URL(page.url()).searchParams.get('callbackURL')).toBe('/account/sessions');
  },
);

test('a session that ends elsewhere leads to sign-in with the reason, and back', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Ended', 'ended@example.com');
  await page.goto('/sign-in');
  await signInByRequest(page, 'ended@example.com');
  await page.goto('/account/security');
  await screen(page, 'Security');

  await page.context().clearCookies();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('another long password');
  await button(page, 'Change password').click();
  // The form that was left says the same for a moment.
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

test('signing out on a slow network does not say that the session ended', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Leaving', 'leaving@example.com');
  await signInByRequest(page, 'leaving@example.com');
  await page.goto('/account/security');
  await screen(page, 'Security');
  await page.evaluate(() => {
    const watch = () => sessionStorage.setItem('seen', `${sessionStorage.getItem('seen') ?? ''} ${document.title}`);
    new MutationObserver(watch).observe(document.head, { childList: true, subtree: true, characterData: true });
    watch();
  });
  await page.route('**/sign-in', async (route) => {
    await delay(1_000);
    await route.continue();
  });
  await signOut(opened);
  await page.waitForURL((url) => url.pathname === '/sign-in' && url.search === '');
  const seen = await page.evaluate(() => sessionStorage.getItem('seen'));
  expect(seen).toContain('Security');
  expect(seen).not.toContain('Sign in');
});

test('changing a verified email says where the confirmation went and clears the field', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Changes', 'changes@example.com');
  await page.goto('/sign-in');
  await signInByRequest(page, 'changes@example.com');
  await page.goto('/account');
  await button(page, 'Verify').click();
  await button(page, 'Sent').waitFor();
  await site.gatehouse.idle();
  const answer = await site.gatehouse.app.inject({ url: '/dev/mailbox.json', query: { to: 'changes@example.com' } });
  await page.goto(answer.json<{ url: string }[]>()[0]!.url);
  await page.goto('/account');
  await page.getByText('Verified', { exact: true }).waitFor();

  await page.getByLabel('New email').fill('changed@example.com');
  await button(page, 'Change email').click();
  const waiting = 'To confirm the change, open the link we sent to changes@example.com (your current email).';
  await page.getByText(waiting).waitFor();
  expect(await page.getByLabel('New email').inputValue()).toBe('');
});
