import { expect, test } from 'vitest';

import { screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';

const site = setUpSite({ phoneNumber: { enabled: true, sendOTP: () => {} }, rateLimit: { enabled: false } });

test('a phone number is a sign-in method by its number, which its user can disconnect', async () => {
  await using opened = await site.open();
  const { page } = opened;
  const { email } = await Person.signUp(site.gatehouse);
  await signInByRequest(page, email);
  const set = `update "user" set phone_number = '+12125550199', phone_number_verified = true`;
  await runSql(site.gatehouse.options.databaseUrl!, set);
  await page.goto('/account/security');
  await screen(page, 'Security');
  await page.getByText('+12125550199').waitFor();

  await page.getByRole('button', { name: /Disconnect.*\+12125550199/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await page.getByText(/\+12125550199.* disconnected/).waitFor();
  const numbers = await runSql(site.gatehouse.options.databaseUrl!, 'select phone_number as number from "user"');
  expect(numbers).toEqual([{ number: null }]);
});
