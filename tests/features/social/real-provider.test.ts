import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { CLIENT, OpenIdServer } from '#tests/support/peers/openid-server.ts';
import { Person } from '#tests/support/person.ts';
import { startOAuthFlow, sendCallback } from '#tests/support/peers/oauth-flow.ts';
import { startGatehouse } from '#tests/support/test.ts';

const TENANT = '11112222-bbbb-3333-cccc-4444dddd5555';

interface ProviderSetup {
  id: string;
  start: () => Promise<OpenIdServer>;
  options: (server: OpenIdServer) => GatehouseOptions;
  /** The provider's claims of a user with a verified address. */
  claims: (email: string, subject: string) => Record<string, unknown>;
}

const standardClaims = (email: string) => ({
  email,
  email_verified: true,
  name: 'Grace Hopper',
  picture: 'https://img.example.com/g.png',
});

const setups: ProviderSetup[] = [
  {
    id: 'company',
    start: () => OpenIdServer.start({ providerId: 'company', authMethod: 'client_secret_basic' }),
    options: ({ issuer }) => ({ openIdProviders: { company: { name: 'Company', issuer, ...CLIENT } } }),
    claims: standardClaims,
  },
  {
    id: 'google',
    start: () => OpenIdServer.start({ providerId: 'google', claimsInIdToken: true }),
    options: ({ issuer }) => ({
      socialProviders: { google: { issuer, endpoints: standardEndpoints(issuer), ...CLIENT } },
    }),
    claims: standardClaims,
  },
  {
    id: 'gitlab',
    start: () =>
      OpenIdServer.start({
        providerId: 'gitlab',
        routes: { authorization: '/oauth/authorize', token: '/oauth/token' },
      }),
    options: ({ issuer }) => ({ socialProviders: { gitlab: { issuer, ...CLIENT } } }),
    claims: (email, subject) => ({
      id: Number(subject),
      username: 'grace',
      name: 'Grace Hopper',
      email,
      confirmed_at: '2020-01-01T00:00:00Z',
      avatar_url: 'https://img.example.com/g.png',
    }),
  },
  {
    id: 'microsoft',
    start: () =>
      OpenIdServer.start({
        providerId: 'microsoft',
        claimsInIdToken: true,
        issuerPath: `/${TENANT}/v2.0`,
        routes: {
          authorization: `/${TENANT}/oauth2/v2.0/authorize`,
          token: `/${TENANT}/oauth2/v2.0/token`,
          jwks: `/${TENANT}/discovery/v2.0/keys`,
        },
      }),
    options: ({ origin }) => ({ socialProviders: { microsoft: { authority: origin, tenantId: TENANT, ...CLIENT } } }),
    claims: (email) => ({ ...standardClaims(email), tid: TENANT, xms_edov: true }),
  },
];

function standardEndpoints(issuer: string) {
  return {
    authorization: `${issuer}/auth`,
    token: `${issuer}/token`,
    userInfo: `${issuer}/me`,
    jwks: `${issuer}/jwks`,
  };
}

let subjects = 1000;

describe.for(setups)('a certified OpenID provider as $id', ({ id, start, options, claims }) => {
  let server: OpenIdServer;
  let gatehouse: Awaited<ReturnType<typeof startGatehouse>>;

  beforeAll(async () => {
    server = await start();
    gatehouse = await startGatehouse({ outgoing: { privateHosts: ['127.0.0.1'] }, ...options(server) });
  });
  afterAll(async () => {
    await gatehouse.close();
    await server[Symbol.asyncDispose]();
  });

  function newUserAtProvider(email = `grace-${++subjects}@example.com`) {
    const subject = String(++subjects);
    server.users.set(subject, claims(email, subject));
    return { subject, email };
  }

  async function completeFlow(
    person: Person,
    subject: string,
    { path = '/sign-in/social', ...body }: Record<string, unknown> & { path?: string } = {},
  ) {
    const welcome = path === '/sign-in/social' ? { newUserCallbackURL: '/welcome' } : {};
    const url = await startOAuthFlow(person, { provider: id, callbackURL: '/home', ...welcome, ...body }, path);
    const callback = await server.consent(url, subject);
    return sendCallback(person, id, Object.fromEntries(callback.searchParams));
  }

  test('signs up a user and signs them in again', async () => {
    const { subject, email } = newUserAtProvider();
    const grace = new Person(gatehouse);
    expect(await completeFlow(grace, subject)).toEqual({ status: 302, location: '/welcome' });
    const { body: first } = await grace.get('/get-session');
    expect(first.user).toMatchObject({
      email,
      emailVerified: true,
      name: 'Grace Hopper',
      image: 'https://img.example.com/g.png',
    });

    await grace.post('/sign-out');
    expect((await grace.get('/get-session')).body).toBeNull();
    const otherBrowser = new Person(gatehouse);
    expect(await completeFlow(otherBrowser, subject)).toEqual({ status: 302, location: '/home' });
    expect((await otherBrowser.get('/get-session')).body.user.id).toBe(first.user.id);
  });

  test('links, signs in and unlinks', async () => {
    const ada = await Person.signUp(gatehouse);
    const { subject } = newUserAtProvider(ada.email);
    expect(await completeFlow(ada, subject, { path: '/link-social' })).toEqual({ status: 302, location: '/home' });
    const accountId = (await ada.get('/list-accounts')).body.find(
      (account: { provider: string }) => account.provider === id,
    )?.accountId;

    const byProvider = new Person(gatehouse);
    expect(await completeFlow(byProvider, subject)).toEqual({ status: 302, location: '/home' });
    expect((await byProvider.get('/get-session')).body.user.id).toBe(ada.id);

    expect(await ada.post('/unlink-account', { providerId: id, accountId })).toEqual({
      status: 200,
      body: { status: true },
    });
    expect((await ada.get('/list-accounts')).body).toMatchObject([{ provider: 'credential' }]);
  });

  test('refreshes tokens and stores the rotated refresh token', async () => {
    const { subject } = newUserAtProvider();
    const grace = new Person(gatehouse);
    await completeFlow(grace, subject);
    const { body: before } = await grace.post('/get-access-token', { providerId: id });

    const first = await grace.post('/refresh-token', { providerId: id });
    const second = await grace.post('/refresh-token', { providerId: id });
    expect([first.status, second.status]).toEqual([200, 200]);
    const { body: after } = await grace.post('/get-access-token', { providerId: id });
    expect(new Set([before.accessToken, first.body.accessToken, second.body.accessToken]).size).toBe(3);
    expect(after.accessToken).toBe(second.body.accessToken);
    expect(new Date(after.accessTokenExpiresAt).getTime()).toBeGreaterThan(Date.now() + 3_500_000);
  });

  test('concurrent refreshes share one token request and its result', async () => {
    const { subject } = newUserAtProvider();
    const grace = new Person(gatehouse);
    await completeFlow(grace, subject);
    server.requestedPaths.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => grace.post('/refresh-token', { providerId: id })),
    );

    expect(new Set(answers.map(({ status, body }) => `${status} ${body.accessToken}`)).size).toBe(1);
    expect(server.requestedPaths.filter((path) => path.endsWith('/token'))).toHaveLength(1);
  });
});
