import { expect } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const done = { status: true };

test('the published client deletes an account by the mailed token and by the mailed link', async () => {
  await using gatehouse = await startGatehouse({ user: { deleteUser: { confirmByMail: true } } });
  const mailed = { success: true, message: 'Verification email sent' };
  const deleted = { success: true, message: 'User deleted' };
  for (const method of ['token', 'link']) {
    const { client } = referenceClient(gatehouse);
    const email = `${method}@example.com`;
    await client.signUp.email({ email, password: PASSWORD, name: 'Gone' });
    expect((await client.deleteUser({ callbackURL: '/bye' })).data).toEqual(mailed);
    const { token } = await newestMailTo(gatehouse, email);

    const wrong = await client.deleteUser({ token: 'unknown' });
    expect(wrong.error).toMatchObject({ status: 404, code: 'INVALID_TOKEN', message: 'invalid token' });
    const { data } =
      method === 'token' ? await client.deleteUser({ token }) : await client.deleteUser.callback({ query: { token } });
    expect(data).toEqual(deleted);
    expect((await client.getSession()).data).toBeNull();
  }
});

test('the published client resets a password by the mailed link and gets an error for a used one', async ({
  gatehouse,
}) => {
  const { client, person } = referenceClient(gatehouse);
  const email = 'reset@example.com';
  await client.signUp.email({ email, password: PASSWORD, name: 'Reset' });
  await client.forgetPassword({ email, redirectTo: '/choose' });
  const { path, token } = await newestMailTo(gatehouse, email);
  const { headers } = await person.send({ method: 'GET', url: path });
  expect(headers['location']).toBe(`http://localhost:3000/choose?token=${token}`);

  const short = await client.resetPassword({ newPassword: 'short', token });
  expect(short.error).toMatchObject({ status: 400, code: 'PASSWORD_TOO_SHORT' });
  // The client takes the token from the query as well as from the body.
  expect(
    (await client.resetPassword({ newPassword: 'the second password', fetchOptions: { query: { token } } })).data,
  ).toEqual(done);
  expect((await client.resetPassword({ newPassword: 'a third password', token })).error).toMatchObject({
    status: 400,
    code: 'INVALID_TOKEN',
  });
});

test('the published client reads the error codes of calls', async ({ gatehouse }) => {
  const { client } = referenceClient(gatehouse);
  const email = 'refused@example.com';
  const errorOf = async (call: Promise<{ error: unknown }>) => (await call).error;
  expect(await errorOf(client.listSessions())).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  await client.signUp.email({ email, password: PASSWORD, name: 'Refused' });

  expect(await errorOf(client.changeEmail({ newEmail: email }))).toMatchObject({ code: 'EMAIL_IS_THE_SAME' });
  expect(
    await errorOf(client.changePassword({ currentPassword: 'not this one', newPassword: PASSWORD })),
  ).toMatchObject({ status: 400, code: 'INVALID_PASSWORD' });
  expect(await errorOf(client.revokeSession({ token: 'nothing' }))).toMatchObject({ code: 'SESSION_NOT_FOUND' });
  expect(await errorOf(client.verifyEmail({ query: { token: 'x' } }))).toMatchObject({ code: 'INVALID_TOKEN' });
  expect(await errorOf(client.forgetPassword({ email, redirectTo: 'https://evil.test' }))).toMatchObject({
    status: 403,
    code: 'INVALID_REDIRECTURL',
  });
  expect((await client.listAccounts()).data).toMatchObject([{ provider: 'credential', scopes: [] }]);
  expect(await errorOf(client.unlinkAccount({ providerId: 'credential' }))).toMatchObject({
    code: 'YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT',
  });
  expect((await client.$fetch('/ok')).data).toEqual({ ok: true });
});
