import type { Locator, Page } from 'playwright-core';

import type { Address } from '#client/features.ts';
import { addressOf, people, type PersonName } from '#server/cli/demo/data.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';

import { agentsPath, ownAgentsPath, registerOwnAgentPath } from './applications/agents.ts';
import {
  apiPath,
  apisPath,
  applicationPath,
  applicationsPath,
  connectedAppsPath,
  consentPath,
  ownApplicationPath,
  ownApplicationsPath,
  registerOwnPath,
} from './applications/visits.ts';
import { groupsOf, requestsOf, settingsOf, showUsers } from './directories.ts';
import { removeDomains, resolveTxt } from './domains.ts';
import { connectionPath, connectionsPath } from './enterprise.ts';
import { mailTo } from './mailbox.ts';
import { linksPath, setUpConnection, setUpDirectory, setUpDomains, setUpPath } from './set-up-links.ts';
import { addOnlyConnection } from './sso.ts';
import { requiredPath, secondFactorPath } from './two-factor.ts';
import { organizationAccount, platformAccounts } from './service-accounts.ts';
import { platformHolds, platformStreams } from './records.ts';
import { firstDelivery, organizationDeliveries, platformDeliveries } from './webhooks.ts';

/** With these options every screen has something to show. */
export const demoSiteOptions = {
  user: {
    additionalFields: {
      jobTitle: { type: 'string', required: false },
      department: { type: ['Engineering', 'Research', 'Operations'], required: false, defaultValue: 'Research' },
      languages: { type: 'string[]', required: false },
      employeeNumber: { type: 'number', required: false, input: false },
      startedOn: { type: 'date', required: false, input: false },
      contractor: { type: 'boolean', defaultValue: false, input: false },
    },
  },
  organization: {
    teams: { enabled: true },
    dynamicAccessControl: { enabled: true },
    schema: {
      organization: {
        additionalFields: {
          industry: { type: 'string', required: false },
          plan: { type: ['free', 'pro'], defaultValue: 'free', input: false },
        },
      },
    },
  },
  domains: { resolveTxt },
  emailOtp: { enabled: true },
  username: { enabled: true },
  multiSession: { enabled: true },
  oauthProvider: { enabled: true, registration: 'open' },
  device: { enabled: true },
  agents: { enabled: true },
  twoFactor: { recovery: { enabled: true } },
  // Webhooks are sent to a port of this machine on which nothing listens.
  outgoing: { privateHosts: ['127.0.0.1'] },
  socialProviders: Object.fromEntries(
    ['google', 'github', 'microsoft'].map((id) => [id, { clientId: 'shown', clientSecret: 'in a picture' }]),
  ),
} satisfies GatehouseOptions;

/** How to open a screen with the demo data. */
export interface Visit {
  /** A path, or a function that reads it with the session of the page. */
  path: string | ((page: Page) => Promise<string>);
  /** The user; by default the administrator. */
  as?: PersonName | 'anonymous';
  /** An element that is visible once the data is loaded. */
  ready: (page: Page) => Locator;
}

export const ADMINISTRATOR = people[0];

const text = (content: string) => (page: Page) => page.getByText(content, { exact: true });
const field = (label: string) => (page: Page) => page.getByLabel(label, { exact: true });
const cell = (name: string) => (page: Page) => page.getByRole('cell', { name });
const organizationPath = '/organizations/analytical-engines';

async function get<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(`/api/auth${path}`);
  return (await answer.json()) as Answer;
}

/** The page of a user in the administration, for an administrator. */
export const pathOfUser =
  (name: PersonName, part = '') =>
  async (page: Page) => {
    const { users } = await get<{ users: { id: string }[] }>(page, `/admin/list-users?searchValue=${addressOf(name)}`);
    return `/admin/users/${users[0]!.id}${part && `/${part}`}`;
  };

/** The page of an organization in the administration. */
export const pathOfOrganization =
  (part = '') =>
  async (page: Page) => {
    const { organizations } = await get<{ organizations: { id: string }[] }>(
      page,
      '/admin/list-organizations?searchValue=analytical-engines',
    );
    return `/admin/organizations/${organizations[0]!.id}${part && `/${part}`}`;
  };

