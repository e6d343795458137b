import { expect, test } from 'vitest';

import { PASSWORD } from '#tests/support/person.ts';
import { button, screen, signOut, setUpSite } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite();

test('a new service mentions the setup link, which creates the administrator and leads to the overview', async () => {
  const link = await site.gatehouse.call('admin.createSetupLink');
  await site.gatehouse.idle();
  await using opened = await site.open();
  const { page, input } = opened;
  await page.goto('/');
  await screen(page, 'Sign in');
  const notice = page.getByText('There’s no administrator yet.');
  await notice.waitFor();

  await page.goto(link!.url);
  await input.fill(page.getByLabel('Name'), 'Ada Lovelace');
  await input.fill(page.getByLabel('Email'), 'ada@example.com');
  await input.fill(page.getByLabel('Password', { exact: true }), PASSWORD);
  await input.press(button(page, 'Create administrator'));
  await screen(page, 'Overview');
  expect(new URL(page.url()).pathname).toBe('/admin');

  await signOut(opened);
  expect(await notice.count()).toBe(0);
});
