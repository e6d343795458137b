import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { PASSWORD } from '#tests/support/person.ts';
import { button, dialog, screen, signIn, signOut, setUpSite, inputModes } from '#tests/support/browser/browser-flow.ts';
import { controlsUnderToast } from '#tests/support/browser/toasts.ts';

const site = setUpSite({ user: { deleteUser: { confirmByMail: false } } });

/** Opens the link of the newest email to an address from the development mailbox. */
async function openMail(page: Page, email: string, subject: string): Promise<void> {
  await site.gatehouse.idle();
  await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe(subject);
  await page.getByRole('link', { name: 'Open link' }).first().click();
}

test.for(inputModes('keyboard'))(
  'a user manages the account from sign-up to deletion: by $mode, $width pixels',
  { timeout: 120_000 },
  async (variant) => {
    const email = `ada-${variant.mode}@example.com`;
    const newEmail = `new-${email}`;
    await using firstBrowser = await site.open(variant);
    await using secondBrowser = await site.open(variant);
    const { page, input, problems } = firstBrowser;
    const typePassword = (label: string, text: string) => input.fill(page.getByLabel(label, { exact: true }), text);
    /** The message is shown and covers no control. */
    const expectToast = async (message: string) => {
      await page.getByText(message).waitFor();
      expect(await controlsUnderToast(page), message).toEqual([]);
    };

    // Sign-up and verification
    await page.goto('/sign-up');
    await input.fill(page.getByLabel('Name'), 'Ada Lovelace');
    await input.fill(page.getByLabel('Email'), email);
    await typePassword('Password', PASSWORD);
    await input.press(button(page, 'Create account'));
    await screen(page, 'Profile');
    await page.getByText('Not verified').waitFor();
    await input.press(button(page, 'Verify email'));
    await page.getByText(`Verification email sent to ${email}`).waitFor();
    await openMail(page, email, 'Verify your email for Gatehouse');
    await screen(page, 'Email verified');
    await input.press(page.getByRole('link', { name: 'Continue to your account' }));
    await page.getByText('Verified', { exact: true }).waitFor();

    // A forgotten password
    await signOut(firstBrowser);
    await input.fill(page.getByLabel('Email'), email);
    await input.press(button(page, 'Continue'));
    await input.press(page.getByRole('link', { name: 'Forgot password?' }));
    await screen(page, 'Reset your password');
    await input.fill(page.getByLabel('Email'), email);
    await input.press(button(page, 'Email me a reset link'));
    await page.getByText('has an account').waitFor();
    await openMail(page, email, 'Reset your password for Gatehouse');
    await screen(page, 'Choose a new password');
    await typePassword('New password', 'the second password');
    await input.press(button(page, 'Change password'));
    await page.getByText('Password changed').waitFor();
    await input.press(page.getByRole('link', { name: 'Sign in' }));
    await signIn(firstBrowser, email, PASSWORD);
    await page.getByText('Incorrect email or password.').waitFor();
    await typePassword('Password', 'the second password');
    await input.press(button(page, 'Sign in'));
    await screen(page, 'Profile');

    // Change of email: confirmed at the old address, verified at the new one
    await input.press(button(page, 'Change email'));
    await input.fill(dialog(page).getByLabel('New email'), newEmail);
    await input.press(dialog(page).getByRole('button', { name: 'Change email' }));
    await page.getByText(`To confirm the change, open the link we sent to ${email} (your current email).`).waitFor();
    await openMail(page, email, 'Confirm your new email for Gatehouse');
    await screen(page, 'Profile');
    await page.getByRole('main').getByText(newEmail).first().waitFor();
    await page.getByText('Not verified').waitFor();
    await openMail(page, newEmail, 'Verify your email for Gatehouse');
    await screen(page, 'Profile');
    await page.getByText('Verified', { exact: true }).waitFor();
    await page.goto('/account?error=invalid_token');
    await page.getByRole('alert').getByText('This link has expired or was already used').waitFor();

    // Change of password
    await page.goto('/account/security');
    await screen(page, 'Security');
    await input.press(button(page, 'Change your password'));
    await typePassword('Current password', 'not this one');
    await typePassword('New password', 'the third password');
    await input.press(button(page, 'Change password'));
    await page.getByText('Incorrect password').waitFor();
    await typePassword('Current password', 'the second password');
    await input.press(button(page, 'Change password'));
    await expectToast('Password changed');

    // The status leads to the next protection.
    await input.press(button(page, 'Set up second factor'));
    await dialog(page).getByLabel('Code from the app').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });

    // A second browser, signed in by magic link and signed out by the first
    await secondBrowser.page.goto('/sign-in');
    await secondBrowser.input.press(button(secondBrowser.page, 'Other ways to sign in'));
    await secondBrowser.input.press(secondBrowser.page.getByRole('link', { name: 'Email me a sign-in link' }));
    await screen(secondBrowser.page, 'Sign in with an email link');
    await secondBrowser.input.fill(secondBrowser.page.getByLabel('Email'), newEmail);
    await secondBrowser.input.press(button(secondBrowser.page, 'Email me a sign-in link'));
    await secondBrowser.page.getByText('We sent a sign-in link').waitFor();
    await openMail(secondBrowser.page, newEmail, 'Sign in to Gatehouse');
    await screen(secondBrowser.page, 'Profile');
    await page.goto('/account/sessions');
    await page.getByText('This device').waitFor();
    await input.press(button(page, 'Sign out: Chrome on Linux'));
    await input.press(dialog(page).getByRole('button', { name: 'Sign out' }));
    await expectToast('Device signed out');
    await secondBrowser.input.fill(secondBrowser.page.getByLabel('Name', { exact: true }), 'Ada King');
    await secondBrowser.input.press(button(secondBrowser.page, 'Save profile'));
    await screen(secondBrowser.page, 'Sign in');

    // All other sessions
    await signIn(secondBrowser, newEmail, 'the third password');
    await screen(secondBrowser.page, 'Profile');
    await page.reload();
    await input.press(button(page, 'Sign out all other devices'));
    await input.press(dialog(page).getByRole('button', { name: 'Sign out all other devices' }));
    await expectToast('All other devices signed out');
    await secondBrowser.page.reload();
    await screen(secondBrowser.page, 'Sign in');

    // Deletion of the account
    await page.goto('/account');
    await input.press(button(page, 'Delete account'));
    await input.fill(dialog(page).getByLabel('Password', { exact: true }), 'not this one');
    await input.press(dialog(page).getByRole('button', { name: 'Delete account' }));
    await dialog(page).getByText('Incorrect password').waitFor();
    await input.fill(dialog(page).getByLabel('Password', { exact: true }), 'the third password');
    await input.press(dialog(page).getByRole('button', { name: 'Delete account' }));
    const saving = page.waitForEvent('download');
    await input.press(dialog(page).getByRole('button', { name: 'Save receipt' }));
    expect(JSON.parse(readFileSync(await (await saving).path(), 'utf8'))).toMatchObject({
      number: expect.any(String),
      signature: expect.any(String),
    });
    await input.press(dialog(page).getByRole('button', { name: 'Close' }).last());
    await signIn(firstBrowser, newEmail, 'the third password');
    await page.getByText('Incorrect email or password.').waitFor();
    const expected = /40[01] \(/; // the console logs the answers to wrong passwords
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  },
);
