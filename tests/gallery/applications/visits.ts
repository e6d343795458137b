import type { Page } from 'playwright-core';

import { post } from '#tests/gallery/two-factor.ts';

type Registration = { client_id: string; client_name: string; redirect_uris: string[] };

const WEBSITE = {
  client_name: 'Linear',
  kind: 'web',
  client_uri: 'https://linear.example',
  policy_uri: 'https://linear.example/privacy',
  tos_uri: 'https://linear.example/terms',
  redirect_uris: ['https://linear.example/callback'],
};
const OWN = {
  client_name: 'Engine room',
  kind: 'spa',
  client_uri: 'https://engines.example',
  redirect_uris: ['https://engines.example/callback'],
  skip_consent: true,
};
const PROGRAM = { client_name: 'Engine CLI', kind: 'native', redirect_uris: ['http://127.0.0.1/callback'] };
const CURSOR = { client_name: 'Cursor', kind: 'native', redirect_uris: ['cursor://auth/callback'] };

const samples = { website: WEBSITE, own: OWN, program: PROGRAM, cursor: CURSOR };

/** An application of the platform, registered once. */
async function application(page: Page, sample: keyof typeof samples): Promise<Registration> {
  const { client_name: name } = samples[sample];
  const answer = await page.request.get('/api/auth/oauth2/get-clients');
  const existing = ((await answer.json()) as Registration[]).find(({ client_name }) => client_name === name);
  return existing ?? post<Registration>(page, '/oauth2/create-client', samples[sample]);
}

/** An application of the organization of the gallery, registered once. */
async function ownApplication(page: Page): Promise<string> {
  const organizations = await page.request.get('/api/auth/organization/list');
  const { id: organizationId } = ((await organizations.json()) as { id: string; slug: string }[]).find(
    ({ slug }) => slug === 'analytical-engines',
  )!;
  const listed = await page.request.get('/api/auth/oauth2/get-clients', { params: { organizationId } });
  // Agents of the organization are listed too.
  const existing = ((await listed.json()) as Registration[]).find(({ client_name }) => client_name === 'Intranet');
  const registration = { ...WEBSITE, client_name: 'Intranet', organizationId };
  return (existing ?? (await post<Registration>(page, '/oauth2/create-client', registration))).client_id;
}

const ORGANIZATION_PATH = '/organizations/analytical-engines/applications';

export async function ownApplicationsPath(page: Page): Promise<string> {
  await ownApplication(page);
  return ORGANIZATION_PATH;
}

export const ownApplicationPath = async (page: Page) => `${ORGANIZATION_PATH}/${await ownApplication(page)}`;
export const registerOwnPath = `${ORGANIZATION_PATH}/new`;

/** All of them. */
export async function applicationsPath(page: Page): Promise<string> {
  for (const sample of Object.keys(samples) as (keyof typeof samples)[]) await application(page, sample);
  await post(page, '/admin/oauth2/set-client-host', { host: 'claude.ai', state: 'verified' });
  await post(page, '/admin/oauth2/set-client-host', { host: 'claude.example', state: 'blocked' });
  return '/admin/applications';
}

export const applicationPath =
  (sample: keyof typeof samples = 'website') =>
  async (page: Page) =>
    `/admin/applications/${(await application(page, sample)).client_id}`;

/** The page about an application that registered itself. */
export async function selfRegisteredConsentPath(page: Page): Promise<string> {
  const redirectUri = 'https://claude.example/callback';
  const registration = { client_name: 'Claude', redirect_uris: [redirectUri] };
  const { client_id } = await post<Registration>(page, '/oauth2/register', registration);
  const { pathname, search } = await request(page, { client_id, redirect_uri: redirectUri });
  return pathname + search;
}

/** Begins the sign-in to an application. @returns the address of the page that asks the user, or that of the application */
async function begin(page: Page, sample: keyof typeof samples, parameters: Record<string, string>): Promise<URL> {
  const { client_id, redirect_uris } = await application(page, sample);
  return request(page, { client_id, redirect_uri: redirect_uris[0]!, ...parameters });
}

