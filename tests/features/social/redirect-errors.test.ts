import { afterEach, expect } from 'vitest';

import type { GatehouseOptions } from '#server/options/gatehouse-options.ts';
import { redirectErrors } from '#shared/errors.ts';
import { Person } from '#tests/support/person.ts';
import { FakeProvider } from '#tests/support/fake-provider.ts';
import { runSql } from '#tests/support/postgres.ts';
import { sendCallback, completeOAuthFlow, startOAuthFlow, type Redirect } from '#tests/support/oauth-flow.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

import { providerFixtures } from './provider-fixtures.ts';

const github = providerFixtures.find(({ id }) => id === 'github')!;
const tiktok = providerFixtures.find(({ id }) => id === 'tiktok')!;

interface Stage {
  fakeProvider: FakeProvider;
  gatehouse: Awaited<ReturnType<typeof startGatehouse>>;
  person: Person;
}

const LINKING = { callbackURL: '/home', errorCallbackURL: '/sign-in?from=social' };
const OWN = { ...LINKING, newUserCallbackURL: '/welcome' };
const PAGE = 'http://localhost:3000/api/auth/error';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function stage(options: GatehouseOptions = {}, entry = github): Promise<Stage> {
  const fakeProvider = await FakeProvider.start(entry);
  ends.push(() => fakeProvider[Symbol.asyncDispose]());
  const gatehouse = await startGatehouse({ ...fakeProvider.options, ...options });
  ends.push(() => gatehouse.close());
  return { fakeProvider, gatehouse, person: new Person(gatehouse) };
}

const state = (url: URL) => url.searchParams.get('state')!;
const start = (person: Person, body = {}) => startOAuthFlow(person, { provider: 'github', ...OWN, ...body });

interface Case {
  error: string;
  why: string;
  happens: () => Promise<Redirect>;
  /** Our own page where there is no flow of this browser's to go back to; else the flow's own. */
  page?: true;
}

