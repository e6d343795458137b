import { afterEach, expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { AppError } from '#server/lib/errors.ts';
import { newestCodeTo, newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const calls: string[] = [];
/** Not opened by a `Person`, for whom every error has to be a documented one: these are the operator's own. */
const verify = (gatehouse: Gatehouse, token: string) =>
  gatehouse.app.inject({ url: '/api/auth/verify-email', query: { token }, headers: { accept: 'application/json' } });
afterEach(() => void calls.splice(0));

/** Records its calls with the path of the request. */
const record = (name: string) => (user: { email: string; emailVerified: boolean }, request?: Request) => {
  const path = request ? new URL(request.url).pathname : 'none';
  calls.push(`${name} ${user.email} ${user.emailVerified} ${path} ${request?.headers.get('x-locale')}`);
};

test('onEmailVerification runs before the commit, afterEmailVerification after it', async () => {
  const emailVerification = { onEmailVerification: record('on'), afterEmailVerification: record('after') };
  await using gatehouse = await startGatehouse({ emailVerification });
  const person = await Person.signUp(gatehouse);
  const { path } = await newestMailTo(gatehouse, person.email);
  expect(calls).toEqual([]);

  await person.send({ method: 'GET', url: path, headers: { 'x-locale': 'de' } });
  await person.send({ method: 'GET', url: path });
  await gatehouse.idle();

  const about = `${person.email} true /api/auth/verify-email de`;
  expect(calls).toEqual([`on ${about}`, `after ${about}`]);
});

test('an error of onEmailVerification rejects the verification', async () => {
  const onEmailVerification = () => Promise.reject(new AppError('FORBIDDEN', { message: 'Only for employees' }));
  const emailVerification = { onEmailVerification, afterEmailVerification: record('after') };
  await using gatehouse = await startGatehouse({ emailVerification });
  const person = await Person.signUp(gatehouse);
  const { token } = await newestMailTo(gatehouse, person.email);

  const answer = await verify(gatehouse, token!);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toEqual({ code: 'FORBIDDEN', message: 'Only for employees' });
  expect((await person.get('/get-session')).body.user.emailVerified).toBe(false);
  await gatehouse.idle();
  expect(calls).toEqual([]);
});

test('an error of afterEmailVerification changes neither answer nor verification', async () => {
  const afterEmailVerification = () => Promise.reject(new Error('no'));
  await using gatehouse = await startGatehouse({ emailVerification: { afterEmailVerification } });
  const person = await Person.signUp(gatehouse);
  const { token } = await newestMailTo(gatehouse, person.email);

  expect((await person.get('/verify-email', { token })).status).toBe(200);
  await gatehouse.idle();
  expect((await person.get('/get-session')).body.user.emailVerified).toBe(true);
});

test('beforeEmailVerification can reject a verification, as onEmailVerification can', async () => {
  const beforeEmailVerification = () => Promise.reject(new AppError('FORBIDDEN'));
  const emailVerification = { beforeEmailVerification, onEmailVerification: record('on') };
  await using gatehouse = await startGatehouse({ emailVerification });
  const person = await Person.signUp(gatehouse);
  const { token } = await newestMailTo(gatehouse, person.email);

  expect((await verify(gatehouse, token!)).statusCode).toBe(403);
  expect(calls).toEqual([]);
});

test('onPasswordReset runs after a reset by a link and by a code, and not after a change', async () => {
  const onPasswordReset = ({ user }: { user: { email: string } }, request?: Request) => {
    calls.push(`${user.email} ${request && new URL(request.url).pathname}`);
  };
  await using gatehouse = await startGatehouse({ emailAndPassword: { onPasswordReset } });
  const person = await Person.signUp(gatehouse);
  const { email, password } = person;
  const newPassword = `${password}!`;
  await person.post('/change-password', { currentPassword: password, newPassword });
  await person.post('/request-password-reset', { email });
  const { token } = await newestMailTo(gatehouse, email);
  await person.post('/reset-password', { token: 'wrong', newPassword });
  expect((await person.post('/reset-password', { token, newPassword })).status).toBe(200);
  await person.post('/email-otp/request-password-reset', { email });
  const otp = await newestCodeTo(gatehouse, email);
  expect((await person.post('/email-otp/reset-password', { email, otp, password })).status).toBe(200);
  await gatehouse.idle();

  expect(calls).toEqual([`${email} /api/auth/reset-password`, `${email} /api/auth/email-otp/reset-password`]);
});
