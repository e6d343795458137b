import type { Page } from 'playwright-core';

import { addressOf, type PersonName } from '#server/cli/demo/data.ts';
import { VirtualAuthenticator } from '#tests/support/browser/virtual-authenticator.ts';

import { codeTo } from './mailbox.ts';
import { ADMINISTRATOR, pathOfUser, screens, type Visit } from './screens.ts';
import { after, fill, inDialog, press, rejectOnce, waitForText, type State } from './steps.ts';
import { enableTotp, post, secondFactorPath, signInAs, trustBrowsers, withRecovery } from './two-factor.ts';

const security = screens['/account/security'];
const secondFactor = screens['/sign-in/second-factor'];

const addPasskey = async (page: Page) => {
  await VirtualAuthenticator.add(page);
  await press('Add passkey')(page);
};
/** As if the user closed the browser's dialog. */
const cancelPasskeys = (page: Page) =>
  page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
/** Offers backup codes at the end. */
const requirePasskey = after(addPasskey, press('Turn on passkeys as a second factor'), waitForText('Not now'));

/** After the wait, with the clock of the page. */
const resendCode = after(waitForText('Resend code in'), (page) => page.clock.fastForward(30_000), press('Resend code'));
const dialogClosed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });

/** The Security screen of a user with an authenticator app. Each state needs a user of its own. */
const withTotp = (as: PersonName): Visit => ({
  as,
  path: async (page) => {
    await enableTotp(page);
    return '/account/security';
  },
  ready: (page) => page.getByText('codes left'),
});

/** The Security screen of a user with two trusted browsers. */
const withTrustedBrowsers = (as: PersonName): Visit => ({
  as,
  path: async (page) => {
    await trustBrowsers(page, as);
    return '/account/security';
  },
  ready: (page) => page.getByText('Trusted browsers'),
});

/** The Security screen of a user who signs in with mailed codes alone. */
async function withoutPassword(page: Page): Promise<string> {
  const email = 'new.user@example.com';
  await post(page, '/email-otp/send-verification-otp', { email, type: 'sign-in' });
  await post(page, '/sign-in/email-otp', { email, otp: await codeTo(page, email, 'sendVerificationOTP') });
  return '/account/security';
}

/** The user with second factors, for the administrator. */
async function pathOfHedy(page: Page): Promise<string> {
  await secondFactorPath(page);
  await signInAs(page, ADMINISTRATOR);
  return `${await pathOfUser('Hedy Lamarr')(page)}/sign-in-methods`;
}

