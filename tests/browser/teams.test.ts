import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { button, dialog, signInByRequest, screen, setUpSite, inputModes } from '#tests/support/browser-flow.ts';

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

    await input.press(button(page, 'Add member to Compilers'));
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
    await input.press(button(page, 'Add member to Compilers'));
    await input.fill(dialog(page).getByRole('combobox'), 'ada-');
    await page.getByText('No members found').waitFor();
    await page.keyboard.press('Escape');
    await input.press(dialog(page).getByRole('button', { name: 'Close' }));

    await input.press(page.getByRole('link', { name: 'Compilers' }));
    await screen(page, 'Members');
    await page.getByRole('row', { name: 'Grace Hopper' }).waitFor({ state: 'hidden' });
    await changeTeam('Engines');
    await page.getByText('No members in this team yet').waitFor();

    await page.goto(`/organizations/${slug}/teams`);
    await team(page, 'Compilers').getByText('0 members').waitFor();
    await team(page, 'Engines').getByText('1 member ').waitFor();

    await input.press(page.getByRole('link', { name: 'Engines' }));
    await screen(page, 'Members');
    await changeTeam('No team');
    await page.getByText('No members in this team yet').waitFor();
    const answer = await page.request.get(`/api/auth/organization/list-members?organizationId=${id}`);
    const { members } = (await answer.json()) as { members: { userId: string; teamId: string | null }[] };
    expect(members.find(({ userId }) => userId === ids[1])?.teamId).toBeNull();
    expect(opened.problems).toEqual([]);

    async function changeTeam(to: string): Promise<void> {
      await input.press(button(page, 'Actions for Ada Lovelace'));
      await input.press(page.getByRole('menuitem', { name: 'Change team' }));
      if (variant.mode === 'mouse') {
        await dialog(page).getByRole('combobox').click();
        await page.getByRole('option', { name: to }).click();
      } else {
        await dialog(page).locator('[role=combobox]:focus').waitFor();
        await page.keyboard.press('ArrowDown');
        const option = page.getByRole('option', { name: to });
        await option.waitFor();
        while ((await option.getAttribute('data-combobox-selected')) === null) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      }
      await input.press(dialog(page).getByRole('button', { name: 'Save team' }));
      await page.getByText(to === 'No team' ? 'removed from the team' : 'added to the team').waitFor();
    }
  },
);

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
