import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { button, dialog, signInByRequest, screen, setUpSite } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite({ organization: { teams: { enabled: true } }, rateLimit: { enabled: false } });

/** The accessible name, the form name or the text of the focused element; 'body' when the focus is lost. */
function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'body';
    return element.getAttribute('name') || element.getAttribute('aria-label') || element.textContent || element.tagName;
  });
}

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const errorOf = (page: Page, name: string) =>
  field(page, name).evaluate((input) => {
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => (id.endsWith('-error') ? document.getElementById(id)?.textContent : '')).join('');
  });

/** Signs in over the API and opens a screen. */
async function openSignedIn(page: Page, email: string, path: string): Promise<void> {
  await page.goto('/sign-in');
  await signInByRequest(page, email);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(`/api/auth${path}`, { data });
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
  return answer.json();
}

/** The number of requests that called a procedure since the call of this function. */
function countCalls(page: Page, procedure: string): () => number {
  let count = 0;
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().includes(`/api/trpc/${procedure}`)) count++;
  });
  return () => count;
}

test('typing into a form with several invalid fields keeps the focus', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await page.goto('/sign-up');
  await button(page, 'Create account').click();
  expect(await focusOf(page)).toBe('name');
  await page.keyboard.type('Ada King');
  expect(await field(page, 'name').inputValue()).toBe('Ada King');
  expect(await focusOf(page)).toBe('name');
  expect(await errorOf(page, 'name')).toBe('');
  expect(await errorOf(page, 'email')).not.toBe('');

  // An invalid field is validated again on blur, and Tab still moves the focus.
  await field(page, 'password').focus();
  await page.keyboard.type('short');
  expect(await errorOf(page, 'password')).toBe('');
  await page.keyboard.press('Shift+Tab');
  expect(await focusOf(page)).toBe('email');
  expect(await errorOf(page, 'password')).toBe('Enter a password of at least 8 characters');
});

test('fields that were never submitted are not validated on blur', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await page.goto('/sign-up');
  await field(page, 'password').pressSequentially('short');
  await page.keyboard.press('Shift+Tab');
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
});

test('a server error of a field is shown at the field until it changes, never as an alert', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Taken', 'taken@example.com');
  await page.goto('/sign-up');
  await field(page, 'name').fill('Ada King');
  await field(page, 'email').fill('taken@example.com');
  await field(page, 'password').fill('long enough, and new');
  await button(page, 'Create account').click();
  await page.locator('[aria-invalid="true"]').waitFor();
  expect(await focusOf(page)).toBe('email');

  await field(page, 'name').pressSequentially('!');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await errorOf(page, 'email')).not.toBe('');
  expect(await page.getByRole('alert').count()).toBe(0);

  await field(page, 'email').pressSequentially('x');
  expect(await errorOf(page, 'email')).toBe('');
  expect(await page.getByRole('alert').count()).toBe(0);
});

/** The time of the second submit: before React renders, before the response, or while the dialog closes. */
const moments = ['in the same tick', 'before the answer', 'while the dialog closes'] as const;

interface DoubleSubmit {
  by: 'click' | 'Enter';
  moment: (typeof moments)[number];
  call: string;
}

/** Submits the open dialog twice, by mouse or by Enter. */
async function submitTwice(page: Page, { by, moment, call }: DoubleSubmit) {
  const submit = dialog(page).locator('button[type="submit"]');
  if (moment === 'in the same tick') {
    await submit.evaluate((element: HTMLButtonElement) => (element.click(), element.click()));
    return;
  }
  // Hovering waits until the opening dialog has stopped moving; its box is read only then.
  await submit.hover();
  const box = (await submit.boundingBox())!;
  const once = () =>
    by === 'Enter' ? page.keyboard.press('Enter') : page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const answered = page.waitForResponse((response) => response.url().includes(`/api/trpc/${call}`));
  await once();
  if (moment === 'while the dialog closes') await answered;
  await once();
}

test('submitting a dialog twice makes one request', { timeout: 60_000 }, async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Twice', 'twice@example.com');
  await page.goto('/sign-in');
  await signInByRequest(page, 'twice@example.com');
  await post(page, '/organization/create', { name: 'Twice', slug: 'twice' });
  await page.goto('/organizations/twice/teams');
  await screen(page, 'Teams');

  for (const moment of moments) {
    for (const by of ['click', 'Enter'] as const) {
      const calls = countCalls(page, 'organization.createTeam');
      const name = `Team ${by} ${moment}`;
      await button(page, 'New team').click();
      await field(page, 'name').fill(name);
      await submitTwice(page, { by, moment, call: 'organization.createTeam' });
      await page.getByRole('link', { name, exact: true }).first().waitFor();
      await page.waitForTimeout(300);
      expect.soft(calls(), name).toBe(1);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
    }
  }
});

test('confirming a dialog twice makes one request', { timeout: 60_000 }, async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Confirms', 'confirms@example.com');
  await page.goto('/sign-in');
  await signInByRequest(page, 'confirms@example.com');
  const { id } = (await post(page, '/organization/create', { name: 'Confirms', slug: 'confirms' })) as { id: string };
  for (const name of [...moments, 'the last'])
    await post(page, '/organization/create-team', { name, organizationId: id });
  await page.goto('/organizations/confirms/teams');
  await screen(page, 'Teams');

  for (const moment of moments) {
    const calls = countCalls(page, 'organization.removeTeam');
    await button(page, `Actions for ${moment}`).click();
    await page.getByRole('menuitem', { name: 'Delete team' }).click();
    await dialog(page).waitFor();
    await submitTwice(page, { by: 'click', moment, call: 'organization.removeTeam' });
    await page.getByRole('link', { name: moment, exact: true }).waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
    expect.soft(calls(), moment).toBe(1);
    await page.keyboard.press('Escape');
  }
});