const cases: Case[] = [
  {
    error: 'invalid_callback_request',
    why: 'a parameter comes twice',
    page: true,
    happens: async () => {
      const { person } = await stage();
      const response = await person.send({ method: 'GET', url: '/callback/github?code=a&code=b&state=x' });
      return { status: response.statusCode, location: String(response.headers.location) };
    },
  },
  {
    error: 'state_not_found',
    why: 'no state comes back',
    page: true,
    happens: async () => sendCallback((await stage()).person, 'github', { code: 'x' }),
  },
  {
    error: 'please_restart_the_process',
    why: 'nobody knows the state',
    page: true,
    happens: async () => sendCallback((await stage()).person, 'github', { code: 'x', state: 'x'.repeat(32) }),
  },
  {
    error: 'please_restart_the_process',
    why: 'the state was used',
    page: true,
    happens: async () => {
      const { person } = await stage();
      const url = await start(person);
      await sendCallback(person, 'github', { code: 'x', state: state(url) });
      return sendCallback(person, 'github', { code: 'x', state: state(url) });
    },
  },
  {
    error: 'please_restart_the_process',
    why: 'the state is older than ten minutes',
    page: true,
    happens: async () => {
      const { person, gatehouse } = await stage();
      const url = await start(person);
      await runSql(
        gatehouse.options.databaseUrl!,
        `update verification set value = jsonb_set(value::jsonb, '{expiresAt}', to_jsonb((value::jsonb->>'expiresAt')::bigint - 600000))::text`,
      );
      return sendCallback(person, 'github', { code: 'x', state: state(url) });
    },
  },
  {
    error: 'no_code',
    why: 'no code comes back',
    happens: async () => {
      const { person } = await stage();
      return sendCallback(person, 'github', { state: state(await start(person)) });
    },
  },
  {
    error: 'oauth_provider_not_found',
    why: 'the callback names a provider that has no client here',
    happens: async () => {
      const { person } = await stage();
      return sendCallback(person, 'discord', { code: 'x', state: state(await start(person)) });
    },
  },
  {
    error: 'invalid_code',
    why: 'the provider refuses the code',
    happens: async () => {
      const { person, fakeProvider } = await stage();
      fakeProvider.overrides.set(fakeProvider.pathOf(github.token.url), github.refusal);
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'invalid_code',
    why: 'the provider takes too long',
    happens: async () => {
      const { person, fakeProvider } = await stage({ outgoing: { privateHosts: ['127.0.0.1'], timeoutMs: 100 } });
      fakeProvider.overrides.set(fakeProvider.pathOf(github.token.url), () => new Promise(() => {}));
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'unable_to_get_user_info',
    why: 'the provider answers without end',
    happens: async () => {
      const { person, fakeProvider } = await stage({ outgoing: { privateHosts: ['127.0.0.1'], maxBytes: 10_000 } });
      fakeProvider.overrides.set('/api.github.com/user', { body: { login: 'x'.repeat(20_000) } });
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'unable_to_get_user_info',
    why: 'the provider does not tell whose the token is',
    happens: async () => {
      const { person, fakeProvider } = await stage();
      fakeProvider.overrides.set('/api.github.com/user', { status: 500, body: {} });
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'unable_to_get_user_info',
    why: 'the provider tells of nobody (no id)',
    happens: async () => {
      const { person, fakeProvider } = await stage();
      fakeProvider.overrides.set('/api.github.com/user', { body: { login: 'nobody' } });
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'email_not_found',
    why: 'somebody new has no address at the provider',
    happens: async () => {
      const { person, fakeProvider } = await stage({}, tiktok);
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'no_callback_url',
    why: 'the address to go to is no longer trusted when the browser comes back',
    happens: async () => {
      const { person, fakeProvider, gatehouse } = await stage({ trustedOrigins: ['https://app.example.com'] });
      const url = await start(person, { callbackURL: 'https://app.example.com/home' });
      gatehouse.options.trustedOrigins.length = 0;
      fakeProvider.nonce = null;
      return sendCallback(person, 'github', { code: 'x', state: state(url) });
    },
  },
  {
    error: 'account_already_linked_to_different_user',
    why: 'the identity to be linked is somebody else’s here',
    happens: async () => {
      const { gatehouse, person, fakeProvider } = await stage();
      await completeOAuthFlow(person, fakeProvider);
      return completeOAuthFlow(await Person.signUp(gatehouse), fakeProvider, { path: '/link-social', body: LINKING });
    },
  },
  {
    error: 'unable_to_link_account',
    why: 'the identity to be linked has another address',
    happens: async () => {
      const { gatehouse, fakeProvider } = await stage();
      return completeOAuthFlow(await Person.signUp(gatehouse), fakeProvider, { path: '/link-social', body: LINKING });
    },
  },
  {
    error: 'account_not_linked',
    why: 'somebody else has the address here',
    happens: async () => {
      const { gatehouse, person, fakeProvider } = await stage();
      await Person.signUp(gatehouse, { email: github.profile.email! });
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'signup_disabled',
    why: 'the provider lets nobody new in',
    happens: async () => {
      const { person, fakeProvider } = await stage();
      const closed = await startGatehouse({
        ...fakeProvider.options,
        socialProviders: { github: { ...fakeProvider.providerOptions, disableSignUp: true } },
      });
      ends.push(() => closed.close());
      return completeOAuthFlow(Object.assign(new Person(closed), { name: person.name }), fakeProvider, { body: OWN });
    },
  },
  {
    error: 'unable_to_create_user',
    why: 'the database refuses the new person',
    happens: async () => {
      const { gatehouse, person, fakeProvider } = await stage();
      await runSql(
        gatehouse.options.databaseUrl!,
        `alter table "user" add constraint full_house check (email = '') not valid`,
      );
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'unable_to_create_session',
    why: 'the database refuses to end the browser’s earlier session',
    happens: async () => {
      const { gatehouse, fakeProvider } = await stage();
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
    why: 'the person is banned',
    happens: async () => {
      const { gatehouse, person, fakeProvider } = await stage();
      await completeOAuthFlow(person, fakeProvider);
      await runSql(gatehouse.options.databaseUrl!, `update "user" set banned = true`);
      return completeOAuthFlow(new Person(gatehouse), fakeProvider, { body: OWN });
    },
  },
  {
    error: 'email_not_verified',
    why: 'a proven address is required, and neither side has proven it',
    happens: async () => {
      const { person, fakeProvider } = await stage({ emailAndPassword: { requireEmailVerification: true } });
      fakeProvider.overrides.set(fakeProvider.pathOf('https://api.github.com/user/emails'), {
        body: [{ email: 'octocat@github.com', primary: true, verified: false, visibility: 'public' }],
      });
      return completeOAuthFlow(person, fakeProvider, { body: OWN });
    },
  },
  {
    error: 'internal_server_error',
    why: 'something of ours fails',
    page: true,
    happens: async () => {
      const { gatehouse, person } = await stage();
      const url = await start(person);
      await runSql(gatehouse.options.databaseUrl!, `alter table verification rename to elsewhere`);
      return sendCallback(person, 'github', { code: 'x', state: state(url) });
    },
  },
];

test.for(cases)('$error: $why', async ({ error, happens, page }) => {
  const { status, location } = await happens();
  const at = new URL(location, 'http://localhost:3000');

  expect(status).toBe(302);
  expect(at.searchParams.get('error')).toBe(error);
  if (page) expect(at.origin + at.pathname).toBe(PAGE);
  else expect(location).toMatch(/^\/sign-in\?from=social&error=/);
});

test('every code that the specification has for this flow is one of these', () => {
  const others = ['token_expired', 'invalid_token', 'user_not_found', 'unauthorized'];
  const seen = new Set(cases.map(({ error }) => error));

  expect(redirectErrors.filter((code) => !seen.has(code) && !others.includes(code))).toEqual([]);
});

test('the provider’s own error and description are passed on, encoded, to where the flow wants its errors', async () => {
  const { person } = await stage();
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

test('a provider’s error without a flow of this browser’s goes to our own page', async () => {
  const { person } = await stage();

  expect(await sendCallback(person, 'github', { error: 'access_denied' })).toEqual({
    status: 302,
    location: `${PAGE}?error=access_denied`,
  });
});

test('without an errorCallbackURL an error ends on our own page', async () => {
  const { person } = await stage();
  const url = await startOAuthFlow(person, { provider: 'github' });

  expect(await sendCallback(person, 'github', { state: state(url) })).toEqual({
    status: 302,
    location: `${PAGE}?error=no_code`,
  });
});

test('a form is sent on to itself as a query, since it comes without our cookies', async () => {
  const { person, fakeProvider } = await stage();
  const url = await start(person);
  const payload = new URLSearchParams({
    code: 'the-code',
    state: state(url),
    user: '{"name":{"firstName":"A"}}',
  }).toString();
  const fromElsewhere = new Person(person.gatehouse);
  const posted = await fromElsewhere.send({
    method: 'POST',
    url: '/callback/github',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
  });

  expect(posted.statusCode).toBe(302);
  const { pathname, search } = new URL(String(posted.headers.location));
  expect(pathname).toBe('/api/auth/callback/github');
  const back = await person.send({ method: 'GET', url: pathname + search });
  expect(back.headers.location).toBe('/welcome');
  expect(fakeProvider.loopback.requests).not.toHaveLength(0);
});
