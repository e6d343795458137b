import { afterEach, expect, vi } from 'vitest';

import { defineProtocol } from '#server/call/protocol.ts';
import { ban, liftBan, type BanSource } from '#server/features/users/bans.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { installFeature } from '#tests/support/calls/scratch-feature.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const banned = {
  status: 403,
  body: {
    code: 'BANNED_USER',
    message: 'You have been banned from this application. Please contact support if you believe this is an error.',
  },
};

function advanceClock(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}
afterEach(() => void vi.useRealTimers());

test('a ban ends every session and prevents sign-in', async ({ gatehouse, signedIn, anyone }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const otherBrowser = await signedIn.inAnotherBrowser();
  const { status, body } = await admin.post('/admin/ban-user', { userId: signedIn.id, banReason: 'Spam' });

  expect(status).toBe(200);
  expect(body.user).toMatchObject({ id: signedIn.id, banned: true, banReason: 'Spam', banExpires: null });
  for (const person of [signedIn, otherBrowser]) {
    expect((await person.get('/get-session')).body).toBeNull();
    expect((await person.post('/update-user', { name: 'Ghost' })).status).toBe(401);
  }
  expect(await anyone.post('/sign-in/email', { email: signedIn.email, password: PASSWORD })).toEqual(banned);
});

test('a wrong password does not disclose a ban', async ({ gatehouse, signedIn, anyone }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/admin/ban-user', { userId: signedIn.id });

  expect(await anyone.post('/sign-in/email', { email: signedIn.email, password: 'not this one' })).toMatchObject({
    status: 401,
    body: { code: 'INVALID_EMAIL_OR_PASSWORD' },
  });
});

test('a ban without a reason has a default reason and can be lifted', async ({ gatehouse, signedIn, anyone }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');

  expect((await admin.post('/admin/ban-user', { userId: signedIn.id })).body.user.banReason).toBe('No reason');
  expect((await admin.post('/admin/unban-user', { userId: signedIn.id })).body.user).toMatchObject({
    banned: false,
    banReason: null,
    banExpires: null,
  });
  expect((await anyone.post('/sign-in/email', { email: signedIn.email, password: PASSWORD })).status).toBe(200);
});

test('an expired ban is lifted at the next sign-in', async ({ gatehouse, signedIn, anyone }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { user } = (await admin.post('/admin/ban-user', { userId: signedIn.id, banExpiresIn: 3600 })).body;
  const credentials = { email: signedIn.email, password: PASSWORD };

  expect(Date.parse(user.banExpires) - Date.now()).toBeGreaterThan(3_590_000);
  advanceClock(3590);
  expect(await anyone.post('/sign-in/email', credentials)).toEqual(banned);
  advanceClock(3601);
  expect((await anyone.post('/sign-in/email', credentials)).status).toBe(200);
  expect((await anyone.get('/get-session')).body.user).toMatchObject({
    banned: false,
    banReason: null,
    banExpires: null,
  });
});

test('a ban written to the database applies from the next call on (G8)', async ({ gatehouse, signedIn }) => {
  await runSql(gatehouse.options.databaseUrl!, `update "user" set banned = true where id = '${signedIn.id}'`);

  expect((await signedIn.get('/get-session')).body).toBeNull();
  expect((await signedIn.post('/update-user', { name: 'Ghost' })).status).toBe(401);
});

test('an administrator lists the sessions of a user by handle and revokes one or all', async ({
  gatehouse,
  signedIn,
}) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const otherBrowser = await signedIn.inAnotherBrowser();
  const token = (await otherBrowser.get('/get-session')).body.session.token;
  const { sessions } = (await admin.post('/admin/list-user-sessions', { userId: signedIn.id })).body;

  expect(sessions).toHaveLength(2);
  expect(JSON.stringify(sessions)).not.toContain(token);
  const [newest] = sessions;
  expect(await admin.post('/admin/revoke-user-session', { sessionToken: newest.token })).toEqual({
    status: 200,
    body: { success: true },
  });
  expect((await otherBrowser.get('/get-session')).body).toBeNull();
  expect((await signedIn.get('/get-session')).body).not.toBeNull();
  expect(await admin.post('/admin/revoke-user-sessions', { userId: signedIn.id })).toEqual({
    status: 200,
    body: { success: true },
  });
  expect((await signedIn.get('/get-session')).body).toBeNull();
});

