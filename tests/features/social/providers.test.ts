import { createHash } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { providers } from '#server/features/social/providers.ts';
import { Person } from '#tests/support/person.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { sendCallback, completeOAuthFlow, startOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { startGatehouse } from '#tests/support/test.ts';

import { CLIENT, providerFixtures, SECRET } from '#tests/support/peers/provider-fixtures.ts';

const BASIC = `Basic ${Buffer.from(`${CLIENT}:${SECRET}`).toString('base64')}`;

test('every provider has a fixture', () => {
  expect(providerFixtures.map(({ id }) => id).sort()).toEqual(Object.keys(providers).sort());
});

describe.for(providerFixtures)('$id', (entry) => {
  const { id, authorization, token, userInfoRequests, profile, refusal } = entry;
  let fakeProvider: FakeProvider;
  let gatehouse: Awaited<ReturnType<typeof startGatehouse>>;

  beforeAll(async () => {
    fakeProvider = await FakeProvider.start(entry);
    gatehouse = await startGatehouse(fakeProvider.options);
  });
  afterAll(async () => {
    await gatehouse.close();
    await fakeProvider[Symbol.asyncDispose]();
  });
  beforeEach(() => {
    fakeProvider.overrides.clear();
    fakeProvider.loopback.requests.length = 0;
  });

  /** Signs in the user of the fixture; without an address, the account is linked first. */
  async function signInFixtureUser(): Promise<Person> {
    const person = new Person(gatehouse);
    if (profile.email === null) {
      const first = await Person.signUpVerified(gatehouse);
      await completeOAuthFlow(first, fakeProvider, { path: '/link-social' });
    }
    expect(await completeOAuthFlow(person, fakeProvider)).toEqual({ status: 302, location: '/home' });
    return person;
  }

  test('has the documented authorization URL with exactly the documented parameters', async () => {
    const url = await startOAuthFlow(new Person(gatehouse), { provider: id });
    const { state, code_challenge, nonce, ...rest } = Object.fromEntries(url.searchParams);

    expect(url.origin + url.pathname).toBe(authorization.url);
    expect(rest).toEqual({
      response_type: 'code',
      redirect_uri: `http://localhost:3000/api/auth/callback/${id}`,
      ...authorization.parameters,
      ...(authorization.pkce ? { code_challenge_method: 'S256' } : {}),
    });
    expect(state).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(code_challenge).toEqual(authorization.pkce ? expect.stringMatching(/^[\w-]{43}$/) : undefined);
    expect(nonce).toEqual(authorization.nonce ? expect.stringMatching(/^[A-Za-z0-9]{32}$/) : undefined);
  });

  test('exchanges the code and requests the user info exactly as documented', async () => {
    const person = new Person(gatehouse);
    const url = await startOAuthFlow(person, { provider: id });
    fakeProvider.nonce = url.searchParams.get('nonce');
    const state = url.searchParams.get('state')!;
    await sendCallback(person, id, { code: 'the-code', state, ...entry.callback });

    const [exchange, ...userInfoCalls] = fakeProvider.loopback.requests.filter(({ path }) => path !== '/jwks');
    expect(fakeProvider.configuredUrls.token).toBe(token.url);
    expect({ method: exchange!.method, path: exchange!.path }).toEqual({
      method: 'POST',
      path: fakeProvider.pathOf(token.url),
    });
    expect(exchange!.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      accept: 'application/json',
    });
    expect(exchange!.headers['authorization']).toBe(token.basic ? BASIC : undefined);
    const { code_verifier = '', ...sent } = exchange!.body;
    const parameters = Object.entries(token.parameters).map(([name, value]) => [
      name,
      value === 'STATE' ? state : value,
    ]);
    expect(sent).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: `http://localhost:3000/api/auth/callback/${id}`,
      ...Object.fromEntries(parameters),
    });
    const challenge = createHash('sha256').update(code_verifier).digest('base64url');
    expect(authorization.pkce ? challenge : null).toBe(url.searchParams.get('code_challenge'));
    expect(code_verifier).toHaveLength(authorization.pkce ? 128 : 0);

    if (userInfoRequests[0]) expect(fakeProvider.configuredUrls.userInfo).toBe(userInfoRequests[0].url.split('?')[0]);
    expect(userInfoCalls.map(({ method, path, body }) => ({ method, path, body }))).toEqual(
      userInfoRequests.map(({ method = 'GET', url: at, body = {} }) => ({
        method,
        path: fakeProvider.pathOf(at),
        body,
      })),
    );
    for (const [index, { headers = {} }] of userInfoRequests.entries()) {
      const expected = {
        authorization: 'Bearer the-access-token',
        'user-agent': 'Gatehouse (+http://localhost:3000)',
        ...headers,
      };
      for (const [name, value] of Object.entries(expected))
        expect(userInfoCalls[index]!.headers[name] ?? '').toBe(value);
    }
  });

  test('creates the user and account of the profile', async () => {
    const person = await signInFixtureUser();

    const { email, emailVerified, name, image, accountId } = profile;
    const accounts = (await person.get('/list-accounts')).body;
    expect(accounts).toContainEqual(expect.objectContaining({ provider: id, providerId: id, accountId }));
    if (email === null) return;
    expect((await person.get('/get-session')).body.user).toMatchObject({ email, emailVerified, name, image });
  });

  test('redirects with invalid_code after a wrong code', async () => {
    const person = new Person(gatehouse);
    fakeProvider.overrides.set(fakeProvider.pathOf(token.url), refusal);

    expect(await completeOAuthFlow(person, fakeProvider)).toEqual({
      status: 302,
      location: 'http://localhost:3000/api/auth/error?error=invalid_code',
    });
    expect((await person.get('/get-session')).body).toBeNull();
  });

  test('passes on the error when the user declines', async () => {
    const person = new Person(gatehouse);
    const { denial = { error: 'access_denied' } } = entry;
    const url = await startOAuthFlow(person, { provider: id, errorCallbackURL: '/sign-in' });
    const { status, location } = await sendCallback(person, id, { ...denial, state: url.searchParams.get('state')! });
    const at = new URL(location, 'http://localhost:3000');

    expect({ status, path: at.pathname, ...Object.fromEntries(at.searchParams) }).toEqual({
      status: 302,
      path: '/sign-in',
      ...denial,
    });
    expect(fakeProvider.loopback.requests).toEqual([]);
  });

  test.for([
    ['is unavailable', { status: 503, body: 'Service Unavailable', type: 'text/plain' }],
    ['answers HTML', { body: '<html>surprise', type: 'text/html' }],
    ['answers [null]', { body: [null] }],
    ['answers a redirect', { status: 302, body: '' }],
  ])('redirects with an error code if the provider %s', async ([, answer]) => {
    // Keys are cached, so a new service is needed to request them.
    await using own = userInfoRequests.length === 0 ? await startGatehouse(fakeProvider.options) : null;
    const person = new Person(own ?? gatehouse);
    const reply = answer as { status?: number; body: unknown; type?: string };
    const error = 'http://localhost:3000/api/auth/error?error=';

    for (const { url } of userInfoRequests) fakeProvider.overrides.set(fakeProvider.pathOf(url).split('?')[0]!, reply);
    if (userInfoRequests.length === 0) fakeProvider.overrides.set('/jwks', reply);
    expect(await completeOAuthFlow(person, fakeProvider)).toEqual({
      status: 302,
      location: `${error}unable_to_get_user_info`,
    });

    fakeProvider.overrides.set(fakeProvider.pathOf(token.url), reply);
    expect(await completeOAuthFlow(person, fakeProvider)).toEqual({ status: 302, location: `${error}invalid_code` });
  });

  if (profile.email === null) {
    test('creates no user without an email address', async () => {
      await using other = await startGatehouse(fakeProvider.options);

      expect(await completeOAuthFlow(new Person(other), fakeProvider)).toEqual({
        status: 302,
        location: 'http://localhost:3000/api/auth/error?error=email_not_found',
      });
    });
  }

  const refreshed = entry.refresh;
  if (refreshed) {
    test('refreshes tokens exactly as documented', async () => {
      const person = await signInFixtureUser();
      fakeProvider.loopback.requests.length = 0;
      const { status, body } = await person.post('/refresh-token', { providerId: id });

      expect(status).toBe(200);
      expect(body).toMatchObject({
        tokenType: 'bearer',
        accessToken: 'the-access-token',
        refreshToken: 'the-refresh-token',
      });
      const [request] = fakeProvider.loopback.requests;
      expect(request).toMatchObject({ method: 'POST', path: fakeProvider.pathOf(token.url) });
      expect(request!.headers['authorization']).toBe(token.basic ? BASIC : undefined);
      expect(request!.body).toEqual({
        grant_type: 'refresh_token',
        refresh_token: 'the-refresh-token',
        ...refreshed.parameters,
      });
    });
  } else {
    test('rejects a token refresh, since it issues no refresh token', async () => {
      const person = await signInFixtureUser();

      expect(await person.post('/refresh-token', { providerId: id })).toMatchObject({
        status: 400,
        body: { code: 'PROVIDER_DOES_NOT_SUPPORT_TOKEN_REFRESHING' },
      });
    });
  }
});
