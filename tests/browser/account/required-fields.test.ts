import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { axeFindings } from '#tests/support/browser/accessibility.ts';
import { button, screen, setUpSite } from '#tests/support/browser/browser-flow.ts';
import { PASSWORD } from '#tests/support/person.ts';

const fields = {
  company: { type: 'string', returned: false },
  employees: { type: 'number' },
  newsletter: { type: 'boolean' },
  founded: { type: 'date' },
  markets: { type: 'string[]' },
  plan: { type: ['free', 'pro'] },
  level: { type: 'number', defaultValue: 1 },
  note: { type: 'string', required: false },
} as const;

const site = setUpSite({
  user: { additionalFields: fields },
  organization: { schema: { organization: { additionalFields: { industry: { type: ['Looms', 'Engines'] } } } } },
  rateLimit: { enabled: false },
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('the sign-up and the form of a new organization ask for required additional fields', async () => {
  await using opened = await site.open({ width: 390 });
  const { page } = opened;
  await page.goto('/sign-up');
  await field(page, 'Company').waitFor();
  expect(await page.getByText(/Level|Note/).count()).toBe(0);
  await field(page, 'Name').fill('Ada Lovelace');
  await field(page, 'Email').fill('ada@example.com');
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Create account').click();
  await page.getByText('Required', { exact: true }).first().waitFor();
  for (const name of ['company', 'employees', 'founded', 'markets', 'plan']) {
    const invalid = page.locator(`form [name="${name}"]`);
    expect(await invalid.count(), name).toBe(1);
  }
  // Those of company, employees, founded, markets and plan.
  expect(await page.getByText('Required', { exact: true }).count()).toBe(5);
  expect(await axeFindings(page)).toEqual([]);

  await field(page, 'Company').fill('Acme');
  await field(page, 'Employees').fill('12.5');
  await field(page, 'Newsletter').check();
  await field(page, 'Founded').fill('1990-05-17');
  await field(page, 'Plan').selectOption('pro');
  await field(page, 'Markets').fill('Looms');
  await button(page, 'Create account').click();
  await screen(page, 'Profile');
  const { user } = (await (await page.request.get('/api/auth/get-session')).json()) as { user: object };
  expect(user).toMatchObject({
    employees: 12.5,
    newsletter: true,
    founded: '1990-05-17T00:00:00.000Z',
    markets: ['Looms'],
    plan: 'pro',
    level: 1,
    note: null,
  });

  await page.goto('/new-organization');
  await field(page, 'Name').fill('Analytical Engines');
  await button(page, 'Create organization').click();
  await page.getByText('Required', { exact: true }).waitFor();
  await field(page, 'Industry').selectOption('Engines');
  await button(page, 'Create organization').click();
  await screen(page, 'Members');
  const listed = (await (await page.request.get('/api/auth/organization/list')).json()) as object[];
  expect(listed).toMatchObject([{ name: 'Analytical Engines', industry: 'Engines' }]);
});