test('an administrator creates a user without a password, and a short password shows one error', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await assignRole(site.gatehouse, await site.createUser('Admin', 'admin@example.com'), 'admin');
  await openSignedIn(page, 'admin@example.com', '/admin/users/new');
  await field(page, 'name').pressSequentially('Grace Hopper');
  await field(page, 'email').pressSequentially('grace@example.com');
  await page.getByLabel('Set a password').check();
  await field(page, 'password').pressSequentially('short');
  await button(page, 'Create user').click();
  expect(await focusOf(page)).toBe('password');
  expect(await page.getByText('Enter a password of at least 8 characters').count()).toBe(1);
  await field(page, 'password').fill('');
  await button(page, 'Create user').click();
  await screen(page, 'Grace Hopper');
});

test('saving the profile keeps the focus and shows the saved name', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Focus', 'focus@example.com');
  await openSignedIn(page, 'focus@example.com', '/account');

  await field(page, 'name').fill('Focus Two');
  await button(page, 'Save profile').click();
  await page.getByText('Profile saved').waitFor();
  await button(page, 'Your account: Focus Two').waitFor();
  // The button is hidden until the next change.
  expect(await focusOf(page)).toBe('name');

  await field(page, 'name').fill('Focus Three');
  await page.keyboard.press('Enter');
  await button(page, 'Your account: Focus Three').waitFor();
  expect(await focusOf(page)).toBe('name');
  await page.keyboard.type('!');
  expect(await field(page, 'name').inputValue()).toBe('Focus Three!');
});

test('a wrong password is told at its field, and the next one replaces it', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await page.goto('/sign-in');
  await field(page, 'email').fill('no-one@example.com');
  await button(page, 'Continue').click();
  await field(page, 'password').fill('not the password');
  await button(page, 'Sign in').click();
  await page.locator('input[name=password][aria-invalid=true]').waitFor();
  await page.keyboard.type('another one');
  expect(await field(page, 'password').inputValue()).toBe('another one');
});

test('dialogs focus their first field and return the focus to the opening button', { timeout: 60_000 }, async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Dialog', 'dialogs@example.com');
  await site.createUser('Member', 'member@example.com');
  await page.goto('/sign-in');
  await signInByRequest(page, 'dialogs@example.com');
  const { id } = (await post(page, '/organization/create', { name: 'Dialogs', slug: 'dialogs' })) as { id: string };
  const invite = { organizationId: id, email: 'member@example.com', role: 'member' };
  const invitation = (await post(page, '/organization/invite-member', invite)) as { id: string };
  await using other = await site.open();
  await signInByRequest(other.page, 'member@example.com');
  await post(other.page, '/organization/accept-invitation', { invitationId: invitation.id });
  await openSignedIn(page, 'dialogs@example.com', '/organizations/dialogs/members');

  const menu = page.getByRole('row', { name: /Member/ }).getByRole('button');
  const menuLabel = (await menu.last().getAttribute('aria-label'))!;
  const first = { 'Change roles': 'checkbox', 'Transfer ownership': 'text', 'Remove member': 'Cancel' };
  for (const [item, expected] of Object.entries(first)) {
    await menu.last().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: item }).click();
    await dialog(page).waitFor();
    await page.waitForTimeout(100);
    const focused = await page.evaluate(() => {
      const element = document.activeElement!;
      return element instanceof HTMLInputElement ? element.type : element.textContent;
    });
    expect.soft(focused, item).toBe(expected);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.waitForTimeout(50);
    expect.soft(await focusOf(page), item).toBe(menuLabel);
  }

  await page.goto('/account');
  await button(page, 'Delete account').click();
  await dialog(page).locator('input[name="password"]').waitFor();
  await page.waitForTimeout(100);
  expect.soft(await focusOf(page)).toBe('password');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await page.waitForTimeout(50);
  expect.soft(await focusOf(page)).toBe('Delete account');
});

test('deleting a row through a dialog moves the focus to the heading', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Deletes', 'deletes@example.com');
  await page.goto('/sign-in');
  await signInByRequest(page, 'deletes@example.com');
  const { id } = (await post(page, '/organization/create', { name: 'Deletes', slug: 'deletes' })) as { id: string };
  for (const name of ['First', 'Second']) await post(page, '/organization/create-team', { name, organizationId: id });
  await page.goto('/organizations/deletes/teams');
  await button(page, 'Actions for Second').click();
  await page.getByRole('menuitem', { name: 'Delete team' }).click();
  await dialog(page).getByRole('button', { name: 'Delete team' }).click();
  await page.getByRole('link', { name: 'Second', exact: true }).waitFor({ state: 'detached' });
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => focusOf(page)).toBe('Teams');
});

test('Escape closes the mobile menu and returns the focus to its button', async () => {
  await using opened = await site.open({ width: 390 });
  const { page } = opened;
  await site.createUser('Phone', 'phone@example.com');
  await openSignedIn(page, 'phone@example.com', '/account');
  await button(page, 'Menu').click();
  await page.getByRole('link', { name: 'Security' }).focus();
  await page.keyboard.press('Escape');
  await page.locator('button[aria-label="Menu"][aria-expanded="false"]').waitFor();
  expect(await focusOf(page)).toBe('Menu');
  // The name of the area opens it too.
  await button(page, 'Menu: Your account').click();
  await page.locator('button[aria-label="Menu"][aria-expanded="true"]').waitFor();
});
