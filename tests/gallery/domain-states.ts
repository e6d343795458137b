import type { Page } from 'playwright-core';

import { addOnlyDomain, prove } from './domains.ts';
import type { Visit } from './screens.ts';
import { after, choose, fill, inDialog, press, waitForText, type State } from './steps.ts';

const slug = 'analytical-engines';
const path = `/organizations/${slug}/domains`;
const domain = 'engines.example';

const pending: Visit = {
  path: async (page) => {
    await addOnlyDomain(page, slug, domain);
    return path;
  },
  ready: (page) => page.getByText('Check now'),
};

const proven: Visit = {
  path: async (page) => {
    await prove(page, await addOnlyDomain(page, slug, domain));
    return path;
  },
  ready: (page) => page.getByText('Verified', { exact: true }),
};

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** A proven domain as the list shows it some days after its record was removed. */
const later = (fields: { status: string; failingSince: string; lostAt: string | null }): Visit['path'] =>
  async function (page: Page) {
    await prove(page, await addOnlyDomain(page, slug, domain));
    await page.route('**/api/trpc/organization.listDomains*', async (route) => {
      const response = await route.fetch();
      const { result } = (await response.json()) as { result: { data: object[] } };
      await route.fulfill({
        response,
        json: { result: { data: result.data.map((each) => ({ ...each, ...fields })) } },
      });
    });
    return path;
  };

/** Of the domains of an organization. */
export const domainStates: readonly State[] = [
  { name: 'domain-pending', ...pending },
  {
    name: 'domain-not-found',
    ...pending,
    open: after(press(/^Check .* now$/), waitForText('We found 1 TXT record')),
    rejected: 400,
  },
  { name: 'domain-verified', ...proven },
  {
    name: 'domain-failing',
    path: later({ status: 'failing', failingSince: daysAgo(1), lostAt: null }),
    ready: (page) => page.getByText('The record has been missing since'),
  },
  {
    name: 'domain-lost',
    path: later({ status: 'lost', failingSince: daysAgo(5), lostAt: daysAgo(2) }),
    ready: (page) => page.getByText('This domain has not been verified since'),
  },
  { name: 'domain-actions', ...proven, open: press(/^Actions for/) },
  { name: 'remove-domain', ...proven, open: after(press(/^Actions for/), choose('Remove')) },
  {
    name: 'add-domain-public',
    ...proven,
    open: after(
      press('Add domain'),
      fill('Domain', 'gmail.com'),
      inDialog('Add domain'),
      waitForText('Anyone can get'),
    ),
    rejected: 400,
  },
];
