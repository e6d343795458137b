import { expect } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { addPasskey, SoftwareAuthenticator, usePasskey } from '#tests/support/software-authenticator.ts';
import { test } from '#tests/support/test.ts';

test('a passkey that was added signs in', async ({ gatehouse, signedIn }) => {
  const authenticator = new SoftwareAuthenticator();
  const added = await addPasskey(signedIn, authenticator, { name: 'Laptop' });
  expect(added).toEqual({
    status: 200,
    body: {
      id: expect.any(String),
      name: 'Laptop',
      userId: signedIn.id,
      credentialID: authenticator.credentials[0]!.id,
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: false,
      transports: 'internal,hybrid',
      aaguid: '00000000-0000-0000-0000-000000000000',
      createdAt: expect.any(String),
      lastUsedAt: null,
    },
  });

  const browser = new Person(gatehouse);
  const { status, body } = await usePasskey(browser, authenticator);
  expect(status).toBe(200);
  expect(body.user.id).toBe(signedIn.id);
  expect(body.session).toMatchObject({ level: 2, amr: ['passkey'] });
  expect((await browser.get('/get-session')).body.user.id).toBe(signedIn.id);
  const [listed] = (await browser.get('/passkey/list-user-passkeys')).body;
  expect(listed).toEqual({ ...added.body, lastUsedAt: expect.any(String) });
});

test('adding a passkey that verified its user ends other sessions and raises the level of this one', async ({
  signedIn,
}) => {
  const other = await signedIn.inAnotherBrowser();
  expect((await addPasskey(signedIn)).status).toBe(200);

  expect((await other.get('/get-session')).body).toBeNull();
  expect((await signedIn.get('/get-session')).body.session).toMatchObject({ level: 2, amr: ['pwd', 'passkey'] });
});
