import type { Page } from 'playwright-core';

import { addressOf, banned, PASSWORD, type PersonName } from '#server/cli/demo/data.ts';

import type { ErrorCode } from '#shared/error-codes.ts';
import { errors } from '#shared/features.ts';

import { VirtualAuthenticator } from '#tests/support/virtual-authenticator.ts';

import { pathOfUser, screens, type Visit } from './screens.ts';
import { enableTotp } from './two-factor.ts';

/** A screen after an interaction: a dialog, a menu, an error, an empty list. */
export interface State extends Visit {
  name: string;
  open?: (page: Page) => Promise<unknown>;
  /** The statuses of rejected calls, such as the one that the state shows. The browser logs them. */
  rejected?: number | readonly number[];
}

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();
const choose = (item: string) => (page: Page) => page.getByRole('menuitem', { name: item }).click();
const inDialog = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name }).click();
/** Answers the next request of a call with an error. */
const rejectOnce = (call: string, code: ErrorCode) => (page: Page) => {
  const [httpStatus, message] = errors[code];
  const error = { code: -32_603, message, data: { code, message, httpStatus } };
  return page.route(`**/api/trpc/${call}`, (route) => route.fulfill({ status: httpStatus, json: { error } }), {
    times: 1,
  });
};
const addPasskey = async (page: Page) => {
  await VirtualAuthenticator.add(page);
  await press('Add passkey')(page);
};
/** As if the user closed the browser's dialog. */
const cancelPasskeys = (page: Page) =>
  page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
const fill = (label: string, value: string) => (page: Page) => page.getByLabel(label, { exact: true }).fill(value);
const waitForText = (content: string) => (page: Page) => page.getByText(content).first().waitFor();

function after(...steps: ((page: Page) => Promise<unknown>)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const step of steps) await step(page);
  };
}

const members = screens['/organizations/:slug/members'];
const teams = screens['/organizations/:slug/teams'];
const settings = screens['/organizations/:slug/settings'];
const user = screens['/admin/users/:id'];
const security = screens['/account/security'];
/** The Security screen of a user with an authenticator app. Each state needs a user of its own. */
const withTotp = (as: PersonName): Visit => ({
  as,
  path: async (page) => {
    await enableTotp(page);
    return '/account/security';
  },
  ready: (page) => page.getByText('codes left'),
});
const ofMember = press('Actions for Grace Hopper');

