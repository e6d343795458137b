import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { checkScreen } from '#tests/support/browser/accessibility.ts';
import { button, dialog, inputModes, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite({ organization: { dynamicAccessControl: { enabled: true } } });

const choose = (page: Page, name: string) => page.getByRole('menuitem', { name });
const permission = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByLabel(name, { exact: true });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Roles' }).getByRole('link', { name: new RegExp(`^${name} `) });
/** Whether each role has a permission, by the row of the table. */
async function allowed(page: Page, row: string): Promise<string[]> {
  const cells = page.getByRole('row', { name: new RegExp(`^${row} `) }).getByRole('cell');
  return cells.allTextContents();
}

test.for(inputModes('keyboard'))(
  'an admin creates, edits, assigns and deletes a role: by $mode, $width pixels',
  { timeout: 120_000 },
  async (variant) => {
    const [grace, ada, jean] = await Promise.all(
      ['Grace Hopper', 'Ada Lovelace', 'Jean Bartik'].map((name) =>
        site.createUser(name, `${name.split(' ')[0]!.toLowerCase()}-${variant.mode}@example.com`),
      ),
    );
    const slug = `roles-${variant.mode}`;
    const { id } = await site.gatehouse.call('organization.create', { name: 'Navy', slug, userId: grace! });
    await site.gatehouse.call('organization.addMember', { organizationId: id, userId: ada!, role: 'admin' });
    await site.gatehouse.call('organization.addMember', { organizationId: id, userId: jean!, role: 'member' });
    await using opened = await site.open(variant);
    const { page, input } = opened;
    await signInByRequest(page, `ada-${variant.mode}@example.com`);

    await page.goto(`/organizations/${slug}/roles`);
    await input.press(page.getByRole('link', { name: 'New role' }));
    await screen(page, 'New role');
    // Admins cannot grant what they lack.
    expect(await permission(page, 'Organization', 'Delete').isDisabled()).toBe(true);
    await page.getByText('You don’t have it.').first().waitFor();
    // What every role includes is checked, with its reason.
    expect(await permission(page, 'Roles', 'Read').isChecked()).toBe(true);
    await page.getByText('Every role has it.').waitFor();
    await input.fill(page.getByLabel('Name'), 'Admin');
    await input.press(permission(page, 'Invitations', 'Invite'));
    await input.press(button(page, 'Create role'));
    await page.getByText('A role with this name already exists').waitFor();
    await input.fill(page.getByLabel('Name'), 'Recruiter');
    await input.press(button(page, 'Create role'));
    await page.getByRole('region', { name: 'Recruiter' }).waitFor();
    expect(await permission(page, 'Invitations', 'Invite').isChecked()).toBe(true);
    await input.press(button(page, 'Compare'));
    await page.getByRole('columnheader', { name: 'Recruiter' }).waitFor();
    expect(await allowed(page, 'Invite')).toEqual(['Allowed', 'Allowed', 'Allowed', 'Not allowed']);

    await page.goto(`/organizations/${slug}/members`);
    await input.press(button(page, 'Actions for Jean Bartik'));
    await input.press(choose(page, 'Change roles'));
    await dialog(page).getByText('Invitations: invite').waitFor();
    await input.press(dialog(page).getByLabel('Recruiter'));
    await input.press(dialog(page).getByRole('button', { name: 'Save roles' }));
    await page.getByText('Roles updated').waitFor();

    await page.goto(`/organizations/${slug}/roles`);
    await input.press(entry(page, 'Recruiter'));
    await input.fill(page.getByLabel('Name'), 'scout');
    await input.press(permission(page, 'Invitations', 'Revoke'));
    await input.press(button(page, 'Save role'));
    await page.getByText('Role updated').waitFor();
    await page.getByRole('region', { name: 'Scout' }).waitFor();
    expect(await permission(page, 'Invitations', 'Revoke').isChecked()).toBe(true);

    await input.press(button(page, 'Actions for Scout'));
    await input.press(choose(page, 'Delete role'));
    await input.press(dialog(page).getByRole('button', { name: 'Delete role' }));
    await page.getByText(/^Members or pending invitations have this role/).waitFor();
    const { members } = (await (
      await page.request.get(`/api/auth/organization/list-members?organizationId=${id}`)
    ).json()) as {
      members: { id: string; userId: string; role: string }[];
    };
    const member = members.find(({ userId }) => userId === jean)!;
    expect(member.role).toBe('member,scout');
    await page.request.post('/api/auth/organization/update-member-role', {
      data: { organizationId: id, memberId: member.id, role: 'member' },
    });
    await input.press(dialog(page).getByRole('button', { name: 'Delete role' }));
    await page.getByText('Role deleted').waitFor();
    await entry(page, 'Scout').waitFor({ state: 'detached' });
  },
);

test(
  'a member with a custom role gets its actions, and sees but does not change roles',
  { timeout: 120_000 },
  async () => {
    const [grace, jean] = await Promise.all([
      site.createUser('Grace Hopper', 'grace-sees@example.com'),
      site.createUser('Jean Bartik', 'jean-sees@example.com'),
    ]);
    const { id } = await site.gatehouse.call('organization.create', { name: 'Navy', slug: 'sees', userId: grace! });
    await using opened = await site.open({ mode: 'mouse', width: 1280 });
    const { page } = opened;
    await signInByRequest(page, 'grace-sees@example.com');
    const created = await page.request.post('/api/auth/organization/create-role', {
      data: { organizationId: id, role: 'recruiter', permission: { invitation: ['create'] } },
    });
    expect(created.status()).toBe(200);
    await site.gatehouse.call('organization.addMember', { organizationId: id, userId: jean!, role: 'recruiter' });
    await page.request.post('/api/auth/sign-out');
    await signInByRequest(page, 'jean-sees@example.com');

    await page.goto('/organizations/sees/roles');
    await entry(page, 'Recruiter').click();
    await page.getByRole('region', { name: 'Recruiter' }).getByText('Invite (Allowed)').waitFor();
    expect(await page.getByRole('link', { name: 'New role' }).count()).toBe(0);
    expect(await button(page, 'Save role').count()).toBe(0);
    expect(await button(page, 'Actions for Recruiter').count()).toBe(0);
    await page.getByRole('link', { name: 'Invitations' }).click();
    await button(page, 'Invite member').waitFor();
  },
);

test('on a phone, a role shows below the list, and a new role begins with a preset', async () => {
  const grace = await site.createUser('Grace Hopper', 'grace-phone@example.com');
  await site.gatehouse.call('organization.create', { name: 'Navy', slug: 'phone', userId: grace });
  await using opened = await site.open({ width: 390 });
  const { page } = opened;
  await signInByRequest(page, 'grace-phone@example.com');
  await page.goto('/organizations/phone/roles');
  await page.getByRole('region', { name: 'Owner' }).getByText('Invite (Allowed)').waitFor();
  await entry(page, 'Member').click();
  await page.getByRole('region', { name: 'Member' }).getByText('Invite (Not allowed)').waitFor();
  await checkScreen(page, 'roles-phone');

  await page.setViewportSize({ width: 1280, height: 600 });
  await page.getByRole('link', { name: 'New role' }).click();
  const checked = page.getByRole('checkbox', { checked: true });
  await button(page, 'All').click();
  expect(await checked.count()).toBeGreaterThan(10);
  await button(page, 'None').click();
  expect(await checked.count()).toBe(1);
  await checkScreen(page, 'new-role');
  // The buttons stay on the screen beside a long form.
  const { y, height } = (await button(page, 'Create role').boundingBox())!;
  expect(y + height).toBeLessThan(600);
});
