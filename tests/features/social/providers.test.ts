import { createHash } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { providers } from '#server/features/social/providers.ts';
import { Person } from '#tests/support/person.ts';
import { FakeProvider } from '#tests/support/fake-provider.ts';
import { sendCallback, completeOAuthFlow, startOAuthFlow } from '#tests/support/oauth-flow.ts';
import { startGatehouse } from '#tests/support/test.ts';

import { CLIENT, providerFixtures, SECRET } from './provider-fixtures.ts';

const BASIC = `Basic ${Buffer.from(`${CLIENT}:${SECRET}`).toString('base64')}`;

test('every provider of the specification is here, with its documented shapes', () => {
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

  /** The person of the fixture, signed in; who has no address got here by linking. */
  async function theirPerson(): Promise<Person> {
    const person = new Person(gatehouse);
    if (profile.email === null) {
      const first = await Person.signUpVerified(gatehouse);
      await completeOAuthFlow(first, fakeProvider, { path: '/link-social' });
    }
    expect(await completeOAuthFlow(person, fakeProvider)).toEqual({ status: 302, location: '/home' });
    return person;
  }

  test('sends the browser to the documented address with exactly the documented parameters', async () => {
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

  test('trades the code and asks for the person exactly as documented', async () => {
    const person = new Person(gatehouse);
    const url = await startOAuthFlow(person, { provider: id });
    fakeProvider.nonce = url.searchParams.get('nonce');
    const state = url.searchParams.get('state')!;
    await sendCallback(person, id, { code: 'the-code', state, ...entry.callback });

    const [exchange, ...asked] = fakeProvider.loopback.requests.filter(({ path }) => path !== '/jwks');
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
    const stated = Object.entries(token.parameters).map(([name, value]) => [name, value === 'STATE' ? state : value]);
    expect(sent).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: `http://localhost:3000/api/auth/callback/${id}`,
      ...Object.fromEntries(stated),
    });
    const challenge = createHash('sha256').update(code_verifier).digest('base64url');
    expect(authorization.pkce ? challenge : null).toBe(url.searchParams.get('code_challenge'));
    expect(code_verifier).toHaveLength(authorization.pkce ? 128 : 0);

    if (userInfoRequests[0]) expect(fakeProvider.configuredUrls.userInfo).toBe(userInfoRequests[0].url.split('?')[0]);
    expect(asked.map(({ method, path, body }) => ({ method, path, body }))).toEqual(
      userInfoRequests.map(({ method = 'GET', url: at, body = {} }) => ({
        method,
        path: fakeProvider.pathOf(at),
        body,
      })),
    );
    for (const [index, { headers = {} }] of userInfoRequests.entries()) {
      const wanted = {
        authorization: 'Bearer the-access-token',
        'user-agent': 'Gatehouse (+http://localhost:3000)',
        ...headers,
      };
      for (const [name, value] of Object.entries(wanted)) expect(asked[index]!.headers[name] ?? '').toBe(value);
    }
  });

  test('makes its person ours', async () => {
    const person = await theirPerson();

    const { email, emailVerified, name, image, accountId } = profile;
    const accounts = (await person.get('/list-accounts')).body;
    expect(accounts).toContainEqual(expect.objectContaining({ provider: id, providerId: id, accountId }));
    if (email === null) return;
    expect((await person.get('/get-session')).body.user).toMatchObject({ email, emailVerified, name, image });
  });

  test('refuses a wrong code with invalid_code', async () => {
    const person = new Person(gatehouse);
    fakeProvider.overrides.set(fakeProvider.pathOf(token.url), refusal);

    expect(await completeOAuthFlow(person, fakeProvider)).toEqual({
      status: 302,
      location: 'http://localhost:3000/api/auth/error?error=invalid_code',
    });
    expect((await person.get('/get-session')).body).toBeNull();
  });

  test('passes on what it says when the person declines', async () => {
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
    ['is down', { status: 503, body: 'Service Unavailable', type: 'text/plain' }],
    ['answers nonsense', { body: '<html>surprise', type: 'text/html' }],
    ['answers a list of nothing', { body: [null] }],
    ['sends the caller elsewhere', { status: 302, body: '' }],
  ])('that %s gives an error code, never a failure', async ([, answer]) => {
    // Keys are asked for once, so that only a service of its own still asks.
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
    test('makes nobody new, since it tells no address', async () => {
      await using other = await startGatehouse(fakeProvider.options);

      expect(await completeOAuthFlow(new Person(other), fakeProvider)).toEqual({
        status: 302,
        location: 'http://localhost:3000/api/auth/error?error=email_not_found',
      });
    });
  }

  const refreshed = entry.refresh;
  if (refreshed) {
    test('renews its tokens exactly as documented', async () => {
      const person = await theirPerson();
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
    test('gives no refresh token, and whoever asks for new ones is told', async () => {
      const person = await theirPerson();

      expect(await person.post('/refresh-token', { providerId: id })).toMatchObject({
        status: 400,
        body: { code: 'PROVIDER_DOES_NOT_SUPPORT_TOKEN_REFRESHING' },
      });
    });
  }
});
