import { URI } from 'otpauth';
import type { Page } from 'playwright-core';

import { addressOf, devices, PASSWORD, type PersonName } from '#server/cli/demo/data.ts';

import { codeTo } from './mailbox.ts';

export async function post<Answer>(page: Page, path: string, data: object = {}): Promise<Answer> {
  const answer = await page.request.post(`/api/auth${path}`, { data });
  if (!answer.ok()) throw new Error(`POST ${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Enters the password of a user: all of the sign-in, or its first step. */
export const signInAs = (page: Page, name: PersonName) =>
  post<{ twoFactorRedirect?: true }>(page, '/sign-in/email', { email: addressOf(name), password: PASSWORD });

/** Sets up an authenticator app for the user of the page, once, and returns the backup codes. */
export async function enableTotp(page: Page): Promise<string[]> {
  type Answer = { totpURI: string; backupCodes: string[] };
  const { totpURI, backupCodes } = await post<Answer>(page, '/two-factor/enable', { password: PASSWORD });
  await post(page, '/two-factor/verify-totp', { code: URI.parse(totpURI).generate() });
  return backupCodes;
}

async function enableMailedCodes(page: Page, name: PersonName): Promise<void> {
  await post(page, '/two-factor/enable', { password: PASSWORD, method: 'otp' });
  const code = await codeTo(page, addressOf(name), 'sendTwoFactorCode');
  await post(page, '/two-factor/verify-otp', { code });
}

/** Begins the sign-in of a user with an authenticator app and email codes. */
export async function secondFactorPath(page: Page): Promise<string> {
  if (!(await signInAs(page, 'Hedy Lamarr')).twoFactorRedirect) {
    await enableTotp(page);
    await enableMailedCodes(page, 'Hedy Lamarr');
    await post(page, '/sign-out');
    await signInAs(page, 'Hedy Lamarr');
  }
  return '/sign-in/second-factor';
}

/** Trusts a phone and then the browser of the page, for a user without second factors. */
export async function trustBrowsers(page: Page, name: PersonName): Promise<void> {
  const codes = await enableTotp(page);
  const context = page.context();
  for (const userAgent of [devices[0], '']) {
    await context.setExtraHTTPHeaders(userAgent ? { 'user-agent': userAgent } : {});
    await context.clearCookies();
    await signInAs(page, name);
    await post(page, '/two-factor/verify-backup-code', { code: codes.pop(), trustDevice: true });
  }
}

/** The screen as a service shows it that requires second factors. */
export async function requiredPath(page: Page): Promise<string> {
  await page.route('**/api/trpc/getSession**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"data":{"session"', '"data":{"twoFactorRequired":true,"session"');
    await route.fulfill({ response, body });
  });
  return '/account/two-factor-required';
}

/** As if the recovery of the sign-in had this status. */
export function withRecovery(status: 'unavailable' | 'ready') {
  return (page: Page) =>
    page.route('**/api/trpc/twoFactor.getChallenge**', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"status":"\w+"/, `"status":"${status}"`);
      await route.fulfill({ response, body });
    });
}
