import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { setWidth } from '#tests/support/browser/accessibility.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { CLIENT, OpenIdServer } from '#tests/support/peers/openid-server.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { pngOf } from '#tests/support/pictures.ts';
import { keyOf, totpCode } from '#tests/support/two-factor.ts';
import { VirtualAuthenticator } from '#tests/support/browser/virtual-authenticator.ts';

import { checkComponents, startComponentPages, type ComponentPages } from './components-pages.ts';
import { installClient } from './install-tarball.ts';

let app: Awaited<ReturnType<typeof installClient>>;
let browser: Browser;
let pages: ComponentPages;
let provider: OpenIdServer;
beforeAll(async () => {
  [app, browser] = await Promise.all([installClient(join(import.meta.dirname, 'consumer')), launchBrowser()]);
  pages = await startComponentPages({
    browser,
    folder: app.folder,
    options: async (base) => {
      provider = await OpenIdServer.start({
        base,
        page: true,
        providerId: 'company',
        authMethod: 'client_secret_basic',
      });
      return {
        appName: 'Acme',
        emailAndPassword: { requireEmailVerification: true, bcryptCost: 4 },
        outgoing: { privateHosts: ['127.0.0.1'] },
        openIdProviders: { company: { name: 'Company', issuer: provider.issuer, ...CLIENT } },
        user: { changeEmail: { enabled: true }, deleteUser: { enabled: true } },
      };
    },
  });
}, 180_000);
afterAll(async () => {
  await pages[Symbol.asyncDispose]();
  await Promise.all([browser.close(), app[Symbol.asyncDispose](), provider[Symbol.asyncDispose]()]);
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const account = (page: Page, name = 'Ada Lovelace') => button(page, `Your account: ${name}`);
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens a page of the profile. */
async function openPage(page: Page, name: string, profile = 'Your account'): Promise<void> {
  await page.getByRole('navigation', { name: profile }).getByRole('button', { name }).click();
  await heading(page, name).waitFor();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await button(page, 'Continue').click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign in').click();
  await account(page).waitFor();
}

/** Creates a verified user, whose session does not matter: sign-ups get none here. */
const newUser = (details: { name?: string } = {}) => Person.signUpVerified(pages.gatehouse, details);

test('SignUp mails a link that returns to the page, where the verified user signs in', async () => {
  await using opened = await pages.open('/all-components.html?show=sign-up');
  const { page } = opened;
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Email').fill('unverified@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create account').click();
  await heading(page, 'Check your email').waitFor();
  await page.goto('/components.html');
  await page.getByLabel('Email').fill('unverified@example.com');
  await button(page, 'Continue').click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign in').click();
  await page.getByText('Verify your email first. We just sent a new link to unverified@example.com.').waitFor();
  const { url } = await newestMailTo(pages.gatehouse, 'unverified@example.com');
  await page.goto(url);
  await page.waitForURL((address) => address.origin === pages.appUrl);
  await page.getByText('Email verified. Sign in to continue.').waitFor();
  await signIn(page, 'unverified@example.com');
}, 60_000);

test('SignIn goes through a provider and returns, and shows why that failed', async () => {
  provider.users.set('1000', { email: 'grace@example.com', email_verified: true, name: 'Grace Hopper' });
  await using opened = await pages.open('/components.html');
  const { page } = opened;
  await button(page, 'Continue with Company').waitFor();
  await checkComponents(page, 'providers');
  await button(page, 'Continue with Company').click();
  await page.getByLabel('Account').fill('1000');
  await button(page, 'Sign in').click();
  await account(page, 'Grace Hopper').waitFor();
  expect(page.url()).toBe(`${pages.appUrl}/components.html`);
  await page.context().clearCookies();

  await page.goto('/components.html?gatehouse=company&error=access_denied');
  await page.getByText('Sign-in was canceled.').waitFor();
  expect(page.url()).toBe(`${pages.appUrl}/components.html`);
}, 60_000);

test('UserProfile changes the profile, the email and the password, and shows errors at their fields', async () => {
  const { email } = await newUser();
  await using opened = await pages.open('/all-components.html?show=profile');
  const { page } = opened;
  await signIn(page, email);
  await checkComponents(page, 'user-profile');
  await openPage(page, 'Sessions');
  await page.getByText('This device').waitFor();
  await checkComponents(page, 'user-profile-sessions');
  await openPage(page, 'Security');
  await section(page, 'Sign-in methods').getByText('Password').waitFor();
  await checkComponents(page, 'user-profile-security');
  await openPage(page, 'Profile');

  const profile = section(page, 'Profile');
  await profile.getByLabel('Name').fill('Ada King');
  await button(page, 'Save profile').click();
  await page.getByText('Profile saved').waitFor();
  await account(page, 'Ada King').waitFor();

  // Shown from the origin of the service.
  const file = { name: 'photo.png', mimeType: 'image/png', buffer: pngOf({ width: 90, height: 60 }) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('application', { name: 'Part of the picture' }).waitFor();
  await checkComponents(page, 'crop-picture');
  await page.keyboard.press('ArrowLeft');
  await button(page, 'Save picture').click();
  const avatar = profile.locator('.gh-avatar img');
  await avatar.waitFor();
  expect(await avatar.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(60);
  await button(page, 'Picture').click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await profile.locator('.gh-avatar').getByText('AK').waitFor();

  await openPage(page, 'Security');
  await button(page, 'Change your password').click();
  const password = page.getByRole('dialog');
  await password.getByLabel('Current password').fill('wrong password');
  await password.getByLabel('New password').fill('another horse battery');
  await button(page, 'Change password').click();
  await password.getByText('Incorrect password').waitFor();
  await password.getByLabel('Current password').fill(PASSWORD);
  await button(page, 'Change password').click();
  await page.getByText('Password changed').waitFor();

  await openPage(page, 'Profile');
  const emails = section(page, 'Email');
  await button(page, 'Change email').click();
  await page.getByRole('dialog').getByLabel('New email').fill('king@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Change email' }).click();
  await emails.getByText(`open the link we sent to ${email}`).waitFor();
}, 60_000);

test('UserProfile adds a passkey, which signs in, and removes it after a proof of the identity', async () => {
  const { email } = await newUser();
  await using opened = await pages.open('/all-components.html?show=profile');
  const { page } = opened;
  // Otherwise the suggestion of the field signs in before the button does.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.reload();
  await VirtualAuthenticator.add(page);
  await signIn(page, email);
  await openPage(page, 'Security');
  const passkeys = section(page, 'Passkeys');
  await passkeys.getByText('No passkeys yet').waitFor();
  await button(page, 'Add passkey').click();
  await passkeys.getByText('never used').waitFor();
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await button(page, 'Sign in with a passkey').click();
  await account(page).waitFor();
  await openPage(page, 'Security');
  await passkeys.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').waitFor();
  await checkComponents(page, 'confirm-dialog');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await passkeys.getByText('No passkeys yet').waitFor();
}, 60_000);

test('APIKeys creates a key with what it may do, renames it and deletes it', async () => {
  const { email } = await newUser();
  await using opened = await pages.open('/all-components.html?show=api-keys');
  const { page } = opened;
  await signIn(page, email);
  await page.getByText('No API keys yet').waitFor();
  await button(page, 'Create key').click();
  await page.getByLabel('Name').fill('Billing export');
  expect(await page.getByRole('checkbox').count()).toBeGreaterThan(2);
  await page.getByRole('radio', { name: 'Read only' }).check();
  await checkComponents(page, 'create-api-key');
  await button(page, 'Create key').click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.locator('pre').textContent()).toMatch(/^gk_/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await checkComponents(page, 'api-keys');
  const choose = async (name: string) => {
    await button(page, /^Actions for/).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Rename');
  await dialog.getByLabel('Name').fill('Export');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await page.getByText('Key renamed').waitFor();
  await choose('Disable');
  await page.getByText('Disabled', { exact: true }).waitFor();
  await choose('Delete');
  await dialog.getByRole('button', { name: 'Delete key' }).click();
  await page.getByText('No API keys yet').waitFor();
}, 60_000);

test('UserProfile sets up an authenticator app with backup codes', async () => {
  const { email } = await newUser();
  await using opened = await pages.open('/all-components.html?show=profile');
  const { page } = opened;
  await signIn(page, email);
  await openPage(page, 'Security');
  await button(page, 'Set up authenticator app').click();
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' });
  await checkComponents(page, 'authenticator');
  const uri = await dialog.getByRole('link', { name: 'Open in an app on this device' }).getAttribute('href');
  await dialog.getByLabel('Code from the app').fill(totpCode(keyOf(uri!)));
  const codes = page.getByRole('dialog', { name: 'Save your backup codes' });
  await codes.waitFor();
  await checkComponents(page, 'backup-codes');
  await page.keyboard.press('Escape');
  await codes.getByLabel('I saved these codes').check();
  await codes.getByRole('button', { name: 'Done' }).click();
  await section(page, 'Two-factor authentication').getByText('10 codes left').waitFor();
}, 60_000);

test('UserProfile signs out another device and deletes the account', async () => {
  const person = await newUser();
  await person.inAnotherBrowser();
  await using opened = await pages.open('/all-components.html?show=profile');
  const { page } = opened;
  await signIn(page, person.email);
  await openPage(page, 'Sessions');
  await button(page, /^Sign out: /)
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out device' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await openPage(page, 'Profile');
  await button(page, 'Delete account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByText('Your account is deleted').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await heading(page, 'Sign in to Acme').waitFor();
}, 60_000);

test('OrganizationSwitcher and OrganizationProfile create, invite, change roles and delete', async () => {
  const owner = await newUser();
  const { id: userId } = await newUser();
  await pages.gatehouse.call('organization.create', { name: 'Taken Engines', slug: 'taken-engines', userId });
  await using opened = await pages.open('/all-components.html?show=organization');
  const { page } = opened;
  await signIn(page, owner.email);
  await page.getByText('You may not invite').waitFor();
  await page.getByText('You’re not in an organization yet.').waitFor();
  await checkComponents(page, 'no-organization');
  // Nothing was asked about an organization that does not exist.
  expect(opened.problems).toEqual([]);
  await button(page, 'Create organization').click();
  const create = page.getByRole('dialog', { name: 'Create organization' });
  await create.getByLabel('Name').fill('Analytical Engines');
  expect(await create.getByLabel('URL').inputValue()).toBe('analytical-engines');
  // A taken one offers another one.
  await create.getByLabel('URL').fill('Taken Engines');
  await create.getByText('This URL is already taken').waitFor();
  await checkComponents(page, 'taken-slug');
  await create.getByRole('button', { name: 'Use taken-engines-2' }).click();
  await create.getByText('Available').waitFor();
  expect(await create.getByLabel('URL').inputValue()).toBe('taken-engines-2');
  await create.getByLabel('URL').fill('analytical-engines');
  await create.getByRole('button', { name: 'Create organization' }).click();
  await button(page, /^Organization: Analytical Engines/).waitFor();
  await page.getByText('You may invite').waitFor();
  const { body: organizations } = await (await owner.inAnotherBrowser()).get('/organization/list');
  for (const name of ['Charles Babbage', 'Grace Hopper-Murray of the Long Names Department']) {
    const { id } = await newUser({ name });
    const input = { organizationId: String(organizations[0].id), userId: id, role: 'member' };
    await pages.gatehouse.call('organization.addMember', input);
  }
  await page.reload();
  await checkComponents(page, 'organization-general');

  await page.goto(page.url().replace('show=organization', 'show=create-organization'));
  await heading(page, 'New organization').waitFor();
  await page.getByLabel('Name').waitFor();
  await checkComponents(page, 'create-organization');
  await page.goBack();

  await openPage(page, 'Members', 'Analytical Engines');
  const rows = page.locator('.gh-person');
  const charles = rows.filter({ hasText: 'Charles Babbage' });
  await charles.waitFor();
  await checkComponents(page, 'organization-members');
  // A row is one line at both widths.
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await rows.evaluateAll((all) => all.map((each) => each.clientHeight));
    expect(Math.max(...heights), `${width}`).toBeLessThan(72);
  }
  await charles.getByRole('combobox', { name: 'Roles: Charles Babbage' }).selectOption('Admin');
  await page.reload();
  await openPage(page, 'Members', 'Analytical Engines');
  expect(await charles.getByRole('combobox').inputValue()).toBe('admin');
  await button(page, 'Actions for Charles Babbage').click();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([
    'Change roles',
    'Transfer ownership',
    'Remove member',
  ]);
  await checkComponents(page, 'member-menu');
  await page.getByRole('menuitem', { name: 'Remove member' }).click();
  await page
    .getByRole('dialog', { name: 'Remove Charles Babbage?' })
    .getByRole('button', { name: 'Remove member' })
    .click();
  await charles.waitFor({ state: 'detached' });

  await openPage(page, 'Invitations', 'Analytical Engines');
  await page.getByText('No pending invitations').waitFor();
  await checkComponents(page, 'no-invitations');
  await button(page, 'Invite member').click();
  const invite = page.getByRole('dialog', { name: 'Invite to Analytical Engines' });
  await checkComponents(page, 'invite');
  await invite.getByLabel('Email').fill('charles@example.com');
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('Invitation sent to charles@example.com').waitFor();
  await rows.getByText('charles@example.com', { exact: true }).waitFor();
  await checkComponents(page, 'organization-invitations');
  await button(page, 'Actions for the invitation to charles@example.com').click();
  await page.getByRole('menuitem', { name: 'Revoke invitation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke invitation' }).click();
  await page.getByText('No pending invitations').waitFor();

  await button(page, /^Organization: Analytical Engines/).click();
  await checkComponents(page, 'organization-switcher');
  await page.keyboard.press('Escape');
  await openPage(page, 'General', 'Analytical Engines');
  await button(page, 'Delete organization').click();
  const remove = page.getByRole('dialog', { name: 'Delete Analytical Engines?' });
  await remove.getByRole('textbox').fill('analytical-engines');
  await remove.getByRole('button', { name: 'Delete organization' }).click();
  await button(page, /^Organization: Personal account/).waitFor();
  await page.getByText('You’re not in an organization yet.').waitFor();
  // The check of a taken one answers with an error.
  expect(opened.problems.filter((problem) => !problem.endsWith('organization.checkSlug'))).toEqual([]);
}, 60_000);

test('a user who must have a second factor sets it up in SignIn first', async () => {
  const credentials = { clientId: 'app', clientSecret: 'the-secret-of-the-app-at-the-provider' };
  await using required = await startComponentPages({
    browser,
    folder: app.folder,
    options: {
      appName: 'Acme',
      session: { twoFactor: { policy: 'required' } },
      emailOtp: { enabled: true },
      socialProviders: { google: credentials, github: credentials, linkedin: credentials, discord: credentials },
    },
  });
  const { email } = await Person.signUpVerified(required.gatehouse);
  await using opened = await required.open('/all-components.html?show=sign-in');
  const { page } = opened;
  // Each has its logo.
  for (const name of ['Google', 'GitHub', 'LinkedIn', 'Discord']) {
    await button(page, `Continue with ${name}`).locator('svg path').first().waitFor();
  }
  await checkComponents(page, 'many-providers');
  // A row of marks, the email, and three buttons.
  await setWidth(page, 390);
  const rows = await page
    .locator('.gh-root :is(input, .gh-button)')
    .evaluateAll((all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().bottom))).size);
  expect(rows).toBeLessThanOrEqual(5);
  await page.getByLabel('Email').fill(email);
  await button(page, 'Continue').click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign in').click();
  await heading(page, 'Set up a second factor').waitFor();
  await checkComponents(page, 'second-step-required');
  await button(page, 'Set up authenticator app').click();
  const uri = await page.getByRole('link', { name: 'Open in an app on this device' }).getAttribute('href');
  await page.getByLabel('Code from the app').fill(totpCode(keyOf(uri!)));
  await page.getByLabel('I saved these codes').check();
  await button(page, 'Done').click();
  await page.getByText('You’re signed in as Ada Lovelace.').waitFor();
}, 60_000);
