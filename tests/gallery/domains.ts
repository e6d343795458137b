import type { Page } from 'playwright-core';

import { post } from './two-factor.ts';

interface Claim {
  id: string;
  organizationId: string;
  record: { name: string; value: string };
}

/** The published records of domains, by name. */
const published = new Map<string, string>();

/** For `domains.resolveTxt`: each name also has a record of another kind. */
export async function resolveTxt(name: string): Promise<string[][]> {
  const value = published.get(name);
  return [['v=spf1 -all'], ...(value === undefined ? [] : [[value]])];
}

/** Leaves the organization without domains and returns its id. */
export async function removeDomains(page: Page, slug: string): Promise<string> {
  const organization = await page.request.get(`/api/auth/organization/get-full-organization?organizationSlug=${slug}`);
  const { id: organizationId } = (await organization.json()) as { id: string };
  const list = await page.request.get(`/api/auth/organization/list-domains?organizationId=${organizationId}`);
  for (const { id: domainId } of (await list.json()) as Claim[]) {
    await post(page, '/organization/delete-domain', { organizationId, domainId });
  }
  return organizationId;
}

/** Adds a domain to an organization, in place of those that it has. */
export async function addOnlyDomain(page: Page, slug: string, domain: string): Promise<Claim> {
  const organizationId = await removeDomains(page, slug);
  const claim = await post<Claim>(page, '/organization/add-domain', { organizationId, domain });
  // That of an earlier claim, also in another file of the same worker.
  published.delete(claim.record.name);
  return claim;
}

export async function prove(page: Page, { id: domainId, organizationId, record }: Claim): Promise<void> {
  published.set(record.name, record.value);
  await post(page, '/organization/verify-domain', { organizationId, domainId });
}
