import { expect, test } from 'vitest';

import { sendRequest, browserOf, findSessionStarts } from '#tests/support/session-starts.ts';
import { startSeededService } from '#tests/support/seeded-service.ts';

const name = 'gatehouse.last_used_login_method';

/** What each call that starts a session stores. */
const methods: Record<string, string> = {
  'signUp.email': 'email',
  'signIn.email': 'email',
  'signIn.username': 'username',
  'signIn.emailOtp': 'email-otp',
  'signIn.social': 'google',
  callback: 'google',
  'magicLink.verify': 'magic-link',
  'passkey.verifyAuthentication': 'passkey',
  verifyEmail: 'email',
  'emailOtp.verifyEmail': 'email',
};

test('every call that starts a session stores its method', { timeout: 90_000 }, async () => {
  await using seeded = await startSeededService({ emailVerification: { autoSignInAfterVerification: true } });
  const stored: Record<string, string | undefined> = {};
  for (const start of await findSessionStarts(seeded)) {
    const browser = browserOf(seeded.gatehouse, start.cookies);
    browser.cookies.delete(name);
    await sendRequest(browser, start);
    await seeded.tables.restore(await seeded.tables.changes());
    stored[start.call] = browser.cookies.get(name);
  }

  // Switching accounts and answering a challenge continue an earlier sign-in.
  const { 'multiSession.setActive': switched, ...signIns } = stored;
  expect(switched).toBeUndefined();
  expect(Object.keys(signIns).length).toBeGreaterThan(7);
  expect(signIns).toEqual(Object.fromEntries(Object.keys(signIns).map((call) => [call, methods[call]])));
});
