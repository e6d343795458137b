import type { BrowserContext, Page } from 'playwright-core';

import type { Outputs } from '#client/sdk/calls.ts';

import { removeDirectory } from './directories.ts';
import { addOnlyDomain, prove } from './domains.ts';
import { DOMAIN, removeConnections, SLUG } from './sso.ts';
import { post } from './two-factor.ts';

const linkOf = new WeakMap<BrowserContext, Promise<string>>();

/** A link that the browser of the page has opened. @returns its id */
export function openedLink(page: Page): Promise<string> {
  const context = page.context();
  const existing = linkOf.get(context);
  if (existing) return existing;
  const link = openNewLink(page);
  linkOf.set(context, link);
  return link;
}

async function openNewLink(page: Page): Promise<string> {
  const organizationId = await removeConnections(page);
  const scopes = ['domains', 'sso', 'scim'];
  const { url } = await post<Outputs['organization']['createSetupLink']>(page, '/organization/create-setup-link', {
    organizationId,
    scopes,
  });
  const token = new URL(url).hash.slice(1);
  return (await post<{ id: string }>(page, '/setup-link/open', { token })).id;
}

/** A link that is opened, and one that is not. */
export async function linksPath(page: Page): Promise<string> {
  await openedLink(page);
  const organizationId = await removeConnections(page);
  const links = await page.request.get(`/api/auth/organization/list-setup-links?organizationId=${organizationId}`);
  const isOther = ((await links.json()) as object[]).length > 1;
  if (!isOther) await post(page, '/organization/create-setup-link', { organizationId, scopes: ['scim'] });
  return `/organizations/${SLUG}/set-up-links`;
}

/** A page of an opened link; `part` begins with a slash. */
export const setUpPath =
  (part = '') =>
  async (page: Page) =>
    `/set-up/${await openedLink(page)}${part}`;

export async function setUpDomains(page: Page): Promise<string> {
  await prove(page, await addOnlyDomain(page, SLUG, DOMAIN));
  return setUpPath('/domains')(page);
}

/** A connection that the holder of the link added. */
export const setUpConnection =
  (part = '') =>
  async (page: Page): Promise<string> => {
    await removeConnections(page);
    const id = await openedLink(page);
    const host = 'http://127.0.0.1:1';
    const answer = await page.request.post('/api/auth/sso/register', {
      headers: { 'setup-link': id },
      data: {
        name: 'Okta',
        issuer: 'https://engines.okta.com',
        clientId: '0oa1k2v9qz',
        clientSecret: 'shown in no picture',
        skipDiscovery: true,
        authorizationEndpoint: `${host}/authorize`,
        tokenEndpoint: `${host}/token`,
        jwksEndpoint: `${host}/keys`,
      },
    });
    const { providerId } = (await answer.json()) as { providerId: string };
    return `/set-up/${id}/single-sign-on/connections/${providerId}${part}`;
  };

export async function setUpDirectory(page: Page): Promise<string> {
  await removeDirectory(page);
  const id = await openedLink(page);
  await page.request.post('/api/auth/organization/create-directory', {
    headers: { 'setup-link': id },
    data: { name: 'Okta' },
  });
  return `/set-up/${id}/directory`;
}