export const states: readonly State[] = [
  { name: 'sign-in-errors', ...screens['/sign-in'], open: press('Sign in') },
  {
    name: 'wrong-password',
    ...screens['/sign-in'],
    open: after(
      fill('Email', addressOf('Grace Hopper')),
      fill('Password', 'not the password'),
      press('Sign in'),
      waitForText('Incorrect email or password.'),
    ),
    rejected: 401,
  },
  {
    name: 'email-code-wrong',
    ...screens['/sign-in/email-code'],
    open: after(
      fill('Email', addressOf('Grace Hopper')),
      press('Email me a code'),
      fill('Code', '000000'),
      press('Sign in'),
      waitForText('This code is wrong'),
    ),
    rejected: 400,
  },
  {
    name: 'passkey-cancelled',
    ...screens['/sign-in'],
    open: after(cancelPasskeys, press('Sign in with a passkey'), waitForText('Cancelled or timed out')),
  },
  {
    name: 'passkeys',
    ...security,
    as: 'Frances Allen',
    open: after(addPasskey, waitForText('Passkey added')),
  },
  {
    name: 'rename-passkey',
    ...security,
    as: 'Tony Hoare',
    open: after(addPasskey, press(/^Rename /), fill('Name', ''), press('Save name'), waitForText('Enter a name')),
  },
  {
    name: 'remove-passkey',
    ...security,
    as: 'Dennis Ritchie',
    open: after(addPasskey, press(/^Remove Chrome/)),
  },
  {
    name: 'second-factor-wrong-code',
    ...screens['/sign-in/second-factor'],
    open: after(fill('Code', '000000'), press('Continue'), waitForText('Incorrect code')),
    rejected: 401,
  },
  {
    name: 'second-factor-backup-code',
    ...screens['/sign-in/second-factor'],
    open: after(
      press('Use a backup code'),
      fill('Backup code', 'aaaaa-bbbbb'),
      press('Continue'),
      waitForText('already used'),
    ),
    rejected: 401,
  },
  {
    name: 'second-factor-expired',
    path: '/sign-in/second-factor',
    as: 'anonymous',
    ready: (page) => page.getByText('Sign-in expired'),
  },
  { name: 'sign-up-errors', ...screens['/sign-up'], open: press('Create account') },
  {
    name: 'email-taken',
    ...screens['/sign-up'],
    open: after(
      fill('Name', 'Grace Hopper'),
      fill('Email', addressOf('Grace Hopper')),
      fill('Password', PASSWORD),
      press('Create account'),
      waitForText('An account with this email already exists'),
    ),
    rejected: 422,
  },
  {
    name: 'sign-in-failed',
    path: '/sign-in?error=account_not_linked',
    as: 'anonymous',
    ready: (page) => page.getByRole('alert'),
  },
  {
    name: 'link-expired',
    path: '/email-verified?error=token_expired',
    as: 'anonymous',
    ready: (page) => page.getByText('Request a new one'),
  },
  {
    name: 'reset-link-used',
    path: '/reset-password?token=used',
    as: 'anonymous',
    ready: (page) => page.getByText('Request a new link'),
  },
  {
    name: 'reset-link-sent',
    ...screens['/forgot-password'],
    open: after(fill('Email', 'new@example.com'), press('Email me a reset link'), waitForText('If new@example.com')),
  },
  {
    name: 'setup-link-used',
    path: '/setup?token=used',
    as: 'anonymous',
    ready: (page) => page.getByText('This setup link doesn’t work'),
    rejected: 400,
  },
  {
    name: 'invitation-expired',
    path: '/invitation/01900000-0000-7000-8000-000000000000',
    as: 'Jean Bartik',
    ready: (page) => page.getByText('This invitation is no longer valid'),
    rejected: 400,
  },
  {
    name: 'email-not-verified',
    ...screens['/account'],
    as: 'Katherine Johnson',
    ready: (page) => page.getByText('Not verified'),
  },
  {
    name: 'profile-saved',
    ...screens['/account'],
    // The pointer on the toast keeps it open.
    open: after(press('Save profile'), (page) => page.getByText('Profile saved').hover()),
  },
  {
    name: 'offline',
    ...screens['/account'],
    open: after((page) => page.context().setOffline(true), waitForText('You’re offline.')),
  },
  { name: 'user-menu', ...screens['/account'], open: press(/^Your account/) },
  {
    name: 'organization-menu',
    ...members,
    open: async (page) => {
      if (await page.getByRole('button', { name: 'Menu' }).isVisible()) await press('Menu')(page);
      await press(/^Organization: /)(page);
    },
  },
  { name: 'delete-account', ...screens['/account'], open: press('Delete account') },
  { name: 'end-session', ...screens['/account/sessions'], open: press(/^Sign out Firefox/) },
  { name: 'set-up-app', ...security, open: after(press('Set up authenticator app'), waitForText('Scan the QR code')) },
  {
    name: 'set-up-app-wrong-code',
    ...security,
    as: 'Sophie Wilson',
    open: after(
      press('Set up authenticator app'),
      fill('Code from the app', '000000'),
      press('Turn on authenticator app'),
      waitForText('Incorrect code'),
    ),
    rejected: 401,
  },
  {
    name: 'set-up-email-codes',
    ...security,
    as: 'Vint Cerf',
    open: after(press('Set up email codes'), waitForText('We sent a 6-digit code')),
  },
  { name: 'two-factor-on', ...withTotp('Joan Clarke') },
  {
    name: 'new-backup-codes',
    ...withTotp('Kristen Nygaard'),
    open: after(press('Replace codes'), inDialog('Replace codes')),
  },
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
    name: 'no-organizations',
    path: '/organizations',
    as: 'Jean Bartik',
    ready: (page) => page.getByText('No organizations yet'),
  },
  { name: 'new-organization-errors', ...screens['/new-organization'], open: press('Create organization') },
  { name: 'invite', ...members, open: press('Invite member') },
  {
    name: 'invite-a-member',
    ...members,
    open: after(
      press('Invite member'),
      fill('Email', addressOf('Grace Hopper')),
      press('Send invitation'),
      waitForText('Already a member'),
    ),
    rejected: 400,
  },
  {
    name: 'no-members-found',
    ...members,
    path: `${String(members.path)}?search=nobody`,
    ready: (page) => page.getByText('No members match'),
  },
  { name: 'member-menu', ...members, open: ofMember },
  { name: 'change-roles', ...members, open: after(ofMember, choose('Change roles')) },
  {
    name: 'own-roles',
    ...members,
    open: after(press('Actions for Ada Lovelace'), choose('Change roles'), (page) =>
      page.getByRole('dialog').getByLabel('Owner').uncheck(),
    ),
  },
  {
    name: 'transfer-ownership',
    ...members,
    open: after(ofMember, choose('Transfer ownership'), inDialog('Transfer ownership')),
  },
  {
    name: 'revoke-invitation',
    ...screens['/organizations/:slug/invitations'],
    open: press('Revoke invitation to charles@example.com'),
  },
  { name: 'new-team', ...teams, open: press('New team') },
  {
    name: 'add-team-member',
    ...teams,
    open: after(press(/^Add member to /), (page) => page.getByRole('option').first().waitFor()),
  },
  { name: 'change-team', ...members, open: after(ofMember, choose('Change team')) },
  {
    name: 'slug-taken',
    ...settings,
    open: after(fill('URL', 'moonshot'), waitForText('This URL is already taken')),
    rejected: 400,
  },
  {
    name: 'plain-member',
    ...settings,
    as: 'Alan Turing',
    ready: (page) => page.getByText('Leave organization').first(),
  },
  {
    name: 'require-two-factor',
    ...settings,
    path: '/organizations/spanning-trees/settings',
    as: 'Radia Perlman',
    open: after(
      enableTotp,
      (page) => page.reload(),
      (page) => page.getByRole('switch').click(),
      waitForText('have no second step'),
    ),
  },
  { name: 'metadata-row', ...settings, open: press('Add row') },
  {
    name: 'delete-organization',
    ...settings,
    open: after(press('Delete organization'), inDialog('Delete organization')),
  },
  {
    name: 'organization-not-found',
    path: '/organizations/none-of-yours/members',
    ready: (page) => page.getByText('Organization not found'),
  },
  {
    name: 'no-events-found',
    ...screens['/admin/audit'],
    path: '/admin/audit?event=organization.deleted',
    ready: (page) => page.getByText('No events found'),
  },
  {
    name: 'banned-user',
    path: pathOfUser(banned.name),
    ready: (page) => page.getByText('Unban user'),
  },
  { name: 'ban', ...user, open: press('Ban user') },
  { name: 'delete-user', ...user, open: after(press('Delete user'), inDialog('Delete user')) },
  {
    name: 'impersonating',
    ...user,
    open: after(press('Impersonate user'), (page) =>
      page.getByText('Not available while impersonating').first().waitFor(),
    ),
  },
];
