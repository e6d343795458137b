import { passkeyClient } from '@better-auth/passkey/client';
import { twoFactorClient } from 'better-auth/client/plugins';
import {
  passkeyClient as oldestPasskeyClient,
  twoFactorClient as oldestTwoFactorClient,
} from 'better-auth-oldest/client/plugins';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { missingCalls } from '#tests/support/published-calls.ts';
import { entryPoints, newestClient, referenceClient } from '#tests/support/reference-client.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { installWebAuthn } from '#tests/support/webauthn-browser.ts';

const email = 'ada@example.com';
const challenged = { twoFactorRedirect: true };

type EntryPoint = (typeof entryPoints)[number];

/** The clients of both versions have the same methods; those of the newest one are typed. */
const versions = {
  oldest: (gatehouse: Gatehouse, entryPoint: EntryPoint) =>
    referenceClient(gatehouse, [oldestPasskeyClient(), oldestTwoFactorClient()], entryPoint) as unknown as ReturnType<
      (typeof versions)['newest']
    >,
  newest: (gatehouse: Gatehouse, entryPoint: EntryPoint) =>
    newestClient(gatehouse, [passkeyClient(), twoFactorClient()], entryPoint),
};

const cases = (['oldest', 'newest'] as const).flatMap((version) =>
  entryPoints.map((entryPoint) => [version, entryPoint] as const),
);

test.for(cases)(
  'the passkeyClient of the %s published %s client adds passkeys, signs in with them and removes them',
  { timeout: 60_000 },
  async ([version, entryPoint]) => {
    await using gatehouse = await startGatehouse();
    const { client, person, recordedCalls } = versions[version](gatehouse, entryPoint);
    const authenticator = installWebAuthn();
    await client.signUp.email({ email, password: PASSWORD, name: 'Ada' });
    await person.send({ method: 'GET', url: (await newestMailTo(gatehouse, email)).path });

    const added = await client.passkey.addPasskey({ name: 'Laptop' });
    expect(added?.error ?? null).toBeNull();
    const [passkey] = (await client.passkey.listUserPasskeys()).data!;
    const { id: credentialID } = authenticator.credentials[0]!;
    expect(passkey).toMatchObject({ name: 'Laptop', credentialID, createdAt: expect.any(Date) });
    const { id } = passkey!;
    expect((await client.passkey.updatePasskey({ id, name: 'Phone' })).data).toMatchObject({
      passkey: { id, name: 'Phone' },
    });

    // A passkey that verifies its user needs no second factor.
    expect((await client.twoFactor.enable({ password: PASSWORD, method: 'passkey' as never })).error).toBeNull();
    await client.signOut();
    const signedIn = await client.signIn.passkey();
    expect(signedIn?.error ?? null).toBeNull();
    const session = await client.getSession();
    expect(session.data).toMatchObject({
      user: { email, twoFactorEnabled: true },
      session: { level: 2, amr: ['passkey'] },
    });

    // It is the second factor after a password.
    await client.signOut();
    expect((await client.signIn.email({ email, password: PASSWORD })).data).toMatchObject(challenged);
    expect((await client.getSession()).data).toBeNull();
    await client.signIn.passkey();
    expect((await client.getSession()).data).toMatchObject({ session: { level: 2, amr: ['pwd', 'passkey'] } });

    // Without user verification it is a single factor.
    await client.signOut();
    authenticator.verifiesUser = false;
    await client.signIn.passkey();
    expect((await client.getSession()).data).toBeNull();
    authenticator.verifiesUser = true;
    await client.signIn.passkey();

    const last = await client.passkey.deletePasskey({ id });
    expect(last.error).toMatchObject({ code: 'YOU_CANNOT_REMOVE_YOUR_LAST_SECOND_FACTOR' });
    expect((await client.twoFactor.disable({ password: PASSWORD })).error).toBeNull();
    expect((await client.passkey.deletePasskey({ id })).data).toEqual({ status: true });
    expect((await client.passkey.listUserPasskeys()).data).toEqual([]);
    expect(missingCalls(version, 'passkey', recordedCalls)).toEqual([]);
  },
);
