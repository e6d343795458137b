import type { Page } from 'playwright-core';

import { screens, type Visit } from './screens.ts';

/** A screen after an interaction: a dialog, a menu, an error, an empty list. */
export interface State extends Visit {
  name: string;
  open?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();
const choose = (item: string) => (page: Page) => page.getByRole('menuitem', { name: item }).click();
const inDialog = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name }).click();

function after(...steps: ((page: Page) => Promise<unknown>)[]): State['open'] {
  return async (page) => {
    for (const step of steps) await step(page);
  };
}

const members = screens['/organizations/:slug/members'];
const teams = screens['/organizations/:slug/teams'];
const settings = screens['/organizations/:slug/settings'];
const user = screens['/admin/users/:id'];
const ofMember = press('Actions for Grace Hopper');

export const states: readonly State[] = [
  { name: 'sign-up-errors', ...screens['/sign-up'], open: press('Create account') },
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
  {
    name: 'no-organizations',
    path: '/organizations',
    as: 'Jean Bartik',
    ready: (page) => page.getByText('No organizations yet'),
  },
  { name: 'new-organization-errors', ...screens['/new-organization'], open: press('Create organization') },
  { name: 'invite', ...members, open: press('Invite member') },
  {
    name: 'no-members-found',
    ...members,
    path: `${String(members.path)}?search=nobody`,
    ready: (page) => page.getByText('No members match'),
  },
  { name: 'member-menu', ...members, open: ofMember },
  { name: 'change-roles', ...members, open: after(ofMember, choose('Change roles')) },
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
