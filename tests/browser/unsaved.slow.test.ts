import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { button, dialog, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';

const site = setUpSite({ rateLimit: { enabled: false } });

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const path = (page: Page) => new URL(page.url()).pathname;
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Opens the profile, after the list of organizations. */
async function openProfile(page: Page): Promise<void> {
  const person = await Person.signUp(site.gatehouse);
  await signInByRequest(page, person.email);
  await page.goto('/organizations');
  await screen(page, 'Organizations');
  await link(page, 'Profile').click();
  await screen(page, 'Profile');
}

test('a link asks before it leaves a form with unsaved input, and leaves or stays', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await openProfile(page);
  await link(page, 'Sessions').click();
  await screen(page, 'Sessions');
  await link(page, 'Profile').click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Ada Byron');

  await link(page, 'Sessions').click();
  await question(page).waitFor();
  await button(page, 'Cancel').click();
  await question(page).waitFor({ state: 'detached' });
  expect(path(page)).toBe('/account');
  expect(await name.inputValue()).toBe('Ada Byron');

  await link(page, 'Sessions').click();
  await button(page, 'Leave page').click();
  await screen(page, 'Sessions');
  await link(page, 'Profile').click();
  expect(await name.inputValue()).not.toBe('Ada Byron');

  await name.fill('Ada King');
  await button(page, 'Save profile').click();
  await page.getByText('Profile saved').waitFor();
  await link(page, 'Sessions').click();
  await screen(page, 'Sessions');
  expect(opened.problems).toEqual([]);
});

test('the Back button asks before it leaves a form with unsaved input', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await openProfile(page);
  // A gesture on the screen: without one, browsers do not let pages stop the button.
  await page.getByLabel('Name', { exact: true }).click();
  await page.keyboard.type('!');
  await page.evaluate(() => history.back());
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  expect(path(page)).toBe('/account');

  await page.evaluate(() => history.back());
  await button(page, 'Leave page').click();
  await screen(page, 'Organizations');
});

test('a half-filled dialog stays open when the question is cancelled', async () => {
  const { owner, id } = await newOrganization(site.gatehouse);
  const { slug } = (await owner.get('/organization/get-full-organization', { organizationId: id })).body;
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, owner.email);
  await page.goto(`/organizations/${slug}/members`);
  await screen(page, 'Members');
  await link(page, 'Invitations').click();
  await screen(page, 'Invitations');
  await button(page, 'Invite member').click();
  await dialog(page).getByLabel('Email addresses').click();
  await page.keyboard.type('ada@example.com');
  await page.evaluate(() => history.back());
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  expect(await dialog(page).getByLabel('Email addresses').inputValue()).toBe('ada@example.com');
});

test('closing or reloading the tab asks, and signing out asks once', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await openProfile(page);
  await page.getByLabel('Name', { exact: true }).click();
  await page.keyboard.type('!');
  const asked: string[] = [];
  page.on('dialog', (shown) => {
    asked.push(shown.type());
    void shown.dismiss();
  });
  // A dismissed question stops the reload, which then never ends.
  await page.evaluate(() => setTimeout(() => location.reload()));
  await expect.poll(() => asked).toEqual(['beforeunload']);

  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await button(page, 'Leave page').click();
  await screen(page, 'Sign in');
  expect(asked).toEqual(['beforeunload']);
});
