import { expect, test } from 'vitest';

import { PASSWORD } from '#tests/support/person.ts';
import { setWidth, checkScreen } from '#tests/support/browser/accessibility.ts';
import { button, dialog, signInByRequest, screen, setUpSite } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite();

async function invite(slug: string, email: string): Promise<string> {
  const owner = `owner-of-${slug}@example.com`;
  const userId = await site.createUser('Grace Hopper', owner);
  const { id: organizationId } = await site.gatehouse.call('organization.create', { name: 'Navy', slug, userId });
  await using opened = await site.open();
  await signInByRequest(opened.page, owner);
  const answer = await opened.page.request.post('/api/auth/organization/invite-member', {
    data: { organizationId, email, role: 'member' },
  });
  return ((await answer.json()) as { id: string }).id;
}

test('an invitation link without a token explains the next step, discloses nothing and leads to the invitation', async () => {
  const id = await invite('copied', 'invited@example.com');
  await using opened = await site.open();
  const { page, input } = opened;
  await page.goto(`/invitation/${id}`);
  await screen(page, 'You’re invited');
  expect(await page.title()).toBe('You’re invited · Gatehouse');
  await page.getByText('Open the link in the invitation email').waitFor();
  expect(await page.content()).not.toMatch(/Navy|\bGrace\b|invited@example\.com/);
  for (const width of [390, 1280]) {
    await setWidth(page, width);
    await checkScreen(page, 'invitation-copied');
  }

  await input.press(page.getByRole('link', { name: 'Create an account' }));
  await screen(page, 'Create your Gatehouse account');
  expect(await page.getByLabel('Email').inputValue()).toBe('');
  await input.fill(page.getByLabel('Name'), 'Ada Lovelace');
  await input.fill(page.getByLabel('Email'), 'invited@example.com');
  await input.fill(page.getByLabel('Password', { exact: true }), PASSWORD);
  await input.press(button(page, 'Create account'));
  await screen(page, 'Join Navy');
  expect(opened.problems).toEqual([]);
});

test('an accepted invitation leads the member to the organization', async () => {
  await site.createUser('Mia Member', 'mia@example.com');
  const id = await invite('accepted', 'mia@example.com');
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, 'mia@example.com');
  const accepted = await page.request.post('/api/auth/organization/accept-invitation', { data: { invitationId: id } });
  expect(accepted.status()).toBe(200);

  await page.goto(`/invitation/${id}`);
  await screen(page, 'Members');
  expect(new URL(page.url()).pathname).toBe('/organizations/accepted/members');
});

test('a declined invitation is replaced by the confirmation', async () => {
  await site.createUser('Dora Decliner', 'dora@example.com');
  const id = await invite('declined', 'dora@example.com');
  await using opened = await site.open();
  const { page, input } = opened;
  await signInByRequest(page, 'dora@example.com');
  await page.goto(`/invitation/${id}`);
  await input.press(button(page, 'Decline invitation'));
  await input.press(dialog(page).getByRole('button', { name: 'Decline invitation' }));
  await screen(page, 'Invitation declined');
  expect(await page.getByRole('heading').count()).toBe(1);
  expect(await page.title()).toBe('Invitation declined · Gatehouse');
  expect(opened.problems).toEqual([]);
});
