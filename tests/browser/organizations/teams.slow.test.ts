import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { button, dialog, signInByRequest, screen, setUpSite, inputModes } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite({ organization: { teams: { enabled: true } } });

const team = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test.for(inputModes('keyboard'))(
  'an owner creates teams and adds, moves and removes a member: by $mode, $width pixels',
  { timeout: 120_000 },
  async (variant) => {
    const ids = await Promise.all(
      ['Grace Hopper', 'Ada Lovelace', 'Jean Bartik'].map((name) =>
        site.createUser(name, `${name.split(' ')[0]!.toLowerCase()}-${variant.mode}@example.com`),
      ),
    );
    const slug = `teams-${variant.mode}`;
    const { id } = await site.gatehouse.call('organization.create', { name: 'Navy', slug, userId: ids[0]! });
    for (const userId of ids.slice(1)) {
      await site.gatehouse.call('organization.addMember', { organizationId: id, userId, role: 'member' });
    }
    await using opened = await site.open(variant);
    const { page, input } = opened;
    await signInByRequest(page, `grace-${variant.mode}@example.com`);

    await page.goto(`/organizations/${slug}/teams`);
    for (const name of ['Compilers', 'Engines']) {
      await input.press(button(page, 'New team'));
      await input.fill(dialog(page).getByLabel('Name'), name);
      await input.press(dialog(page).getByRole('button', { name: 'Create team' }));
      await team(page, name).getByText('0 members').waitFor();
      await dialog(page).waitFor({ state: 'hidden' });
    }

    await input.press(button(page, 'Actions for Compilers'));
    await input.press(page.getByRole('menuitem', { name: 'Add member' }));
    await input.fill(dialog(page).getByRole('combobox'), 'ada-');
    await page.getByRole('option', { name: 'Grace Hopper' }).waitFor({ state: 'hidden' });
    const ada = page.getByRole('option', { name: 'Ada Lovelace' });
    if (variant.mode === 'mouse') await ada.click();
    else {
      await ada.waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await input.press(dialog(page).getByRole('button', { name: 'Add member' }));
    await page.getByText('Member added to Compilers').waitFor();
    await team(page, 'Compilers').getByText('1 member ').waitFor();

    await dialog(page).waitFor({ state: 'hidden' });
    // Members of the team are not offered again.
    await input.press(button(page, 'Actions for Compilers'));
    await input.press(page.getByRole('menuitem', { name: 'Add member' }));
    await input.fill(dialog(page).getByRole('combobox'), 'ada-');
    await page.getByText('No members found').waitFor();
    await page.keyboard.press('Escape');
    await input.press(dialog(page).getByRole('button', { name: 'Close' }));

    await input.press(page.getByRole('link', { name: 'Compilers' }));
    await screen(page, 'Compilers');
    await page.getByRole('row', { name: 'Grace Hopper' }).waitFor({ state: 'hidden' });
    await input.press(button(page, 'Actions for Ada Lovelace'));
    await input.press(page.getByRole('menuitem', { name: 'Move to another team' }));
    await select('Engines');
    await input.press(dialog(page).getByRole('button', { name: 'Move member' }));
    await page.getByText('Ada Lovelace moved to Engines').waitFor();
    await page.getByText('No members in this team yet').waitFor();

    await input.press(page.getByRole('link', { name: 'All teams' }));
    await team(page, 'Compilers').getByText('0 members').waitFor();
    await team(page, 'Engines').getByText('1 member ').waitFor();

    await page.goto(`/organizations/${slug}/members`);
    await input.press(button(page, 'Actions for Ada Lovelace'));
    await input.press(page.getByRole('menuitem', { name: 'Change teams' }));
    await select('Compilers');
    await page.keyboard.press('Escape');
    await input.press(dialog(page).getByRole('button', { name: 'Save teams' }));
    await page.getByText('Teams updated').waitFor();
    for (const name of ['Compilers', 'Engines']) {
      await page.getByRole('row', { name: 'Ada Lovelace' }).getByText(name).filter({ visible: true }).waitFor();
    }

    await page.goto(`/organizations/${slug}/teams`);
    await input.press(page.getByRole('link', { name: 'Engines' }));
    await screen(page, 'Engines');
    await input.press(button(page, 'Actions for Ada Lovelace'));
    await input.press(page.getByRole('menuitem', { name: 'Remove from team' }));
    await input.press(dialog(page).getByRole('button', { name: 'Remove from team' }));
    await page.getByText('Ada Lovelace removed from Engines').waitFor();
    await page.getByText('No members in this team yet').waitFor();
    const answer = await page.request.get(`/api/auth/organization/list-members?organizationId=${id}`);
    const { members } = (await answer.json()) as { members: { userId: string; teamIds: string[] }[] };
    expect(members.find(({ userId }) => userId === ids[1])?.teamIds).toHaveLength(1);
    expect(opened.problems).toEqual([]);

    async function select(name: string): Promise<void> {
      const option = page.getByRole('option', { name });
      if (variant.mode === 'mouse') {
        await dialog(page).getByRole('combobox').click();
        await option.click();
        return;
      }
      await dialog(page).locator('[role=combobox]:focus').waitFor();
      await page.keyboard.press('ArrowDown');
      await option.waitFor();
      while ((await option.getAttribute('data-combobox-selected')) === null) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
  },
);

test('an invitation adds the user to several teams', async () => {
  const owner = await site.createUser('Ina Inviter', 'ina@example.com');
  const { id } = await site.gatehouse.call('organization.create', {
    name: 'Inviting',
    slug: 'inviting',
    userId: owner,
  });
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, 'ina@example.com');
  const data = { organizationId: id, name: 'Research' };
  await page.request.post('/api/auth/organization/create-team', { data });

  await page.goto('/organizations/inviting/members');
  await button(page, 'Invite member').click();
  await dialog(page).getByLabel('Email').fill('new@example.com');
  for (const name of ['Inviting', 'Research']) {
    await dialog(page).getByRole('combobox', { name: 'Teams' }).click();
    await page.getByRole('option', { name }).click();
  }
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('Invitation sent to new@example.com').waitFor();
  const answer = await page.request.get(`/api/auth/organization/list-invitations?organizationId=${id}`);
  expect(await answer.json()).toMatchObject([{ teamIds: [expect.any(String), expect.any(String)] }]);
});

test('a member without permissions sees the sizes of teams and no actions', async () => {
  const owner = await site.createUser('Olga Owner', 'olga@example.com');
  const member = await site.createUser('Mia Member', 'mia@example.com');
  const { id } = await site.gatehouse.call('organization.create', { name: 'Quiet', slug: 'quiet', userId: owner });
  await site.gatehouse.call('organization.addMember', { organizationId: id, userId: member, role: 'member' });

  await using asOwner = await site.open();
  await signInByRequest(asOwner.page, 'olga@example.com');
  const data = { organizationId: id, name: 'Research' };
  await asOwner.page.request.post('/api/auth/organization/create-team', { data });

  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, 'mia@example.com');
  await page.goto('/organizations/quiet/teams');
  await team(page, 'Research').getByText('0 members').waitFor();
  expect(await page.getByRole('listitem').getByRole('button').count()).toBe(0);
});