function request(page: Page, parameters: Record<string, string>): Promise<URL> {
  const query = new URLSearchParams({
    response_type: 'code',
    scope: 'openid profile email offline_access',
    prompt: 'consent',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...parameters,
  });
  return follow(page, `/api/auth/oauth2/authorize?${query.toString()}`);
}

/** Follows the redirects of the service, to a page of the web app or to an application. */
async function follow(page: Page, path: string): Promise<URL> {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  const { location } = answer.headers();
  if (location === undefined) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  const url = new URL(location, answer.url());
  return url.pathname.startsWith('/api/auth/') ? follow(page, url.href) : url;
}

/** The page on which the user decides about an application. */
export const consentPath =
  (sample: keyof typeof samples = 'website', parameters: Record<string, string> = {}) =>
  async (page: Page) => {
    const { pathname, search } = await begin(page, sample, parameters);
    return pathname + search;
  };

/** Lets the user of the page allow an application what it asks for. */
async function allow(page: Page, sample: keyof typeof samples, parameters: Record<string, string> = {}): Promise<void> {
  const url = await begin(page, sample, parameters);
  const interaction = url.searchParams.get('interaction');
  if (interaction === null) return;
  const answer = await post<{ url: string }>(page, '/oauth2/consent', { interaction, accept: true });
  await follow(page, answer.url);
}

/** The apps of a user: one that may be disconnected, and one of the operator. */
export async function connectedAppsPath(page: Page): Promise<string> {
  await disconnectAll(page);
  await allow(page, 'website');
  await allow(page, 'own');
  return '/account/connected-apps';
}

async function disconnectAll(page: Page): Promise<void> {
  const answer = await page.request.get('/api/auth/oauth2/get-consents');
  for (const { id } of (await answer.json()) as { id: string }[]) await post(page, '/oauth2/delete-consent', { id });
}

export async function noConnectedAppsPath(page: Page): Promise<string> {
  await disconnectAll(page);
  return '/account/connected-apps';
}

/** An application that wants a new proof of the identity: the session is older than the request, in whole seconds. */
export async function proofPath(page: Page): Promise<string> {
  const path = await consentPath('website', { prompt: 'login' })(page);
  const interaction = new URLSearchParams(path.split('?')[1]).get('interaction')!;
  const answer = await page.request.get('/api/auth/oauth2/get-interaction', { params: { interaction } });
  const { step } = (await answer.json()) as { step: string };
  return step === 'prove' ? path : proofPath(page);
}

/** An application that asks for more than it was allowed before. */
export async function moreConsentPath(page: Page): Promise<string> {
  await disconnectAll(page);
  await allow(page, 'website', { scope: 'openid profile' });
  return consentPath()(page);
}

const ORDERS = {
  uri: 'https://orders.example.com',
  name: 'Orders',
  scopes: [
    { name: 'orders:read', title: 'See your orders' },
    { name: 'orders:write', title: 'Change and cancel your orders' },
  ],
  defaultScopes: ['orders:read'],
};

/** An API, registered once. */
async function api(page: Page): Promise<{ id: string; uri: string }> {
  const answer = await page.request.get('/api/auth/oauth2/get-resources');
  const existing = ((await answer.json()) as { id: string; uri: string }[]).find(({ uri }) => uri === ORDERS.uri);
  return existing ?? post<{ id: string; uri: string }>(page, '/oauth2/create-resource', ORDERS);
}

export async function apisPath(page: Page): Promise<string> {
  await api(page);
  return '/admin/apis';
}

export async function apiPath(page: Page): Promise<string> {
  return `/admin/apis/${(await api(page)).id}`;
}

/** An application that asks for an API. */
export async function apiConsentPath(page: Page): Promise<string> {
  const [{ id, uri }, { client_id: clientId }] = [await api(page), await application(page, 'website')];
  await post(page, '/oauth2/link-resource', { resourceId: id, clientId });
  return consentPath('website', { resource: uri, scope: 'openid orders:read orders:write' })(page);
}