test('revoke-user-session accepts a token and rejects an unknown one', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const sessionToken = (await signedIn.get('/get-session')).body.session.token;

  expect((await admin.post('/admin/revoke-user-session', { sessionToken })).status).toBe(200);
  expect((await signedIn.get('/get-session')).body).toBeNull();
  expect(await admin.post('/admin/revoke-user-session', { sessionToken })).toEqual({
    status: 400,
    body: { code: 'SESSION_NOT_FOUND', message: 'Session not found' },
  });
});

test('a session handle is no credential', async ({ gatehouse, signedIn, anyone }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { sessions } = (await admin.post('/admin/list-user-sessions', { userId: signedIn.id })).body;

  anyone.headers = { authorization: `Bearer ${sessions[0].token}` };
  expect((await anyone.get('/get-session')).body).toBeNull();
});

test('bannedUserMessage is the message of a rejected sign-in', async () => {
  await using gatehouse = await startGatehouse({ admin: { bannedUserMessage: 'Write to help@example.com.' } });
  const [admin, person] = [await signUpWithRole(gatehouse, 'admin'), await Person.signUp(gatehouse)];
  await admin.post('/admin/ban-user', { userId: person.id });

  const { email, password } = person;
  // Not by a `Person`, for whom every message has to be one of the error catalogue.
  const payload = { email, password };
  const answer = await gatehouse.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toEqual({ code: 'BANNED_USER', message: 'Write to help@example.com.' });
});

/** A directory that bans users and lifts its bans. */
installFeature({
  name: 'directory',
  protocols: [
    defineProtocol({
      prefix: '/directory',
      tag: { title: 'Directory', description: 'A source of bans in tests.' },
      mediaTypes: ['application/json'],
      bodyLimit: 1000,
      authenticate: async () => null,
      routes: (['ban', 'lift'] as const).map((action) => ({
        name: `directory.${action}`,
        method: 'POST' as const,
        path: `/:source/${action}`,
        handle: async ({ ctx, params, body }) => {
          const by: BanSource = `directory:${params['source']!}`;
          const user = (await findUserForUpdate(ctx.em, (body as { userId: string }).userId))!;
          const isDone = action === 'ban' ? await ban(ctx, user, { by, reason: null }) : liftBan(user, by);
          return { status: 200, body: isDone };
        },
      })),
      present: ({ status }) => ({ status }),
    }),
  ],
});

test('a directory lifts only its own ban, and an administrator replaces and lifts every ban', async ({
  gatehouse,
  signedIn,
}) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { id: userId } = signedIn;
  const directory = async (path: string) => (await admin.post(`/directory/${path}`, { userId })).body as unknown;
  const source = async () => {
    const rows = await runSql(
      gatehouse.options.databaseUrl!,
      `select banned, banned_by from "user" where id = '${userId}'`,
    );
    return [rows[0]!['banned'], rows[0]!['banned_by']];
  };

  expect(await directory('1/ban')).toBe(true);
  expect((await signedIn.get('/get-session')).body).toBeNull();
  expect(await directory('2/lift')).toBe(false);
  expect(await directory('2/ban')).toBe(false);
  expect(await source()).toEqual([true, 'directory:1']);
  expect(await directory('1/lift')).toBe(true);
  expect(await source()).toEqual([false, null]);

  await directory('1/ban');
  await admin.post('/admin/ban-user', { userId });
  expect(await source()).toEqual([true, null]);
  expect([await directory('1/ban'), await directory('1/lift')]).toEqual([false, false]);
  expect(await source()).toEqual([true, null]);
  await admin.post('/admin/unban-user', { userId });
  await directory('1/ban');
  await admin.post('/admin/unban-user', { userId });
  expect(await source()).toEqual([false, null]);
});
