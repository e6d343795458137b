import { afterEach, expect } from 'vitest';

import { AppError } from '#server/errors.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const calls: string[] = [];
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

  const response = await gatehouse.app.inject({ url: `/api/auth/verify-email?token=${token}` });
  expect([response.statusCode, response.json()]).toEqual([403, { code: 'FORBIDDEN', message: 'Only for employees' }]);
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
