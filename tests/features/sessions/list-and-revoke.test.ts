import { expect, vi } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const done = { status: 200, body: { status: true } };
const unauthorized = { status: 401, body: { code: 'UNAUTHORIZED', message: 'Unauthorized' } };

async function tokenOf(person: Person): Promise<string> {
  return (await person.get('/get-session')).body.session.token as string;
}

test('the list shows every device, the own token of this one and handles of the others', async ({ signedIn }) => {
  const other = await signedIn.inAnotherBrowser();
  const [mine, theirs] = [await tokenOf(signedIn), await tokenOf(other)];

  const { status, body } = await signedIn.get('/list-sessions');
  expect(status).toBe(200);
  expect(body).toHaveLength(2);
  expect(body.map(({ token }: { token: string }) => token)).toContain(mine);
  expect(JSON.stringify(body)).not.toContain(theirs);
  expect(body[0]).toEqual({
    id: expect.any(String),
    token: body[0].id,
    userId: signedIn.id,
    expiresAt: expect.any(String),
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    ipAddress: '127.0.0.1',
    userAgent: expect.any(String),
    activeOrganizationId: null,
    impersonatedBy: null,
  });
});

test('a session revoked by its handle is over at its next call', async ({ signedIn }) => {
  const other = await signedIn.inAnotherBrowser();
  const { session } = (await other.get('/get-session')).body;

  expect(await signedIn.post('/revoke-session', { token: session.id })).toEqual(done);
  expect(await other.get('/list-sessions')).toEqual(unauthorized);
  expect((await signedIn.get('/list-sessions')).body).toHaveLength(1);
});

test('revoking the current session by its token signs out and clears the session cookies', async ({ signedIn }) => {
  expect(await signedIn.post('/revoke-session', { token: await tokenOf(signedIn) })).toEqual(done);
  expect([...signedIn.cookies.keys()]).toEqual(['gatehouse.device']);
});

test('an unknown session is answered with SESSION_NOT_FOUND', async ({ signedIn }) => {
  for (const token of ['nothing', '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10']) {
    expect(await signedIn.post('/revoke-session', { token })).toEqual({
      status: 400,
      body: { code: 'SESSION_NOT_FOUND', message: 'Session not found' },
    });
  }
});

test("nobody ends another person's session, by token or by handle", async ({ gatehouse, signedIn }) => {
  const stranger = await Person.signUp(gatehouse);
  const { session } = (await stranger.get('/get-session')).body;

  expect(await signedIn.post('/revoke-session', { token: session.token })).toEqual(unauthorized);
  expect((await signedIn.post('/revoke-session', { token: session.id })).body.code).toBe('SESSION_NOT_FOUND');
  expect((await stranger.get('/list-sessions')).status).toBe(200);
});

test('revoke-other-sessions leaves this one alone', async ({ signedIn }) => {
  const others = [await signedIn.inAnotherBrowser(), await signedIn.inAnotherBrowser()];

  expect(await signedIn.post('/revoke-other-sessions')).toEqual(done);
  for (const other of others) expect((await other.get('/get-session')).body).toBeNull();
  expect((await signedIn.get('/list-sessions')).body).toHaveLength(1);
});

test('revoke-sessions ends them all', async ({ signedIn }) => {
  const other = await signedIn.inAnotherBrowser();

  expect(await signedIn.post('/revoke-sessions')).toEqual(done);
  expect(await other.get('/list-sessions')).toEqual(unauthorized);
  expect((await signedIn.get('/get-session')).body).toBeNull();
});

test.for([
  ['GET', '/list-sessions'],
  ['POST', '/revoke-session'],
  ['POST', '/revoke-sessions'],
  ['POST', '/revoke-other-sessions'],
] as const)('%s %s needs a session', async ([method, url], { anyone }) => {
  const answer = method === 'GET' ? await anyone.get(url) : await anyone.post(url, {});
  expect(answer).toEqual(unauthorized);
});

test('expired rows are swept in the background', async () => {
  await using gatehouse = await startGatehouse({ advanced: { sweepInterval: 0.05 } });
  await Person.signUp(gatehouse);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 3600 * 1000 });
  try {
    await expect.poll(() => runSql(gatehouse.options.databaseUrl!, 'select id from session')).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
