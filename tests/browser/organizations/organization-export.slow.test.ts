import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { checkScreen, setWidth } from '#tests/support/browser/accessibility.ts';
import { button, dialog, inputModes, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { newMember, newOrganization } from '#tests/support/organization.ts';

const site = setUpSite();

test(
  'an owner saves the files of an organization, an administrator of it has no export',
  { timeout: 120_000 },
  async () => {
    const organization = await newOrganization(site.gatehouse);
    const { owner, slug } = organization;
    const { person: admin } = await newMember(site.gatehouse, organization, { role: 'admin' });
    await using opened = await site.open(inputModes('mouse')[0]!);
    const { page, input, problems } = opened;
    await page.goto('/');
    await signInByRequest(page, owner.email, owner.password);
    await page.goto(`/organizations/${slug}/settings`);
    await screen(page, 'Settings');
    await input.press(page.getByLabel('With the audit log, without IP addresses'));
    await input.press(button(page, 'Export organization'));
    await dialog(page).getByText('Audit log', { exact: true }).waitFor();
    for (const width of [1280, 390]) {
      await setWidth(page, width);
      await checkScreen(page, 'organization-export');
    }
    const saving = page.waitForEvent('download');
    await input.press(dialog(page).getByRole('button', { name: `Save ${slug}-organization` }));
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${slug}-organization-\\d{4}-\\d{2}-\\d{2}\\.ndjson$`));
    const records = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\n');
    expect(records.map((line) => (JSON.parse(line) as { type: string }).type).toSorted()).toEqual([
      'member',
      'member',
      'organization',
      'user',
      'user',
    ]);
    expect(problems).toEqual([]);

    await using other = await site.open();
    await other.page.goto('/');
    await signInByRequest(other.page, admin.email, admin.password);
    await other.page.goto(`/organizations/${slug}/settings`);
    await screen(other.page, 'Settings');
    await other.page.getByText('Leave organization').first().waitFor();
    expect(await button(other.page, 'Export organization').count()).toBe(0);
  },
);
