import type { Page } from 'playwright-core';

import type { Outputs } from '#client/sdk/calls.ts';

import type { Visit } from './screens.ts';
import { addOnlyConnection, addOnlySaml, changeAnswer, DOMAIN, removeConnections, SLUG } from './sso.ts';
import { after, fill, inDialog, press, waitForText, type State } from './steps.ts';

type Connection = Outputs['sso']['getProvider'];
type Policy = Outputs['sso']['getPolicy'];
type Test = NonNullable<Outputs['sso']['getTest']>;
type Attempt = Outputs['sso']['listAttempts'][number];

const path = `/organizations/${SLUG}/single-sign-on`;
const attemptId = '01900000-0000-7000-8000-000000000001';

const connection: Visit = {
  path: addOnlyConnection,
  ready: (page) => page.getByRole('heading', { name: 'Recent sign-ins' }),
};

const attempt = (minutes: number, fields: Partial<Attempt>): Attempt => ({
  id: crypto.randomUUID(),
  outcome: 'signed-in',
  reason: null,
  rule: null,
  userId: null,
  user: null,
  canAccept: false,
  createdAt: new Date(Date.now() - minutes * 60_000).toISOString(),
  ...fields,
});

/** The connection as it is after these sign-ins. */
const withAttempts = (attempts: readonly Attempt[], fields: Partial<Connection> = {}): Visit['path'] =>
  async function (page: Page) {
    const address = await addOnlyConnection(page);
    await changeAnswer<Connection>(page, 'sso.getProvider', (data) => ({ ...data, ...fields }));
    await changeAnswer(page, 'sso.listAttempts', () => attempts);
    const { reason } = attempts[0]!;
    await changeAnswer<Test | null>(page, 'sso.getTest', (): Test => ({
      passed: reason === null,
      steps: [
        { step: 'response', passed: true },
        { step: 'token', passed: true },
        { step: 'address', passed: reason === null },
        ...(reason === null ? [{ step: 'domain' as const, passed: true }] : []),
      ],
      reason,
      rule: null,
      detail: null,
      stated: {
        subject: '00u5f8k2vq1Zx',
        email: reason === 'sso_email_missing' ? null : `ada@${DOMAIN}`,
        emailVerified: true,
        name: 'Ada Lovelace',
        image: null,
        directoryId: null,
        groups: ['engineering', 'board'],
      },
      claims: [{ name: 'sub', value: '00u5f8k2vq1Zx' }],
      wouldDo: reason === null ? { does: 'create', role: 'member', reason: null } : null,
    }));
    return address;
  };

const ada = { name: 'Ada Lovelace', email: `ada@${DOMAIN}` };
const passed = attempt(3, { id: attemptId, outcome: 'test', user: ada });
const tested = { tested: true, attention: [] };

/** The page with a policy. */
const withPolicy = (policy: Partial<Policy>): Visit => ({
  path: async (page) => {
    await addOnlyConnection(page);
    await changeAnswer<Policy>(page, 'sso.getPolicy', (data) => ({ ...data, ...policy }));
    return path;
  },
  ready: (page) => page.getByText('engines.okta.com'),
});

const certificates: Visit = {
  path: async (page) => `${await addOnlySaml(page)}/settings`,
  ready: (page) => page.getByText('Of this service'),
};

/** Of single sign-on of an organization. */
/** The sign-in page after a response that a provider sent on its own. No connection of the demo data is on. */
async function unsolicited(page: Page): Promise<string> {
  await page.route('**/sign-in?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('&quot;sso&quot;:false', '&quot;sso&quot;:true');
    await route.fulfill({ response, body });
  });
  const data = { connections: [{ providerId: 'okta', name: 'Okta' }], required: false };
  await page.route('**/api/trpc/sso.lookUp*', (route) => route.fulfill({ json: { result: { data } } }));
  return '/sign-in?gatehouse=sso:okta&error=sso_unsolicited';
}

