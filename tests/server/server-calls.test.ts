import { expect } from 'vitest';

import { servedCalls } from '#server/http/procedures.ts';
import { appRouter } from '#server/router.ts';
import { test } from '#tests/support/test.ts';

/** Calls that may be made on behalf of somebody whom the input names. */
const forSomebodyNamed = ['organization.create', 'refreshToken', 'getAccessToken', 'accountInfo'];

const guarded = servedCalls(appRouter).filter(({ meta }) => meta.guard !== 'anyone' && meta.guard !== 'server only');

test.for(guarded)(
  'the server’s own call of $name says on whose behalf it is made',
  async ({ name, meta }, { gatehouse }) => {
    // Any call by its name: what it would take is beside the point, since its guard comes first.
    const call = gatehouse.call as (name: string, input: unknown) => Promise<unknown>;
    const required = forSomebodyNamed.includes(name) ? 'EITHER_USERID_OR_SESSION_IS_REQUIRED' : 'HEADERS_IS_REQUIRED';
    const errorCode = meta.enabled?.(gatehouse.options) === false ? 'NOT_FOUND' : required;
    await expect(call(name, {})).rejects.toMatchObject({ errorCode });
  },
);

test('a call on behalf of a browser whose session is over is refused as over the network', async ({ gatehouse }) => {
  const headers = { cookie: 'gatehouse.session_token=forged' };

  await expect(gatehouse.call('listSessions', {}, { headers })).rejects.toMatchObject({ errorCode: 'UNAUTHORIZED' });
});

test('coming back from a provider takes the browser’s request', async ({ gatehouse }) => {
  const input = { id: 'google', code: 'x', state: 'x' };

  await expect(gatehouse.call('callback', input)).rejects.toMatchObject({ errorCode: 'REQUEST_IS_REQUIRED' });
});
