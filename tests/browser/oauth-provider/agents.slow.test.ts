import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { button, dialog, screen, setUpSite, signIn, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { RelyingParty } from '#tests/support/oauth/relying-party.ts';

const site = setUpSite({ oauthProvider: { enabled: true }, agents: { enabled: true }, rateLimit: { enabled: false } });

const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

test('an administrator registers and stops an agent, which a user gave a budget', { timeout: 120_000 }, async () => {
  await using party = await RelyingParty.start();
  await assignRole(site.gatehouse, await site.createUser('Root', 'root@example.com'), 'admin');
  await using administration = await site.open();
  const { page } = administration;
  await signInByRequest(page, 'root@example.com');
  await page.goto('/admin/agents');
  await page.getByText('No agents yet').waitFor();
  await page.getByRole('link', { name: 'Register agent' }).click();
  await screen(page, 'Register an agent');
  await page.getByLabel('Name', { exact: true }).fill('Release notes');
  await page.getByLabel('What it does').fill('Writes the notes of a release.');
  await page.getByLabel('Redirect addresses').fill(party.redirectUri);
  await page.getByLabel('Calls a day').fill('50');
  await button(page, 'Register agent').click();
  const secret = await dialog(page).locator('pre').textContent();
  const [clientId] = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec((await dialog(page).textContent())!)!;
  await dialog(page).getByRole('button').last().click();
  await page.getByText('0 of 50 calls today').first().waitFor();

  const issuer = `${site.gatehouse.options.baseUrl}/api/auth`;
  await party.configure({ issuer, clientId, secret: secret! });
  await site.createUser('Anna Berg', 'anna@example.com');
  await using opened = await site.open({ width: 390 });
  await opened.page.goto(party.origin);
  await signIn(opened, 'anna@example.com');
  await opened.page.getByText('Writes the notes of a release.').waitFor();
  await opened.page.getByLabel('At most so many calls a day').fill('5');
  await opened.page.getByLabel('Until when').selectOption('7');
  await button(opened.page, 'Allow').click();
  await opened.page.getByRole('heading', { name: 'Welcome, Anna Berg' }).waitFor();
  await opened.page.goto(`${site.gatehouse.options.baseUrl}/account/connected-apps`);
  await opened.page.getByText('0 of 5 calls today').first().waitFor();
  await opened.page.getByText('Ends in 7 days').or(opened.page.getByText('Ends next week')).first().waitFor();

  await page.reload();
  await page.getByText('1 user').waitFor();
  await button(page, 'Stop Release notes').click();
  await inDialog(page, 'Stop').click();
  await page.getByText('Stopped', { exact: true }).waitFor();
  await expect(party.refresh()).rejects.toMatchObject({ status: 401 });
  await button(page, 'Stop all agents').click();
  await dialog(page).getByRole('textbox').fill('Gatehouse');
  await inDialog(page, 'Stop all agents').click();
  await page.getByText('All agents are stopped.').waitFor();
  expect([...administration.problems, ...opened.problems]).toEqual([]);
});
