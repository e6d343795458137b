import { expect, test } from 'vitest';

import { PASSWORD } from '#tests/support/person.ts';
import { button, screen, setUpSite, signOut } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite({ username: { enabled: true }, rateLimit: { enabled: false } });

test('a user signs up with a username, changes it in the profile, and signs in with it', async () => {
  await using opened = await site.open();
  const { page } = opened;
  const password = page.getByLabel('Password', { exact: true });
  const other = { name: 'Other', email: 'other@example.com', password: PASSWORD, username: 'taken_name' };
  await site.gatehouse.call('signUp.email', other);
  await page.goto('/sign-up');
  // A password manager stores what signs in always: the email, since the username is optional.
  await page.getByText('Add a username').click();
  await page.getByLabel('Username').waitFor();
  const hints = page
    .locator('form input')
    .evaluateAll((all) => all.map((each) => [each.getAttribute('name'), each.getAttribute('autocomplete')]));
  expect(Object.fromEntries(await hints)).toEqual({
    name: 'name',
    email: 'username',
    username: 'off',
    password: 'new-password',
  });
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Username').fill('Taken_Name');
  await password.fill(PASSWORD);
  await button(page, 'Create account').click();
  await page.getByText('This username is taken. Choose another.').waitFor();
  await page.getByLabel('Username').fill('Ada_L');
  await button(page, 'Create account').click();

  await screen(page, 'Profile');
  expect(await page.getByLabel('Username').inputValue()).toBe('Ada_L');
  await page.getByLabel('Username').fill('Countess');
  await button(page, 'Save profile').click();
  await page.getByText('Profile saved').waitFor();
  await signOut(opened);

  await page.goto('/sign-in');
  await button(page, 'Continue').click();
  await page.getByText('Enter an email or username').waitFor();
  await page.getByLabel('Email or username').fill('countess');
  await button(page, 'Continue').click();
  await password.fill('a wrong password');
  await button(page, 'Sign in').click();
  await page.getByText('Incorrect username or password.').waitFor();
  await password.fill(PASSWORD);
  await button(page, 'Sign in').click();
  await screen(page, 'Profile');
});
