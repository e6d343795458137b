import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Gatehouse } from '#server/app.ts';
import { axeFindings, launchBrowser, openPage, screenshot } from '#tests/support/browser.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { startSite } from '#tests/support/site.ts';

let browser: Browser;
let gatehouse: Gatehouse;
beforeAll(async () => {
  [browser, gatehouse] = await Promise.all([
    launchBrowser(),
    startSite({ user: { deleteUser: { confirmByMail: false } } }),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gatehouse.close()]);
});

const screen = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign in').click();
}

/** Opens the link of the newest mail to an address, as a person does who reads it. */
async function openMail(page: Page, email: string, subject: string): Promise<void> {
  await gatehouse.idle();
  await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe(subject);
  await page.getByRole('link', { name: 'Open its link' }).first().click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await screen(page, 'Sign in');
}

/** What in view can be pressed or filled in and lies under a message. */
function coveredByMessages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button, main a, main input, header button')]
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top?.closest('.toasts');
      })
      .map((control) => control.textContent || control.getAttribute('name') || control.outerHTML),
  );
}

test.for([
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
] as const)(
  'somebody signs up, verifies, resets, changes email and password, ends a session elsewhere, and goes: $theme, $width pixels',
  { timeout: 120_000 },
  async ({ theme, width }) => {
    const { baseUrl } = gatehouse.options;
    const email = `ada-${theme}-${width}@example.com`;
    const newEmail = `new-${email}`;
    await using opened = await openPage({ browser, baseUrl, theme, width });
    await using elsewhere = await openPage({ browser, baseUrl, theme, width });
    const { page, problems } = opened;
    const look = async (name: string) => {
      expect(await axeFindings(page), name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
      await screenshot(page, `account-${name}-${theme}-${width}`);
    };
    /** A message is shown, and stands in nobody's way. */
    const says = async (message: string) => {
      await page.getByText(message).waitFor();
      expect(await coveredByMessages(page), message).toEqual([]);
    };

    // Sign-up, and the proof of the address from the mailbox
    await page.goto('/sign-up');
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Create account').click();
    await screen(page, 'Profile');
    await page.getByText('Not verified').waitFor();
    await look('unverified');
    await button(page, 'Verify').click();
    await says(`A mail is on its way to ${email}`);
    await look('verification-sent');
    await openMail(page, email, 'Verify your email for Gatehouse');
    await screen(page, 'Your address is verified');
    await look('verified');
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await page.getByText('Verified', { exact: true }).waitFor();
    await page.goto('/email-verified?error=token_expired');
    await screen(page, 'This link does not work');
    await look('link-expired');

    // A forgotten password
    await page.goto('/account');
    await signOut(page);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await screen(page, 'Reset your password');
    await page.getByLabel('Email').fill(email);
    await look('forgot');
    await button(page, 'Send me a link').click();
    await page.getByText('has an account').waitFor();
    await look('forgot-sent');
    await openMail(page, email, 'Choose a new password for Gatehouse');
    await screen(page, 'Choose a new password');
    await look('reset');
    await page.getByLabel('New password').fill('the second password');
    await button(page, 'Change password').click();
    await page.getByText('Your password is changed').waitFor();
    await look('reset-done');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, email, PASSWORD);
    await page.getByText('This email and password do not match.').waitFor();
    await look('wrong-password');
    await signIn(page, email, 'the second password');
    await screen(page, 'Profile');

    // Another address, confirmed at the old one and proven at the new one
    await page.getByLabel('New email').fill(newEmail);
    await button(page, 'Change email').click();
    await says(`Confirm it with the link that we have sent to ${email}`);
    await look('email-asked');
    await openMail(page, email, 'Confirm your new email for Gatehouse');
    await screen(page, 'Profile');
    await page.getByRole('main').getByText(newEmail).first().waitFor();
    await page.getByText('Not verified').waitFor();
    await openMail(page, newEmail, 'Verify your email for Gatehouse');
    await screen(page, 'Profile');
    await page.getByText('Verified', { exact: true }).waitFor();
    await page.goto('/account?error=invalid_token');
    await page.getByRole('alert').getByText('This link has been used or has run out').waitFor();
    await look('email-link-used');

    // Another password, from the inside
    await page.goto('/account/security');
    await screen(page, 'Security');
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password').fill('the third password');
    await button(page, 'Change password').click();
    await page.getByText('This is not your password').waitFor();
    await look('security');
    await page.getByLabel('Current password').fill('the second password');
    await button(page, 'Change password').click();
    await says('Your password is changed');

    // A second browser, in by a mailed link, out by the first one's hand
    await elsewhere.page.goto('/sign-in');
    await elsewhere.page.getByRole('link', { name: 'Sign in by a link in a mail' }).click();
    await screen(elsewhere.page, 'Sign in by mail');
    await elsewhere.page.getByLabel('Email').fill(newEmail);
    await button(elsewhere.page, 'Send me a link').click();
    await elsewhere.page.getByText('It works once').waitFor();
    await openMail(elsewhere.page, newEmail, 'Sign in to Gatehouse');
    await screen(elsewhere.page, 'Profile');
    await page.goto('/account/sessions');
    await screen(page, 'Sessions');
    await page.getByText('This device').waitFor();
    await look('sessions');
    await button(page, 'Sign out Chrome on Linux').click();
    await dialog(page).waitFor();
    await look('session-ending');
    await dialog(page).getByRole('button', { name: 'Sign out' }).click();
    await says('The session is ended');
    await look('session-ended');
    await elsewhere.page.getByRole('button', { name: 'Save' }).click();
    await screen(elsewhere.page, 'Sign in');

    // And all others at once
    await signIn(elsewhere.page, newEmail, 'the third password');
    await screen(elsewhere.page, 'Profile');
    await page.reload();
    await button(page, 'Sign out everywhere else').click();
    await dialog(page).getByRole('button', { name: 'Sign out everywhere else' }).click();
    await says('Signed out everywhere else');
    await elsewhere.page.reload();
    await screen(elsewhere.page, 'Sign in');

    // Gone
    await page.goto('/account');
    await button(page, 'Delete account').click();
    await dialog(page).getByLabel('Your password').fill('not this one');
    await dialog(page).getByRole('button', { name: 'Delete for good' }).click();
    await dialog(page).getByText('This is not your password').waitFor();
    await look('delete');
    await dialog(page).getByLabel('Your password').fill('the third password');
    await dialog(page).getByRole('button', { name: 'Delete for good' }).click();
    await screen(page, 'Sign in');
    await signIn(page, newEmail, 'the third password');
    await page.getByText('This email and password do not match.').waitFor();
    const expected = /40[01] \(/; // what a wrong password is answered with stands on the console
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  },
);
