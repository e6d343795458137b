import { afterAll, expect, test } from 'vitest';

import { button, dialog, inputModes, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { newMember, newOrganization } from '#tests/support/organization.ts';
import { NameServer } from '#tests/support/peers/name-server.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';

const nameServer = await NameServer.start();
const site = setUpSite({
  outgoing: { nameServers: [nameServer.address] },
  domains: { recheckEvery: 0.2 },
  organization: { dynamicAccessControl: { enabled: true } },
});
afterAll(() => nameServer[Symbol.asyncDispose]());

test.for(inputModes('keyboard'))(
  'an owner adds a domain, publishes its record, loses it and removes it: by $mode, $width pixels',
  { timeout: 90_000 },
  async (variant) => {
    const { owner, slug } = await newOrganization(site.gatehouse);
    const domain = `${variant.mode}.example`;
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    const inDialog = (name: string) => dialog(page).getByRole('button', { name, exact: true });
    const checkNow = () => input.press(button(page, `Check ${domain} now`));
    const shows = (text: string) => page.getByText(text).first().waitFor();
    const sql = (text: string) => runSql(site.gatehouse.options.databaseUrl!, text);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await signInByRequest(page, owner.email);
    await page.goto(`/organizations/${slug}/domains`);
    await shows('No domains yet');

    await input.press(button(page, 'Add domain'));
    await input.fill(dialog(page).getByLabel('Domain'), 'https://acme.example');
    await input.press(inDialog('Add domain'));
    await shows('Enter a domain such as example.com');
    await input.fill(dialog(page).getByLabel('Domain'), domain);
    await input.press(inDialog('Add domain'));
    await shows(`Add this record where ${domain} is managed`);
    const value = (await page.getByText('gatehouse-domain-verification=').textContent())!;
    await input.press(button(page, 'Copy value'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    await input.press(button(page, 'Copy full name'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`_gatehouse.${domain}`);

    // Each failure has its sentence.
    nameServer.texts = () => 'absent';
    await checkNow();
    await shows('Nothing there yet.');
    nameServer.texts = () => [['v=spf1 -all'], ['another']];
    await checkNow();
    await shows(`We found 2 TXT records at _gatehouse.${domain}, but not this one.`);
    nameServer.texts = () => 'failing';
    await checkNow();
    await shows('The name servers of this domain don’t answer.');

    // A session that is too old: the page does not look again by itself, and the button asks for the password.
    await sql(`update session set authenticated_at = now() - interval '2 days' where user_id = '${owner.id}'`);
    await page.clock.fastForward('01:01');
    await expect.poll(() => page.getByText('We look again every minute').count()).toBe(0);
    expect(await dialog(page).count()).toBe(0);
    await checkNow();
    await dialog(page).getByText('Confirm it’s you').waitFor();
    await input.fill(dialog(page).getByLabel('Password', { exact: true }), PASSWORD);
    await input.press(inDialog('Confirm'));
    await shows('The name servers of this domain don’t answer.');

    // Found without a click.
    nameServer.texts = () => [['v=spf1 -all'], [value]];
    await page.clock.fastForward('01:01');
    await shows(`${domain} is verified`);
    await page.getByText('Verified', { exact: true }).waitFor();
    expect(await page.getByText('Check now').count()).toBe(0);

    await input.press(button(page, `Actions for ${domain}`));
    await input.press(page.getByRole('menuitem', { name: 'Include subdomains' }));
    await shows('includes subdomains');
    await input.press(button(page, `Actions for ${domain}`));
    await page.getByRole('menuitem', { name: 'Exclude subdomains' }).waitFor();
    await page.keyboard.press('Escape');

    nameServer.texts = () => 'absent';
    const status = async () => (await owner.get('/organization/list-domains')).body[0].status as string;
    await expect.poll(status, { timeout: 10_000 }).toBe('failing');
    await page.reload();
    await shows('The record has been missing since');
    await sql(`update organization_domain set failing_since = now() - interval '4 days' where domain = '${domain}'`);
    await expect.poll(status, { timeout: 10_000 }).toBe('lost');
    await page.reload();
    await shows('This domain has not been verified since');
    nameServer.texts = () => [[value]];
    await checkNow();
    await page.getByText('Verified', { exact: true }).waitFor();

    await input.press(button(page, `Actions for ${domain}`));
    await input.press(page.getByRole('menuitem', { name: 'Remove' }));
    await dialog(page).getByText(`Remove ${domain}?`).waitFor();
    await input.press(inDialog('Remove domain'));
    await shows('No domains yet');
    expect(problems.map((problem) => /a status of (\d+) .* at \/api\/trpc\/(.*)$/.exec(problem)?.slice(1))).toEqual([
      ['400', 'organization.addDomain'],
      ['400', 'organization.verifyDomain'],
      ['400', 'organization.verifyDomain'],
      ['503', 'organization.verifyDomain'],
      ['403', 'organization.verifyDomain'],
      ['403', 'organization.verifyDomain'],
      ['503', 'organization.verifyDomain'],
    ]);
  },
);

test('a member who may read domains sees them without actions, and others have no such page', async () => {
  const organization = await newOrganization(site.gatehouse);
  const { owner, id: organizationId, slug } = organization;
  await owner.post('/organization/add-domain', { domain: 'read.example' });
  await using opened = await site.open();
  const { page } = opened;
  const { person: member } = await newMember(site.gatehouse, organization);
  await signInByRequest(page, member.email);
  await page.goto(`/organizations/${slug}/domains`);
  await page.getByText('You don’t have permission to see domains.').waitFor();
  expect(await page.getByRole('link', { name: 'Domains' }).count()).toBe(0);

  const readers = { role: 'reader', permission: { domain: ['read'] }, organizationId };
  expect((await owner.post('/organization/create-role', readers)).status).toBe(200);
  const { person: reader } = await newMember(site.gatehouse, organization, { role: 'reader' });
  await page.context().clearCookies();
  await signInByRequest(page, reader.email);
  await page.goto(`/organizations/${slug}/domains`);
  await screen(page, 'Domains');
  await page.getByText('Add this record where read.example is managed').waitFor();
  for (const name of [/^Add domain/, /^Check/, /^Actions for/]) {
    expect(await page.getByRole('button', { name }).count()).toBe(0);
  }
  expect(await page.getByText('We look again').count()).toBe(0);
});
