import { expect } from 'vitest';

import { expectOk, newInvitation, newOrganization, startWithOrganizations } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

/** Creates an organization; another user accepts an invitation into it and selects it. */
async function join(gatehouse: Awaited<ReturnType<typeof startWithOrganizations>>): Promise<void> {
  const organization = await newOrganization(gatehouse);
  const person = await Person.signUp(gatehouse);
  const { id: invitationId } = await newInvitation(organization, { email: person.email });
  const token = gatehouse.invitations.at(-1)!.token;
  await expectOk(person.post('/organization/accept-invitation', { invitationId, token }));
  await expectOk(person.post('/organization/set-active', { organizationId: null }));
  const { body } = await expectOk(person.post('/organization/set-active', { organizationId: organization.id }));
  expect(body.id).toBe(organization.id);
}

test('a column that a newer version adds does not break the statements that a running one has prepared', async () => {
  // All calls use one connection.
  await using gatehouse = await startWithOrganizations({}, { database: { poolSize: 1 } });
  await join(gatehouse);
  const url = gatehouse.options.databaseUrl!;
  const tables = await runSql(url, `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`);
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) await runSql(url, `alter table ${String(name)} add column "added_later" text`);
  await join(gatehouse);
});

test('without prepared statements, as some connection poolers require, joining works too', async () => {
  await using gatehouse = await startWithOrganizations({}, { database: { prepared: false } });
  await join(gatehouse);
});
