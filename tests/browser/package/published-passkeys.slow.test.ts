import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { openPage } from '#tests/support/browser/browser.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { openPublishedApp } from '#tests/support/browser/published-app.ts';
import { missingCalls } from '#tests/support/calls/published-calls.ts';
import { entryPoints } from '#tests/support/better-auth/reference-client.ts';
import { startListening } from '#tests/support/browser/site.ts';
import { VirtualAuthenticator } from '#tests/support/browser/virtual-authenticator.ts';

import type { clients as newestClients } from './published-client/passkeys-newest.tsx';

let browser: Browser;
let gatehouse: Gatehouse;
beforeAll(async () => {
  [browser, gatehouse] = await Promise.all([
    launchBrowser(),
    startListening({ webApp: false, rateLimit: { enabled: false } }),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gatehouse.close()]);
});

/** The clients of both versions have the same methods; those of the newest one are typed. */
type Client = (typeof newestClients)['vanilla'];

const cases = (['oldest', 'newest'] as const).flatMap((version) =>
  entryPoints.map((entryPoint) => [version, entryPoint] as const),
);

/** The calls of the service that the page makes: `POST /passkey/verify-registration`. */
function recordCalls(page: Page): Set<string> {
  const recorded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/auth/')) recorded.add(`${request.method()} ${pathname.replace('/api/auth', '')}`);
  });
  return recorded;
}

test.for(cases)(
  'the passkeyClient of the %s published %s client adds passkeys, signs in with them and removes them in a browser',
  { timeout: 60_000 },
  async ([version, entryPoint]) => {
    await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
    const { page, problems } = opened;
    const recordedCalls = recordCalls(page);
    await openPublishedApp(page, join(import.meta.dirname, `published-client/passkeys-${version}.tsx`));
    /** Runs a function in the page, with the client there. */
    const run = async <Result, Input = undefined>(
      call: (client: Client, input: Input) => Promise<Result>,
      input?: Input,
    ): Promise<Result> =>
      page.evaluate(`(${String(call)})(clients[${JSON.stringify(entryPoint)}], ${JSON.stringify(input)})`);
    const signOut = () => run((client) => client.signOut());
    const signInWithPasskey = () => run((client) => client.signIn.passkey());
    const session = async () => (await run((client) => client.getSession())).data;

    const person = { email: `${version}-${entryPoint.toLowerCase()}@example.com`, password: PASSWORD, name: 'Ada' };
    const { email, password } = person;
    await run((client, input) => client.signUp.email(input), person);
    await page.request.get((await newestMailTo(gatehouse, email)).url);
    const authenticator = await VirtualAuthenticator.add(page);
    const added = await run((client) => client.passkey.addPasskey({ name: 'Laptop' }));
    expect(added?.error ?? null).toBeNull();
    if (entryPoint === 'React') await page.getByLabel('passkeys').filter({ hasText: 'Laptop' }).waitFor();
    const [credential] = await authenticator.credentials();
    const [passkey] = (await run((client) => client.passkey.listUserPasskeys())).data!;
    const credentialID = Buffer.from(credential!.credentialId, 'base64').toString('base64url');
    expect(passkey).toMatchObject({ name: 'Laptop', credentialID, createdAt: expect.any(Date) });
    const { id } = passkey!;
    const renamed = await run((client, input) => client.passkey.updatePasskey(input), { id, name: 'Phone' });
    expect(renamed.data).toMatchObject({ passkey: { id, name: 'Phone' } });

    // A passkey that verifies its user needs no second factor.
    const enabled = await run(
      (client, input) => client.twoFactor.enable({ password: input, method: 'passkey' as never }),
      password,
    );
    expect(enabled.error).toBeNull();
    await signOut();
    expect((await signInWithPasskey())?.error ?? null).toBeNull();
    expect(await session()).toMatchObject({
      user: { email, twoFactorEnabled: true },
      session: { level: 2, amr: ['passkey'] },
    });

    // It is the second factor after a password.
    await signOut();
    const challenge = await run((client, input) => client.signIn.email(input), { email, password });
    expect(challenge.data).toMatchObject({ twoFactorRedirect: true });
    expect(await session()).toBeNull();
    await signInWithPasskey();
    expect(await session()).toMatchObject({ session: { level: 2, amr: ['pwd', 'passkey'] } });

    // Without user verification it is a single factor.
    await signOut();
    const securityKey = await authenticator.replaceBy({ verifiesUser: false, transport: 'usb' });
    await signInWithPasskey();
    expect(await session()).toBeNull();
    await securityKey.replaceBy({});
    await signInWithPasskey();
    expect(await session()).toMatchObject({ session: { level: 2, amr: ['passkey'] } });

    const remove = () => run((client, input) => client.passkey.deletePasskey({ id: input }), id);
    expect((await remove()).error).toMatchObject({ code: 'YOU_CANNOT_REMOVE_YOUR_LAST_SECOND_FACTOR' });
    expect((await run((client, input) => client.twoFactor.disable({ password: input }), password)).error).toBeNull();
    expect((await remove()).data).toEqual({ status: true });
    expect((await run((client) => client.passkey.listUserPasskeys())).data).toEqual([]);
    expect(missingCalls(version, 'passkey', recordedCalls)).toEqual([]);
    // The browser logs the rejected removal, and the hook's requests without a session.
    const isOfHook = (problem: string) => /status of 401 .*list-user-passkeys$/.test(problem);
    expect(problems.filter((problem) => !isOfHook(problem))).toEqual([
      expect.stringMatching(/status of 400 .*delete-passkey$/),
    ]);
  },
);
