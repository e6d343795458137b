import type { Page } from 'playwright-core';

import { addressOf, banned, PASSWORD } from '#server/cli/demo/data.ts';

import { factorStates } from './factor-states.ts';
import { keyStates } from './key-states.ts';
import { accountStates } from './account-states.ts';
import { applicationStates } from './applications/states.ts';
import { pictureStates } from './picture-states.ts';
import { settingsStates } from './settings-states.ts';
import { directoryStates } from './directory-states.ts';
import { domainStates } from './domain-states.ts';
import { ssoStates } from './sso-states.ts';
import { webhookStates } from './webhook-states.ts';
import { ADMINISTRATOR, pathOfUser, screens } from './screens.ts';
import { after, choose, fill, inDialog, press, waitForText, type State } from './steps.ts';
import { enableTotp, signInAs } from './two-factor.ts';

const members = screens['/organizations/:slug/members'];
const teams = screens['/organizations/:slug/teams'];
const team = screens['/organizations/:slug/teams/:id'];
const roles = screens['/organizations/:slug/roles'];
const settings = screens['/organizations/:slug/settings'];
const user = screens['/admin/users/:id'];
const ofMember = press('Actions for Grace Hopper');

const showRecruiter = (page: Page) => page.getByRole('link', { name: 'Recruiter' }).click();

export const states: readonly State[] = [
  {
    name: 'details-errors',
    ...user,
    open: after(fill('Employee number', 'many'), press('Save additional details'), waitForText('Enter a number')),
  },
  { name: 'sign-in-errors', ...screens['/sign-in'], open: press('Continue') },
  {
    name: 'wrong-password',
    ...screens['/sign-in'],
    open: after(
      fill('Email or username', addressOf('Grace Hopper')),
      press('Continue'),
      fill('Password', 'not the password'),
      press('Sign in'),
      waitForText('Incorrect email or password.'),
    ),
    rejected: 401,
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
    as: 'Hedy Lamarr',
    open: after(fill('Name', 'Hedwig Kiesler'), press('Save profile'), waitForText('Profile saved')),
  },
  {
    name: 'offline',
    ...screens['/account'],
    open: after((page) => page.context().setOffline(true), waitForText('You’re offline.')),
  },
  {
    name: 'user-menu',
    ...screens['/account'],
    path: async (page) => {
      await signInAs(page, 'Grace Hopper');
      return '/account';
    },
    open: after(press(/^Your account/), waitForText('Add account')),
  },
  {
    name: 'sign-in-stored-account',
    ...screens['/sign-in'],
    path: async (page) => {
      await signInAs(page, ADMINISTRATOR);
      await signInAs(page, 'Grace Hopper');
      await page.context().clearCookies({ name: /session_(token|data)$/ });
      return '/sign-in';
    },
    ready: (page) => page.getByText(`Continue as ${ADMINISTRATOR}`),
  },
  {
    name: 'organization-menu',
    ...members,
    open: async (page) => {
      if (await page.getByRole('button', { name: 'Menu', exact: true }).isVisible()) await press('Menu')(page);
      await press('Choose an organization')(page);
    },
  },
  { name: 'delete-account', ...screens['/account'], open: press('Delete account') },
  { name: 'end-session', ...screens['/account/sessions'], open: press(/^Sign out: Firefox/) },
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
      fill('Email addresses', addressOf('Grace Hopper')),
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
  { name: 'member-details', ...members, open: after(press(/Grace Hopper grace@/), waitForText('History')) },
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
    open: after(press('Actions for the invitation to charles@example.com'), choose('Revoke invitation')),
  },
  { name: 'compared-roles', ...roles, open: press('Compare') },
  { name: 'edit-role', ...roles, open: after(showRecruiter, waitForText('Save role')) },
  { name: 'delete-role', ...roles, open: after(showRecruiter, press('Actions for Recruiter'), choose('Delete role')) },
  { name: 'new-team', ...teams, open: press('New team') },
  {
    name: 'add-team-member',
    ...teams,
    open: after(press('Actions for Compilers'), choose('Add member'), (page) =>
      page.getByRole('option').first().waitFor(),
    ),
  },
  { name: 'change-teams', ...members, open: after(ofMember, choose('Change teams')) },
  { name: 'move-team-member', ...team, open: after(ofMember, choose('Move to another team')) },
  {
    name: 'remove-team-member',
    ...team,
    open: after(ofMember, choose('Remove from team')),
  },
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
      waitForText('have no second factor'),
    ),
  },
  { name: 'metadata-row', ...settings, open: press('Add row') },
  {
    name: 'delete-organization',
    ...settings,
    open: press('Delete organization'),
  },
  {
    name: 'organization-not-found',
    path: '/organizations/none-of-yours/members',
    ready: (page) => page.getByText('Organization not found'),
  },
  {
    name: 'audit-details',
    ...screens['/admin/audit'],
    path: '/admin/audit?event=user.banned',
    open: after(press(/^Details: Ada Lovelace banned /), waitForText('Copy as JSON')),
  },
  {
    name: 'audit-export',
    ...screens['/admin/audit'],
    path: '/admin/audit?event=user.banned',
    open: after(press('Export'), waitForText('CSV file')),
  },
  {
    name: 'audit-filtered',
    ...screens['/admin/audit'],
    path: async (page) => `/admin/audit?actor=${(await pathOfUser('Ada Lovelace')(page)).split('/').at(-1)!}`,
    // On a phone.
    open: after(press(/^Filters/), (page) => page.locator('input[value="Ada Lovelace"]').waitFor()),
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
    ready: (page) => page.getByText('permanent'),
  },
  {
    name: 'users-selected',
    ...screens['/admin/users'],
    open: after(
      (page) => page.getByRole('checkbox', { name: 'Select Konrad Zuse' }).check(),
      (page) => page.getByRole('checkbox', { name: 'Select Joan Clarke' }).check(),
      waitForText('2 selected'),
    ),
  },
  {
    name: 'users-bulk-delete',
    ...screens['/admin/users'],
    open: after(
      (page) => page.getByRole('checkbox', { name: 'Select all users on this page' }).check(),
      press('Delete'),
      waitForText('This can’t be undone.'),
    ),
  },
  {
    name: 'delete-any-organization',
    ...screens['/admin/organizations/:id'],
    open: after(press('Delete organization'), inDialog('Delete organization')),
  },
  { name: 'ban', ...user, open: after(press(/^Actions for/), choose('Ban user')) },
  { name: 'delete-user', ...user, open: after(press(/^Actions for/), choose('Delete user'), inDialog('Delete user')) },
  {
    name: 'impersonating',
    ...user,
    open: after(press(/^Actions for/), choose('Impersonate user'), (page) =>
      page.getByText('Not available while impersonating').first().waitFor(),
    ),
  },
  ...factorStates,
  ...keyStates,
  ...accountStates,
  ...pictureStates,
  ...settingsStates,
  ...domainStates,
  ...ssoStates,
  ...directoryStates,
  ...webhookStates,
  ...applicationStates,
];
