import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { button, dialog, inputModes, screen, setUpSite, signIn } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite();

test.for(inputModes('mouse'))(
  'an administrator finds, renames and deletes an organization: by $mode, $width pixels',
  { timeout: 120_000 },
  async (variant) => {
    const { gatehouse, createUser } = site;
    const { mode } = variant;
    const administrator = `organizations-${mode}@example.com`;
    await assignRole(gatehouse, await createUser('Root Administrator', administrator), 'admin');
    const userId = await createUser(`Olga ${mode}`, `olga-${mode}@example.com`);
    await gatehouse.call('organization.create', { name: `Owned ${mode}`, slug: `owned-${mode}`, userId });
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    const openTab = (tab: string) =>
      input.press(page.getByRole('navigation', { name: 'Organization', exact: true }).getByRole('link', { name: tab }));

    await page.goto('/admin/organizations');
    await signIn(opened, administrator);
    await screen(page, 'Organizations');
    await input.fill(page.getByRole('searchbox'), `owned-${mode}`);
    await page.getByText('1 organization', { exact: true }).waitFor();
    await input.press(page.getByRole('link', { name: `Owned ${mode}` }));
    await screen(page, `Owned ${mode}`);

    await input.fill(page.getByLabel('Name', { exact: true }), `Renamed ${mode}`);
    await input.press(button(page, 'Save details'));
    await page.getByText('Organization saved').waitFor();
    await screen(page, `Renamed ${mode}`);
    await openTab('Activity');
    await page.getByText(`Root Administrator updated Renamed ${mode}`).waitFor();
    await openTab('Members');
    await input.press(page.getByRole('link', { name: `Olga ${mode}` }));
    await screen(page, `Olga ${mode}`);
    await input.press(
      page.getByRole('navigation', { name: 'User', exact: true }).getByRole('link', { name: 'Organizations' }),
    );
    await input.press(page.getByRole('link', { name: `Renamed ${mode}` }));
    await screen(page, `Renamed ${mode}`);

    await input.press(button(page, 'Delete organization'));
    await input.fill(dialog(page).getByRole('textbox'), `owned-${mode}`);
    await input.press(dialog(page).getByRole('button', { name: 'Delete organization' }));
    await screen(page, 'Organizations');
    await page.getByText('Organization deleted').waitFor();
    expect(await page.getByText(`Renamed ${mode}`).count()).toBe(0);
    expect(problems).toEqual([]);
  },
);

test('a click anywhere in a row opens its page, and the parts of a page have addresses', async () => {
  const id = await site.createUser('Root', 'rows@example.com');
  await assignRole(site.gatehouse, id, 'admin');
  await using opened = await site.open();
  const { page } = opened;
  await page.goto('/admin/users?search=rows%40');
  await signIn(opened, 'rows@example.com');
  const row = page.getByRole('row', { name: 'rows@example.com' });
  const { width, height } = (await row.boundingBox())!;
  await row.click({ position: { x: width - 20, y: height / 2 } });
  await screen(page, 'Root');
  const parts = page.getByRole('navigation', { name: 'User', exact: true });
  await parts.getByRole('link', { name: 'Sessions' }).click();
  await page.getByText('This device').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/admin/users/${id}/sessions`);
  await page.reload();
  await page.getByText('This device').waitFor();
  const link = parts.getByRole('link', { name: 'Sessions' });
  expect(await link.getAttribute('aria-current')).toBe('page');
  await page.goBack();
  await page.getByText('Signed up', { exact: true }).waitFor();
});

test('a click right after typing a search opens the page, also while its code is loading', async () => {
  const userId = await site.createUser('Root', 'quick@example.com');
  await assignRole(site.gatehouse, userId, 'admin');
  await site.gatehouse.call('organization.create', { name: 'Quick', slug: 'quick', userId });
  await using opened = await site.open();
  const { page } = opened;
  await page.goto('/admin/organizations');
  await signIn(opened, 'quick@example.com');
  const link = page.getByRole('main').getByRole('link', { name: 'Quick' });
  await link.waitFor();
  await page.route('**/*.js', async (route) => {
    // Longer than the delay of the search.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.getByRole('searchbox').fill('qui');
  await link.click();
  await screen(page, 'Quick');
});