/** A team with a member. */
async function teamPath(page: Page): Promise<string> {
  const {
    id: organizationId,
    teams,
    members,
  } = await get<{
    id: string;
    teams: { id: string; name: string }[];
    members: { userId: string; user: { name: string } }[];
  }>(page, '/organization/get-full-organization?organizationSlug=analytical-engines');
  const teamId = teams.find(({ name }) => name === 'Compilers')!.id;
  const { userId } = members.find(({ user }) => user.name === 'Grace Hopper')!;
  await page.request.post('/api/auth/organization/add-team-member', { data: { organizationId, teamId, userId } });
  return `${organizationPath}/teams/${teamId}`;
}

async function invitationPath(page: Page): Promise<string> {
  const [invitation] = await get<{ id: string }[]>(page, '/organization/list-user-invitations');
  return `/invitation/${invitation!.id}`;
}

async function resetLink(page: Page): Promise<string> {
  const email = addressOf(ADMINISTRATOR);
  await page.request.post('/api/auth/forget-password', { data: { email, redirectTo: '/reset-password' } });
  return (await mailTo(page, email, 'sendResetPassword')).url;
}

/** Every screen of the web app; a new one must be listed here. */
export const screens: Record<Address, Visit> = {
  '/sign-in': {
    path: '/sign-in',
    as: 'anonymous',
    ready: (page) => page.getByRole('button', { name: 'Continue with Google' }),
  },
  '/sign-up': {
    path: '/sign-up',
    as: 'anonymous',
    ready: (page) => page.getByRole('button', { name: 'Continue with Google' }),
  },
  '/magic-link': { path: '/magic-link', as: 'anonymous', ready: field('Email') },
  '/forgot-password': { path: '/forgot-password', as: 'anonymous', ready: field('Email') },
  '/sign-in/email-code': { path: '/sign-in/email-code', as: 'anonymous', ready: field('Email') },
  '/forgot-password/code': { path: '/forgot-password/code', as: 'anonymous', ready: field('Email') },
  '/verify-email': { path: '/verify-email', as: 'anonymous', ready: field('Email') },
  '/sign-in/second-factor': { path: secondFactorPath, as: 'anonymous', ready: field('6-digit code') },
  '/sign-in/cancel-recovery': {
    path: '/sign-in/cancel-recovery?token=x',
    as: 'anonymous',
    ready: text('Keep second factor'),
  },
  '/setup': { path: '/setup', as: 'anonymous', ready: text('Use the setup link') },
  '/reset-password': { path: resetLink, as: 'anonymous', ready: field('New password') },
  '/email-verified': { path: '/email-verified', as: 'anonymous', ready: text('Email verified') },
  '/invitation/:id': { path: invitationPath, ready: text('Decline invitation') },
  '*': { path: '/nowhere', as: 'anonymous', ready: text('Page not found') },

  '/account': { path: '/account', ready: text('Verified') },
  '/account/two-factor-required': { path: requiredPath, as: 'Jean Bartik', ready: text('Authenticator app') },
  '/account/security': { path: '/account/security', ready: text('Only method') },
  '/account/sessions': { path: '/account/sessions', ready: text('This device') },
  '/account/api-keys': { path: '/account/api-keys', ready: text('No API keys yet') },
  '/account/your-data': { path: '/account/your-data', ready: text('Passwords and keys are never part of an export.') },
  '/account/connected-apps': { path: connectedAppsPath, ready: text('Engine room') },
  '/device': { path: '/device', ready: field('Code') },
  '/consent': { path: consentPath(), ready: text('Use another account') },
  '/organizations': { path: '/organizations', ready: text('Pending invitations') },
  '/new-organization': { path: '/new-organization', ready: field('URL') },
  '/admin': { path: '/admin', ready: text('Sign-ups') },
  '/admin/users': { path: '/admin/users', ready: text('Konrad Zuse') },
  '/admin/users/new': { path: '/admin/users/new', ready: text('Send an invitation') },
  '/admin/users/:id': { path: pathOfUser('Grace Hopper'), ready: text('Latest events') },
  '/admin/users/:id/sessions': {
    path: pathOfUser('Grace Hopper', 'sessions'),
    ready: (page) => page.getByRole('heading', { name: 'Sessions' }),
  },
  '/admin/users/:id/sign-in-methods': {
    path: pathOfUser('Grace Hopper', 'sign-in-methods'),
    ready: text('Send password reset email'),
  },
  '/admin/users/:id/organizations': {
    path: pathOfUser('Grace Hopper', 'organizations'),
    ready: (page) => page.getByRole('main').getByText('Analytical Engines', { exact: true }),
  },
  '/admin/users/:id/activity': { path: pathOfUser('Grace Hopper', 'activity'), ready: cell('Grace Hopper signed up') },
  '/admin/organizations': { path: '/admin/organizations', ready: text('analytical-engines') },
  '/admin/organizations/:id': { path: pathOfOrganization(), ready: text('Delete organization') },
  '/admin/organizations/:id/members': { path: pathOfOrganization('members'), ready: text('Grace Hopper') },
  '/admin/organizations/:id/activity': { path: pathOfOrganization('activity'), ready: cell('created') },
  '/admin/audit': { path: '/admin/audit', ready: cell('banned') },
  '/admin/settings': { path: '/admin/settings', ready: text('baseUrl') },
  '/admin/settings/providers': { path: '/admin/settings/providers', ready: text('Discord') },
  '/admin/settings/emails': {
    path: '/admin/settings/emails',
    ready: (page) => page.frameLocator('iframe').getByRole('heading'),
  },
  '/admin/settings/branding': { path: '/admin/settings/branding', ready: text('Lines for gatehouse.config.ts.') },
  '/admin/service-accounts': {
    path: async (page) => {
      await platformAccounts(page);
      return '/admin/service-accounts';
    },
    ready: text('Provisioning'),
  },
  '/admin/service-accounts/:id': {
    path: async (page) => `/admin/service-accounts/${(await platformAccounts(page)).id}`,
    ready: text('Staging'),
  },
  '/admin/agents': { path: agentsPath, ready: text('Release notes') },
  '/admin/agents/new': { path: '/admin/agents/new', ready: field('What it does') },
  '/admin/applications': { path: applicationsPath, ready: text('Engine CLI') },
  '/admin/applications/new': { path: '/admin/applications/new', ready: text('Website with a server') },
  '/admin/apis': { path: apisPath, ready: text('Orders') },
  '/admin/apis/new': { path: '/admin/apis/new', ready: text('This is an MCP server') },
  '/admin/apis/:id': { path: apiPath, ready: text('Delete API') },
  '/admin/applications/:id': { path: applicationPath(), ready: text('Replace secret') },
  '/admin/imports': { path: '/admin/imports', ready: text('No imports yet') },
  '/admin/holds': { path: platformHolds, ready: text('Case 17') },
  '/admin/audit-streams': { path: platformStreams, ready: text('Splunk') },
  '/admin/webhooks': { path: '/admin/webhooks', ready: text('No webhooks yet') },
  '/admin/webhooks/:id': { path: platformDeliveries, ready: firstDelivery },

  '/admin/enterprise': { path: connectionsPath, ready: text('Entra ID') },
  '/admin/enterprise/connections/:id': { path: connectionPath, ready: text('Turn off connection') },
  '/admin/enterprise/directories': {
    path: async (page) => {
      await requestsOf(page);
      return '/admin/enterprise/directories';
    },
    ready: text('Okta'),
  },
  '/admin/enterprise/set-up-link': { path: '/admin/enterprise/set-up-link', ready: text('Domains') },

  '/organizations/:slug/agents': { path: ownAgentsPath, ready: text('Release notes') },
  '/organizations/:slug/agents/new': { path: registerOwnAgentPath, ready: field('What it does') },
  '/organizations/:slug/applications': { path: ownApplicationsPath, ready: text('Intranet') },
  '/organizations/:slug/applications/new': { path: registerOwnPath, ready: text('Website with a server') },
  '/organizations/:slug/applications/:id': { path: ownApplicationPath, ready: text('Replace secret') },
  '/organizations/:slug/members': { path: `${organizationPath}/members`, ready: text('Grace Hopper') },
  '/organizations/:slug/invitations': { path: `${organizationPath}/invitations`, ready: text('charles@example.com') },
  '/organizations/:slug/teams': { path: `${organizationPath}/teams`, ready: text('Compilers') },
  '/organizations/:slug/teams/:id': { path: teamPath, ready: text('Grace Hopper') },
  '/organizations/:slug/roles': {
    path: `${organizationPath}/roles`,
    ready: (page) => page.getByRole('heading', { name: 'Owner' }),
  },
  '/organizations/:slug/roles/new': { path: `${organizationPath}/roles/new`, ready: text('Revoke') },
  '/organizations/:slug/domains': {
    path: async (page) => {
      await removeDomains(page, 'analytical-engines');
      return `${organizationPath}/domains`;
    },
    ready: text('No domains yet'),
  },
  '/organizations/:slug/single-sign-on': {
    path: async (page) => {
      await addOnlyConnection(page);
      return `${organizationPath}/single-sign-on`;
    },
    ready: text('engines.okta.com · engines.example'),
  },
  '/organizations/:slug/single-sign-on/new': {
    path: `${organizationPath}/single-sign-on/new`,
    ready: text('Keycloak'),
  },
  '/organizations/:slug/single-sign-on/connections/:id': {
    path: addOnlyConnection,
    ready: (page) => page.getByText('No sign-ins yet'),
  },
  '/organizations/:slug/single-sign-on/connections/:id/settings': {
    path: async (page) => `${await addOnlyConnection(page)}/settings`,
    ready: text('Claims'),
  },
  '/organizations/:slug/directory': { path: showUsers, ready: text('Charles Babbage') },
  '/organizations/:slug/directory/groups': { path: groupsOf, ready: text('Engineering') },
  '/organizations/:slug/directory/requests': {
    path: requestsOf,
    ready: (page) => page.getByText('is not proven'),
  },
  '/organizations/:slug/directory/settings': { path: settingsOf, ready: text('Base URL') },
  '/organizations/:slug/set-up-links': { path: linksPath, ready: text('Not opened yet') },
  '/set-up': { path: '/set-up', as: 'anonymous', ready: text('This link is incomplete') },
  '/set-up/:link': {
    path: async (page) => {
      await setUpDirectory(page);
      await setUpDomains(page);
      return setUpPath()(page);
    },
    ready: text('Connected: Okta.'),
  },
  '/set-up/:link/domains': { path: setUpDomains, ready: text('engines.example') },
  '/set-up/:link/single-sign-on': {
    path: async (page) => {
      await setUpConnection()(page);
      return setUpPath('/single-sign-on')(page);
    },
    ready: text('engines.okta.com · engines.example'),
  },
  '/set-up/:link/single-sign-on/new': { path: setUpPath('/single-sign-on/new'), ready: text('Keycloak') },
  '/set-up/:link/single-sign-on/connections/:id': {
    path: setUpConnection(),
    ready: (page) => page.getByRole('button', { name: 'Test' }),
  },
  '/set-up/:link/single-sign-on/connections/:id/settings': {
    path: setUpConnection('/settings'),
    ready: text('Claims'),
  },
  '/set-up/:link/directory': { path: setUpDirectory, ready: text('Base URL') },
  '/organizations/:slug/history': {
    path: `${organizationPath}/history`,
    // Which events the newest page shows depends on the screens that were visited before.
    ready: (page) => page.getByRole('cell', { name: /[a-z]\.[a-z]/ }),
  },
  '/organizations/:slug/service-accounts': {
    path: `${organizationPath}/service-accounts`,
    ready: text('No service accounts yet'),
  },
  '/organizations/:slug/service-accounts/:id': {
    path: organizationAccount('analytical-engines'),
    ready: text('No keys yet'),
  },
  '/organizations/:slug/audit-streams': {
    path: `${organizationPath}/audit-streams`,
    ready: text('No streams yet'),
  },
  '/organizations/:slug/webhooks': { path: `${organizationPath}/webhooks`, ready: text('No webhooks yet') },
  '/organizations/:slug/webhooks/:id': {
    path: organizationDeliveries('analytical-engines'),
    ready: firstDelivery,
  },
  '/organizations/:slug/settings': { path: `${organizationPath}/settings`, ready: text('Metadata') },
};

/** Opens a screen with the session of the page and waits for its data. */
export async function visit(page: Page, { path, ready }: Visit): Promise<void> {
  await page.goto(typeof path === 'string' ? path : await path(page));
  await ready(page).first().waitFor();
}
