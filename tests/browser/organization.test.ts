import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Gatehouse } from '#server/app.ts';
import { axeFindings, inTheme, launchBrowser, openPage, screenshot } from '#tests/support/browser.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { startSite } from '#tests/support/site.ts';

let browser: Browser;
let gatehouse: Gatehouse;
beforeAll(async () => {
  [browser, gatehouse] = await Promise.all([
    launchBrowser(),
    startSite({ organization: { teams: { enabled: true } } }),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gatehouse.close()]);
});

const screen = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign in').click();
}

/** The link of the newest mail to an address. */
async function mailedLink(email: string): Promise<string> {
  await gatehouse.idle();
  const answer = await gatehouse.app.inject({ url: '/dev/mailbox.json', query: { to: email } });
  const [newest] = answer.json<{ name: string; url: string }[]>();
  expect(newest?.name).toBe('sendInvitationEmail');
  return newest!.url;
}

test.for([{ width: 390 }, { width: 1280 }])(
  'one founds an organization, another joins it from the mailed link and leaves: $width pixels, in light and dark',
  { timeout: 120_000 },
  async ({ width }) => {
    const { baseUrl } = gatehouse.options;
    const at = `${width}`;
    const founder = `founder-${at}@example.com`;
    const joiner = `joiner-${at}@example.com`;
    await gatehouse.call('signUp.email', { name: 'Grace Hopper', email: founder, password: PASSWORD });
    await using first = await openPage({ browser, baseUrl, width });
    await using second = await openPage({ browser, baseUrl, width });
    const [one, other] = [first.page, second.page];
    const look = async (page: Page, name: string) => {
      expect(await axeFindings(page), name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
      await screenshot(page, `organization-${name}-light-${width}`);
      // The same elements in the same places: what can be worse in the dark is contrast.
      await inTheme(page, 'dark');
      expect(await axeFindings(page, ['color-contrast']), `${name} in the dark`).toEqual([]);
      await screenshot(page, `organization-${name}-dark-${width}`);
      await inTheme(page, 'light');
    };

    await one.goto('/organizations');
    await screen(one, 'Sign in');
    await signIn(one, founder);
    await screen(one, 'Organizations');
    await one.getByText('You are in no organization yet').waitFor();
    await look(one, 'none');

    await one.getByRole('link', { name: 'New organization' }).click();
    await screen(one, 'New organization');
    await one.getByLabel('Name').fill(`Überland Works ${at}`);
    const slug = `uberland-works-${at}`;
    expect(await one.getByLabel('Slug').inputValue()).toBe(slug);
    await one.getByLabel('Free').waitFor();
    await look(one, 'create');
    await button(one, 'Create organization').click();
    await screen(one, 'Members');
    expect(new URL(one.url()).pathname).toBe(`/organizations/${slug}/members`);

    await button(one, 'Invite').click();
    await dialog(one).getByLabel('Email').fill(joiner);
    await look(one, 'invite');
    await dialog(one).getByRole('button', { name: 'Send invitation' }).click();
    await one.getByText(`${joiner} is invited`).waitFor();
    await one.goto(`/organizations/${slug}/invitations`);
    await one.getByRole('button', { name: `Send to ${joiner} again` }).click();
    await one.getByText(`The invitation was sent to ${joiner} again`).waitFor();
    await look(one, 'invitations');

    await other.goto(await mailedLink(joiner));
    await screen(other, `Join Überland Works ${at}`);
    await look(other, 'invitation');
    await other.getByRole('link', { name: 'Create an account' }).click();
    await screen(other, 'Create an account');
    expect(await other.getByLabel('Email').inputValue()).toBe(joiner);
    await other.getByLabel('Name').fill('Ada Lovelace');
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(other, 'Create account').click();
    await button(other, `Join Überland Works ${at}`).click();
    await screen(other, 'Members');
    await other.getByRole('row', { name: 'Ada Lovelace' }).waitFor();
    expect(await button(other, 'Invite').count()).toBe(0);
    expect(await other.getByRole('button', { name: /^What to do with/ }).count()).toBe(0);

    await one.goto(`/organizations/${slug}/members`);
    await one.getByRole('button', { name: 'What to do with Ada Lovelace' }).click();
    await one.getByRole('menuitem', { name: 'Change roles' }).click();
    await dialog(one).getByRole('checkbox', { name: 'Admin' }).check();
    await dialog(one).getByRole('checkbox', { name: 'Member' }).uncheck();
    await look(one, 'roles');
    await dialog(one).getByRole('button', { name: 'Save' }).click();
    await one.getByText('Roles of Ada Lovelace are changed').waitFor();
    await look(one, 'members');

    await other.reload();
    await button(other, 'Invite').waitFor();
    expect(await other.getByRole('button', { name: 'What to do with Grace Hopper' }).count()).toBe(0);
    await button(other, 'Invite').click();
    await dialog(other).getByRole('checkbox', { name: 'Admin' }).waitFor();
    expect(await dialog(other).getByRole('checkbox', { name: 'Owner' }).count()).toBe(0);
    await button(other, 'Close').click();

    await one.goto(`/organizations/${slug}/teams`);
    await button(one, 'New team').click();
    await dialog(one).getByLabel('Name').fill('Design');
    await dialog(one).getByRole('button', { name: 'Create team' }).click();
    await one.getByText('Team Design is there').waitFor();
    await look(one, 'teams');

    await one.goto(`/organizations/${slug}/settings`);
    await one.getByText('You are its only owner').waitFor();
    await button(one, 'Add a row').click();
    await one.getByLabel('Key 1').fill('plan');
    await one.getByLabel('Value 1').fill('gold');
    await button(one, 'Save metadata').click();
    await one.getByText('The metadata is saved').waitFor();
    await look(one, 'settings');

    await other.goto(`/organizations/${slug}/settings`);
    await button(other, 'Leave').click();
    await look(other, 'leave');
    await dialog(other).getByRole('button', { name: 'Leave' }).click();
    await screen(other, 'Organizations');
    await other.getByText('You are in no organization yet').waitFor();

    // What was saved is still there, and the toast is gone, which on a phone lies over the button.
    await one.reload();
    await one.getByText('You are its only owner').waitFor();
    expect(await one.getByLabel('Value 1').inputValue()).toBe('gold');
    await one.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog(one).getByRole('button', { name: 'Delete for good' }).click();
    await one.getByText('exactly as it is written').waitFor();
    await dialog(one).getByRole('textbox').fill(`Überland Works ${at}`);
    await dialog(one).getByRole('button', { name: 'Delete for good' }).click();
    await screen(one, 'Organizations');
    await one.getByText('You are in no organization yet').waitFor();
    expect([...first.problems, ...second.problems]).toEqual([]);
  },
);
