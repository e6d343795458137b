import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

import type { Feature } from '#server/call/feature.ts';
import type { SignInAttempt } from '#server/call/principal.ts';
import { AppError } from '#server/lib/errors.ts';
import { features } from '#server/app/features.ts';
import type { Person } from '#tests/support/person.ts';
import { verifyEmail } from '#tests/support/organization.ts';
import { installSignInPolicy } from '#tests/support/policies.ts';
import { runSql } from '#tests/support/postgres.ts';
import { factsOf } from '#tests/support/calls/feature-calls.ts';
import { calls } from '#tests/support/calls/make-call.ts';
import { startSeededService, type SeededService } from '#tests/support/calls/seeded-service.ts';
import {
  browserOf,
  findSessionStarts,
  openCalls,
  sendRequest,
  sessionCookies,
  sessionFrom,
  type SessionStart,
} from '#tests/support/calls/session-starts.ts';
import { addPasskey, SoftwareAuthenticator, usePasskey } from '#tests/support/browser/software-authenticator.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';
import { enableMailedCodes, enableTotp, mailedCode, totpCode } from '#tests/support/two-factor.ts';
import { test as base } from '#tests/support/test.ts';

const test = base.extend<{ seeded: SeededService; starts: SessionStart[] }>({
  seeded: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using seeded = await startSeededService({
        session: { cookieCache: { enabled: true } },
        emailVerification: { autoSignInAfterVerification: true },
      });
      await use(seeded);
    },
    { scope: 'file' },
  ],
  starts: [async ({ seeded }, use) => use(await findSessionStarts(seeded)), { scope: 'file' }],
});

/** Of the codes that every call documents: the one of a feature would be documented with its policy. */
const REFUSED = 'INVALID_ORIGIN';

const policy = installSignInPolicy();

interface FactorFixture {
  /** The method of the registry. */
  method?: string;
  /** Sets the factor up for a user, signed in; returns how a browser answers a challenge with it. */
  enrol: (user: Person) => Promise<((browser: Person) => Promise<unknown>) | null>;
}

/** Every registered kind of second factor. A new one fails here until it is listed. */
const factors: Record<string, FactorFixture> = {
  'an authenticator app': {
    method: 'totp',
    enrol: async (user) => {
      await verifyEmail(user);
      const { key } = await enableTotp(user);
      // The code of the current time step was used.
      return (browser) => browser.post('/two-factor/verify-totp', { code: totpCode(key, 1) });
    },
  },
  'backup codes': {
    method: 'totp',
    enrol: async (user) => {
      await verifyEmail(user);
      const { backupCodes } = await enableTotp(user);
      return (browser) => browser.post('/two-factor/verify-backup-code', { code: backupCodes[0] });
    },
  },
  'mailed codes': {
    method: 'otp',
    enrol: async (user) => {
      await verifyEmail(user);
      await enableMailedCodes(user);
      return async (browser) => {
        await browser.post('/two-factor/send-otp');
        await browser.post('/two-factor/verify-otp', { code: await mailedCode(user) });
      };
    },
  },
  'no method': {
    enrol: async ({ gatehouse, id }) => {
      const sql = `update "user" set two_factor_enabled = true, email_verified = true where id = '${id}'`;
      await runSql(gatehouse.options.databaseUrl!, sql);
      return null;
    },
  },
  passkey: {
    method: 'passkey',
    enrol: async (user) => {
      const authenticator = new SoftwareAuthenticator();
      await addPasskey(user, authenticator);
      // A magic link to an unverified address purges passkeys.
      const sql = `update "user" set two_factor_enabled = true, email_verified = true where id = '${user.id}'`;
      await runSql(user.gatehouse.options.databaseUrl!, sql);
      return (browser) => usePasskey(browser, authenticator);
    },
  },
};

test('every registered kind of second factor is covered', () => {
  const registered = features.flatMap(({ secondFactors = [] }: Feature) => secondFactors.map(({ method }) => method));
  expect(new Set(Object.values(factors).flatMap(({ method = [] }) => method))).toEqual(new Set(registered));
});

