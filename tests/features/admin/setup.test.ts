import { afterEach, expect, vi } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

afterEach(() => void vi.useRealTimers());

const first = { name: 'First', email: 'first@example.com', password: PASSWORD };

async function linkOf(gatehouse: Awaited<ReturnType<typeof startGatehouse>>): Promise<string> {
  const link = await gatehouse.call('admin.createSetupLink');
  return new URL(link!.url).searchParams.get('token')!;
}

test('of two concurrent uses of a setup link, one creates the first administrator and signs in', async () => {
  await using gatehouse = await startGatehouse();
  const token = await linkOf(gatehouse);
  const browsers = [new Person(gatehouse), new Person(gatehouse)];
  const setUp = (person: Person, n: number) =>
    person.post('/admin/setup', { ...first, email: `${n}@example.com`, token });
  const answers = await Promise.all(browsers.map(setUp));

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  const winner = browsers[answers.findIndex(({ status }) => status === 200)]!;
  expect((await winner.get('/get-session')).body.user).toMatchObject({ role: 'admin', emailVerified: true });
  expect((await winner.get('/admin/list-users')).body.total).toBe(1);
  expect(await gatehouse.call('admin.createSetupLink')).toBeNull();
});

test('the page of the web app reports a valid setup link until it expires or an administrator exists', async () => {
  await using gatehouse = await startGatehouse({ webApp: true });
  const needsSetup = async () => {
    const { body } = await gatehouse.app.inject({ url: '/', headers: { accept: 'text/html' } });
    return /&quot;needsSetup&quot;:(true|false)/.exec(body)?.[1];
  };
  const newLink = async () => {
    const token = await linkOf(gatehouse);
    await gatehouse.idle();
    return token;
  };

  expect(await needsSetup()).toBe('false');
  const token = await newLink();
  expect(await needsSetup()).toBe('true');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
  expect(await needsSetup()).toBe('false');
  vi.useRealTimers();
  expect(await needsSetup()).toBe('true');

  expect((await new Person(gatehouse).post('/admin/setup', { ...first, token })).status).toBe(200);
  expect(await needsSetup()).toBe('false');
});

test('invalid input does not consume a setup link', async () => {
  await using gatehouse = await startGatehouse();
  const token = await linkOf(gatehouse);
  const person = new Person(gatehouse);

  expect((await person.post('/admin/setup', { ...first, token, email: 'first' })).body.code).toBe('INVALID_EMAIL');
  expect((await person.post('/admin/setup', { ...first, token, password: 'short' })).body.code).toBe(
    'PASSWORD_TOO_SHORT',
  );
  expect((await person.post('/admin/setup', { ...first, token: `${token}x` })).body.code).toBe('INVALID_TOKEN');
  // The token is validated before the other fields: the web app submits an empty form to check a link.
  const empty = { name: '-', email: '', password: '' };
  expect((await person.post('/admin/setup', { ...empty, token: `${token}x` })).body.code).toBe('INVALID_TOKEN');
  expect((await person.post('/admin/setup', { ...empty, token })).body.code).toBe('INVALID_EMAIL');
  expect((await person.post('/admin/setup', { ...first, token })).status).toBe(200);
});

test('a setup link is valid for an hour, until a newer one is created or an administrator exists', async () => {
  await using gatehouse = await startGatehouse();
  const [old, token] = [await linkOf(gatehouse), await linkOf(gatehouse)];
  const person = new Person(gatehouse);

  expect((await person.post('/admin/setup', { ...first, token: old })).body.code).toBe('INVALID_TOKEN');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
  expect((await person.post('/admin/setup', { ...first, token })).body.code).toBe('INVALID_TOKEN');
  const late = await linkOf(gatehouse);
  await signUpWithRole(gatehouse, 'admin');
  expect(await person.post('/admin/setup', { ...first, token: late })).toMatchObject({
    status: 403,
    body: { code: 'SETUP_IS_DONE_ALREADY' },
  });
});

test('a setup link still works after other sign-ups, but rejects an email in use', async () => {
  await using gatehouse = await startGatehouse();
  const other = await Person.signUp(gatehouse);
  const token = await linkOf(gatehouse);
  await Person.signUp(gatehouse);
  const person = new Person(gatehouse);

  expect(await person.post('/admin/setup', { ...first, email: other.email, token })).toMatchObject({
    status: 422,
    body: { code: 'USER_ALREADY_EXISTS' },
  });
  expect((await person.post('/admin/setup', { ...first, token })).status).toBe(200);
  expect((await person.get('/get-session')).body.user.role).toBe('admin');
  expect(await gatehouse.call('admin.createSetupLink')).toBeNull();
});

test('setup links cannot be created over HTTP', async ({ signedIn }) => {
  expect((await signedIn.post('/admin/create-setup-link')).status).toBe(404);
});

test('listed ids of another form are no administrators', async () => {
  await using gatehouse = await startGatehouse({ admin: { adminUserIds: ['no uuid'] } });
  expect(await gatehouse.call('admin.createSetupLink', {})).toMatchObject({ url: expect.any(String) });
});
