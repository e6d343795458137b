import { createAuthClient } from 'better-auth-newest/client';
import { organizationClient } from 'better-auth-newest/client/plugins';
import { expect } from 'vitest';

import { newInvitation, newMember, newOrganization, startWithOrganizations } from '#tests/support/organization.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { onServer } from '#tests/support/postgres.ts';
import { cookieKeepingFetch } from '#tests/support/reference-client.ts';
import { test } from '#tests/support/test.ts';

test('the newest published client lists members, roles and its own invitations', async () => {
  await using gatehouse = await startWithOrganizations();
  const client = createAuthClient({
    baseURL: gatehouse.options.baseUrl,
    fetchOptions: { customFetchImpl: cookieKeepingFetch(gatehouse).fetch },
    plugins: [organizationClient()],
  });
  const email = 'newest@example.com';
  await client.signUp.email({ email, password: PASSWORD, name: 'Newest' });
  const own = await client.organization.create({ name: 'Own', slug: 'own' });
  expect(own.data).toMatchObject({ slug: 'own', members: [{ role: 'owner' }] });
  await newMember(
    gatehouse,
    { id: own.data!.id },
    { person: await Person.signUp(gatehouse, { name: 'Bea' }), role: 'admin' },
  );

  const listed = await client.organization.listMembers({
    query: {
      limit: 1,
      sortBy: 'createdAt',
      sortDirection: 'desc',
      filterField: 'role',
      filterOperator: 'eq',
      filterValue: 'admin',
    },
  });
  expect(listed.data).toMatchObject({ total: 1, members: [{ role: 'admin', user: { name: 'Bea' } }] });
  expect((await client.organization.getActiveMemberRole()).data).toEqual({ role: 'owner' });

  await onServer(gatehouse.options.databaseUrl!, `update "user" set email_verified = true where email = '${email}'`);
  const other = await newOrganization(gatehouse);
  const { id } = await newInvitation(other, { email });
  expect((await client.organization.listUserInvitations()).data).toMatchObject([{ id, organizationName: 'Acme' }]);
});
