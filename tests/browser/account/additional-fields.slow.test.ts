import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { button, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';

const optional = { required: false } as const;

const site = setUpSite({
  user: {
    additionalFields: {
      jobTitle: { type: 'string', ...optional, validator: { input: z.string().min(3, 'At least 3 letters') } },
      team_size: { type: 'number', ...optional, label: 'Size of the team' },
      newsletter: { type: 'boolean', ...optional },
      birthday: { type: 'date', ...optional },
      languages: { type: 'string[]', ...optional },
      scores: { type: 'number[]', ...optional },
      plan: { type: ['free', 'pro'], defaultValue: 'free', input: false },
      note: { type: 'string', defaultValue: 'hidden', returned: false },
    },
  },
  organization: {
    schema: {
      organization: {
        additionalFields: {
          industry: { type: 'string', ...optional },
          tier: { type: 'string', defaultValue: 'gold', input: false },
        },
      },
    },
  },
  admin: { roles: { support: { user: ['list', 'get', 'update'] } } },
  rateLimit: { enabled: false },
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name });

async function saveDetails(page: Page): Promise<void> {
  await button(page, 'Save additional details').click();
  await page.getByText('Details saved').first().waitFor();
}

test('users set their additional fields in the profile, and see those that they cannot set', async () => {
  const person = await Person.signUp(site.gatehouse);
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, person.email);
  await page.goto('/account');
  await screen(page, 'Profile');
  await field(page, 'Job title').fill('CT');
  await field(page, 'Size of the team').fill('12.5');
  await button(page, 'Save profile').click();
  await page.getByText('At least 3 letters').waitFor();

  await field(page, 'Job title').fill('CTO');
  await field(page, 'Newsletter').check();
  await field(page, 'Birthday').fill('1990-05-17');
  await field(page, 'Languages').fill('English');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Français');
  expect(await field(page, 'Languages').inputValue()).toBe('English, Français');
  await field(page, 'Scores').fill('1, 2.5');
  await button(page, 'Save profile').click();
  await page.getByText('Profile saved').waitFor();

  const saved = (await person.get('/get-session')).body.user;
  expect(saved).toMatchObject({
    jobTitle: 'CTO',
    team_size: 12.5,
    newsletter: true,
    birthday: '1990-05-17T00:00:00.000Z',
    languages: ['English', 'Français'],
    scores: [1, 2.5],
    plan: 'free',
  });
  await page.getByText('Plan', { exact: true }).waitFor();
  expect(await combobox(page, 'Plan').count()).toBe(0);
  expect(await page.getByText(/note|hidden/i).count()).toBe(0);

  await field(page, 'Job title').fill('');
  await button(page, 'Save profile').click();
  await button(page, 'Save profile').waitFor({ state: 'hidden' });
  await page.reload();
  expect(await field(page, 'Job title').inputValue()).toBe('');
  expect(await field(page, 'Birthday').inputValue()).toBe('1990-05-17');
  expect((await person.get('/get-session')).body.user).toMatchObject({ jobTitle: null, team_size: 12.5 });
});

test('administrators set every field of a user', async () => {
  const [person, admin] = [await Person.signUp(site.gatehouse), await signUpWithRole(site.gatehouse, 'admin')];
  const birthday = '1990-05-17T08:30:00.000Z';
  await person.post('/update-user', { birthday });
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, admin.email);
  await page.goto(`/admin/users/${person.id}`);
  await combobox(page, 'Plan').selectOption('pro');
  await field(page, 'Size of the team').fill('3');
  await saveDetails(page);
  // A field that was not changed keeps its value, a date its time.
  expect((await person.get('/get-session')).body.user).toMatchObject({ plan: 'pro', team_size: 3, birthday });
});

test('support sees the fields of administrators, whom it cannot manage', async () => {
  const [admin, support] = [
    await signUpWithRole(site.gatehouse, 'admin'),
    await signUpWithRole(site.gatehouse, 'support'),
  ];
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, support.email);
  await page.goto(`/admin/users/${admin.id}`);
  await page.getByText('free', { exact: true }).waitFor();
  expect(await button(page, 'Save additional details').count()).toBe(0);
});

test('the settings of an organization show its fields, and members with the permission set them', async () => {
  const { owner, id } = await newOrganization(site.gatehouse);
  const { slug } = (await owner.get('/organization/get-full-organization', { organizationId: id })).body;
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, owner.email);
  await page.goto(`/organizations/${slug}/settings`);
  await page.getByText('gold', { exact: true }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Power Looms');
  await field(page, 'Industry').fill('Looms');
  // One bar, and one call, for both cards.
  await button(page, 'Save settings').click();
  await page.getByText('Settings saved').first().waitFor();

  const { body } = await owner.get('/organization/get-full-organization', { organizationId: id });
  expect(body).toMatchObject({ name: 'Power Looms', industry: 'Looms', tier: 'gold' });

  // Emptied again without loading the page anew.
  await button(page, 'Save settings').waitFor({ state: 'hidden' });
  await field(page, 'Industry').fill('');
  await button(page, 'Save settings').click();
  await button(page, 'Save settings').waitFor({ state: 'hidden' });
  const emptied = (await owner.get('/organization/get-full-organization', { organizationId: id })).body;
  expect(emptied).toMatchObject({ industry: null });
});
