import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { startSite } from '#tests/support/browser/site.ts';
import { checkScreen } from '#tests/support/browser/accessibility.ts';
import { button, dialog, screen, signIn, setUpSite, inputModes } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite();

test.for(inputModes('mouse'))(
  'an administrator searches, bans, unbans and impersonates a user: by $mode, $width pixels',
  { timeout: 120_000 },
  async (variant) => {
    const { gatehouse, createUser } = site;
    const administrator = `administrator-${variant.mode}@example.com`;
    const [name, email] = [`Mallory ${variant.mode}`, `mallory-${variant.mode}@example.com`];
    await assignRole(gatehouse, await createUser('Root Administrator', administrator), 'admin');
    const userId = await createUser(name, email);
    await gatehouse.call('organization.create', { name: `Acme ${variant.mode}`, slug: `acme-${variant.mode}`, userId });
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    const confirm = (action: string) => input.press(dialog(page).getByRole('button', { name: action }));

    await page.goto('/admin/users');
    await signIn(opened, administrator);
    await screen(page, 'Users');
    await input.fill(page.getByRole('searchbox'), `mallory-${variant.mode}`);
    await page.getByText('1 user', { exact: true }).first().waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe(`mallory-${variant.mode}`);

    await input.press(page.getByRole('link', { name }));
    await screen(page, name);
    const openTab = (tab: string) =>
      input.press(page.getByRole('navigation', { name: 'User' }).getByRole('link', { name: tab }));
    await openTab('Sessions');
    await input.press(button(page, 'Sign out everywhere'));
    await confirm('Sign out everywhere');
    await page.getByText('No active sessions').waitFor();
    await openTab('Sign-in methods');
    await page.getByText('Password', { exact: true }).first().waitFor();
    await input.press(button(page, 'Set password'));
    await input.fill(dialog(page).getByLabel('New password'), 'a new long password');
    await confirm('Set password');
    await page.getByText('Password set').waitFor();
    await openTab('Activity');
    await page.getByText(`Root Administrator set the password of ${name}`).waitFor();
    await openTab('Overview');
    const act = async (name: string) => {
      await input.press(page.getByRole('button', { name: /^Actions for / }));
      await input.press(page.getByRole('menuitem', { name }));
    };
    await act('Ban user');
    await input.fill(dialog(page).getByLabel('Reason'), 'Spam');
    await confirm('Ban user');
    const notice = page.getByRole('region', { name: 'This user is banned' });
    await notice.getByText('Spam').waitFor();
    await notice.getByRole('link', { name: 'Root Administrator' }).waitFor();
    await input.press(notice.getByRole('button', { name: 'Unban user' }));
    await notice.waitFor({ state: 'detached' });

    await page.goto(`/admin/audit?event=user.banned&subject=${userId}`);
    await screen(page, 'Audit log');
    await page.getByText('1 event', { exact: true }).waitFor();
    await page.getByText(`Root Administrator banned ${name}`).waitFor();
    await input.press(page.getByRole('button', { name: /^Details: / }));
    await dialog(page).getByText('127.0.0.1').waitFor();
    await dialog(page).getByText(userId).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    // So does the whole row.
    await page
      .getByRole('row')
      .filter({ hasText: 'Root Administrator banned' })
      .click({ position: { x: 6, y: 6 } });
    await dialog(page).getByText(userId).waitFor();
    await page.keyboard.press('Escape');
    await input.press(button(page, 'Export'));
    const downloading = page.waitForEvent('download');
    await input.press(page.getByRole('menuitem', { name: 'CSV file' }));
    const [head, row, ...others] = readFileSync(await (await downloading).path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(head).toMatch(/^time,event,description,/);
    expect(row).toContain(`,user.banned,Root Administrator banned ${name},`);
    expect(others).toEqual([]);
    // Of a phone, in a sheet.
    if (variant.width < 768) await input.press(page.getByRole('button', { name: /^Filters/ }));
    await page.getByLabel('To', { exact: true }).fill('2020-01-31');
    if (variant.width < 768) await input.press(button(page, 'Show results'));
    await page.getByText('No events found').waitFor();
    await input.press(button(page, 'Clear filters').last());
    await page.getByText(`Root Administrator unbanned ${name}`).first().waitFor();

    await page.goto(`/admin/users/${userId}`);
    await act('Impersonate user');
    await page.getByText(`You’re impersonating ${name} · `).waitFor();
    await screen(page, 'Profile');
    expect(await page.getByRole('link', { name: 'Users' }).count()).toBe(0);
    // Actions that the service would reject are not offered.
    await page.getByText('Not available while impersonating.').first().waitFor();
    for (const action of ['Change email', 'Delete account']) expect(await button(page, action).count()).toBe(0);
    await page.goto('/account/security');
    await page.getByText('Not available while impersonating.').waitFor();
    expect(await button(page, 'Change your password').count()).toBe(0);
    await input.press(button(page, 'Stop impersonating'));
    await screen(page, 'Users');
    await page.getByText(`You’re impersonating ${name} · `).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  },
);

test('a user in adminUserIds sees the administration without an admin role', async () => {
  const listed = await site.createUser('Lister Listed', 'listed@example.com');
  await using other = await startSite({
    databaseUrl: site.gatehouse.options.databaseUrl!,
    admin: { adminUserIds: [listed] },
  });
  await using opened = await site.open({ baseUrl: other.options.baseUrl });
  const { page, problems } = opened;

  await page.goto('/account');
  await signIn(opened, 'listed@example.com');
  await page.getByRole('link', { name: 'Administration' }).click();
  await screen(page, 'Overview');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await screen(page, 'Users');
  await page.getByRole('link', { name: 'New user' }).waitFor();
  expect(problems).toEqual([]);
});

test('the setup link creates the first administrator and signs in', async () => {
  await using fresh = await startSite();
  const link = await fresh.call('admin.createSetupLink', {});
  await using opened = await site.open({ baseUrl: fresh.options.baseUrl });
  const { page, problems } = opened;

  await page.goto(link!.url);
  await screen(page, 'Create the first administrator');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create administrator').click();
  await screen(page, 'Overview');
  // The charts have dates and a scale, and name the day at the pointer; no hint stands there twice.
  const chart = page.getByRole('img', { name: /^Sign-ups by day/ });
  const card = page.locator('.mantine-Paper-root', { has: chart });
  await card.locator('time').nth(3).waitFor();
  expect(await card.locator('time').count()).toBe(4);
  await chart.hover();
  // Of the day under the pointer, and of the period before.
  await expect.poll(() => card.getByText(/^\w+ \d+, \d{4}: \d$/).count()).toBe(2);
  expect(await page.getByText(/SMTP_URL/).count()).toBe(1);
  await checkScreen(page, 'overview');
  // The page checks the link with an empty form, and the browser logs the rejection.
  expect(problems.filter((problem) => !problem.endsWith('/api/trpc/admin.setup'))).toEqual([]);
});
