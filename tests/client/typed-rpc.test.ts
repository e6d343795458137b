import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import { expect, expectTypeOf } from 'vitest';

import type { AppRouter } from '#server/app/router.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { fetchWithCookies } from '#tests/support/better-auth/reference-client.ts';
import { test } from '#tests/support/test.ts';

test('a typed tRPC client has the types of the wire and gets the same errors', async ({ gatehouse }) => {
  const { fetch } = fetchWithCookies(gatehouse);
  const client = createTRPCClient<AppRouter>({
    links: [
      httpLink({ url: `${gatehouse.options.baseUrl}/api/trpc`, fetch: (url, init) => fetch(url, init as RequestInit) }),
    ],
  });

  const { token, user } = await client.signUp.email.mutate({
    email: 'rpc@example.com',
    password: PASSWORD,
    name: 'Rpc',
  });
  expectTypeOf(user.createdAt).toEqualTypeOf<string>();
  expectTypeOf(token).toEqualTypeOf<string | null>();

  await client.updateUser.mutate({ name: 'Renamed' });
  const current = await client.getSession.query();
  expect(current).toMatchObject({ session: { token }, user: { id: user.id, name: 'Renamed' } });

  expect(await client.signOut.mutate()).toEqual({ success: true });
  expect(await client.getSession.query({ disableRefresh: true })).toBeNull();

  const failure = await client.signIn.email
    .mutate({ email: 'rpc@example.com', password: 'wrong' })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TRPCClientError);
  const { data } = failure as TRPCClientError<AppRouter>;
  expectTypeOf(data!.code).extract<'INVALID_EMAIL_OR_PASSWORD'>().not.toBeNever();
  expect(data).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD', httpStatus: 401 });
});

test('gatehouse.call makes a call in process with the session of the headers', async ({ gatehouse, signedIn }) => {
  const cookie = [...signedIn.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const current = await gatehouse.call('getSession', undefined, { headers: { cookie } });
  expect(current?.user.email).toBe(signedIn.email);
  await expect(gatehouse.call('updateUser', { name: 'x' })).rejects.toMatchObject({ errorCode: 'HEADERS_IS_REQUIRED' });
});
