import { setTimeout as delay } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import {
  button,
  dialog,
  inputModes,
  screen,
  setUpSite,
  signIn,
  signInByRequest,
} from '#tests/support/browser/browser-flow.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { enableTotp } from '#tests/gallery/two-factor.ts';

const rateLimit = { enabled: false };
const required = setUpSite({ session: { twoFactor: { policy: 'required' } }, rateLimit });
const strict = setUpSite({ session: { freshAge: 1 }, rateLimit });
const site = setUpSite({ rateLimit });

test.for(inputModes('mouse'))(
  'a user must set up a second factor before anything else if the service requires it: by $mode, $width pixels',
  { timeout: 60_000 },
  async (variant) => {
    const email = `required-${variant.mode}@example.com`;
    await required.createUser('Required', email);
    await using opened = await required.open(variant);
    const { page, input, problems } = opened;
    await page.goto('/sign-in?callbackURL=%2Faccount%2Fsessions');
    await signIn(opened, email);
    await screen(page, 'Set up a second factor');
    await page.goto('/account/security');
    await screen(page, 'Set up a second factor');

    await input.press(button(page, 'Set up email codes'));
    await dialog(page).getByText(`We sent a 6-digit code to ${email}`).waitFor();
    const { text } = await newestMailTo(required.gatehouse, email);
    await input.fill(page.getByLabel('Code from the email'), /^\d{6}$/m.exec(text)![0]);
    await input.press(dialog(page).getByRole('button', { name: 'Create backup codes' }));
    await input.press(dialog(page).getByLabel('I saved these codes'));
    await input.press(button(page, 'Done'));
    await screen(page, 'Security');
    await page.getByText('10 codes left').waitFor();
    expect(problems).toEqual([]);
  },
);

test('a response to the previous session token, after the new one, does not sign the browser out', async () => {
  const email = 'overtaken@example.com';
  const { gatehouse } = site;
  await site.createUser('Overtaken', email);
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, email);
  await page.goto('/account/security');
  await button(page, 'Set up email codes').click();
  await dialog(page).getByText(`We sent a 6-digit code to ${email}`).waitFor();
  const code = /^\d{6}$/m.exec((await newestMailTo(gatehouse, email)).text)![0];
  // Another tab makes this one read the session; the request reaches the service after the rotation, the response the browser
  // after the new cookie.
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const rotated = page.waitForResponse('**/twoFactor.verifyOtp');
  await page.route(
    '**/api/trpc/getSession**',
    async (route) => {
      await (await rotated).finished();
      const response = await fetch(route.request().url(), { headers: { cookie } });
      const setCookie = response.headers.getSetCookie().join('\n');
      await route.fulfill({ headers: setCookie ? { 'set-cookie': setCookie } : {}, body: await response.text() });
    },
    { times: 1 },
  );
  const request = page.waitForRequest('**/api/trpc/getSession**');
  await page.evaluate(() => new BroadcastChannel(`gatehouse:${location.origin}`).postMessage('updateUser'));
  const response = (await request).response();
  await page.getByLabel('Code from the email').fill(code);
  await response;
  await dialog(page).getByRole('button', { name: 'Create backup codes' }).click();
  await dialog(page).getByLabel('I saved these codes').click();
  await button(page, 'Done').click();
  await page.getByText('10 codes left').waitFor();
});

test(
  'a call that needs a recent proof asks for the password in a dialog and continues',
  { timeout: 60_000 },
  async () => {
    const email = 'stale@example.com';
    await strict.createUser('Stale', email);
    await using opened = await strict.open();
    const { page } = opened;
    await signInByRequest(page, email);
    await page.goto('/account/security');
    await screen(page, 'Security');
    await delay(1_100);
    await button(page, 'Set up authenticator app').click();
    await dialog(page).getByText('Confirm it’s you').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('For your security, confirm that it’s you to continue.').waitFor();

    await button(page, 'Set up authenticator app').click();
    await dialog(page).getByLabel('Password', { exact: true }).fill('not the password');
    await button(page, 'Confirm').click();
    await dialog(page).getByText('Incorrect password').waitFor();
    await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Confirm').click();
    await dialog(page).getByText('Scan the QR code').waitFor();
  },
);

test('an organization that requires a second factor shows who lacks one and leads members to Security', async () => {
  const userId = await site.createUser('Owner', 'owner@example.com');
  const memberId = await site.createUser('Member', 'member@example.com');
  const { id } = await site.gatehouse.call('organization.create', { name: 'Engines', slug: 'engines', userId });
  await site.gatehouse.call('organization.addMember', { organizationId: id, userId: memberId, role: 'member' });
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, 'owner@example.com');
  await page.goto('/organizations/engines/settings');
  const policy = page.getByLabel('Require two-factor authentication');
  await page.getByText('Set it up for your own account first.').waitFor();
  expect(await policy.isDisabled()).toBe(true);
  await enableTotp(page);
  await page.reload();
  await policy.click();
  await dialog(page).getByText('1 member has no second factor').waitFor();
  await dialog(page).getByRole('listitem').getByText('Member', { exact: true }).waitFor();
  await dialog(page).getByRole('button', { name: 'Require two-factor authentication' }).click();
  await page.getByText('Two-factor authentication required').waitFor();

  await using other = await site.open();
  await signInByRequest(other.page, 'member@example.com');
  await other.page.goto('/organizations/engines/members');
  await screen(other.page, 'Set up a second factor');
  await other.page.getByRole('link', { name: 'Go to Security' }).click();
  await screen(other.page, 'Security');
});

test('an administrator resets the second factors of a user', async () => {
  const userId = await site.createUser('Locked', 'locked@example.com');
  await using locked = await site.open();
  await signInByRequest(locked.page, 'locked@example.com');
  await enableTotp(locked.page);
  await assignRole(site.gatehouse, await site.createUser('Root', 'root@example.com'), 'admin');
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, 'root@example.com');
  await page.goto(`/admin/users/${userId}`);
  await page.getByText('Two-factor on').waitFor();
  await page.getByRole('link', { name: 'Sign-in methods' }).click();
  await button(page, 'Reset two-factor authentication').click();
  await dialog(page).getByRole('button', { name: 'Reset two-factor authentication' }).click();
  await page.getByText('Two-factor authentication reset').waitFor();
  await page.getByRole('navigation', { name: 'User' }).getByRole('link', { name: 'Overview' }).click();
  await page.getByText('Signed up', { exact: true }).waitFor();
  await page.getByText('Two-factor on').waitFor({ state: 'detached' });
});
