import type { Page } from 'playwright-core';

import type { Outputs } from '#client/sdk/calls.ts';

import { samlKeys } from '#tests/support/saml/saml-keys.ts';

import { addOnlyDomain, prove } from './domains.ts';
import { post } from './two-factor.ts';

export const SLUG = 'analytical-engines';
export const DOMAIN = 'engines.example';
const HOST = 'http://127.0.0.1:1';

/** Leaves the organization without connections and returns its id. */
export async function removeConnections(page: Page): Promise<string> {
  const organization = await page.request.get(`/api/auth/organization/get-full-organization?organizationSlug=${SLUG}`);
  const { id: organizationId } = (await organization.json()) as { id: string };
  const list = await page.request.get(`/api/auth/sso/providers?organizationId=${organizationId}`);
  const { providers } = (await list.json()) as Outputs['sso']['providers'];
  for (const { providerId } of providers) await post(page, '/sso/delete-provider', { organizationId, providerId });
  return organizationId;
}

/** Adds a connection to a provider that is never requested, in place of those that there are, and proves a domain. */
export async function addOnlyConnection(page: Page): Promise<string> {
  const organizationId = await removeConnections(page);
  await prove(page, await addOnlyDomain(page, SLUG, DOMAIN));
  const { providerId } = await post<{ providerId: string }>(page, '/sso/register', {
    organizationId,
    name: 'Okta',
    issuer: 'https://engines.okta.com',
    clientId: '0oa1k2v9qz',
    clientSecret: 'shown in no picture',
    skipDiscovery: true,
    authorizationEndpoint: `${HOST}/authorize`,
    tokenEndpoint: `${HOST}/token`,
    jwksEndpoint: `${HOST}/keys`,
  });
  return `/organizations/${SLUG}/single-sign-on/connections/${providerId}`;
}

/** The same with a SAML provider that will sign with another certificate, and the next key of this service. */
export async function addOnlySaml(page: Page): Promise<string> {
  const organizationId = await removeConnections(page);
  await prove(page, await addOnlyDomain(page, SLUG, DOMAIN));
  const { providerId } = await post<{ providerId: string }>(page, '/sso/register', {
    organizationId,
    name: 'Shibboleth',
    issuer: 'https://idp.engines.example',
    entryPoint: `${HOST}/saml`,
    certificate: samlKeys.idp.certificate,
  });
  const connection = { organizationId, providerId };
  await post(page, '/sso/add-certificate', { ...connection, certificate: samlKeys.idpNext.certificate });
  await post(page, '/sso/rotate-certificate', connection);
  return `/organizations/${SLUG}/single-sign-on/connections/${providerId}`;
}

/** Changes what a query answers to the page. */
export async function changeAnswer<Data>(page: Page, call: string, change: (data: Data) => unknown): Promise<void> {
  await page.route(`**/api/trpc/${call}*`, async (route) => {
    const response = await route.fetch();
    const { result } = (await response.json()) as { result: { data: Data } };
    await route.fulfill({ response, json: { result: { data: change(result.data) } } });
  });
}
