import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Gatehouse } from '#server/app.ts';
import { giveRole } from '#tests/support/administrator.ts';
import { axeFindings, launchBrowser, openPage, screenshot } from '#tests/support/browser.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { startSite } from '#tests/support/site.ts';

let browser: Browser;
let gatehouse: Gatehouse;
beforeAll(async () => {
  [browser, gatehouse] = await Promise.all([launchBrowser(), startSite()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gatehouse.close()]);
});

const screen = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function newPerson(name: string, email: string): Promise<string> {
  const { user } = await gatehouse.call('signUp.email', { name, email, password: PASSWORD });
  return user.id;
}

/** Both themes of what is on the page: no serious finding of axe, nothing wider than the screen, and a picture. */
async function look(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()!.width;
  for (const theme of ['light', 'dark'] as const) {
    const at = `admin-${name}-${theme}-${width}`;
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-mantine-color-scheme="${theme}"]`).waitFor();
    expect(await axeFindings(page), at).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(width);
    await screenshot(page, at);
  }
}

async function signIn(page: Page, email: string): Promise<void> {
  await screen(page, 'Sign in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign in').click();
}

test.for([390, 1280])(
  'an administrator finds a person, bans, unbans and impersonates them, and stops: %i pixels',
  { timeout: 120_000 },
  async (width) => {
    const administrator = `administrator-${width}@example.com`;
    const [name, email] = [`Mallory ${width}`, `mallory-${width}@example.com`];
    await giveRole(gatehouse, await newPerson('Root Administrator', administrator), 'admin');
    const userId = await newPerson(name, email);
    await gatehouse.call('organization.create', { name: `Acme ${width}`, slug: `acme-${width}`, userId });
    await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl, width });
    const { page, problems } = opened;

    await page.goto('/admin/users');
    await signIn(page, administrator);
    await screen(page, 'Users');
    await page.getByRole('searchbox').fill(`mallory-${width}`);
    await page.getByText('1 user', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe(`mallory-${width}`);
    await look(page, 'users');

    await page.getByRole('link', { name }).click();
    await screen(page, name);
    await page.getByRole('heading', { name: 'Sessions' }).waitFor();
    await page.getByText('Password', { exact: true }).first().waitFor();
    await page.getByText(`Acme ${width}`).waitFor();
    await look(page, 'user');
    await button(page, 'Ban').click();
    await dialog(page).getByLabel('Reason').fill('Spam');
    await look(page, 'ban');
    await dialog(page).getByRole('button', { name: 'Ban' }).click();
    await page.getByText('Spam. Without end.').waitFor();
    await page.getByText('Signed in nowhere.').waitFor();
    await page.getByText(`${name} is banned`).waitFor({ state: 'detached' });
    await button(page, 'Lift the ban').click();
    await button(page, 'Ban').waitFor();

    await page.goto(`/admin/audit?event=user.banned&subject=${userId}`);
    await screen(page, 'Audit log');
    await page.getByText('1 entry', { exact: true }).waitFor();
    await look(page, 'audit');
    await page.getByLabel('To', { exact: true }).fill('2020-01-31');
    await page.getByText('Nothing recorded').waitFor();
    await button(page, 'Show everything').click();
    await page.getByText('user.unbanned').first().waitFor();
    await page.goto('/admin/users/new');
    await screen(page, 'New user');
    await look(page, 'create');

    await page.goto(`/admin/users/${userId}`);
    await button(page, 'Impersonate').click();
    await page.getByText(`You are working as ${name}.`).waitFor();
    await screen(page, 'Profile');
    expect(await page.getByRole('link', { name: 'Users' }).count()).toBe(0);
    await look(page, 'impersonating');
    await button(page, 'Stop impersonating').click();
    await screen(page, 'Users');
    await page.getByText(`You are working as ${name}.`).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  },
);

test('who is listed as an administrator finds the way to it, whatever their role', { timeout: 60_000 }, async () => {
  const listed = await newPerson('Lister Listed', 'listed@example.com');
  await using other = await startSite({
    databaseUrl: gatehouse.options.databaseUrl!,
    admin: { adminUserIds: [listed] },
  });
  await using opened = await openPage({ browser, baseUrl: other.options.baseUrl });
  const { page, problems } = opened;

  await page.goto('/account');
  await signIn(page, 'listed@example.com');
  await screen(page, 'Profile');
  await page.getByRole('link', { name: 'Users' }).click();
  await screen(page, 'Users');
  await page.getByRole('link', { name: 'New user' }).waitFor();
  expect(problems).toEqual([]);
});

test('an owner reads what happened in their organization, and a member does not', { timeout: 60_000 }, async () => {
  const [owner, member] = ['owner@example.com', 'member@example.com'];
  const userId = await newPerson('Olga Owner', owner);
  const memberId = await newPerson('Mia Member', member);
  const { id } = await gatehouse.call('organization.create', { name: 'Annals', slug: 'annals', userId });
  await gatehouse.call('organization.addMember', { organizationId: id, userId: memberId, role: 'member' });

  for (const width of [390, 1280]) {
    await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl, width });
    const { page, problems } = opened;
    await page.goto('/organizations/annals/history');
    await signIn(page, owner);
    await screen(page, 'History');
    await page.getByRole('cell', { name: 'organization.created' }).waitFor();
    await page.getByRole('cell', { name: 'member.added' }).waitFor();
    await look(page, 'history');
    expect(problems).toEqual([]);
  }
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  await opened.page.goto('/organizations/annals/history');
  await signIn(opened.page, member);
  await opened.page.getByText('Only owners and admins see what happened here.').waitFor();
  expect(await opened.page.getByRole('link', { name: 'History' }).count()).toBe(0);
});

test('the printed link makes the first administrator, who arrives signed in', { timeout: 60_000 }, async () => {
  await using fresh = await startSite();
  const link = await fresh.call('admin.createSetupLink', {});
  await using opened = await openPage({ browser, baseUrl: fresh.options.baseUrl });
  const { page, problems } = opened;

  await page.goto(link!.url);
  await screen(page, 'The first administrator');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create administrator').click();
  await screen(page, 'Profile');
  await page.getByRole('link', { name: 'Users' }).click();
  await screen(page, 'Users');
  expect(problems).toEqual([]);
});
