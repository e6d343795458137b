import { createTRPCClient, httpLink } from '@trpc/client';
import { expect } from 'vitest';

import type { AppRouter } from '#server/app/router.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { fetchWithCookies } from '#tests/support/better-auth/reference-client.ts';
import { test } from '#tests/support/test.ts';

test('typed RPC calls manage an organization with omitted inputs and the same errors', async ({ gatehouse }) => {
  const { fetch } = fetchWithCookies(gatehouse);
  const { organization, signUp } = createTRPCClient<AppRouter>({
    links: [
      httpLink({ url: `${gatehouse.options.baseUrl}/api/trpc`, fetch: (url, init) => fetch(url, init as RequestInit) }),
    ],
  });
  await signUp.email.mutate({ email: 'rpc-owner@example.com', password: PASSWORD, name: 'Owner' });
  await expect(organization.listMembers.query()).rejects.toMatchObject({
    data: { code: 'NO_ACTIVE_ORGANIZATION', message: 'No active organization', httpStatus: 400 },
  });

  const acme = await organization.create.mutate({ name: 'Acme', slug: 'acme-rpc', metadata: { a: 1 } });
  expect(acme.metadata).toEqual({ a: 1 });
  expect(await organization.listMembers.query()).toMatchObject({ total: 1, members: [{ role: 'owner' }] });
  expect(await organization.listMembers.query({ limit: 1, offset: 1 })).toEqual({
    total: 1,
    members: [],
    nextCursor: null,
  });
  expect(await organization.getFullOrganization.query()).toMatchObject({ id: acme.id, metadata: '{"a":1}' });
  expect(await organization.getActiveMember.query()).toMatchObject({ organizationId: acme.id });
  expect(await organization.list.query()).toHaveLength(1);
  expect(await organization.setActive.mutate({ organizationId: null })).toBeNull();
  expect(await organization.getFullOrganization.query()).toBeNull();
});
