import { expect } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import {
  addPasskey,
  signUpWithPasskey,
  signUpWithPasskeyFactor,
  SoftwareAuthenticator,
  usePasskey,
} from '#tests/support/browser/software-authenticator.ts';
import { test } from '#tests/support/test.ts';

test('the passkey of another user is neither renamed nor removed', async ({ gatehouse, signedIn }) => {
  const { person, id } = await signUpWithPasskey(gatehouse);
  for (const [path, input] of [
    ['/passkey/update-passkey', { id, name: 'Mine' }],
    ['/passkey/delete-passkey', { id }],
  ] as const) {
    const { status, body } = await signedIn.post(path, input);
    expect([status, body.code]).toEqual([404, 'PASSKEY_NOT_FOUND']);
  }

  expect((await person.get('/passkey/list-user-passkeys')).body).toEqual([expect.objectContaining({ id, name: null })]);
});

test('the last sign-in method is not removed', async ({ gatehouse }) => {
  const { person, id } = await signUpWithPasskey(gatehouse);
  expect((await person.post('/unlink-account', { providerId: 'credential' })).status).toBe(200);

  expect((await person.post('/passkey/delete-passkey', { id })).body.code).toBe('YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT');
});

test('a passkey that needs another first factor does not count as a sign-in method', async ({ signedIn }) => {
  expect((await addPasskey(signedIn, new SoftwareAuthenticator(), { discoverable: false })).status).toBe(200);

  expect((await signedIn.post('/unlink-account', { providerId: 'credential' })).body.code).toBe(
    'YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT',
  );
});

test('the last second factor is not removed, but one of two passkeys is', async ({ gatehouse }) => {
  const { person, id } = await signUpWithPasskeyFactor(gatehouse);
  const remove = () => person.post('/passkey/delete-passkey', { id });
  expect((await remove()).body.code).toBe('YOU_CANNOT_REMOVE_YOUR_LAST_SECOND_FACTOR');
  await addPasskey(person);

  expect((await remove()).status).toBe(200);
});

test('a removed passkey is unknown, and its removal ends other sessions and is mailed', async ({ gatehouse }) => {
  const { person, authenticator, id } = await signUpWithPasskey(gatehouse);
  const other = await person.inAnotherBrowser();
  expect((await person.post('/passkey/delete-passkey', { id })).body).toEqual({ status: true });

  expect((await other.get('/get-session')).body).toBeNull();
  expect((await person.get('/get-session')).body.user.id).toBe(person.id);
  expect((await newestMailTo(gatehouse, person.email)).text).toContain('A passkey was removed');
  const { status, body } = await usePasskey(new Person(gatehouse), authenticator);
  expect([status, body.code]).toEqual([401, 'PASSKEY_NOT_FOUND']);
});

test('passkeys are added and removed in a fresh session only', async ({ gatehouse }) => {
  const { person, id } = await signUpWithPasskey(gatehouse);
  const options = (await person.get('/passkey/generate-register-options')).body;
  const old = `update session set authenticated_at = now() - interval '2 days' where user_id = '${person.id}'`;
  await runSql(gatehouse.options.databaseUrl!, old);
  const response = new SoftwareAuthenticator().create(options);

  expect((await person.post('/passkey/verify-registration', { response })).body.code).toBe('SESSION_IS_NOT_FRESH');
  expect((await person.post('/passkey/delete-passkey', { id })).body.code).toBe('SESSION_IS_NOT_FRESH');
});

test('answers contain no public key', async ({ gatehouse }) => {
  const { person, authenticator } = await signUpWithPasskey(gatehouse);
  const [{ public_key: key }] = (await runSql(
    gatehouse.options.databaseUrl!,
    `select public_key from passkey where user_id = '${person.id}'`,
  )) as [{ public_key: string }];
  const { body } = await addPasskey(person, authenticator);
  const list = (await person.get('/passkey/list-user-passkeys')).body;

  expect(Object.keys(body)).not.toContain('publicKey');
  expect(JSON.stringify(list)).not.toContain(key);
});
