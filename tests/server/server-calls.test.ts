import { expect } from 'vitest';

import { SET_UP_LINK } from '#server/features/organizations/delegates.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { appRouter } from '#server/app/router.ts';
import { test } from '#tests/support/test.ts';

/** Calls that accept a `userId` instead of a session. */
const callsByUserId = ['organization.create', 'refreshToken', 'getAccessToken', 'accountInfo'];

/** A set-up link is proven by the cookie of its browser, so that a call in process without headers is UNAUTHORIZED. */
const openInProcess = ['anyone', 'server only', 'service account', SET_UP_LINK];
const guarded = servedCalls(appRouter).filter(({ meta }) => !openInProcess.includes(meta.guard!));

test.for(guarded)('$name called by the server needs headers or a userId', async ({ name, meta }, { gatehouse }) => {
  // The input type does not matter, since the guard runs before the input is validated.
  const call = gatehouse.call as (name: string, input: unknown) => Promise<unknown>;
  const required = callsByUserId.includes(name) ? 'EITHER_USERID_OR_SESSION_IS_REQUIRED' : 'HEADERS_IS_REQUIRED';
  const errorCode = meta.enabled?.(gatehouse.options) === false ? 'NOT_FOUND' : required;
  await expect(call(name, {})).rejects.toMatchObject({ errorCode });
});

test('a call by the server with the cookie of an invalid session answers UNAUTHORIZED', async ({ gatehouse }) => {
  const headers = { cookie: 'gatehouse.session_token=forged' };

  await expect(gatehouse.call('listSessions', {}, { headers })).rejects.toMatchObject({ errorCode: 'UNAUTHORIZED' });
});

test('the OAuth callback called by the server needs the browser’s request', async ({ gatehouse }) => {
  const input = { id: 'google', code: 'x', state: 'x' };

  await expect(gatehouse.call('callback', input)).rejects.toMatchObject({ errorCode: 'REQUEST_IS_REQUIRED' });
});
