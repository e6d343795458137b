import { afterEach, expect } from 'vitest';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { redirectErrors } from '#shared/error-codes.ts';
import { Person } from '#tests/support/person.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { runSql } from '#tests/support/postgres.ts';
import { sendCallback, completeOAuthFlow, startOAuthFlow, type Redirect } from '#tests/support/peers/oauth-flow.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';

const github = providerFixtures.find(({ id }) => id === 'github')!;
const tiktok = providerFixtures.find(({ id }) => id === 'tiktok')!;

interface Setup {
  fakeProvider: FakeProvider;
  gatehouse: Awaited<ReturnType<typeof startGatehouse>>;
  person: Person;
}

const LINKING = { callbackURL: '/home', errorCallbackURL: '/sign-in?from=social' };
const OWN = { ...LINKING, newUserCallbackURL: '/welcome' };
const PAGE = 'http://localhost:3000/api/auth/error';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

async function setUp(options: GatehouseOptions = {}, entry = github): Promise<Setup> {
  const fakeProvider = await FakeProvider.start(entry);
  cleanups.push(() => fakeProvider[Symbol.asyncDispose]());
  const gatehouse = await startGatehouse({ ...fakeProvider.options, ...options });
  cleanups.push(() => gatehouse.close());
  return { fakeProvider, gatehouse, person: new Person(gatehouse) };
}

const state = (url: URL) => url.searchParams.get('state')!;
const start = (person: Person, body = {}) => startOAuthFlow(person, { provider: 'github', ...OWN, ...body });

interface Case {
  error: string;
  reason: string;
  run: () => Promise<Redirect>;
  /** True if the browser has no flow: the error page of the service instead of the flow's errorCallbackURL. */
  page?: true;
}

