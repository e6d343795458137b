import {
  apiConsentPath,
  applicationPath,
  connectedAppsPath,
  consentPath,
  moreConsentPath,
  noConnectedAppsPath,
  proofPath,
  selfRegisteredConsentPath,
} from './visits.ts';
import { screens } from '#tests/gallery/screens.ts';
import { after, fill, inDialog, press, waitForText, type State } from '#tests/gallery/steps.ts';

const consent = screens['/consent'];
const connected = screens['/account/connected-apps'];
const register = screens['/admin/applications/new'];
const application = screens['/admin/applications/:id'];

const registerWebsite = after(
  fill('Name', 'Shown once'),
  fill('Redirect addresses', 'https://once.example/callback'),
  press('Register application'),
  waitForText('Application registered'),
);

/** Of applications that sign users in through the service. */
export const applicationStates: readonly State[] = [
  { name: 'consent-for-more', ...consent, path: moreConsentPath, open: (page) => page.locator('summary').click() },
  { name: 'consent-of-program', ...consent, path: consentPath('program') },
  { name: 'consent-for-api', ...consent, path: apiConsentPath },
  { name: 'consent-of-self-registered', ...consent, path: selfRegisteredConsentPath },
  { name: 'consent-of-app', ...consent, path: consentPath('cursor') },
  {
    name: 'consent-proof',
    ...consent,
    path: proofPath,
    ready: (page) => page.getByLabel('Password', { exact: true }),
  },
  {
    name: 'consent-expired',
    path: '/consent?interaction=unknown',
    ready: (page) => page.getByText('Start again from the application.'),
    rejected: 400,
  },
  {
    name: 'unknown-application',
    path: '/api/auth/oauth2/authorize?client_id=unknown&response_type=code&redirect_uri=https://app.example.com',
    ready: (page) => page.getByText('This application isn’t registered here'),
  },
  {
    name: 'connected-apps-empty',
    ...connected,
    path: noConnectedAppsPath,
    ready: (page) => page.getByText('No connected apps'),
  },
  { name: 'disconnect-app', ...connected, path: connectedAppsPath, open: press('Disconnect Linear') },
  {
    name: 'register-application-errors',
    ...register,
    open: after(
      fill('Redirect addresses', 'https://app.example.com/callback\nhttp://app.example.com/callback'),
      waitForText('Line 2: Use https://, except for localhost.'),
      press('Register application'),
    ),
  },
  {
    name: 'register-application-advanced',
    ...register,
    open: (page) => page.getByText('Advanced', { exact: true }).click(),
  },
  { name: 'new-application', ...register, open: registerWebsite },
  { name: 'replace-application-secret', ...application, open: press('Replace secret') },
  { name: 'disable-application', ...application, open: press('Disable') },
  {
    name: 'disabled-application',
    ...application,
    path: applicationPath('cursor'),
    ready: (page) => page.getByText('Delete application').first(),
    open: after(press('Disable'), inDialog('Disable'), waitForText('This application is disabled')),
  },
  { name: 'delete-api', ...screens['/admin/apis/:id'], open: press('Delete API') },
  { name: 'delete-application', ...application, open: press('Delete application') },
];
