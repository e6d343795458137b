import { expect } from 'vitest';

import { DEFAULT_BASE_PATH } from '#server/options/base-path.options.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { appRouter } from '#server/app/router.ts';
import { test } from '#tests/support/test.ts';

const serverOnlyCalls = servedCalls(appRouter).filter(({ meta }) =>
  ['server only', 'service account'].includes(meta.guard!),
);

test('the router has server-only calls', () => {
  expect(serverOnlyCalls.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['setPassword', 'organization.addMember']),
  );
});

test.for(serverOnlyCalls)(
  '$name answers 404 over the network, with any headers and fields',
  async ({ name, meta }, { anyone, signedIn }) => {
    const payload = {
      userId: signedIn.id,
      newPassword: 'a new password',
      organizationId: signedIn.id,
      role: 'owner',
      serverCall: true,
    };
    const headers = { 'x-server-call': 'true', 'x-internal': '1', 'x-middleware-subrequest': '1' };
    for (const person of [anyone, signedIn]) {
      for (const url of [DEFAULT_BASE_PATH + meta.openapi!.path, `/api/trpc/${name}`]) {
        for (const method of ['GET', 'POST'] as const) {
          const { statusCode } = await person.send({ method, url, headers, ...(method === 'POST' ? { payload } : {}) });
          expect([method, url, statusCode]).toEqual([method, url, 404]);
        }
      }
    }
  },
);

test.for([
  ['/organization/create', { name: 'X', slug: 'taken-over' }],
  ['/refresh-token', { providerId: 'google' }],
  ['/get-access-token', { providerId: 'google' }],
  ['/update-user', { name: 'X' }],
  ['/delete-user', {}],
] as const)('%s does not accept a userId in the body as a session', async ([url, input], { anyone, signedIn }) => {
  const userId = signedIn.id;

  expect((await anyone.post(url, { ...input, userId })).body.code).toBe('UNAUTHORIZED');
});
