import { URI } from 'otpauth';
import type { Page } from 'playwright-core';

import { addressOf, PASSWORD } from '#server/cli/demo/data.ts';

async function post<Answer>(page: Page, path: string, data: object = {}): Promise<Answer> {
  const answer = await page.request.post(`/api/auth${path}`, { data });
  if (!answer.ok()) throw new Error(`POST ${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Sets up an authenticator app for the user of the page, once. */
export async function enableTotp(page: Page): Promise<void> {
  const { totpURI } = await post<{ totpURI: string }>(page, '/two-factor/enable', { password: PASSWORD });
  await post(page, '/two-factor/verify-totp', { code: URI.parse(totpURI).generate() });
}

/** Begins the sign-in of a user with an authenticator app. */
export async function secondFactorPath(page: Page): Promise<string> {
  const credentials = { email: addressOf('Hedy Lamarr'), password: PASSWORD };
  const signIn = () => post<{ twoFactorRedirect?: true }>(page, '/sign-in/email', credentials);
  if (!(await signIn()).twoFactorRedirect) {
    await enableTotp(page);
    await post(page, '/sign-out');
    await signIn();
  }
  return '/sign-in/second-factor';
}

/** The screen as a service shows it that requires second factors. */
export async function requiredPath(page: Page): Promise<string> {
  const path = '/account/two-factor-required';
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('policy&quot;:&quot;optional', 'policy&quot;:&quot;required');
    await route.fulfill({ response, body });
  });
  return path;
}