export const ssoStates: readonly State[] = [
  {
    name: 'sso-unsolicited',
    as: 'anonymous',
    path: unsolicited,
    ready: (page) => page.getByRole('button', { name: 'Continue with Okta' }),
  },
  {
    name: 'sso-empty',
    path: async (page) => {
      await removeConnections(page);
      return path;
    },
    ready: (page) => page.getByText('Connect Okta,'),
  },
  {
    name: 'sso-product',
    path: `${path}/new?provider=okta&id=analytical-engines-okta-1a2b3c`,
    ready: (page) => page.getByText('Sign-in redirect URIs'),
  },
  {
    name: 'sso-product-saml',
    path: `${path}/new?provider=okta&id=analytical-engines-okta-1a2b3c&protocol=saml`,
    ready: (page) => page.getByText('Audience URI (SP Entity ID)'),
  },
  {
    name: 'sso-other-product',
    path: `${path}/new?provider=oidc&id=analytical-engines-oidc-1a2b3c`,
    ready: (page) => page.getByText('At your provider'),
  },
  {
    name: 'sso-saml',
    path: `${path}/new?provider=saml&id=analytical-engines-saml-1a2b3c`,
    ready: (page) => page.getByText('Metadata URL'),
    open: press('Paste the metadata instead'),
  },
  {
    name: 'sso-discovery-failed',
    path: `${path}/new?provider=keycloak&id=analytical-engines-keycloak-1a2b3c`,
    ready: (page) => page.getByText('Valid redirect URIs'),
    open: after(
      fill('Issuer', 'http://127.0.0.1:1/realms/acme'),
      fill('Client ID', 'gatehouse'),
      fill('Credentials · Client Secret', 'a secret'),
      press('Add connection'),
      waitForText('The provider’s configuration could not be read'),
    ),
    rejected: 400,
  },
  {
    name: 'sso-test-passed',
    ...connection,
    path: withAttempts([passed], tested),
    ready: (page) => page.getByText('What the provider sent'),
  },
  {
    name: 'sso-test-failed',
    ...connection,
    path: withAttempts([attempt(1, { id: attemptId, outcome: 'test', reason: 'sso_email_missing' })]),
    ready: (page) => page.getByText('The provider sent no email address'),
  },
  {
    name: 'sso-turn-on',
    ...connection,
    path: withAttempts([passed], tested),
    open: press('Turn on'),
  },
  {
    name: 'sso-on',
    ...connection,
    path: withAttempts(
      [
        attempt(2, { user: { name: 'Grace Hopper', email: `grace@${DOMAIN}` } }),
        attempt(9, {
          outcome: 'refused',
          reason: 'sso_identity_changed',
          user: { name: 'Alan Turing', email: `alan@${DOMAIN}` },
          canAccept: true,
        }),
        attempt(31, { outcome: 'refused', reason: 'sso_email_not_in_domain' }),
        attempt(64, { outcome: 'refused', reason: 'invalid_scope' }),
        passed,
        attempt(1500, { outcome: 'test', reason: 'access_denied' }),
        attempt(1600, { outcome: 'test', reason: 'sso_response_refused' }),
      ],
      { enabled: true, tested: true, attention: ['domain-lost'] },
    ),
    ready: (page) => page.getByText('Show all'),
  },
  {
    name: 'sso-require',
    ...withPolicy({ missing: [], affected: { members: 48, guests: 3, owners: 2 } }),
    open: after(press('Require'), waitForText('Members with addresses in your domains')),
  },
  {
    name: 'sso-required',
    ...withPolicy({ required: true, missing: [] }),
    ready: (page) => page.getByText('must use single sign-on'),
  },
  {
    name: 'sso-key',
    path: async (page) => `${await addOnlyConnection(page)}/settings`,
    ready: (page) => page.getByText('Client authentication'),
    open: after(press('Use a key instead'), inDialog('Use a key instead'), waitForText('JWKS URL')),
  },
  { name: 'sso-certificates', ...certificates },
  { name: 'sso-add-certificate', ...certificates, open: press('Add certificate') },
  { name: 'sso-new-key', ...certificates, open: press('Sign with the new key') },
  {
    name: 'sso-delete',
    path: async (page) => `${await addOnlyConnection(page)}/settings`,
    ready: (page) => page.getByText('Claims', { exact: true }),
    open: press('Delete connection'),
  },
];
