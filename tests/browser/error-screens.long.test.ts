import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { button, signInByRequest, screen, setUpSite } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite();

async function openAs(email: string, path: string) {
  const opened = await site.open();
  await signInByRequest(opened.page, email);
  await opened.page.goto(path);
  return opened;
}

test.for([
  '/admin/users',
  '/admin/users/new',
  '/admin/users/unknown',
  '/admin/organizations',
  '/admin/organizations/unknown',
  '/admin/audit',
])('%s shows a user without permission an error with a link home and without a retry', async (path) => {
  const email = `plain${path.replaceAll('/', '-')}@example.com`;
  await site.createUser('Plain', email);
  await using opened = await openAs(email, path);
  const { page } = opened;

  await screen(page, 'No permission');
  expect(await page.title()).toBe('No permission · Gatehouse');
  expect(await button(page, 'Try again').count()).toBe(0);
  expect(await page.getByRole('searchbox').count()).toBe(0);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await screen(page, 'Profile');
});

test('the page of an unknown user has a heading and a title that say so', async () => {
  await assignRole(site.gatehouse, await site.createUser('Root', 'root@example.com'), 'admin');
  await using opened = await openAs('root@example.com', '/admin/users/00000000-0000-7000-8000-000000000000');
  const { page } = opened;

  await screen(page, 'User not found');
  expect(await page.title()).toBe('User not found · Gatehouse');
  expect(await button(page, 'Try again').count()).toBe(0);
  await page.getByRole('link', { name: 'Go to all users' }).click();
  await screen(page, 'Users');
});

test('the page of an unknown organization leads to all organizations', async () => {
  await assignRole(site.gatehouse, await site.createUser('Chief', 'chief@example.com'), 'admin');
  await using opened = await openAs('chief@example.com', '/admin/organizations/unknown');
  const { page } = opened;

  await screen(page, 'Organization not found');
  await page.getByRole('link', { name: 'Go to all organizations' }).click();
  await screen(page, 'Organizations');
});

test('a member who is removed while viewing the organization gets an error without its navigation', async () => {
  const userId = await site.createUser('Owner', 'owner@example.com');
  const memberId = await site.createUser('Member', 'member@example.com');
  const { id: organizationId } = await site.gatehouse.call('organization.create', {
    name: 'Closed',
    slug: 'closed',
    userId,
  });
  await site.gatehouse.call('organization.addMember', { organizationId, userId: memberId, role: 'member' });
  await using opened = await openAs('member@example.com', '/organizations/closed/members');
  const { page } = opened;
  await page.getByRole('row', { name: 'Owner' }).waitFor();

  await using owner = await openAs('owner@example.com', '/account');
  const removed = await owner.page.request.post('/api/auth/organization/remove-member', {
    data: { memberIdOrEmail: 'member@example.com', organizationId },
  });
  expect(removed.status()).toBe(200);
  await page.getByRole('searchbox').fill('own');
  await screen(page, 'Organization not found');
  expect(await page.getByRole('navigation', { name: 'Closed' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Go to your organizations' }).click();
  await screen(page, 'Organizations');
});

test('an unknown path leads a signed-in user to the areas, without the menu of one', async () => {
  await site.createUser('Lost', 'lost@example.com');
  await using opened = await openAs('lost@example.com', '/nowhere');
  const { page } = opened;

  await screen(page, 'Page not found');
  await page
    .getByRole('navigation', { name: 'Areas' })
    .getByRole('link', { name: /Profile/ })
    .waitFor();
  expect(await page.getByRole('link', { name: 'Sessions' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Your organizations' }).waitFor();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await screen(page, 'Profile');
});

test('an unknown path leads an administrator to the account, too', async () => {
  await assignRole(site.gatehouse, await site.createUser('Guide', 'guide@example.com'), 'admin');
  await using opened = await openAs('guide@example.com', '/nowhere');
  const { page } = opened;

  await screen(page, 'Page not found');
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await screen(page, 'Profile');
});

test('an unknown path leads a visitor to the sign-in and the sign-up', async () => {
  await using opened = await site.open({ width: 390 });
  const { page } = opened;
  await page.goto('/nowhere');
  await screen(page, 'Page not found');
  expect(await page.getByRole('link', { name: 'Sign in', exact: true }).getAttribute('href')).toBe('/sign-in');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await screen(page, 'Create your Gatehouse account');
});

test('/error explains what a failed flow ended with, and leads back', async () => {
  await using opened = await site.open({ width: 390 });
  const { page } = opened;
  await page.goto('/error?error=access_denied');
  await screen(page, 'Something went wrong');
  await page.getByText('Sign-in was canceled').waitFor();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await screen(page, 'Sign in');
});

test(
  'the web app shows that it is offline, and a failed screen recovers with the connection',
  { timeout: 60_000 },
  async () => {
    await site.createUser('Traveller', 'traveller@example.com');
    await using opened = await openAs('traveller@example.com', '/account');
    const { page } = opened;
    await screen(page, 'Profile');

    await page.context().setOffline(true);
    await page.getByText('You’re offline.').waitFor();
    await page.getByRole('link', { name: 'Sessions' }).click();
    await screen(page, 'This page couldn’t load');
    await page.getByRole('link', { name: 'Security' }).waitFor();

    await page.context().setOffline(false);
    await screen(page, 'Sessions');
    await page.getByText('This device').waitFor();
    await page.getByText('You’re offline.').waitFor({ state: 'detached' });
  },
);
