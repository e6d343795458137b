import { expect } from 'vitest';

import { postForm, type Application } from '#tests/support/oauth/application.ts';
import { test } from '#tests/support/oauth/test.ts';
import { answerOf, type Person } from '#tests/support/person.ts';

async function userInfo(application: Application, person: Person, parameters: { scope: string; claims?: string }) {
  const { access_token: token } = await application.signIn(person, parameters);
  const { app, options } = application.gatehouse;
  const headers = { authorization: `Bearer ${token}` };
  return answerOf(await app.inject({ method: 'GET', url: `${options.basePath}/oauth2/userinfo`, headers }));
}

const profile = { name: 'Ada Lovelace', updated_at: expect.any(Number) };

test('oidcc-userinfo-get', async ({ application, person }) => {
  const { status, body } = await userInfo(application, person, { scope: 'openid' });
  expect([status, body]).toEqual([200, { sub: person.id }]);
});

test('oidcc-userinfo-post-header', async ({ gatehouse, application, person }) => {
  const { access_token: token } = await application.signIn(person);
  const headers = { authorization: `Bearer ${token}` };
  const { status, body } = await postForm(gatehouse, '/oauth2/userinfo', { form: {}, headers });
  expect([status, body.sub]).toEqual([200, person.id]);
});

test('oidcc-userinfo-post-body', async ({ gatehouse, application, person }) => {
  const { access_token: token } = await application.signIn(person);
  const { status, body } = await postForm(gatehouse, '/oauth2/userinfo', { form: { access_token: token } });
  expect([status, body.sub]).toEqual([200, person.id]);
});

test('oidcc-scope-profile', async ({ application, person }) => {
  const { body } = await userInfo(application, person, { scope: 'openid profile' });
  expect(body).toEqual({ sub: person.id, ...profile });
});

test('oidcc-scope-email', async ({ application, person }) => {
  const { body } = await userInfo(application, person, { scope: 'openid email' });
  expect(body).toEqual({ sub: person.id, email: person.email, email_verified: false });
});

test.for(['address', 'phone'])('oidcc-scope-%s', async (scope, { application, person }) => {
  // The service has no such claims, which the module permits.
  const { status, body } = await userInfo(application, person, { scope: `openid ${scope}` });
  expect([status, body]).toEqual([200, { sub: person.id }]);
});

test('oidcc-scope-all', async ({ application, person }) => {
  const { body } = await userInfo(application, person, { scope: 'openid profile email address phone' });
  expect(body).toEqual({ sub: person.id, ...profile, email: person.email, email_verified: false });
});

test('oidcc-claims-essential', async ({ application, person }) => {
  const claims = JSON.stringify({ userinfo: { name: { essential: true } } });
  const { body } = await userInfo(application, person, { scope: 'openid', claims });
  expect(body).toEqual({ sub: person.id, name: person.name });
});
