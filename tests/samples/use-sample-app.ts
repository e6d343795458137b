import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';

import { PASSWORD } from '#tests/support/person.ts';

const submit = (page: Page, form: 'Sign up' | 'Sign in') => page.getByRole('button', { name: form }).click();

async function fill(page: Page, form: 'Sign up' | 'Sign in', values: Record<string, string>): Promise<void> {
  const fields = page.getByRole('form', { name: form });
  for (const [label, value] of Object.entries(values)) await fields.getByLabel(label).fill(value);
}

const waitForText = (page: Page, label: string, text: RegExp) =>
  page.getByLabel(label, { exact: true }).filter({ hasText: text }).waitFor();

/** What the users of the sample app do. `onSignedIn` checks a page that was loaded with a session. */
export async function useSampleApp(
  browser: Browser,
  baseURL: string,
  onSignedIn: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const problems: string[] = [];
  const open = async (path: string) => {
    const context = await browser.newContext({ baseURL });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(path);
    return page;
  };

  const ada = await open('/');
  await fill(ada, 'Sign up', { Name: 'Ada', Email: 'ada@example.com', Password: PASSWORD });
  await submit(ada, 'Sign up');
  await ada.getByRole('heading', { name: 'Hello Ada' }).waitFor();
  await ada.getByLabel('Organization', { exact: true }).fill('Acme');
  await ada.getByRole('button', { name: 'Create organization' }).click();
  await waitForText(ada, 'Organizations', /^Acme$/);
  await waitForText(ada, 'Members', /^Ada$/);
  await ada.getByLabel('Email of the invitee').fill('bob@example.com');
  await ada.getByRole('button', { name: 'Invite', exact: true }).click();
  const invitation = (await ada.getByRole('link', { name: 'Invitation' }).getAttribute('href'))!;

  const bob = await open(invitation);
  await fill(bob, 'Sign up', { Name: 'Bob', Email: 'bob@example.com', Password: PASSWORD });
  await submit(bob, 'Sign up');
  await bob.getByRole('button', { name: 'Accept invitation' }).click();
  await waitForText(bob, 'Organizations', /^Acme$/);

  await ada.reload();
  await waitForText(ada, 'Members', /^(Ada, Bob|Bob, Ada)$/);
  await onSignedIn(ada);
  await ada.getByRole('button', { name: 'Sign out' }).click();
  await fill(ada, 'Sign in', { Email: 'ada@example.com', Password: 'a wrong password' });
  await submit(ada, 'Sign in');
  await ada
    .getByRole('alert')
    .filter({ hasText: /password/i })
    .first()
    .waitFor();
  await fill(ada, 'Sign in', { Email: 'ada@example.com', Password: PASSWORD });
  await submit(ada, 'Sign in');
  await ada.getByRole('heading', { name: 'Hello Ada' }).waitFor();
  expect(problems).toEqual([]);
}
