import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { button, dialog, signInByRequest, screen, setUpSite } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite({ rateLimit: { enabled: false } });

const field = (page: Page, name: string) => page.locator(`:is(input, textarea)[name="${name}"]`);
const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));

async function openSignedIn(page: Page, email: string, path: string): Promise<void> {
  await page.goto('/sign-in');
  await signInByRequest(page, email);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Ends a user's sessions from another browser. */
async function endSessions(email: string): Promise<void> {
  await using other = await site.open();
  await signInByRequest(other.page, email);
  const answer = await other.page.request.post('/api/auth/revoke-other-sessions', { data: {} });
  expect(answer.ok()).toBe(true);
}

async function signInAgain(page: Page, email: string): Promise<void> {
  await screen(page, 'Sign in');
  await page.getByText('Your session ended. Sign in to continue.').waitFor();
  await field(page, 'email').fill(email);
  await button(page, 'Continue').click();
  await field(page, 'password').fill(PASSWORD);
  await button(page, 'Sign in').click();
}

test('typed text survives the sign-in after the session ended', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Draft', 'draft@example.com');
  await openSignedIn(page, 'draft@example.com', '/account');
  await field(page, 'name').fill('Typed before the end');
  await endSessions('draft@example.com');
  await button(page, 'Save profile').click();
  await screen(page, 'Sign in');
  // As after a redirect through a provider.
  await page.reload();
  await signInAgain(page, 'draft@example.com');
  await screen(page, 'Profile');
  expect(await field(page, 'name').inputValue()).toBe('Typed before the end');

  await button(page, 'Save profile').click();
  await button(page, 'Your account: Typed before the end').waitFor();
  expect(await stored(page)).not.toContain('Typed before the end');
});

test('a draft contains no password, even if it was visible', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await assignRole(site.gatehouse, await site.createUser('Admin', 'admin@example.com'), 'admin');
  await openSignedIn(page, 'admin@example.com', '/admin/users/new');
  await field(page, 'name').fill('Grace Hopper');
  await field(page, 'email').fill('grace@example.com');
  await page.getByLabel('Set a password').check();
  await field(page, 'password').fill('correct horse battery');
  await button(page, 'Show password').click();
  await endSessions('admin@example.com');
  await button(page, 'Create user').click();
  await screen(page, 'Sign in');
  expect(await stored(page)).toContain('Grace Hopper');
  expect(await stored(page)).not.toContain('correct horse');

  await signInAgain(page, 'admin@example.com');
  await screen(page, 'New user');
  expect(await field(page, 'name').inputValue()).toBe('Grace Hopper');
  expect(await field(page, 'email').inputValue()).toBe('grace@example.com');
  await page.getByLabel('Set a password').check();
  expect(await field(page, 'password').inputValue()).toBe('');
});

test('a draft is not shown to another user', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('First', 'first@example.com');
  await site.createUser('Second', 'second@example.com');
  await openSignedIn(page, 'first@example.com', '/account');
  await field(page, 'name').fill('Typed by the first');
  await endSessions('first@example.com');
  await button(page, 'Save profile').click();
  await signInAgain(page, 'second@example.com');
  await button(page, 'Your account: Second').waitFor();
  expect(await field(page, 'name').inputValue()).toBe('Second');
  expect(await stored(page)).not.toContain('Typed by the first');
});

test('a reopened dialog restores its draft, and signing out deletes it', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Host', 'host@example.com');
  await page.goto('/sign-in');
  await signInByRequest(page, 'host@example.com');
  await page.request.post('/api/auth/organization/create', { data: { name: 'Host', slug: 'host' } });
  await page.goto('/organizations/host/members');
  const typeAndEnd = async () => {
    await button(page, 'Invite member').click();
    await field(page, 'email').fill('guest@example.com');
    await endSessions('host@example.com');
    await button(page, 'Send invitation').click();
    await signInAgain(page, 'host@example.com');
    await screen(page, 'Members');
  };

  await typeAndEnd();
  await button(page, 'Invite member').click();
  expect(await field(page, 'email').inputValue()).toBe('guest@example.com');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });

  await typeAndEnd();
  expect(await stored(page)).toContain('guest@example.com');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await screen(page, 'Sign in');
  expect(await stored(page)).not.toContain('guest@example.com');
});

test('metadata rows survive the sign-in, and a successful submit deletes the draft', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Meta', 'meta@example.com');
  await page.goto('/sign-in');
  await signInByRequest(page, 'meta@example.com');
  await page.request.post('/api/auth/organization/create', { data: { name: 'Meta', slug: 'meta' } });
  await page.goto('/organizations/meta/settings');
  await button(page, 'Add row').click();
  await page.getByLabel('Key 1').fill('plan');
  await page.getByLabel('Value 1').fill('gold');
  await endSessions('meta@example.com');
  await button(page, 'Save settings').click();
  await signInAgain(page, 'meta@example.com');
  await screen(page, 'Settings');
  expect(await page.getByLabel('Value 1').inputValue()).toBe('gold');

  await button(page, 'Save settings').click();
  await page.getByText('Settings saved').waitFor();
  await endSessions('meta@example.com');
  await page.getByRole('link', { name: 'Members' }).click();
  await signInAgain(page, 'meta@example.com');
  await screen(page, 'Members');
  expect(await stored(page)).not.toContain('gold');
});