/** Of sign-ins with passkeys and codes, of second factors, and of the dialog that confirms the user's identity. */
export const factorStates: readonly State[] = [
  {
    name: 'last-used',
    ...screens['/sign-in'],
    path: async (page) => {
      await page.addInitScript(() => localStorage.setItem('gatehouse-last-used', 'passkey'));
      return '/sign-in';
    },
    ready: (page) => page.getByText('Last used'),
  },
  {
    name: 'email-code-wrong',
    ...screens['/sign-in/email-code'],
    open: after(
      fill('Email', addressOf('Grace Hopper')),
      press('Email me a code'),
      fill('Code', '000000'),
      waitForText('This code is wrong'),
    ),
    rejected: 400,
  },
  {
    name: 'reset-by-code',
    ...screens['/forgot-password/code'],
    open: after(
      fill('Email', addressOf('Grace Hopper')),
      press('Email me a code'),
      fill('Code', '000000'),
      fill('New password', 'another long password'),
      press('Change password'),
      waitForText('This code is wrong'),
    ),
    rejected: 400,
  },
  {
    name: 'change-email-by-code',
    ...screens['/account'],
    as: 'Vint Cerf',
    open: after(
      press('Change email'),
      press('Use codes instead of a link'),
      (page) => page.getByRole('dialog').getByLabel('New email').fill('vint@new.example.com'),
      press('Email me a code'),
      waitForText('We sent a code'),
    ),
  },
  {
    name: 'email-code-resent',
    ...screens['/sign-in/email-code'],
    open: after(
      (page) => page.clock.install(),
      (page) => page.reload(),
      fill('Email', addressOf('Alan Turing')),
      press('Email me a code'),
      resendCode,
      waitForText('We sent another code'),
    ),
  },
  {
    name: 'passkey-cancelled',
    ...screens['/sign-in'],
    open: after(cancelPasskeys, press('Sign in with a passkey'), waitForText('Canceled or timed out')),
  },
  { name: 'passkeys', ...security, as: 'Frances Allen', open: after(addPasskey, waitForText('Passkey added')) },
  {
    name: 'rename-passkey',
    ...security,
    as: 'Tony Hoare',
    open: after(addPasskey, press(/^Rename /), fill('Name', ''), press('Save name'), waitForText('Enter a name')),
  },
  { name: 'remove-passkey', ...security, as: 'Dennis Ritchie', open: after(addPasskey, press(/^Remove: Chrome/)) },
  {
    name: 'remove-only-second-step',
    ...security,
    as: 'Donald Knuth',
    open: after(
      requirePasskey,
      press('Not now'),
      press(/^Remove: Chrome/),
      inDialog('Remove passkey'),
      waitForText('This is your only second factor'),
    ),
    rejected: 400,
  },
  {
    name: 'second-factor-wrong-code',
    ...secondFactor,
    open: after(fill('6-digit code', '000000'), waitForText('Incorrect code')),
    rejected: 401,
  },
  {
    name: 'second-factor-backup-code',
    ...secondFactor,
    open: after(
      press('Use a backup code'),
      fill('Backup code', 'aaaaa-bbbbb'),
      press('Continue'),
      waitForText('already used'),
    ),
    rejected: 401,
  },
  {
    name: 'second-factor-email-code',
    ...secondFactor,
    open: after(press('Email me a code'), waitForText('Check your email')),
  },
  {
    name: 'second-factor-attempts',
    ...secondFactor,
    open: after(
      rejectOnce('twoFactor.verifyTotp', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'),
      fill('6-digit code', '000000'),
      waitForText('Too many wrong codes'),
    ),
    rejected: 400,
  },
  {
    name: 'second-factor-passkey',
    ...security,
    as: 'Edsger Dijkstra',
    open: after(
      requirePasskey,
      (page) => signInAs(page, 'Edsger Dijkstra'),
      (page) => page.goto('/sign-in/second-factor'),
      waitForText('Use passkey'),
    ),
  },
  {
    name: 'second-factor-expired',
    path: '/sign-in/second-factor',
    as: 'anonymous',
    ready: (page) => page.getByText('Sign-in expired'),
  },
  { name: 'set-up-app', ...security, open: after(press('Set up authenticator app'), waitForText('Scan the QR code')) },
  {
    name: 'set-up-app-wrong-code',
    ...security,
    as: 'Sophie Wilson',
    open: after(press('Set up authenticator app'), fill('Code from the app', '000000'), waitForText('Incorrect code')),
    rejected: 401,
  },
  {
    name: 'set-up-email-codes',
    ...security,
    as: 'Vint Cerf',
    open: after(
      (page) => page.clock.install(),
      (page) => page.reload(),
      press('Set up email codes'),
      resendCode,
      waitForText('We sent another code'),
    ),
  },
  { name: 'offer-backup-codes', ...security, as: 'Barbara Liskov', open: requirePasskey },
  {
    name: 'no-backup-codes',
    ...security,
    as: 'John McCarthy',
    open: after(requirePasskey, press('Not now'), waitForText('You have no backup codes'), dialogClosed),
  },
  { name: 'two-factor-on', ...withTotp('Joan Clarke') },
  {
    name: 'add-device',
    ...withTotp('Ken Thompson'),
    open: after(press('Add device to authenticator app'), waitForText('Scan the QR code')),
  },
  { name: 'replace-backup-codes', ...withTotp('Kristen Nygaard'), open: press('Replace codes') },
  {
    name: 'backup-codes',
    ...withTotp('Robin Milner'),
    open: after(press('Replace codes'), inDialog('Replace codes'), waitForText('I saved these codes')),
  },
  {
    name: 'turn-off-two-factor',
    ...withTotp('Adele Goldberg'),
    open: press('Turn off two-factor authentication'),
  },
  { name: 'trusted-browsers', ...withTrustedBrowsers('Leslie Lamport') },
  { name: 'stop-trusting', ...withTrustedBrowsers('Niklaus Wirth'), open: press('Stop trusting: Safari on iOS') },
  {
    name: 'stop-trusting-all',
    ...withTrustedBrowsers('Shafi Goldwasser'),
    open: press('Stop trusting all browsers'),
  },
  {
    name: 'confirm-identity',
    ...security,
    open: after(
      rejectOnce('twoFactor.enable', 'SESSION_IS_NOT_FRESH'),
      press('Set up authenticator app'),
      fill('Password', 'not the password'),
      press('Confirm'),
      waitForText('Incorrect password'),
    ),
    rejected: [403, 400],
  },
  {
    name: 'confirm-identity-passkey',
    ...security,
    as: 'Mary Kenneth Keller',
    open: after(
      addPasskey,
      rejectOnce('twoFactor.enable', 'SESSION_IS_NOT_FRESH'),
      press('Set up authenticator app'),
      press('Use a passkey'),
      waitForText('Use your password'),
    ),
    rejected: 403,
  },
  {
    name: 'confirm-identity-code',
    ...withTotp('Karen Spärck Jones'),
    open: after(
      rejectOnce('twoFactor.getTotpUri', 'SESSION_IS_NOT_FRESH'),
      press('Add device to authenticator app'),
      fill('6-digit code', '000000'),
      waitForText('Incorrect code'),
    ),
    rejected: [403, 401],
  },
  {
    name: 'confirm-identity-sign-in',
    path: withoutPassword,
    as: 'anonymous',
    ready: (page) => page.getByText('Set up', { exact: true }),
    open: after(
      rejectOnce('twoFactor.enable', 'SESSION_IS_NOT_FRESH'),
      press('Set up authenticator app'),
      waitForText('Sign in again'),
    ),
    rejected: 403,
  },
  {
    name: 'reset-two-factor',
    path: pathOfHedy,
    as: 'anonymous',
    ready: screens['/admin/users/:id/sign-in-methods'].ready,
    open: press('Reset two-factor authentication'),
  },
  { name: 'recovery', ...screens['/sign-in/second-factor'], open: press('Lost all your methods?') },
  {
    name: 'recovery-unavailable',
    ...screens['/sign-in/second-factor'],
    open: after(withRecovery('unavailable'), (page) => page.reload(), press('Lost all your methods?')),
  },
  {
    name: 'recovery-ready',
    ...screens['/sign-in/second-factor'],
    open: after(withRecovery('ready'), (page) => page.reload(), press('Remove your second factor')),
  },
  {
    name: 'recovery-requested',
    ...screens['/sign-in/second-factor'],
    open: after(press('Lost all your methods?'), press('Request removal'), waitForText('You asked us')),
  },
  {
    name: 'cancel-recovery-failed',
    ...screens['/sign-in/cancel-recovery'],
    open: after(press('Keep second factor'), waitForText('Nothing to cancel')),
    rejected: 400,
  },
];
