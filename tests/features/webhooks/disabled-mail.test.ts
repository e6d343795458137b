import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { assignRole, signUpWithRole } from '#tests/support/administrator.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { expectOk, newMember, newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const ROLE = 'a{"b\\';
const options: GatehouseOptions = {
  events: { pollInterval: 0.05 },
  organization: { roles: { [ROLE]: { organization: ['update'] } } },
};
const url = 'https://93.184.216.34/';

/** Lets a delivery fail long after the first failure of the webhook, and waits until the webhook is disabled. */
async function disable(gatehouse: Gatehouse, webhookId: string): Promise<void> {
  const { databaseUrl } = gatehouse.options;
  // The address is not allowed.
  const failing = `url = 'https://127.0.0.1/', failing_since = now() - interval '2 days'`;
  await runSql(databaseUrl!, `update webhook_endpoint set ${failing} where id = '${webhookId}'`);
  await runSql(
    databaseUrl!,
    `insert into audit_entry (id, event, organization_id, details, created_at) select gen_random_uuid(), 'webhook.tested',
       organization_id, jsonb_build_object('webhookId', id), now() from webhook_endpoint where id = '${webhookId}'`,
  );
  const disabled = `select from webhook_endpoint where id = '${webhookId}' and disabled_at is not null`;
  await expect.poll(() => runSql(databaseUrl!, disabled), { timeout: 10_000 }).toHaveLength(1);
}

/** How many mails about the disabled webhook each of them got. */
async function counts(gatehouse: Gatehouse, people: readonly Person[]): Promise<number[]> {
  const lists = await Promise.all(people.map(({ email }) => mailsTo(gatehouse, email)));
  return lists.map((mails) => mails.filter(({ name }) => name === 'sendWebhookDisabled').length);
}

const ban = ({ gatehouse, id }: Person) =>
  runSql(gatehouse.options.databaseUrl!, `update "user" set banned = true where id = '${id}'`);

test('members who may manage a disabled webhook get the mail, and not its creator who left', async () => {
  await using gatehouse = await startGatehouse(options);
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { person: creator, memberId } = await newMember(gatehouse, organization, { role: 'admin' });
  const { person: custom } = await newMember(gatehouse, organization, { role: `member,${ROLE}` });
  const { person: banned } = await newMember(gatehouse, organization, { role: 'admin' });
  const { person: member } = await newMember(gatehouse, organization);
  const { owner: foreign } = await newOrganization(gatehouse);
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { body } = await expectOk(creator.post('/organization/create-webhook', { organizationId, url }));
  await expectOk(owner.post('/organization/remove-member', { organizationId, memberIdOrEmail: memberId }));
  await ban(banned);
  await disable(gatehouse, body.webhook.id);

  expect(await counts(gatehouse, [owner, custom])).toEqual([1, 1]);
  expect(await counts(gatehouse, [creator, banned, member, foreign, admin])).toEqual([0, 0, 0, 0, 0]);
});

test('administrators get the mail about a disabled webhook of the platform, and not its creator who is none', async () => {
  await using setUp = await startGatehouse(options);
  const listed = await Person.signUp(setUp);
  const admin = { adminUserIds: [listed.id, 'no uuid'] };
  await using gatehouse = await startGatehouse({ ...options, admin, databaseUrl: setUp.options.databaseUrl! });
  const [creator, other, banned] = [
    await signUpWithRole(gatehouse, 'admin'),
    await signUpWithRole(gatehouse, 'user,admin'),
    await signUpWithRole(gatehouse, 'admin'),
  ];
  const user = await Person.signUp(gatehouse);
  const { body } = await expectOk(creator.post('/webhook/create', { url }));
  await assignRole(gatehouse, creator.id, 'user');
  await ban(banned);
  await setUp.close();
  await disable(gatehouse, body.webhook.id);

  expect(await counts(gatehouse, [other, listed])).toEqual([1, 1]);
  expect(await counts(gatehouse, [creator, banned, user])).toEqual([0, 0, 0]);
});

test('ten administrators at most, and no service accounts, get the mail about a disabled webhook, its creator among them', async () => {
  await using gatehouse = await startGatehouse(options);
  for (const [name, kind] of Object.entries({ admin: 'person', service: 'platform service' })) {
    await runSql(
      gatehouse.options.databaseUrl!,
      `insert into "user" (id, email, name, kind, role, created_at, updated_at) select gen_random_uuid(),
         '${name}-' || i || '@example.com', 'X', '${kind}', 'admin', now(), now() from generate_series(1, 15) i`,
    );
  }
  const creator = await signUpWithRole(gatehouse, 'admin');
  await runSql(
    gatehouse.options.databaseUrl!,
    `update "user" set banned = true, ban_expires = now() - interval '1 day'`,
  );
  const { body } = await expectOk(creator.post('/webhook/create', { url }));
  await disable(gatehouse, body.webhook.id);
  await gatehouse.idle();

  const others = Array.from({ length: 15 }, (_, i) => ({ email: `admin-${i + 1}@example.com` }) as Person);
  expect(await counts(gatehouse, [creator])).toEqual([1]);
  expect((await counts(gatehouse, others)).filter((count) => count === 1)).toHaveLength(9);
});
