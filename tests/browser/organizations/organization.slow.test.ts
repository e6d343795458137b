import { expect, test } from 'vitest';

import { PASSWORD } from '#tests/support/person.ts';
import {
  button,
  dialog,
  screen,
  signIn,
  signInByRequest,
  setUpSite,
  inputModes,
} from '#tests/support/browser/browser-flow.ts';

const site = setUpSite({ organization: { teams: { enabled: true } } });

/** The link of the newest email to an address. */
async function mailedLink(email: string): Promise<string> {
  await site.gatehouse.idle();
  const answer = await site.gatehouse.app.inject({ url: '/dev/mailbox.json', query: { to: email } });
  const [newest] = answer.json<{ name: string; url: string }[]>();
  expect(newest?.name).toBe('sendInvitationEmail');
  return newest!.url;
}

test.for(inputModes('mouse'))(
  'an owner creates an organization, and a member joins by the mailed link and leaves: by $mode, $width pixels',
  { timeout: 120_000 },
  async (variant) => {
    const founder = `founder-${variant.mode}@example.com`;
    const joiner = `joiner-${variant.mode}@example.com`;
    await site.createUser('Grace Hopper', founder);
    await using first = await site.open(variant);
    await using second = await site.open(variant);
    const [one, other] = [first.page, second.page];

    await one.goto('/organizations');
    await signIn(first, founder);
    await screen(one, 'Organizations');
    await one.getByText('No organizations yet').waitFor();
    await first.input.press(one.getByRole('link', { name: 'New organization' }));
    await screen(one, 'New organization');
    const name = `Überland Works ${variant.width}`;
    await first.input.fill(one.getByLabel('Name'), name);
    const slug = `uberland-works-${variant.width}`;
    expect(await one.getByLabel('URL').inputValue()).toBe(slug);
    await one.getByText('Available').waitFor();
    await first.input.press(button(one, 'Create organization'));
    await screen(one, 'Members');
    expect(new URL(one.url()).pathname).toBe(`/organizations/${slug}/members`);

    // Inviting people is the next step, which can be skipped and does not come back.
    await first.input.press(dialog(one).getByRole('button', { name: 'Cancel' }));
    await one.reload();
    await first.input.press(button(one, 'Invite member'));
    await first.input.fill(dialog(one).getByLabel('Email'), joiner);
    await first.input.press(dialog(one).getByRole('button', { name: 'Send invitation' }));
    await one.getByText(`Invitation sent to ${joiner}`).waitFor();
    await one.goto(`/organizations/${slug}/invitations`);
    await first.input.press(button(one, `Actions for the invitation to ${joiner}`));
    await first.input.press(one.getByRole('menuitem', { name: 'Resend invitation' }));
    await one.getByText(`Invitation resent to ${joiner}`).waitFor();

    await other.goto(await mailedLink(joiner));
    await screen(other, `Join ${name}`);
    await second.input.press(other.getByRole('link', { name: 'Create an account' }));
    await screen(other, 'Create your Gatehouse account');
    expect(await other.getByLabel('Email').inputValue()).toBe(joiner);
    await second.input.fill(other.getByLabel('Name'), 'Ada Lovelace');
    await second.input.fill(other.getByLabel('Password', { exact: true }), PASSWORD);
    await second.input.press(button(other, 'Create account'));
    await second.input.press(button(other, `Join ${name}`));
    await screen(other, 'Members');
    await other.getByRole('row', { name: 'Ada Lovelace' }).waitFor();
    expect(await button(other, 'Invite member').count()).toBe(0);
    expect(await other.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);

    await one.goto(`/organizations/${slug}/members`);
    await first.input.press(button(one, 'Actions for Ada Lovelace'));
    await first.input.press(one.getByRole('menuitem', { name: 'Change roles' }));
    await first.input.press(dialog(one).getByRole('checkbox', { name: 'Admin' }));
    // One built-in role replaces another.
    expect(await dialog(one).getByRole('checkbox', { name: 'Member' }).isChecked()).toBe(false);
    await first.input.press(dialog(one).getByRole('button', { name: 'Save roles' }));
    await one.getByText('Roles updated').waitFor();

    await other.reload();
    await button(other, 'Invite member').waitFor();
    await second.input.press(button(other, 'Actions for Grace Hopper'));
    await other.getByRole('menuitem').first().waitFor();
    expect(await other.getByRole('menuitem').allTextContents()).toEqual(['Change teams']);
    // On the menu, which gets the focus only after its items are visible.
    await other.getByRole('menu').press('Escape');
    await second.input.press(button(other, 'Invite member'));
    await dialog(other).getByRole('checkbox', { name: 'Admin' }).waitFor();
    expect(await dialog(other).getByRole('checkbox', { name: 'Owner' }).count()).toBe(0);
    await second.input.press(button(other, 'Close'));

    await one.goto(`/organizations/${slug}/teams`);
    await first.input.press(button(one, 'New team'));
    await first.input.fill(dialog(one).getByLabel('Name'), 'Design');
    await first.input.press(dialog(one).getByRole('button', { name: 'Create team' }));
    await one.getByText('Team created').waitFor();

    await one.goto(`/organizations/${slug}/settings`);
    await one.getByText('You’re the only owner').waitFor();
    const chooseOwner = one.getByRole('link', { name: 'Choose a new owner' });
    expect(await chooseOwner.getAttribute('href')).toBe(`/organizations/${slug}/members`);
    await first.input.press(button(one, 'Add row'));
    await first.input.fill(one.getByLabel('Key 1'), 'plan');
    await first.input.fill(one.getByLabel('Value 1'), 'gold');
    await first.input.press(button(one, 'Save settings'));
    await one.getByText('Settings saved').waitFor();

    await other.goto(`/organizations/${slug}/settings`);
    await second.input.press(button(other, 'Leave organization'));
    await second.input.press(dialog(other).getByRole('button', { name: 'Leave organization' }));
    await screen(other, 'Organizations');
    await other.getByText('No organizations yet').waitFor();

    await one.reload();
    await one.getByText('You’re the only owner').waitFor();
    expect(await one.getByLabel('Value 1').inputValue()).toBe('gold');
    await first.input.press(button(one, 'Delete organization'));
    expect(await dialog(one).getByRole('button', { name: 'Delete organization' }).isDisabled()).toBe(true);
    await first.input.fill(dialog(one).getByRole('textbox'), slug);
    await first.input.press(dialog(one).getByRole('button', { name: 'Delete organization' }));
    await screen(one, 'Organizations');
    await one.getByText('No organizations yet').waitFor();
    expect([...first.problems, ...second.problems]).toEqual([]);
  },
);

