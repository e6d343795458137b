import { afterEach, expect, vi } from 'vitest';

import { Application, visit } from '#tests/support/oauth/application.ts';
import { test } from '#tests/support/oauth/test.ts';
import { Person } from '#tests/support/person.ts';

afterEach(() => void vi.useRealTimers());

/** A browser without a session at the page of a request. */
async function arrive(application: Application, person: Person) {
  person.cookies.clear();
  const { address } = await application.begin();
  const { headers } = await person.send({ method: 'GET', url: address.pathname + address.search, headers: {} });
  const page = new URL(headers.location!, address);
  return { page, query: page.search.slice(1), interaction: page.searchParams.get('interaction')! };
}

const signIn = (person: Person, fields: object) =>
  person.post('/sign-in/email', { email: person.email, password: person.password, ...fields });

test('the query of a page carries the parameters of the request', async ({ application, person }) => {
  const { page } = await arrive(application, person);
  const names = [...new Set(page.searchParams.keys())].toSorted();
  expect(page.searchParams.getAll('ba_param').toSorted()).toEqual(names.filter((name) => name !== 'sig'));
  expect(names).toEqual(
    expect.arrayContaining(['client_id', 'exp', 'ba_iat', 'redirect_uri', 'scope', 'sig', 'state']),
  );
});

test('a sign-in with the query answers where the request goes on', async ({ application, person }) => {
  const { query, interaction } = await arrive(application, person);
  const url = `http://localhost:3000/api/auth/oauth2/authorize/${interaction}`;
  const { body } = await signIn(person, { oauth_query: query, callbackURL: '/elsewhere' });
  expect(body).toMatchObject({ redirect: true, url });
  expect((await visit(person, url)).origin).toBe('https://app.example.com');
});

test('a call that does not sign in answers as without the query', async ({ application, person }) => {
  const { query } = await arrive(application, person);
  await signIn(person, {});
  const { body } = await person.post('/update-user', { name: 'Ada', oauth_query: query });
  expect(body).toEqual({ status: true });
});

test.for([
  ['another application', (query: URLSearchParams) => query.set('client_id', 'other')],
  ['another request', (query: URLSearchParams) => query.set('interaction', 'other')],
  ['a later end', (query: URLSearchParams) => query.set('exp', '9999999999')],
  ['a second value', (query: URLSearchParams) => query.append('interaction', 'other')],
  ['fewer parameters', (query: URLSearchParams) => query.delete('scope')],
  ['no signature', (query: URLSearchParams) => query.delete('sig')],
] as const)('a query with %s is refused, and signs in no user', async ([, change], { application, person }) => {
  const { query } = await arrive(application, person);
  const changed = new URLSearchParams(query);
  change(changed);
  const { status, body } = await signIn(person, { oauth_query: changed.toString() });
  expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
  expect((await person.get('/get-session')).body).toBeNull();
  const prelogin = { client_id: application.clientId, oauth_query: changed.toString() };
  expect((await person.post('/oauth2/public-client-prelogin', prelogin)).body.code).toBe('INVALID_OAUTH_QUERY');
});

test('after its end a query signs in, and leads nowhere', async ({ application, person }) => {
  const { query } = await arrive(application, person);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_700_000 });
  const { status, body } = await signIn(person, { oauth_query: query });
  expect([status, body.redirect]).toEqual([200, false]);
  const consent = await person.post('/oauth2/consent', { accept: true, oauth_query: query });
  expect(consent.body.code).toBe('OAUTH_INTERACTION_EXPIRED');
});

test('a query is of use only in the browser of the request', async ({ application, person, gatehouse }) => {
  const { query } = await arrive(application, person);
  const other = await Person.signUp(gatehouse);
  const { body } = await other.post('/oauth2/consent', { accept: true, oauth_query: query });
  expect(body.code).toBe('OAUTH_INTERACTION_EXPIRED');
});

test('what a user takes back is refused at the next call', async ({ gatehouse, person }) => {
  const application = await Application.register(gatehouse, { scope: 'openid organization:read account:read' });
  const scope = 'openid organization:read account:read';
  const { access_token: token } = await application.signIn(person, { scope });
  const call = (url: string) =>
    gatehouse.app.inject({ url: `/api/auth${url}`, headers: { authorization: `Bearer ${token}` } });
  expect((await call('/organization/list')).statusCode).toBe(200);
  const [{ id }] = (await person.get('/oauth2/get-consents')).body;
  await person.post('/oauth2/update-consent', { id, update: { scopes: ['account:read'] } });
  expect((await call('/organization/list')).statusCode).toBe(403);
  expect((await application.introspect(token)).scope).toBe('account:read');
  const [consent] = (await person.get('/oauth2/get-consents')).body;
  expect(consent.scopes).toEqual(['openid', 'account:read']);
});

test('disconnecting all leaves the applications of the operator', async ({ application, gatehouse, person }) => {
  const own = await Application.register(gatehouse, { skip_consent: true });
  for (const each of [application, own]) await each.signIn(person);
  await person.post('/oauth2/delete-consents', {});
  const { body } = await person.get('/oauth2/get-consents');
  expect((body as { clientId: string }[]).map(({ clientId }) => clientId)).toEqual([own.clientId]);
});
