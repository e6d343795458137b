import type { Page } from 'playwright-core';

import { screens } from './screens.ts';
import { after, fill, press, waitForText, type State } from './steps.ts';

const configuration = screens['/admin/settings'];
const emails = screens['/admin/settings/emails'];
const branding = screens['/admin/settings/branding'];

/** Answers the test email as a service with a mail server does. */
const answerTestEmail = (answer: object) => (page: Page) =>
  page.route('**/api/trpc/admin.sendTestEmail', (route) => route.fulfill({ json: { result: { data: answer } } }));

/** Of the operator's settings. */
export const settingsStates: readonly State[] = [
  {
    name: 'settings-changed-only',
    ...configuration,
    path: '/admin/settings?changed=true',
    ready: (page) => page.getByText('socialProviders.google.clientSecret'),
  },
  {
    name: 'settings-all',
    ...configuration,
    path: '/admin/settings?changed=false',
    ready: (page) => page.getByRole('heading', { level: 2, name: 'Rate limit' }),
  },
  {
    name: 'settings-change',
    ...configuration,
    path: '/admin/settings?search=minPasswordLength',
    ready: (page) => page.getByText('emailAndPassword.minPasswordLength'),
    open: after(press('Change… Min password length'), fill('New value', '0'), waitForText('Enter 1 or more.')),
  },
  {
    name: 'settings-change-secret',
    ...configuration,
    path: '/admin/settings?search=clientSecret',
    ready: (page) => page.getByText('socialProviders.google.clientSecret'),
    open: after(press('Change… Google › Client secret'), waitForText('Secrets aren’t entered on this page')),
  },
  {
    name: 'settings-not-found',
    ...configuration,
    path: '/admin/settings?search=nothing-like-this',
    ready: (page) => page.getByText('No options found'),
  },
  {
    name: 'test-email-in-mailbox',
    ...emails,
    open: after(press('Send test email'), waitForText('The email is in the development mailbox')),
  },
  {
    name: 'test-email-failed',
    ...emails,
    open: after(
      answerTestEmail({ status: 'failed', to: 'ada@example.com', error: 'Message failed: 451 Try again later' }),
      press('Send test email'),
      waitForText('451 Try again later'),
    ),
  },
  { name: 'email-preview-dark', ...emails, open: press('Dark') },
  { name: 'email-preview-text', ...emails, open: after(press('Plain text'), waitForText('This email was sent to')) },
  {
    name: 'branding-errors',
    ...branding,
    open: after(
      fill('Accent color', '#ffee00'),
      fill('Logo URL', 'http://example.com/logo.svg'),
      waitForText('Too light for white text'),
      waitForText('Correct the marked fields'),
    ),
  },
];