test('sessions are created only where sign-ins are challenged, and by impersonation', () => {
  const server = join(import.meta.dirname, '../../../server');
  const creating = globSync('**/*.ts', { cwd: server }).filter((file) =>
    /create\(Session,|insert\w*\(Session\b|insert into "?session\b/i.test(readFileSync(join(server, file), 'utf8')),
  );

  expect(creating.toSorted()).toEqual(['features/admin/impersonation.ts', 'features/sessions/start-session.ts']);
});

test('every call that a caller without a session can make is tried, except the setup', ({ seeded }) => {
  const successful = successfulCalls(seeded);
  const refused = openCalls.filter(({ name }) => successful[name]!.refused !== undefined);

  // The first is refused as soon as one user exists, the other starts no session.
  expect(refused.map(({ name }) => name)).toEqual(['admin.setup', 'sso.saml2.sp.sloPost']);
});

test('the calls that start sessions are detected', { timeout: 90_000 }, ({ starts }) => {
  const started = (createsUser: boolean) =>
    new Set(starts.filter((start) => start.createsUser === createsUser).map(({ call }) => call));

  expect([...started(true)]).toEqual(expect.arrayContaining(['signUp.email', 'signIn.anonymous']));
  expect([...started(false)]).toEqual(
    expect.arrayContaining([
      'signIn.email',
      'signIn.social',
      'callback',
      'magicLink.verify',
      'passkey.verifyAuthentication',
      'sso.callback',
      'sso.saml2.sp.acs',
      'verifyEmail',
    ]),
  );
  const detected = new Set(starts.map(({ call }) => call));
  const undocumented = openCalls.filter(({ name, meta }) => detected.has(name) && meta.policies !== 'sign-in');
  // The callbacks answer in the address of a redirect, the other makes another session of the browser the active one.
  const expected = ['callback', 'sso.callback', 'sso.saml2.sp.acs', 'multiSession.setActive'];
  expect(undocumented.map(({ name }) => name).filter((name) => !expected.includes(name))).toEqual([]);
});

/** What each call that starts a session stores as the method of the last sign-in; null if it continues an earlier one. */
const storedMethods = (seeded: SeededService) =>
  Object.fromEntries(
    calls.flatMap(({ name }) => {
      const { signInMethod } = factsOf(name);
      if (signInMethod === undefined) return [];
      return [[name, typeof signInMethod === 'function' ? signInMethod(seeded) : signInMethod]];
    }),
  );

test('every call that starts a session stores its method, and one that continues a session stores none', async ({
  seeded,
  starts,
}) => {
  const name = 'gatehouse.last_used_login_method';
  const stored: Record<string, string | null> = {};
  for (const start of starts) {
    const browser = browserOf(seeded.gatehouse, start.cookies);
    browser.cookies.delete(name);
    await sendRequest(browser, start);
    await seeded.tables.restore(await seeded.tables.changes());
    const method = browser.cookies.get(name);
    stored[start.call] = method === undefined ? null : decodeURIComponent(method);
  }
  expect(stored).toEqual(storedMethods(seeded));
});

/** The user of a session start, as signed in to the service. */
async function userOf({ callers, gatehouse }: SeededService, { call, userId }: SessionStart): Promise<Person> {
  for (const { cookies, password } of Object.values(callers)) {
    const person = Object.assign(browserOf(gatehouse, cookies), { id: userId, password });
    const { body } = await person.get('/get-session');
    if (body?.user.id !== userId || body.session.impersonatedBy !== null) continue;
    return Object.assign(person, { email: body.user.email });
  }
  throw new Error(`${call} signs in a user who is no caller of the seeded service`);
}

/** Calls that leave out the sign-in of users with a second factor, instead of challenging it. */
const signInsLeftOut = ['verifyEmail', 'multiSession.setActive'];

/** Calls that continue a session, which has proven the second factor of its user (one-time-token.test.ts). */
const continuing = ['oneTimeToken.verify'];

/** Fails if the browser can have a session after the response. */
async function expectNoSession(seeded: SeededService, browser: Person, response: LightMyRequestResponse) {
  const cookies = response.cookies.filter(({ name, value }) => sessionCookies.includes(name) && value !== '');
  expect(cookies).toEqual([]);
  expect(response.headers).not.toHaveProperty('set-auth-token');
  expect(await sessionFrom(browser, response)).toBeNull();
  const changes = await seeded.tables.changes();
  expect(changes.filter(({ operation }) => operation === 'session INSERT')).toEqual([]);
  return changes;
}

/** Whether a sign-in was challenged: in its answer, or by a redirect to the page of the second factor. */
function isChallenge({ headers, body }: LightMyRequestResponse, { transport }: SessionStart): boolean {
  if (headers.location !== undefined) return headers.location === 'http://localhost:3000/sign-in/second-factor';
  const answer = JSON.parse(body);
  return (transport === 'RPC' ? (answer.result?.data ?? {}) : answer).twoFactorRedirect === true;
}

test.for(Object.entries(factors))(
  'no call starts a session of a user with a second factor before its challenge was passed: %s',
  { timeout: 90_000 },
  async ([, { enrol }], { seeded, starts }) => {
    for (const start of starts.filter(({ call, createsUser }) => !createsUser && !continuing.includes(call))) {
      const answer = await enrol(await userOf(seeded, start));
      const enrolled = await seeded.tables.changes();
      const browser = browserOf(seeded.gatehouse, start.cookies);
      const response = await sendRequest(browser, start);
      const changes = await expectNoSession(seeded, browser, response);

      const { call, transport, userId } = start;
      const isLeftOut = signInsLeftOut.includes(call);
      expect([call, transport, isChallenge(response, start)]).toEqual([call, transport, !isLeftOut]);
      if (answer && !isLeftOut) {
        await answer(browser);
        const { body } = await browser.get('/get-session');
        expect([call, body]).toEqual([
          call,
          expect.objectContaining({ user: expect.objectContaining({ id: userId }) }),
        ]);
        expect(body.session.level).toBe(2);
      }
      await seeded.tables.restore([...enrolled, ...changes, ...(await seeded.tables.changes())]);
    }
  },
);

test(
  'no call starts a session of a service account, and none of its sessions counts',
  { timeout: 90_000 },
  async ({ seeded, starts }) => {
    for (const start of starts.filter(({ createsUser }) => !createsUser)) {
      const user = await userOf(seeded, start);
      const sql = `update "user" set kind = 'platform service' where id = '${start.userId}'`;
      await runSql(seeded.gatehouse.options.databaseUrl!, sql);
      const changed = await seeded.tables.changes();
      expect([start.call, (await user.get('/get-session', { disableCookieCache: 'true' })).body]).toEqual([
        start.call,
        null,
      ]);
      const browser = browserOf(seeded.gatehouse, start.cookies);
      const changes = await expectNoSession(seeded, browser, await sendRequest(browser, start));
      await seeded.tables.restore([...changed, ...changes, ...(await seeded.tables.changes())]);
    }
  },
);

test('no call that creates a user signs in an existing one', { timeout: 90_000 }, async ({ seeded, starts }) => {
  const { owner } = seeded.callers;
  const creating = starts.filter(({ createsUser }) => createsUser);
  const withoutAddress = creating.filter(({ input }) => !('email' in input)).map(({ call }) => call);
  expect(new Set(withoutAddress)).toEqual(new Set(['signIn.anonymous']));
  for (const start of creating.filter(({ input }) => 'email' in input)) {
    const browser = browserOf(seeded.gatehouse, owner.cookies);
    for (const name of sessionCookies) browser.cookies.delete(name);
    const input = { ...start.input, email: owner.email, password: owner.password };
    const response = await sendRequest(browser, { ...start, input });
    await seeded.tables.restore(await expectNoSession(seeded, browser, response));
  }
});

/** The calls of the browser that waits for a second factor. */
const challengeAnswers = (seeded: SeededService) =>
  Object.entries(successfulCalls(seeded)).filter(([, { as, refused }]) => as === 'challenged' && refused === undefined);

test(
  'a sign-in policy is asked with the user by every call that starts a session, and can refuse it',
  { timeout: 90_000 },
  async ({ seeded, starts }) => {
    const challenged = challengeAnswers(seeded).map(([call, { input }]) => ({
      call,
      input,
      transport: 'REST' as const,
      userId: seeded.callers.secured.id,
      cookies: seeded.callers.challenged.cookies,
    }));
    // Makes another session of the browser the active one, which a policy allowed when it started.
    const starting = starts.filter(({ call }) => call !== 'multiSession.setActive');
    const asked: Record<string, SignInAttempt> = {};
    try {
      for (const start of [...starting, ...challenged]) {
        let last: SignInAttempt | null = null;
        policy.decide = async (_ctx, attempt) => {
          last = attempt;
          return attempt.user && new AppError(REFUSED);
        };
        const browser = browserOf(seeded.gatehouse, start.cookies);
        const response = await sendRequest(browser, start);
        await seeded.tables.restore(await expectNoSession(seeded, browser, response));
        if (last) asked[start.call] = last;
      }
    } finally {
      policy.decide = async () => null;
    }

    const unasked = new Set(starting.map(({ call }) => call).filter((call) => !(call in asked)));
    expect(unasked).toEqual(new Set());
    const passed = ['twoFactor.verifyOtp', 'twoFactor.verifyBackupCode', 'twoFactor.completeRecovery'];
    expect(Object.keys(asked)).toEqual(expect.arrayContaining(passed));
    const { ssoProvider, samlProvider } = seeded.ids;
    const providers: Record<string, string> = { 'sso.callback': ssoProvider, 'sso.saml2.sp.acs': samlProvider };
    for (const [call, { user, proof, method, email }] of Object.entries(asked)) {
      expect([call, user?.email, proof?.amr.length]).toEqual([call, email, expect.any(Number)]);
      expect([call, method]).toEqual([call, providers[call] ?? expect.stringMatching(/^[a-z-]+$/)]);
    }
    expect(asked['sso.callback']).toMatchObject({ provider: ssoProvider, proof: { amr: ['fed'], level: 1 } });
    expect(asked['callback']).toMatchObject({
      method: 'google',
      provider: 'google',
      proof: { amr: ['fed'], level: 1 },
    });
    expect(asked['twoFactor.verifyOtp']).toMatchObject({ method: 'email', proof: { amr: ['pwd', 'email'], level: 2 } });
  },
);
