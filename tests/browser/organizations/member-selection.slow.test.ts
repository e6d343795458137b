import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { checkScreen, setWidth } from '#tests/support/browser/accessibility.ts';
import { button, dialog, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { newMember, newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';

const site = setUpSite();

const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected members' });

/** An organization of Olga Owner with an admin and three members, on the screen of its members as one of them. */
async function openMembers(as: 'owner' | 'admin' | 'member') {
  const owner = await Person.signUp(site.gatehouse, { name: 'Olga Owner' });
  const organization = await newOrganization(site.gatehouse, owner);
  const join = async (name: string, role: string) => {
    const person = await Person.signUp(site.gatehouse, { name });
    return newMember(site.gatehouse, organization, { role, person });
  };
  const [admin, one] = [await join('Anna Admin', 'admin'), await join('Mia One', 'member')];
  const [two] = [await join('Max Two', 'member'), await join('Mei Three', 'member')];
  const opened = await site.open();
  const { email } = { owner, admin: admin.person, member: one.person }[as];
  await signInByRequest(opened.page, email);
  await opened.page.goto(`/organizations/${organization.slug}/members`);
  await screen(opened.page, 'Members');
  await opened.page.getByText('5 members', { exact: true }).waitFor();
  const rolesOf = async () => {
    const { body } = await owner.get(`/organization/list-members?organizationId=${organization.id}`);
    const members = body.members as { role: string; user: { name: string } }[];
    return Object.fromEntries(members.map(({ role, user }) => [user.name, role]));
  };
  return { ...opened, organization, owner, two, rolesOf };
}

test('an owner changes the role of the selected members, and removes them', { timeout: 120_000 }, async () => {
  await using opened = await openMembers('owner');
  const { page, problems, rolesOf } = opened;
  expect(await select(page, 'Olga Owner').isDisabled()).toBe(true);
  await select(page, 'Mia One').check();
  await select(page, 'Max Two').check();
  await bar(page).getByText('2 selected').waitFor();
  for (const width of [1280, 390]) {
    await setWidth(page, width);
    await checkScreen(page, 'members-selected');
  }
  await setWidth(page, 1280);

  await bar(page).getByRole('button', { name: 'Change role' }).click();
  await dialog(page).getByText('Mia One').waitFor();
  await dialog(page).getByLabel('Role').selectOption('Admin');
  await dialog(page).getByRole('button', { name: 'Change role' }).click();
  await page.getByText('Role of 2 members changed').waitFor();
  await bar(page).waitFor({ state: 'detached' });
  const admins = { 'Anna Admin': 'admin', 'Mia One': 'admin', 'Max Two': 'admin' };
  expect(await rolesOf()).toEqual({ 'Olga Owner': 'owner', 'Mei Three': 'member', ...admins });

  await page.getByRole('checkbox', { name: 'Select all members on this page' }).check();
  await bar(page).getByText('4 selected').waitFor();
  await select(page, 'Mei Three').uncheck();
  await bar(page).getByRole('button', { name: 'Remove' }).click();
  await dialog(page).getByText('They will lose access to Acme immediately.').waitFor();
  await dialog(page).getByRole('button', { name: 'Remove 3 members' }).click();
  await page.getByText('3 members removed').waitFor();
  await page.getByText('2 members', { exact: true }).waitFor();
  expect(await rolesOf()).toEqual({ 'Olga Owner': 'owner', 'Mei Three': 'member' });
  expect(problems).toEqual([]);
});

test('a member whose removal fails is listed with the reason, and stays selected', async () => {
  await using opened = await openMembers('owner');
  const { page, owner, organization, two } = opened;
  await select(page, 'Mia One').check();
  await select(page, 'Max Two').check();
  const { memberId: memberIdOrEmail } = two;
  await owner.post('/organization/remove-member', { memberIdOrEmail, organizationId: organization.id });
  await bar(page).getByRole('button', { name: 'Remove' }).click();
  await dialog(page).getByRole('button', { name: 'Remove 2 members' }).click();
  // The first dialog is still fading out.
  const failures = page.getByRole('dialog', { name: '1 member not changed' });
  await failures.getByText('1 member changed.').waitFor();
  await failures.getByText('Max Two').waitFor();
  await failures.getByRole('button', { name: 'Close' }).last().click();
  await bar(page).getByText('1 selected').waitFor();
});

test('an admin selects no owner, and a member selects no members', async () => {
  await using opened = await openMembers('admin');
  expect(await select(opened.page, 'Olga Owner').isDisabled()).toBe(true);
  expect(await select(opened.page, 'Anna Admin').isDisabled()).toBe(true);
  await select(opened.page, 'Mia One').check();
  await bar(opened.page).getByRole('button', { name: 'Change role' }).click();
  const roles = await dialog(opened.page).getByLabel('Role').locator('option').allTextContents();
  expect(roles).toEqual(['Member', 'Admin']);

  await using other = await openMembers('member');
  expect(await other.page.getByRole('checkbox').count()).toBe(0);
  expect(await button(other.page, 'Change role').count()).toBe(0);
});
