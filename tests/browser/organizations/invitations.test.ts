import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { axeFindings } from '#tests/support/browser/accessibility.ts';
import { button, dialog, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';

const site = setUpSite({ rateLimit: { enabled: false } });

async function openInvitations(page: Page) {
  const { owner, id } = await newOrganization(site.gatehouse);
  const { slug, name } = (await owner.get('/organization/get-full-organization', { organizationId: id })).body;
  await signInByRequest(page, owner.email);
  await page.goto(`/organizations/${slug}/invitations`);
  await screen(page, 'Invitations');
  return { owner, id, name };
}

test('several addresses are invited at once, and those that fail stay in the form with the reason', async () => {
  await using opened = await site.open({ width: 390 });
  const { page } = opened;
  const { owner, id } = await openInvitations(page);
  const invited = async () => (await owner.get('/organization/list-invitations', { organizationId: id })).body;
  await button(page, 'Invite member').click();
  const roles = await dialog(page)
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')));
  expect(roles).toEqual(['member', 'admin', 'owner']);
  const addresses = dialog(page).getByLabel('Email addresses');
  await addresses.fill('ada@example.com, no address, grace@');
  await button(page, 'Send invitation').click();
  await page.getByText('Correct or remove: no, address, and grace@').waitFor();
  expect(await invited()).toEqual([]);

  // As copied from a mail program and from a column of a table.
  await addresses.fill(`Ada Lovelace <ada@example.com>; grace@example.com\nADA@example.com\n${owner.email}`);
  await button(page, 'Send 3 invitations').click();
  await page.getByText('2 invitations were sent. These addresses couldn’t be invited:').waitFor();
  await page.getByRole('listitem').getByText(owner.email).waitFor();
  expect(await addresses.inputValue()).toBe(owner.email);
  expect(await axeFindings(page)).toEqual([]);
  const emails = (await invited()).map(({ email }: { email: string }) => email);
  expect(emails.toSorted()).toEqual(['ada@example.com', 'grace@example.com']);

  await addresses.fill('alan@example.com\nedsger@example.com');
  await addresses.press('Enter');
  await page.getByText('2 invitations sent').waitFor();
  await page.getByRole('cell', { name: 'alan@example.com' }).first().waitFor();
});

test('the sign-up that an invitation leads to names its organization', async () => {
  await using opened = await site.open();
  const { page } = opened;
  const { owner, id, name } = await openInvitations(page);
  await owner.post('/organization/invite-member', { email: 'joan@example.com', role: 'member', organizationId: id });
  const { url } = await newestMailTo(site.gatehouse, 'joan@example.com');
  await page.context().clearCookies();
  await page.goto(url!);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByText(`Create an account to join ${name}.`).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByText(`Sign in to join ${name}.`).waitFor();
});

test('unverified users are told why their list of invitations is empty', async () => {
  const person = await Person.signUp(site.gatehouse);
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, person.email);
  await page.goto('/organizations');
  await page.getByText('Invitations appear here once you’ve verified your email.').waitFor();
  await page.getByRole('link', { name: 'Verify email' }).click();
  await screen(page, 'Profile');
});
