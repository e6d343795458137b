import { decodeJwt } from 'jose';
import { expect } from 'vitest';

import { expectOk, newMember, newOrganization } from '#tests/support/organization.ts';
import type { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

async function giveSecondFactor({ gatehouse, id }: Person): Promise<void> {
  await runSql(gatehouse.options.databaseUrl!, `update "user" set two_factor_enabled = true where id = '${id}'`);
}

test('a JWT names the organization only once the member has the second factor that it requires', async () => {
  await using gatehouse = await startGatehouse({ jwt: { enabled: true } });
  const organization = await newOrganization(gatehouse);
  const { owner, id } = organization;
  const { person } = await newMember(gatehouse, organization);
  const claimOf = async (member: Person) => decodeJwt((await member.get('/token')).body.token)['org_id'];
  expect(await claimOf(person)).toBe(id);
  await giveSecondFactor(owner);
  await expectOk(owner.post('/organization/update', { organizationId: id, data: { requireTwoFactor: true } }));

  expect([await claimOf(owner), await claimOf(person)]).toEqual([id, undefined]);
  await giveSecondFactor(person);
  expect(await claimOf(person)).toBe(id);
});
