import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { Person } from '#tests/support/person.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { runSql } from '#tests/support/postgres.ts';
import { sendCallback, completeOAuthFlow, startOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { SECRET, startGatehouse } from '#tests/support/test.ts';
import { providerFixtures, type ProviderFixture } from '#tests/support/peers/provider-fixtures.ts';

const PAGE = 'http://localhost:3000/api/auth/error?error=';
const google = providerFixtures.find(({ id }) => id === 'google')!;
const discord = providerFixtures.find(({ id }) => id === 'discord')!;
const VICTIM = google.profile.email!;

let fakeProvider: FakeProvider;
let gatehouse: Awaited<ReturnType<typeof startGatehouse>>;

beforeEach(async () => {
  fakeProvider = await FakeProvider.start(google);
  gatehouse = await startGatehouse({
    ...fakeProvider.options,
    socialProviders: {
      google: fakeProvider.providerOptions,
      discord: {
        clientId: 'd',
        clientSecret: 'd',
        endpoints: { token: `${fakeProvider.loopback.origin}/discord-token` },
      },
    },
  });
});
afterEach(async () => {
  await gatehouse.close();
  await fakeProvider[Symbol.asyncDispose]();
});

const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
const verify = (email: string) => sql(`update "user" set email_verified = true where email = '${email}'`);
const sessionOf = async (person: Person) => (await person.get('/get-session')).body;

/** Like the whole flow, but with a token of its own flow while another one runs. */
async function signInAtOnce(person: Person) {
  const { searchParams } = await startOAuthFlow(person, { provider: 'google', callbackURL: '/home' });
  const nonce = searchParams.get('nonce')!;
  const code = await fakeProvider.issuer.idToken({ ...fakeProvider.claims, nonce });
  fakeProvider.overrides.set(fakeProvider.pathOf(google.token.url), ({ body }) => ({
    body: { ...google.token.answer, id_token: body['code'] },
  }));
  return sendCallback(person, 'google', { code, state: searchParams.get('state')! });
}

/** Restarts the service with other options on the same database. */
async function restartWith(options: GatehouseOptions) {
  await gatehouse.close();
  gatehouse = await startGatehouse({
    ...fakeProvider.options,
    ...options,
    databaseUrl: gatehouse.options.databaseUrl!,
  });
}

describe('accounts with the same email', () => {
  test('an unverified account is not linked, even if the provider verified the email', async () => {
    const attacker = await Person.signUp(gatehouse, { email: VICTIM });
    const victim = new Person(gatehouse);

    expect(await completeOAuthFlow(victim, fakeProvider)).toEqual({
      status: 302,
      location: `${PAGE}account_not_linked`,
    });
    expect(await sessionOf(victim)).toBeNull();
    expect((await attacker.get('/list-accounts')).body).toHaveLength(1);
  });

  test('a verified account is not linked if the provider has not verified the email', async () => {
    const victim = await Person.signUp(gatehouse, { email: VICTIM });
    await verify(VICTIM);
    fakeProvider.claims['email_verified'] = false;
    const attacker = new Person(gatehouse);
    expect(await completeOAuthFlow(attacker, fakeProvider)).toEqual({
      status: 302,
      location: `${PAGE}account_not_linked`,
    });
    expect(await sessionOf(attacker)).toBeNull();
    expect((await victim.get('/list-accounts')).body).toHaveLength(1);
  });

  test('an account is linked if both sides verified the email', async () => {
    const { id } = await Person.signUp(gatehouse, { email: VICTIM });
    await verify(VICTIM);
    const again = new Person(gatehouse);

    expect(await completeOAuthFlow(again, fakeProvider)).toEqual({ status: 302, location: '/home' });
    expect((await sessionOf(again)).user.id).toBe(id);
  });

  test('no account is linked while linking is disabled', async () => {
    await Person.signUp(gatehouse, { email: VICTIM });
    await verify(VICTIM);
    await restartWith({ account: { accountLinking: { enabled: false } } });

    expect(await completeOAuthFlow(new Person(gatehouse), fakeProvider)).toEqual({
      status: 302,
      location: `${PAGE}account_not_linked`,
    });
  });

  test('a trusted provider verifies the email and revokes earlier credentials and sessions', async () => {
    const attacker = await Person.signUp(gatehouse, { email: VICTIM });
    await restartWith({ account: { accountLinking: { trustedProviders: ['google'] } } });
    const victim = new Person(gatehouse);

    expect(await completeOAuthFlow(victim, fakeProvider)).toEqual({ status: 302, location: '/home' });
    expect(await sessionOf(victim)).toMatchObject({ user: { id: attacker.id, emailVerified: true } });
    expect((await victim.get('/list-accounts')).body).toMatchObject([{ provider: 'google' }]);
    const left = Object.assign(new Person(gatehouse), { cookies: attacker.cookies });
    expect(await sessionOf(left)).toBeNull();
    const { status } = await new Person(gatehouse).post('/sign-in/email', {
      email: VICTIM,
      password: attacker.password,
    });
    expect(status).toBe(401);
  });

  test('another subject of the same provider with the same email is not linked', async () => {
    const first = new Person(gatehouse);
    await completeOAuthFlow(first, fakeProvider);
    await sql(`update "user" set email_verified = false`);
    fakeProvider.claims['sub'] = 'another-subject';
    const other = new Person(gatehouse);
    expect(await completeOAuthFlow(other, fakeProvider)).toEqual({
      status: 302,
      location: `${PAGE}account_not_linked`,
    });
    expect(await sessionOf(other)).toBeNull();
  });
});

describe('linking while signed in', () => {
  const link = (person: Person) => completeOAuthFlow(person, fakeProvider, { path: '/link-social' });
  const refused = { status: 302, location: `${PAGE}unable_to_link_account` };
  const providersOf = async (person: Person) =>
    (await person.get('/list-accounts')).body.map(({ provider }: { provider: string }) => provider);

  test('rejects an identity with another email unless allowDifferentEmails is set', async () => {
    const person = await Person.signUpVerified(gatehouse);
    expect(await link(person)).toEqual(refused);
    expect(await providersOf(person)).toEqual(['credential']);

    await restartWith({ account: { accountLinking: { allowDifferentEmails: true } } });
    const later = Object.assign(new Person(gatehouse), { cookies: person.cookies });
    expect((await link(later)).location).toBe('/home');
    expect((await sessionOf(later)).user.email).toBe(person.email);
  });

  test('rejects an unverified email unless the provider is trusted', async () => {
    const person = await Person.signUp(gatehouse, { email: VICTIM });
    fakeProvider.claims['email_verified'] = false;
    expect(await link(person)).toEqual(refused);
    expect(await providersOf(person)).toEqual(['credential']);

    await restartWith({ account: { accountLinking: { trustedProviders: ['google'] } } });
    const later = Object.assign(new Person(gatehouse), { cookies: person.cookies });
    expect((await link(later)).location).toBe('/home');
    expect(await providersOf(later)).toEqual(['credential', 'google']);
    expect((await sessionOf(later)).user.emailVerified).toBe(false);
  });
});

describe('uniqueness of identities', () => {
  test('of two users who link the same identity concurrently, one succeeds', async () => {
    await restartWith({ account: { accountLinking: { allowDifferentEmails: true } } });
    const people = [await Person.signUpVerified(gatehouse), await Person.signUpVerified(gatehouse)];
    const urls: URL[] = [];
    for (const person of people)
      urls.push(await startOAuthFlow(person, { provider: 'google', callbackURL: '/home' }, '/link-social'));
    const answers = await Promise.all(
      people.map(async (person, index) => {
        const state = urls[index]!.searchParams.get('state')!;
        const nonce = urls[index]!.searchParams.get('nonce')!;
        const token = await fakeProvider.issuer.idToken({ ...fakeProvider.claims, nonce });
        fakeProvider.overrides.set(fakeProvider.pathOf(google.token.url), ({ body }) => ({
          body: { ...google.token.answer, id_token: body['code'] },
        }));
        return sendCallback(person, 'google', { code: token, state });
      }),
    );

    expect(answers.map(({ location }) => location).sort((a, b) => a.length - b.length)).toEqual([
      '/home',
      `${PAGE}account_already_linked_to_different_user`,
    ]);
    expect(await sql(`select count(*)::int as n from account where provider_id = 'google'`)).toEqual([{ n: 1 }]);
  });

  test('of two first sign-ins at once, the second joins the user of the first and audits nothing that was undone', async () => {
    const { promise: bothAreCreating, resolve: letThemCreate } = Promise.withResolvers<void>();
    let creating = 0;
    const before = async () => {
      creating += 1;
      if (creating === 2) letThemCreate();
      await bothAreCreating;
    };
    await restartWith({ databaseHooks: { user: { create: { before } } } });
    const people = [new Person(gatehouse), new Person(gatehouse)];
    const answers = await Promise.all(people.map((person) => signInAtOnce(person)));

    expect(answers.map(({ location }) => location)).toEqual(['/home', '/home']);
    const [user] = await sql('select id::text from "user"');
    const entries = await sql('select event, subject_id::text from audit_entry order by event');
    const about = (event: string) => ({ event, subject_id: user!['id'] });
    const expected = ['account.linked', 'session.started', 'session.started', 'user.signed-up'];
    expect(entries).toEqual(expected.map(about));
  });

  test('the same account id at another provider is another identity', async () => {
    await completeOAuthFlow(new Person(gatehouse), fakeProvider);
    const sameAccountId: ProviderFixture = {
      ...discord,
      profile: discord.profile,
      userInfoRequests: [
        {
          ...discord.userInfoRequests[0]!,
          answer: { id: fakeProvider.claims['sub'], username: 'x', email: 'x@example.com', verified: true },
        },
      ],
    };
    await using other = await FakeProvider.start(sameAccountId);
    await restartWith(other.options);
    const person = new Person(gatehouse);
    await completeOAuthFlow(person, other);

    expect((await sessionOf(person)).user.email).toBe('x@example.com');
  });

  test.for([[''], [undefined], [null], [' '], ['a\u0000b']])('rejects the subject %j', async ([sub]) => {
    fakeProvider.claims['sub'] = sub;
    expect(await completeOAuthFlow(new Person(gatehouse), fakeProvider)).toEqual({
      status: 302,
      location: `${PAGE}unable_to_get_user_info`,
    });
    expect(await sql(`select count(*)::int as n from account`)).toEqual([{ n: 0 }]);
  });
});

describe('binding of the flow to its browser and provider', () => {
  const begin = (person: Person, body = {}, path = '/sign-in/social') =>
    startOAuthFlow(person, { provider: 'google', callbackURL: '/home', errorCallbackURL: '/oops', ...body }, path);
  const back = (person: Person, url: URL, provider = 'google') => {
    fakeProvider.nonce = url.searchParams.get('nonce');
    return sendCallback(person, provider, { code: 'the-code', state: url.searchParams.get('state')! });
  };
  const restart = { status: 302, location: '/oops?error=please_restart_the_process' };

  test('rejects the callback in another browser and creates no session', async () => {
    const attacker = new Person(gatehouse);
    const victim = new Person(gatehouse);
    const url = await begin(attacker);

    expect(await back(victim, url)).toEqual(restart);
    expect(await sessionOf(victim)).toBeNull();
    expect(fakeProvider.loopback.requests).toEqual([]);
  });

  test('rejects the callback in another browser with a flow of its own', async () => {
    const attacker = new Person(gatehouse);
    const victim = new Person(gatehouse);
    const url = await begin(attacker);
    await begin(victim);

    expect(await back(victim, url)).toEqual(restart);
  });

  test.for([
    ['unsigned', (value: string) => value.split('.')[0]!],
    ['signed with another key', (value: string) => `${value.split('.')[0]}.${'A'.repeat(43)}%3D`],
    ['of another purpose', (_: string, person: Person) => person.cookies.get('gatehouse.session_token')!],
  ] as const)('rejects a state cookie that is %s', async ([, forge]) => {
    const person = await Person.signUp(gatehouse);
    const url = await begin(person);
    person.cookies.set('gatehouse.state', forge(person.cookies.get('gatehouse.state')!, person));

    expect(await back(person, url)).toEqual(restart);
  });

  test('rejects a state cookie as a session cookie', async () => {
    const person = new Person(gatehouse);
    await begin(person);
    person.cookies.set('gatehouse.session_token', person.cookies.get('gatehouse.state')!);

    expect(await sessionOf(person)).toBeNull();
  });

  test('over https, ignores a state cookie without the __Secure- prefix', async () => {
    await restartWith({ baseUrl: 'https://auth.example.com' });
    const person = new Person(gatehouse);
    const url = await begin(person);
    const value = person.cookies.get('__Secure-gatehouse.state')!;
    expect(value).toBeTypeOf('string');
    person.cookies.clear();
    person.cookies.set('gatehouse.state', value);

    expect(await back(person, url)).toEqual(restart);

    // The genuine cookie works beside it.
    const again = await begin(person);
    const real = person.cookies.get('__Secure-gatehouse.state')!;
    person.cookies.clear();
    person.cookies.set('gatehouse.state', 'planted').set('__Secure-gatehouse.state', real);
    expect((await back(person, again)).location).toBe('/home');
  });

  test('rejects a state at the callback of another provider', async () => {
    const person = new Person(gatehouse);
    const url = await begin(person);

    expect(await back(person, url, 'discord')).toEqual(restart);
    expect(fakeProvider.loopback.requests).toEqual([]);
  });

  test('several flows in one browser finish in any order', async () => {
    const person = new Person(gatehouse);
    const urls = [await begin(person), await begin(person), await begin(person)];

    for (const url of [urls[1]!, urls[0]!, urls[2]!]) expect((await back(person, url)).location).toBe('/home');
  });

  test('of 30 concurrent uses of one state, one succeeds', async () => {
    const person = new Person(gatehouse);
    const url = await begin(person);
    const answers = await Promise.all(Array.from({ length: 30 }, () => back(person, url)));

    expect(answers.filter(({ location }) => location === '/home')).toHaveLength(1);
    expect(fakeProvider.loopback.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('a linking flow finishes only in the session of the user who began it', async () => {
    const ada = await Person.signUp(gatehouse, { email: VICTIM });
    const eve = await Person.signUp(gatehouse);
    const url = await begin(ada, {}, '/link-social');
    const asEve = Object.assign(new Person(gatehouse), { cookies: new Map(eve.cookies) });
    asEve.cookies.set('gatehouse.state', ada.cookies.get('gatehouse.state')!);
    expect(await back(asEve, url)).toEqual(restart);

    const second = await begin(ada, {}, '/link-social');
    await ada.post('/sign-out');
    expect(await back(ada, second)).toEqual(restart);
    expect(await sql(`select count(*)::int as n from account where provider_id = 'google'`)).toEqual([{ n: 0 }]);
  });

  test.for([
    ['from another origin', { origin: 'https://evil.example' }],
    ['from an opaque origin', { origin: 'null' }],
    ['with a foreign referer', { referer: 'https://evil.example/page' }],
    ['with cross-site fetch metadata', { 'sec-fetch-site': 'cross-site' }],
  ] as const)('rejects a sign-in %s, even without cookies', async ([, headers]) => {
    const person = new Person(gatehouse);
    person.headers = { ...headers };

    expect(await person.post('/sign-in/social', { provider: 'google' })).toMatchObject({ status: 403 });
    expect(await sql(`select count(*)::int as n from verification`)).toEqual([{ n: 0 }]);
  });

  test.for([
    ['application/x-www-form-urlencoded', 'provider=google'],
    ['text/plain', '{"provider":"google"}'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="provider"\r\n\r\ngoogle\r\n--x--',
    ],
  ] as const)('rejects a sign-in sent as a form: %s', async ([type, payload]) => {
    const response = await new Person(gatehouse).send({
      method: 'POST',
      url: '/sign-in/social',
      payload,
      headers: { 'content-type': type },
    });

    expect(response.statusCode).toBe(415);
    expect(await sql(`select count(*)::int as n from verification`)).toEqual([{ n: 0 }]);
  });

  test('the database stores only the hash of a state', async () => {
    const url = await begin(new Person(gatehouse));
    const [row] = await sql('select identifier, value from verification');

    expect(JSON.stringify(row)).not.toContain(url.searchParams.get('state'));
    expect(row!['identifier']).toMatch(/^oauth-state:/);
  });
});

describe('profile fields', () => {
  test('claims of a provider do not set the role or other fields', async () => {
    Object.assign(fakeProvider.claims, { role: 'admin', banned: false, id: 'x', emailVerified: true });
    const person = new Person(gatehouse);
    await completeOAuthFlow(person, fakeProvider);

    expect((await sessionOf(person)).user).toMatchObject({ role: 'user', email: VICTIM });
  });

  test('sanitizes a name that PostgreSQL cannot store, and drops a script URL as image', async () => {
    Object.assign(fakeProvider.claims, { name: `Ada\u0000 \ud800${'x'.repeat(400)}`, picture: 'javascript:alert(1)' });
    const person = new Person(gatehouse);
    const answer = await completeOAuthFlow(person, fakeProvider);

    expect(answer.location).toBe('/home');
    const { user } = await sessionOf(person);
    expect(user.image).toBeNull();
    expect(user.name).toHaveLength(255);
    expect(user.name.isWellFormed()).toBe(true);
  });
});

describe('OAuth tokens at rest', () => {
  test('provider tokens are encrypted in the table and absent from list-accounts', async () => {
    const person = new Person(gatehouse);
    await completeOAuthFlow(person, fakeProvider);
    const rows = JSON.stringify(await sql('select * from account'));
    const listed = JSON.stringify((await person.get('/list-accounts')).body);

    for (const token of ['the-access-token', 'the-refresh-token', 'eyJhbGciOi']) {
      expect(rows).not.toContain(token);
      expect(listed).not.toContain(token);
    }
    expect((await person.post('/get-access-token', { providerId: 'google' })).body.accessToken).toBe(
      'the-access-token',
    );
  });

  test('an encrypted token that is copied to another row cannot be decrypted', async () => {
    const victim = new Person(gatehouse);
    await completeOAuthFlow(victim, fakeProvider);
    const attacker = await Person.signUp(gatehouse);
    await sql(`insert into account (id, user_id, provider_id, account_id, access_token, created_at, updated_at)
      select gen_random_uuid(), '${attacker.id}', 'google', 'attackers', access_token, now(), now() from account where access_token is not null`);

    expect(await attacker.post('/get-access-token', { providerId: 'google' })).toMatchObject({
      status: 400,
      body: { code: 'FAILED_TO_GET_A_VALID_ACCESS_TOKEN' },
    });
  });

  test('tokens stay readable after a rotation of the secret and are encrypted again at the next sign-in', async () => {
    const person = new Person(gatehouse);
    await completeOAuthFlow(person, fakeProvider);
    const newest = 'the newest secret, longer than thirty-two';
    await restartWith({ secret: [newest, SECRET] });
    const same = Object.assign(new Person(gatehouse), { cookies: person.cookies });
    expect((await same.post('/get-access-token', { providerId: 'google' })).body.accessToken).toBe('the-access-token');

    await completeOAuthFlow(same, fakeProvider);
    await restartWith({ secret: newest });
    const later = Object.assign(new Person(gatehouse), { cookies: same.cookies });
    expect((await later.post('/get-access-token', { providerId: 'google' })).body.accessToken).toBe('the-access-token');
  });
});
