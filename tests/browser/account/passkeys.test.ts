import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import {
  button,
  dialog,
  inputModes,
  screen,
  setUpSite,
  signIn,
  signInByRequest,
  signOut,
} from '#tests/support/browser/browser-flow.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { VirtualAuthenticator } from '#tests/support/browser/virtual-authenticator.ts';

const APP = 'https://app.example.com';
const site = setUpSite({ trustedOrigins: [APP], rateLimit: { enabled: false } });

/** The virtual authenticator would answer as soon as the sign-in screen opens. */
function withoutAutofill(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

test.for(inputModes('mouse'))(
  'a user adds a passkey, signs in with it, renames and removes it: by $mode, $width pixels',
  { timeout: 120_000 },
  async (variant) => {
    const email = `passkey-${variant.mode}@example.com`;
    await site.createUser('Passkey', email);
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    const authenticator = await VirtualAuthenticator.add(page);
    await withoutAutofill(page);
    await signInByRequest(page, email);
    await page.goto('/account/security');
    await page.getByText('No passkeys yet').waitFor();
    await input.press(button(page, 'Add passkey'));
    await page.getByText('Passkey added').waitFor();
    await page.getByText('Chrome on Linux').waitFor();
    expect(await authenticator.credentials()).toHaveLength(1);

    // The same authenticator cannot have two.
    await input.press(button(page, 'Add passkey'));
    await page.getByText('already has a passkey for your account').waitFor();

    await input.press(button(page, 'Rename Chrome on Linux'));
    await input.fill(dialog(page).getByLabel('Name'), 'Work laptop');
    await input.press(button(page, 'Save name'));
    await page.getByText('Passkey renamed').waitFor();
    await page.getByText('Work laptop').waitFor();

    await signOut(opened);
    await page.goto('/sign-in?callbackURL=%2Faccount%2Fsecurity');
    await input.press(button(page, 'Sign in with a passkey'));
    await screen(page, 'Security');
    await page.getByText('last used').waitFor();

    await input.press(button(page, 'Remove: Work laptop'));
    await input.press(button(page, 'Remove passkey'));
    await page.getByText('Passkey removed').waitFor();
    await page.getByText('No passkeys yet').waitFor();
    // By the Signal API.
    await expect.poll(() => authenticator.credentials()).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test('a passkey that does not verify its user is a second factor', { timeout: 60_000 }, async () => {
  const email = 'security-key@example.com';
  await site.createUser('Key', email);
  await using opened = await site.open();
  const { page } = opened;
  await VirtualAuthenticator.add(page, { verifiesUser: false, transport: 'usb' });
  await withoutAutofill(page);
  await signInByRequest(page, email);
  await page.goto('/account/security');
  await button(page, 'Add passkey').click();
  await page.getByText('Passkey added').waitFor();
  await button(page, 'Turn on passkeys as a second factor').click();
  await button(page, 'Not now').click();
  await page.getByText('On', { exact: true }).first().waitFor();

  await signOut(opened);
  await signIn(opened, email, PASSWORD);
  await screen(page, 'Confirm it’s you');
  await page.getByText('You’re signing in as s•••@example.com').waitFor();
  await page.getByLabel(/^Trust this browser/).click();
  await button(page, 'Use passkey').click();
  await screen(page, 'Profile');
  await page.goto('/account/security');
  await page.getByText('This browser', { exact: true }).waitFor();

  // The next sign-in in this browser needs no second factor.
  await signOut(opened);
  await signIn(opened, email, PASSWORD);
  await screen(page, 'Profile');
  await page.goto('/account/security');
  await button(page, 'Stop trusting: Chrome on Linux').click();
  await dialog(page).getByRole('button', { name: 'Stop trusting' }).click();
  await page.getByText('Browser no longer trusted').waitFor();

  // A user without backup codes creates them at once: there are none to replace.
  await button(page, 'Create backup codes').click();
  await button(page, 'Use passkey').click();
  await dialog(page).getByLabel('I saved these codes').click();
  await button(page, 'Done').click();
  await page.getByText('10 codes left').waitFor();
  await signOut(opened);
  await signIn(opened, email, PASSWORD);
  await screen(page, 'Confirm it’s you');
});

test('the suggestions of the email field sign in with a passkey', { timeout: 60_000 }, async () => {
  const email = 'autofill@example.com';
  await site.createUser('Autofill', email);
  await using opened = await site.open();
  const { page, problems } = opened;
  const authenticator = await VirtualAuthenticator.add(page);
  await signInByRequest(page, email);
  await page.goto('/account/security');
  await button(page, 'Add passkey').click();
  await page.getByText('Passkey added').waitFor();
  // The virtual authenticator answers at once, like a user who picks the suggestion.
  await page.request.post('/api/auth/sign-out');
  await page.goto('/sign-in?callbackURL=%2Faccount%2Fsecurity');
  await screen(page, 'Security');

  await page.route(`${APP}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>App</h1>' }));
  await page.request.post('/api/auth/sign-out');
  await page.goto(`/sign-in?callbackURL=${encodeURIComponent(`${APP}/inbox`)}`);
  await screen(page, 'App');
  expect(await authenticator.credentials()).toHaveLength(1);
  expect(problems).toEqual([]);
});
