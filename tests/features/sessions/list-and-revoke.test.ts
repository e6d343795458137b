import pg from 'pg';
import { expect, vi } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { runSql, waitForBlockedStatement } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const done = { status: 200, body: { status: true } };
const unauthorized = { status: 401, body: { code: 'UNAUTHORIZED', message: 'Unauthorized' } };

async function tokenOf(person: Person): Promise<string> {
  return (await person.get('/get-session')).body.session.token as string;
}

test('list-sessions has the token of the current session and handles of the others', async ({ signedIn }) => {
  const other = await signedIn.inAnotherBrowser();
  const [ownToken, otherToken] = [await tokenOf(signedIn), await tokenOf(other)];

  const { status, body } = await signedIn.get('/list-sessions');
  expect(status).toBe(200);
  expect(body).toHaveLength(2);
  expect(body.map(({ token }: { token: string }) => token)).toContain(ownToken);
  expect(JSON.stringify(body)).not.toContain(otherToken);
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
    activeTeamId: null,
    impersonatedBy: null,
    level: 1,
    amr: ['pwd'],
    authenticatedAt: expect.any(String),
  });
});

test('a session revoked by its handle is rejected at the next call', async ({ signedIn }) => {
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

test('revoke-session for an unknown session answers SESSION_NOT_FOUND', async ({ signedIn }) => {
  for (const token of ['nothing', '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10']) {
    expect(await signedIn.post('/revoke-session', { token })).toEqual({
      status: 400,
      body: { code: 'SESSION_NOT_FOUND', message: 'Session not found' },
    });
  }
});

test('the session of another user cannot be revoked by token or handle', async ({ gatehouse, signedIn }) => {
  const otherUser = await Person.signUp(gatehouse);
  const { session } = (await otherUser.get('/get-session')).body;

  expect(await signedIn.post('/revoke-session', { token: session.token })).toEqual(unauthorized);
  expect((await signedIn.post('/revoke-session', { token: session.id })).body.code).toBe('SESSION_NOT_FOUND');
  expect((await otherUser.get('/list-sessions')).status).toBe(200);
});

test('revoke-other-sessions retains the current session', async ({ signedIn }) => {
  const others = [await signedIn.inAnotherBrowser(), await signedIn.inAnotherBrowser()];

  expect(await signedIn.post('/revoke-other-sessions')).toEqual(done);
  for (const other of others) expect((await other.get('/get-session')).body).toBeNull();
  expect((await signedIn.get('/list-sessions')).body).toHaveLength(1);
});

test('revoke-sessions ends all sessions', async ({ signedIn }) => {
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

test('expired sessions are deleted in the background', async () => {
  await using gatehouse = await startGatehouse({ advanced: { sweepInterval: 0.05 } });
  await Person.signUp(gatehouse);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 3600 * 1000 });
  try {
    await expect.poll(() => runSql(gatehouse.options.databaseUrl!, 'select id from session')).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('revoke-sessions waits for a call that ends the other sessions before it changes its own', async ({
  gatehouse,
}) => {
  const person = await Person.signUp(gatehouse);
  await person.inAnotherBrowser();
  const url = gatehouse.options.databaseUrl!;
  const [own, other] = await runSql(url, `select id from "session" where user_id = '${person.id}' order by created_at`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The order of locks of a call that changes second factors.
  await client.query(`begin; select from "user" where id = '${person.id}' for update`);
  await client.query(`delete from "session" where id = '${String(other!['id'])}'`);
  const answer = person.post('/revoke-sessions');
  await waitForBlockedStatement(url);
  await client.query(`update "session" set updated_at = now() where id = '${String(own!['id'])}'; commit`);
  await client.end();

  expect(await answer).toEqual(done);
});
