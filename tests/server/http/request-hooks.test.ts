import { expect } from 'vitest';

import { AppError } from '#server/lib/errors.ts';
import type { HookedCall } from '#server/options/hooks/request-hooks.types.ts';
import type { RequestHooks } from '#generated/gatehouse-options.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const start = (hooks: RequestHooks) => startGatehouse({ hooks });

test('hooks receive path, body, headers, request and session of a call in both transports', async () => {
  const seen: unknown[] = [];
  const record = async (name: string, { call, path, body, headers, request, getSession }: HookedCall) => {
    const email = (await getSession())?.user.email;
    const { pathname } = new URL(request!.url);
    seen.push([name, call, path, body, headers['x-app'], pathname, email]);
  };
  await using gatehouse = await start({
    before: (call) => record('before', call),
    after: (call) => record('after', call),
  });
  const person = await Person.signUp(gatehouse);
  person.headers = { 'x-app': 'shop' };
  seen.length = 0;
  const payload = { name: 'Grace' };
  await person.post('/update-user', payload);
  await person.send({ method: 'POST', url: '/api/trpc/updateUser', payload });

  const about = ['updateUser', '/update-user', payload, 'shop'];
  expect(seen).toEqual(
    ['/api/auth/update-user', '/api/trpc/updateUser'].flatMap((url) => [
      ['before', ...about, url, person.email],
      ['after', ...about, url, person.email],
    ]),
  );
});

test('an AppError of `before` answers the call, which has no effect', async () => {
  const before = ({ path, body }: HookedCall) => {
    const { email = '' } = body as { email?: string };
    if (path === '/sign-up/email' && !email.endsWith('@example.com'))
      throw new AppError('FORBIDDEN', { message: 'Use your address at example.com' });
  };
  await using gatehouse = await start({ before });
  const signUp = (email: string) =>
    gatehouse.app.inject({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      payload: { email, password: 'correct horse battery', name: 'Ada' },
    });

  expect((await signUp('a@example.com')).statusCode).toBe(200);
  const rejected = await signUp('a@example.net');
  expect([rejected.statusCode, rejected.json()]).toEqual([
    403,
    { code: 'FORBIDDEN', message: 'Use your address at example.com' },
  ]);
  expect(rejected.headers['set-cookie']).toBeUndefined();
});

test('hooks neither replace the guards nor change the input', async () => {
  const before = ({ body }: HookedCall) => void Object.assign(body as object, { name: 'Mallory' });
  const results: unknown[] = [];
  await using gatehouse = await start({ before, after: ({ result }) => void results.push(result) });
  expect((await new Person(gatehouse).post('/update-user', { name: 'Grace' })).status).toBe(401);
  expect(results).toEqual([]);
  const person = await Person.signUp(gatehouse);
  await person.post('/update-user', { name: 'Grace' });

  expect((await person.get('/get-session')).body.user.name).toBe('Grace');
  expect(results).toContainEqual({ status: true });
});

test('a failure of `after` does not change the answer', async () => {
  await using gatehouse = await start({ after: () => Promise.reject(new Error('no')) });
  const person = await Person.signUp(gatehouse);
  expect((await person.get('/get-session')).body.user.email).toBe(person.email);
});
