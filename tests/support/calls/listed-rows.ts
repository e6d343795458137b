import { runSql } from '#tests/support/postgres.ts';
import type { SeededService } from './seeded-service.ts';

const id = 'gen_random_uuid()';
const text = 'gen_random_uuid()::text';

/** Copies a row three times; the copies differ in these columns. */
function copies(table: string, where: string, columns: Record<string, string>): string {
  const changes = Object.entries({ id, ...columns }).map(([column, value]) => `'${column}', ${value}`);
  const copy = `jsonb_populate_record(null::"${table}", to_jsonb(original) || jsonb_build_object(${changes.join(', ')}))`;
  return `insert into "${table}" select (${copy}).*
    from (select * from "${table}" where ${where} limit 1) original, generate_series(1, 3);`;
}

/** Adds rows to every list of the seeded service, so that each has several pages. Many of them were created at one time. */
export async function addListedRows({ gatehouse, callers, ids }: SeededService): Promise<void> {
  const { owner, guest, secured } = callers;
  const inOrganization = `organization_id = '${ids.organizationId}'`;
  const of = (userId: string) => `user_id = '${userId}'`;
  const deliveries = (
    webhookId: string,
  ) => `insert into webhook_delivery (id, endpoint_id, event_id, sequence, status, created_at)
    select ${id}, '${webhookId}', id, sequence, 'failed', now() from event where sequence > 1 limit 5 on conflict do nothing;`;
  await runSql(
    gatehouse.options.databaseUrl!,
    [
      ...[owner.id, ids.userId].map((user) => copies('session', of(user), { token_hash: text })),
      ...[owner.id, ids.userId].map((user) =>
        copies('account', of(user), { account_id: text, provider_id: `'google'` }),
      ),
      copies('passkey', of(owner.id), { credential_id: text }),
      copies('trusted_device', of(secured.id), { token_hash: text }),
      copies('api_key', `id = '${ids.apiKeyId}'`, { key_hash: text }),
      copies('team', inOrganization, { name: text }),
      copies('organization', `id = '${ids.organizationId}'`, { slug: text, name: `'Copy'` }),
      ...[owner.id, ids.userId].map(
        (user) => `insert into member (id, organization_id, user_id, created_at)
          select ${id}, id, '${user}', now() from organization where name = 'Copy';`,
      ),
      copies('user', `id = '${ids.userId}'`, { email: `${text} || '@copy.example'`, name: `'Copy'` }),
      `insert into member (id, organization_id, user_id, created_at)
        select ${id}, '${ids.organizationId}', id, now() from "user" where email like '%@copy.example';`,
      `insert into team_member (id, team_id, member_id, created_at)
        select ${id}, '${ids.teamId}', id, now() from member where ${inOrganization} on conflict do nothing;
       insert into team_member (id, team_id, member_id, created_at)
        select ${id}, id, '${ids.memberId}', now() from team where ${inOrganization} on conflict do nothing;`,
      copies('invitation', `id = '${ids.invitationId}'`, { email: `${text} || '@copy.example'`, token_hash: text }),
      // For the guest, whose address must be verified.
      `update "user" set email_verified = true where id = '${guest.id}';
       insert into invitation select (jsonb_populate_record(null::invitation, to_jsonb(original) || jsonb_build_object(
         'id', ${id}, 'token_hash', ${text}, 'organization_id', organization.id))).*
         from (select * from invitation where id = '${ids.invitationId}') original, organization where organization.name = 'Copy';`,
      // No job publishes events.
      `update event set sequence = numbered.n
         from (select id, row_number() over (order by id) n from event) numbered where numbered.id = event.id;`,
      // No job makes checkpoints.
      `insert into audit_checkpoint (number, seal_number, day, kind, statement, signature, kid, created_at)
         select n, n, '2026-11-27', 'interval', '{}', 'e30..c2ln', ${id}, now() from generate_series(11, 15) n;`,
      copies('scim_group', `id = '${ids.directoryGroupId}'`, { display_name: text, display_name_lower: text }),
      `insert into scim_user (id, directory_id, user_name_lower, emails, active, resource, created_at, updated_at)
        select ${id}, directory_id, name, '{}', true, jsonb_build_object('userName', name), now(), now()
        from scim_group, unnest('{ada,bob,cyd,dan}'::text[]) name where scim_group.id = '${ids.directoryGroupId}';`,
      `insert into scim_directory
         select (jsonb_populate_record(null::scim_directory, to_jsonb(original) || jsonb_build_object(
           'id', ${id}, 'organization_id', organization.id))).*
         from (select * from scim_directory limit 1) original, organization where organization.name = 'Copy';`,
      copies('legal_hold', `id = '${ids.holdId}'`, {}),
      deliveries(ids.webhookId),
      deliveries(ids.organizationWebhookId),
    ].join('\n'),
  );
}
