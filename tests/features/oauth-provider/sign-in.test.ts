import * as client from 'openid-client';
import { expect } from 'vitest';

import { mailsTo } from '#tests/support/mailbox.ts';
import { Application, visit, visited } from '#tests/support/oauth/application.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const provider = { oauthProvider: { enabled: true } };

test('an application signs a user in, who consents once', async () => {
  await using gatehouse = await startGatehouse(provider);
  const application = await Application.register(gatehouse);
  const person = await Person.signUp(gatehouse);

  const tokens = await application.signIn(person);
  expect(visited).toEqual(['consent']);
  expect(tokens.claims()).toMatchObject({ sub: person.id, aud: application.clientId });
  const claims = await client.fetchUserInfo(application.config, tokens.access_token, person.id);
  expect(claims).toMatchObject({ sub: person.id, name: person.name, email: person.email, email_verified: false });

  await application.signIn(person);
  expect(visited).toEqual([]);
  const connected = (await mailsTo(gatehouse, person.email)).filter(({ name }) => name === 'sendAppConnected');
  expect(connected.map(({ subject }) => subject)).toEqual(['App was connected to your Gatehouse account']);
});

test('a user without a session signs in first', async () => {
  await using gatehouse = await startGatehouse(provider);
  const application = await Application.register(gatehouse);
  const person = await Person.signUp(gatehouse);
  person.cookies.clear();

  const tokens = await application.signIn(person);
  expect(visited).toEqual(['sign-in', 'continue', 'consent']);
  expect(tokens.claims()!.sub).toBe(person.id);
});

test('a user refuses, and the application learns it', async () => {
  await using gatehouse = await startGatehouse(provider);
  const application = await Application.register(gatehouse);
  const person = await Person.signUp(gatehouse);

  const begun = await application.begin();
  const returned = await visit(person, begun.address, { denies: true });
  expect(returned.searchParams.get('error')).toBe('access_denied');
  expect(returned.searchParams.get('iss')).toBe('http://localhost:3000/api/auth');
});