const cases: Case[] = [
  {
    error: 'invalid_callback_request',
    reason: 'duplicate parameter',
    page: true,
    run: async () => {
      const { person } = await setUp();
      const response = await person.send({ method: 'GET', url: '/callback/github?code=a&code=b&state=x' });
      return { status: response.statusCode, location: String(response.headers.location) };
    },
  },
  {
    error: 'state_not_found',
    reason: 'no state',
    page: true,
    run: async () => sendCallback((await setUp()).person, 'github', { code: 'x' }),
  },
  {
    error: 'please_restart_the_process',
    reason: 'unknown state',
    page: true,
    run: async () => sendCallback((await setUp()).person, 'github', { code: 'x', state: 'x'.repeat(32) }),
  },
  {
    error: 'please_restart_the_process',
    reason: 'used state',
    page: true,
    run: async () => {
      const { person } = await setUp();
      const url = await start(person);
      await sendCallback(person, 'github', { code: 'x', state: state(url) });
      return sendCallback(person, 'github', { code: 'x', state: state(url) });
    },
  },
  {
    error: 'please_restart_the_process',
    reason: 'state older than ten minutes',
    page: true,
    run: async () => {
      const { person, gatehouse } = await setUp();
      const url = await start(person);
      await runSql(
        gatehouse.options.databaseUrl!,
        `update verification set expires_at = expires_at - interval '600 seconds'`,
      );
      return sendCallback(person, 'github', { code: 'x', state: state(url) });
    },
  },
  {
    error: 'no_code',
    reason: 'no code',
    run: async () => {
      const { person } = await setUp();
      return sendCallback(person, 'github', { state: state(await start(person)) });
    },
  },
  {
    error: 'oauth_provider_not_found',
    reason: 'callback of an unconfigured provider',
    run: async () => {
      const { person } = await setUp();
      return sendCallback(person, 'discord', { code: 'x', state: state(await start(person)) });
    },
  },
  {
    error: 'invalid_code',
    reason: 'code rejected by the provider',
    run: async () => {
      const { person, fakeProvider } = await setUp();
      fakeProvider.overrides.set(fakeProvider.pathOf(github.token.url), github.refusal);
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'invalid_code',
    reason: 'timeout of the token request',
    run: async () => {
      const { person, fakeProvider } = await setUp({ outgoing: { privateHosts: ['127.0.0.1'], timeoutMs: 100 } });
      fakeProvider.overrides.set(fakeProvider.pathOf(github.token.url), () => new Promise(() => {}));
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'unable_to_get_user_info',
    reason: 'user info larger than the limit',
    run: async () => {
      const { person, fakeProvider } = await setUp({ outgoing: { privateHosts: ['127.0.0.1'], maxBytes: 10_000 } });
      fakeProvider.overrides.set('/api.github.com/user', { body: { login: 'x'.repeat(20_000) } });
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'unable_to_get_user_info',
    reason: 'failed user info request',
    run: async () => {
      const { person, fakeProvider } = await setUp();
      fakeProvider.overrides.set('/api.github.com/user', { status: 500, body: {} });
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'unable_to_get_user_info',
    reason: 'user info without an id',
    run: async () => {
      const { person, fakeProvider } = await setUp();
      fakeProvider.overrides.set('/api.github.com/user', { body: { login: 'nobody' } });
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'email_not_found',
    reason: 'new user without an address at the provider',
    run: async () => {
      const { person, fakeProvider } = await setUp({}, tiktok);
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'no_callback_url',
    reason: 'callbackURL no longer trusted at the callback',
    run: async () => {
      const { person, fakeProvider, gatehouse } = await setUp({ trustedOrigins: ['https://app.example.com'] });
      const url = await start(person, { callbackURL: 'https://app.example.com/home' });
      gatehouse.options.trustedOrigins.length = 0;
      fakeProvider.nonce = null;
      return sendCallback(person, 'github', { code: 'x', state: state(url) });
    },
  },
  {
    error: 'account_already_linked_to_different_user',
    reason: 'identity linked to another user',
    run: async () => {
      const { gatehouse, person, fakeProvider } = await setUp();
      await completeOAuthFlow(person, fakeProvider);
      return completeOAuthFlow(await Person.signUp(gatehouse), fakeProvider, { path: '/link-social', body: LINKING });
    },
  },
  {
    error: 'unable_to_link_account',
    reason: 'identity with another address',
    run: async () => {
      const { gatehouse, fakeProvider } = await setUp();
      return completeOAuthFlow(await Person.signUp(gatehouse), fakeProvider, { path: '/link-social', body: LINKING });
    },
  },
  {
    error: 'account_not_linked',
    reason: 'address of an existing user',
    run: async () => {
      const { gatehouse, person, fakeProvider } = await setUp();
      await Person.signUp(gatehouse, { email: github.profile.email! });
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'signup_disabled',
    reason: 'sign-up disabled for the provider',
    run: async () => {
      const { person, fakeProvider } = await setUp();
      const closed = await startGatehouse({
        ...fakeProvider.options,
        socialProviders: { github: { ...fakeProvider.providerOptions, disableSignUp: true } },
      });
      cleanups.push(() => closed.close());
      return completeOAuthFlow(Object.assign(new Person(closed), { name: person.name }), fakeProvider, { body: OWN });
    },
  },
  {
    error: 'unable_to_create_user',
    reason: 'database error on creating the user',
    run: async () => {
      const { gatehouse, person, fakeProvider } = await setUp();
      await runSql(
        gatehouse.options.databaseUrl!,
        `alter table "user" add constraint full_house check (email = '') not valid`,
      );
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'unable_to_create_session',
    reason: 'database error on ending the browser’s earlier session',
    run: async () => {
      const { gatehouse, fakeProvider } = await setUp();
      const person = await Person.signUp(gatehouse);
      await runSql(
        gatehouse.options.databaseUrl!,
        `create function stay() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
         create trigger stay before delete on "session" execute function stay()`,
      );
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'banned',
    reason: 'banned user',
    run: async () => {
      const { gatehouse, person, fakeProvider } = await setUp();
      await completeOAuthFlow(person, fakeProvider);
      await runSql(gatehouse.options.databaseUrl!, `update "user" set banned = true`);
      return completeOAuthFlow(new Person(gatehouse), fakeProvider, { body: OWN });
    },
  },
  {
    error: 'email_not_verified',
    reason: 'verification required but unverified on both sides',
    run: async () => {
      const { person, fakeProvider } = await setUp({ emailAndPassword: { requireEmailVerification: true } });
      fakeProvider.overrides.set(fakeProvider.pathOf('https://api.github.com/user/emails'), {
        body: [{ email: 'octocat@github.com', primary: true, verified: false, visibility: 'public' }],
      });
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'internal_server_error',
    reason: 'unexpected database error',
    page: true,
    run: async () => {
      const { gatehouse, person } = await setUp();
      const url = await start(person);
      await runSql(gatehouse.options.databaseUrl!, `alter table verification rename to elsewhere`);
      return sendCallback(person, 'github', { code: 'x', state: state(url) });
    },
  },
];

test.for(cases)('redirects with $error: $reason', async ({ error, run, page }) => {
  const { status, location } = await run();
  const at = new URL(location, 'http://localhost:3000');

  expect(status).toBe(302);
  expect(at.searchParams.get('error')).toBe(error);
  if (page) expect(at.origin + at.pathname).toBe(PAGE);
  else expect(location).toMatch(/^\/sign-in\?from=social&error=/);
});

test('every specified redirect error of this flow is covered', () => {
  const others = ['token_expired', 'invalid_token', 'user_not_found', 'unauthorized'];
  const covered = new Set(cases.map(({ error }) => error));

  expect(redirectErrors.filter((code) => !covered.has(code) && !others.includes(code))).toEqual([]);
});

test('error and description of the provider are passed encoded to the errorCallbackURL', async () => {
  const { person } = await setUp();
  const url = await start(person);
  const description = 'Nein & danke?\r\nSet-Cookie: a=b&error=other ü';
  const { status, location } = await sendCallback(person, 'github', {
    error: 'access_denied',
    error_description: description,
    state: state(url),
  });

  expect(status).toBe(302);
  expect(location).toMatch(/^\/sign-in\?from=social&error=access_denied&error_description=[\x21-\x7e]+$/);
  expect(new URL(location, PAGE).searchParams.getAll('error')).toEqual(['access_denied']);
  expect(new URL(location, PAGE).searchParams.get('error_description')).toBe(description);
});

test('a provider error without a flow in this browser redirects to the error page', async () => {
  const { person } = await setUp();

  expect(await sendCallback(person, 'github', { error: 'access_denied' })).toEqual({
    status: 302,
    location: `${PAGE}?error=access_denied`,
  });
});

test('without an errorCallbackURL errors redirect to the error page', async () => {
  const { person } = await setUp();
  const url = await startOAuthFlow(person, { provider: 'github' });

  expect(await sendCallback(person, 'github', { state: state(url) })).toEqual({
    status: 302,
    location: `${PAGE}?error=no_code`,
  });
});

test('a posted callback redirects to the same callback as a query, since it arrives without cookies', async () => {
  const { person, fakeProvider } = await setUp();
  const url = await start(person);
  const payload = new URLSearchParams({
    code: 'the-code',
    state: state(url),
    user: '{"name":{"firstName":"A"}}',
  }).toString();
  const withoutCookies = new Person(person.gatehouse);
  const posted = await withoutCookies.send({
    method: 'POST',
    url: '/callback/github',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
  });

  expect(posted.statusCode).toBe(302);
  const { pathname, search } = new URL(String(posted.headers.location));
  expect(pathname).toBe('/api/auth/callback/github');
  const response = await person.send({ method: 'GET', url: pathname + search });
  expect(response.headers.location).toBe('/welcome');
  expect(fakeProvider.loopback.requests).not.toHaveLength(0);
});
