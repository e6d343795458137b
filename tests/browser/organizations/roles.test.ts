import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { checkScreen } from '#tests/support/browser/accessibility.ts';
import { button, dialog, signInByRequest, setUpSite, inputModes } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite({ organization: { dynamicAccessControl: { enabled: true } } });

const choose = (page: Page, name: string) => page.getByRole('menuitem', { name });
const permission = (page: Page, group: string, name: string) =>
  dialog(page).getByRole('group', { name: group }).getByLabel(name, { exact: true });
/** The column of a role: whether each permission is allowed, by the row of the matrix. */
async function allowed(page: Page, row: string): Promise<string[]> {
  const cells = page.getByRole('row', { name: new RegExp(`^${row} `) }).getByRole('cell');
  return cells.allTextContents();
}

// A phone shows one role at a time (below).
test.for(inputModes('keyboard').map((variant) => ({ ...variant, width: 1280 })))(
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
    await input.press(button(page, 'New role'));
    // Admins cannot grant what they lack.
    expect(await permission(page, 'Organization', 'Delete').isDisabled()).toBe(true);
    await input.fill(dialog(page).getByLabel('Name'), 'Admin');
    await input.press(permission(page, 'Invitations', 'Invite'));
    await input.press(dialog(page).getByRole('button', { name: 'Create role' }));
    await page.getByText('A role with this name already exists').waitFor();
    await input.fill(dialog(page).getByLabel('Name'), 'Recruiter');
    await input.press(dialog(page).getByRole('button', { name: 'Create role' }));
    await page.getByRole('columnheader', { name: 'Recruiter' }).waitFor();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await allowed(page, 'Invite')).toEqual(['Allowed', 'Allowed', 'Allowed', 'Not allowed']);

    await page.goto(`/organizations/${slug}/members`);
    await input.press(button(page, 'Actions for Jean Bartik'));
    await input.press(choose(page, 'Change roles'));
    await dialog(page).getByText('Invitations: invite').waitFor();
    await input.press(dialog(page).getByLabel('Recruiter'));
    await input.press(dialog(page).getByRole('button', { name: 'Save roles' }));
    await page.getByText('Roles updated').waitFor();

    await page.goto(`/organizations/${slug}/roles`);
    await input.press(button(page, 'Actions for Recruiter'));
    await input.press(choose(page, 'Edit role'));
    await input.fill(dialog(page).getByLabel('Name'), 'scout');
    await input.press(permission(page, 'Invitations', 'Revoke'));
    await input.press(dialog(page).getByRole('button', { name: 'Save role' }));
    await page.getByText('Role updated').waitFor();
    await page.getByRole('columnheader', { name: 'Scout' }).waitFor();
    expect(await allowed(page, 'Revoke')).toEqual(['Allowed', 'Allowed', 'Allowed', 'Not allowed']);

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
    await page.getByRole('columnheader', { name: 'Scout' }).waitFor({ state: 'detached' });
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
    await page.getByRole('columnheader', { name: 'Recruiter' }).waitFor();
    expect(await button(page, 'New role').count()).toBe(0);
    expect(await button(page, 'Actions for Recruiter').count()).toBe(0);
    await page.getByRole('link', { name: 'Invitations' }).click();
    await button(page, 'Invite member').waitFor();
  },
);

test('on a phone, the permissions of one role show at a time, and a new role begins with a preset', async () => {
  const grace = await site.createUser('Grace Hopper', 'grace-phone@example.com');
  await site.gatehouse.call('organization.create', { name: 'Navy', slug: 'phone', userId: grace });
  await using opened = await site.open({ width: 390 });
  const { page } = opened;
  await signInByRequest(page, 'grace-phone@example.com');
  await page.goto('/organizations/phone/roles');
  const role = page.getByRole('combobox', { name: 'Role' });
  expect(await role.inputValue()).toBe('Owner');
  expect(await allowed(page, 'Invite')).toEqual(['Allowed']);
  await role.click();
  await page.getByRole('option', { name: 'Member' }).click();
  expect(await allowed(page, 'Invite')).toEqual(['Not allowed']);
  await checkScreen(page, 'roles-phone');

  await page.setViewportSize({ width: 1280, height: 600 });
  await button(page, 'New role').click();
  const boxes = dialog(page).getByRole('checkbox', { checked: true });
  await button(page, 'All').click();
  expect(await boxes.count()).toBeGreaterThan(10);
  await button(page, 'None').click();
  expect(await boxes.count()).toBe(1);
  await checkScreen(page, 'new-role');
  // The buttons stay on the screen beside a long form.
  const { y, height } = (await dialog(page).getByRole('button', { name: 'Create role' }).boundingBox())!;
  expect(y + height).toBeLessThan(600);
});