test('an owner sees the history of the organization, and a member does not', async () => {
  const userId = await site.createUser('Olga Owner', 'owner@example.com');
  const memberId = await site.createUser('Mia Member', 'member@example.com');
  const { id } = await site.gatehouse.call('organization.create', { name: 'Annals', slug: 'annals', userId });
  await site.gatehouse.call('organization.addMember', { organizationId: id, userId: memberId, role: 'member' });

  await using owner = await site.open();
  await owner.page.goto('/organizations/annals/history');
  await signIn(owner, 'owner@example.com');
  await screen(owner.page, 'History');
  await owner.page.getByRole('cell', { name: 'Olga Owner created the organization', exact: true }).waitFor();
  await owner.page.getByRole('cell', { name: /^(?!Details).*added Mia Member/ }).waitFor();

  await using member = await site.open();
  await member.page.goto('/organizations/annals/history');
  await signIn(member, 'member@example.com');
  await member.page.getByText('You don’t have permission to view the history.').waitFor();
  expect(await member.page.getByRole('link', { name: 'History' }).count()).toBe(0);
});

test('an owner changes a role in its row, and sees what happened to a member', async () => {
  const userId = await site.createUser('Rhea Rows', 'rows@example.com');
  const memberId = await site.createUser('Mo Moved', 'moved@example.com');
  const { id } = await site.gatehouse.call('organization.create', { name: 'Rows', slug: 'rows', userId });
  await site.gatehouse.call('organization.addMember', { organizationId: id, userId: memberId, role: 'member' });
  await using opened = await site.open();
  const { page, problems } = opened;
  await signInByRequest(page, 'rows@example.com');
  await page.goto('/organizations/rows/members');
  await page.getByLabel('Role: Mo Moved').filter({ visible: true }).selectOption('Admin');
  await page.getByText('Roles updated').waitFor();
  // The own role changes in the dialog alone, which warns.
  expect(await page.getByLabel('Role: Rhea Rows').count()).toBe(0);
  await page.getByRole('button', { name: /Mo Moved moved@/ }).click();
  await dialog(page).getByText('Rhea Rows changed', { exact: false }).waitFor();
  await dialog(page).getByText('Admin', { exact: true }).first().waitFor();
  expect(problems).toEqual([]);
});

test('the list of organizations has the role of the user and the number of members', async () => {
  const userId = await site.createUser('Liv Listed', 'listed@example.com');
  const memberId = await site.createUser('Lou Listed', 'lou@example.com');
  const { id } = await site.gatehouse.call('organization.create', { name: 'Listed', slug: 'listed', userId });
  await site.gatehouse.call('organization.addMember', { organizationId: id, userId: memberId, role: 'member' });
  await using opened = await site.open();
  await signInByRequest(opened.page, 'lou@example.com');
  await opened.page.goto('/organizations');
  const row = opened.page.getByRole('link', { name: /Listed listed/ });
  await row.getByText('Member', { exact: true }).waitFor();
  await row.getByText('2 members', { exact: true }).waitFor();
});

test('a typed URL of an organization is normalized, and a free one is offered for a taken one', async () => {
  const userId = await site.createUser('Slugs', 'slugs@example.com');
  for (const slug of ['engines', 'engines-2'])
    await site.gatehouse.call('organization.create', { name: slug, slug, userId });
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, 'slugs@example.com');
  await page.goto('/new-organization');
  const url = page.getByLabel('URL');
  await url.pressSequentially('Bad Slüg!!');
  expect(await url.inputValue()).toBe('bad-slug');
  await page.getByText('Use letters (a–z), digits').waitFor();
  await url.pressSequentially(' ');
  await page.getByLabel('Name').focus();
  expect(await url.inputValue()).toBe('bad-slug');
  await page.getByText('Available').waitFor();

  await page.getByLabel('Name').pressSequentially('x'.repeat(110));
  expect((await page.getByLabel('Name').inputValue()).length).toBe(100);
  await page.getByLabel('Name').fill('Engines');
  await url.fill('Engines');
  await page.getByText('This URL is already taken').waitFor();
  await button(page, 'Use engines-3').click();
  await page.getByText('Available').waitFor();
  await button(page, 'Create organization').click();
  await page.getByRole('dialog', { name: 'Invite to Engines' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/organizations/engines-3/members');
});
