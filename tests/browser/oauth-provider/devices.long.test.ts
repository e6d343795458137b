import { expect, test } from 'vitest';

import { button, screen, setUpSite, signIn, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { claim, decide, Device } from '#tests/support/oauth/device.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';

const site = setUpSite({
  oauthProvider: { enabled: true },
  device: { enabled: true },
  rateLimit: { enabled: false },
});

const isolated = (text: string) => `\u2068${text}\u2069`;
const question = (code: string) => `Does your device show ${isolated(code)}?`;
const statusOf = async (device: Device, codes: { device_code: string }) =>
  (await device.poll(codes)).body.error as string | undefined;

test('a user types a code, connects the device, and disconnects it', { timeout: 120_000 }, async () => {
  const device = await Device.register(site.gatehouse);
  await site.createUser('Anna Berg', 'anna@example.com');
  const codes = await device.ask({ scope: 'openid email offline_access' });
  await using opened = await site.open({ width: 390, mode: 'keyboard' });
  const { page, input, problems } = opened;

  await page.goto('/device');
  await signIn(opened, 'anna@example.com');
  await screen(page, 'Connect a device');
  await page.getByText('You are Anna Berg').waitFor();
  const code = page.getByLabel('Code', { exact: true });
  await input.fill(code, 'AEIO');
  await input.press(button(page, 'Continue'));
  await page.getByText('A code has eight letters').nth(1).waitFor();
  await input.fill(code, codes.user_code.toLowerCase().replace('-', ' '));
  await input.press(button(page, 'Continue'));

  await screen(page, question(codes.user_code));
  await page.getByText('Acme CLI asks for access to your account.').waitFor();
  await page.getByText('See your email address').waitFor();
  await page.getByText('Only go on if you started this yourself').waitFor();
  expect(await statusOf(device, codes)).toBe('authorization_pending');
  await input.press(button(page, 'It’s mine, connect'));
  await screen(page, 'Device connected');
  const { body: tokens } = await device.poll(codes);
  expect(tokens).toMatchObject({ scope: 'openid email offline_access' });

  await page.goto('/account/connected-apps');
  await page.getByText(`Device at ${isolated('127.0.0.1')}, connected`).waitFor();
  await input.press(button(page, 'Disconnect Acme CLI'));
  await input.press(page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }));
  await page.getByText('No connected apps').waitFor();
  await expect(device.application.refresh(tokens.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
  expect(problems).toEqual([]);
});

test('a link that a victim opens never approves, also not after the sign-in', { timeout: 120_000 }, async () => {
  const device = await Device.register(site.gatehouse);
  await site.createUser('Vic', 'vic@example.com');
  const codes = await device.ask({ scope: 'openid offline_access' });
  await using opened = await site.open();
  const { page, problems } = opened;

  await page.goto(codes.verification_uri_complete);
  await signIn(opened, 'vic@example.com');
  await screen(page, 'Connect a device');
  expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe(codes.user_code);
  await page.getByText('The link filled in this code.').waitFor();
  const [row] = await runSql(
    site.gatehouse.options.databaseUrl!,
    `select status from device_code order by id desc limit 1`,
  );
  expect(row).toEqual({ status: 'pending' });

  await button(page, 'Continue').click();
  await screen(page, question(codes.user_code));
  await page.reload();
  await screen(page, 'Connect a device');
  expect(await statusOf(device, codes)).toBe('authorization_pending');
  await button(page, 'Continue').click();
  await button(page, 'Not me').click();
  await screen(page, 'Device refused');
  expect(await statusOf(device, codes)).toBe('access_denied');
  expect(problems).toEqual([]);
});

test('of two people who have the code, the first decides', { timeout: 120_000 }, async () => {
  const device = await Device.register(site.gatehouse);
  await site.createUser('First', 'first@example.com');
  const second = await Person.signUp(site.gatehouse);
  const codes = await device.ask();
  await using opened = await site.open();
  const { page, problems } = opened;
  await signInByRequest(page, 'first@example.com');
  await page.goto(codes.verification_uri_complete);
  await button(page, 'Continue').click();
  await screen(page, question(codes.user_code));

  expect((await claim(second, codes)).body.code).toBe('INVALID_USER_CODE');
  expect((await decide(second, 'approve', codes)).body.code).toBe('INVALID_USER_CODE');
  await button(page, 'It’s mine, connect').click();
  await screen(page, 'Device connected');

  await page.goto(codes.verification_uri_complete);
  await button(page, 'Continue').click();
  await screen(page, 'Device connected');
  expect(problems).toEqual([]);
});

test(
  'a code that another account opened is refused on the screen, and another account can be chosen first',
  {
    timeout: 120_000,
  },
  async () => {
    const device = await Device.register(site.gatehouse);
    await site.createUser('Third', 'third@example.com');
    await site.createUser('Fourth', 'fourth@example.com');
    const other = await Person.signUp(site.gatehouse);
    const [claimed, free] = [await device.ask(), await device.ask()];
    await claim(other, claimed);
    await using opened = await site.open();
    const { page } = opened;
    await signInByRequest(page, 'third@example.com');
    await page.goto(claimed.verification_uri_complete);
    await button(page, 'Continue').click();
    await page.getByText('This code doesn’t exist.').waitFor();

    await page.goto(free.verification_uri_complete);
    await button(page, 'Use another account').click();
    await signIn(opened, 'fourth@example.com');
    await page.getByText('You are Fourth').waitFor();
    expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe(free.user_code);
    await button(page, 'Continue').click();
    await button(page, 'It’s mine, connect').click();
    await screen(page, 'Device connected');
  },
);
