import { expect } from 'vitest';

import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';

const google = providerFixtures.find(({ id }) => id === 'google')!;

async function startService(oneTap: { disableSignup?: boolean } = {}) {
  const provider = await FakeProvider.start(google);
  const gatehouse = await startGatehouse({ ...provider.options, oneTap: { enabled: true, ...oneTap } });
  const idToken = (claims: object = {}) => provider.issuer.idToken({ ...provider.claims, ...claims });
  return {
    gatehouse,
    idToken,
    callback: async (body: object) => new Person(gatehouse).post('/one-tap/callback', body),
    [Symbol.asyncDispose]: async () => {
      await gatehouse.close();
      await provider[Symbol.asyncDispose]();
    },
  };
}

const REFUSED = { status: 400, body: { code: 'INVALID_ID_TOKEN', message: 'invalid id token' } };

test('an ID token of Google for this client signs in, once', async () => {
  await using service = await startService();
  const token = await service.idToken();
  const person = new Person(service.gatehouse);
  const { status, body } = await person.post('/one-tap/callback', { idToken: token, callbackURL: '/home' });

  expect(status).toBe(200);
  expect(body).toEqual({ token: expect.any(String), user: expect.objectContaining({ email: 'jsmith@gmail.com' }) });
  expect((await person.get('/get-session')).body.session).toMatchObject({ token: body.token, amr: ['fed'] });
  expect(await service.callback({ idToken: token })).toEqual(REFUSED);
});

test('a token of another audience, another issuer, or a nonce other than the one sent is refused', async () => {
  await using service = await startService();
  for (const claims of [{ aud: 'another-service' }, { iss: 'https://evil.example' }]) {
    expect(await service.callback({ idToken: await service.idToken(claims) })).toEqual(REFUSED);
  }
  const wrong = { idToken: await service.idToken({ nonce: 'other' }), nonce: 'expected' };
  expect(await service.callback(wrong)).toEqual(REFUSED);
  expect(await service.callback({ idToken: await service.idToken(), nonce: 'expected' })).toEqual(REFUSED);
  expect(await service.callback({ idToken: 'no token' })).toEqual(REFUSED);

  const right = { idToken: await service.idToken({ nonce: 'expected' }), nonce: 'expected' };
  expect((await service.callback(right)).status).toBe(200);
});

test('an account that only the address connects is not joined', async () => {
  await using service = await startService();
  await Person.signUp(service.gatehouse, { email: 'jsmith@gmail.com' });
  const { status, body } = await service.callback({ idToken: await service.idToken() });
  expect([status, body.code]).toEqual([401, 'ACCOUNT_NOT_LINKED']);
});

test('with disableSignup only existing users sign in', async () => {
  await using service = await startService({ disableSignup: true });
  const { status, body } = await service.callback({ idToken: await service.idToken() });
  expect([status, body.code]).toEqual([401, 'SIGNUP_DISABLED']);

  await Person.signUpVerified(service.gatehouse, { email: 'jsmith@gmail.com' });
  expect((await service.callback({ idToken: await service.idToken({ jti: '2' }) })).status).toBe(200);
});

test('without a client of Google the call answers PROVIDER_NOT_FOUND', async () => {
  await using gatehouse = await startGatehouse({ oneTap: { enabled: true } });
  const { status, body } = await new Person(gatehouse).post('/one-tap/callback', { idToken: 'x' });
  expect([status, body.code]).toEqual([404, 'PROVIDER_NOT_FOUND']);
});
