import { v7 } from 'uuid';

import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { now } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import { randomToken } from '#server/security/random.ts';
import { canonicalEmail, isEmail } from '#shared/lib/fields.ts';
import { rolesOf } from '#shared/lib/permissions.ts';

import { rowsWith } from './bulk.ts';
import { cleanText, fieldsOf } from './check-person.ts';
import type { Batch } from './context.ts';
import { addFindings, type Finding } from './findings.ts';
import type { Invitation, Member, Team, TeamMember } from './mapped.ts';
import { importRows, memberRoles, readReferences } from './membership-rows.ts';

export function importTeams(batch: Batch<Team>): Promise<void> {
  const { run } = batch;
  return importRows(batch, {
    kind: 'team',
    table: 'team',
    idsOf: ({ organization }) => ({ organization }),
    rowOf: ({ sourceId, organization, name, createdAt }, references) => {
      const text = cleanText(name);
      if (text === '') return ['invalid_name'];
      const at = createdAt ?? now();
      const id = run.keys.newId('team', sourceId);
      return {
        id,
        organization_id: references('organization', organization),
        name: text,
        created_at: at,
        updated_at: at,
      };
    },
  });
}

export function importMembers(batch: Batch<Member>): Promise<void> {
  const { em, run } = batch;
  return importRows(batch, {
    kind: 'member',
    table: 'member',
    idsOf: ({ organization, user }) => ({ organization, user }),
    rowOf: (record, references) => {
      const role = memberRoles(run, record.role);
      if (role === null) return ['role_left', cleanText(record.role, 64)];
      const findings: Finding[] = [];
      const fields = fieldsOf(run, record, findings);
      addFindings(run, record, findings);
      return {
        id: v7(),
        organization_id: references('organization', record.organization),
        user_id: references('user', record.user),
        role,
        additional_fields: fields,
        created_at: record.createdAt ?? now(),
      };
    },
    // The role follows the source as long as it was not changed here. The last owner stays one.
    update: async (record, row) => {
      const role = memberRoles(run, record.role);
      if (role === null || row.target_id === null || run.keys.ofFields([role]) === row.fields) return false;
      const [current] = await em.execute<{ role: string }[]>('select role from member where id = ?', [row.target_id]);
      if (current === undefined) return false;
      if (current.role !== role && run.keys.ofFields([current.role]) !== row.fields) {
        addFindings(run, record, [['kept_here', 'role']]);
        return false;
      }
      if (run.choices.dryRun) return current.role !== role;
      const { topRole } = organizationOptions.of(run).access;
      const changed = await em.execute<{ id: string }[]>(
        `update member m set role = ? where m.id = ? and m.role <> ? and (? or not ? = any(string_to_array(m.role, ','))
           or exists(select from member o where o.organization_id = m.organization_id and o.id <> m.id and ? = any(string_to_array(o.role, ','))))
         returning m.id`,
        [role, row.target_id, role, rolesOf(role).includes(topRole), topRole, topRole],
      );
      await em.execute(
        `update imported_row set fields = ?, run_id = ? where source = ? and kind = 'member' and source_key = ?`,
        [run.keys.ofFields([role]), run.runId, run.keys.source, row.source_key],
      );
      return changed.length > 0;
    },
  });
}

export async function importTeamMembers(batch: Batch<TeamMember>): Promise<void> {
  const { em, run } = batch;
  const references = await readReferences(batch, {
    team: batch.records.map(({ record }) => record.team),
    user: batch.records.map(({ record }) => record.user),
  });
  const teams = batch.records.flatMap(({ record }) => references('team', record.team) ?? []);
  const members = await rowsWith<{ team_id: string; user_id: string; id: string }>(
    em,
    'select t.id team_id, m.user_id, m.id from team t join member m on m.organization_id = t.organization_id',
    { column: 't.id::text', values: teams },
  );
  const memberOf = new Map(members.map((row) => [`${row.team_id} ${row.user_id}`, row.id]));
  await importRows(batch, {
    kind: 'team member',
    table: 'team_member',
    idsOf: ({ team, user }) => ({ team, user }),
    rowOf: ({ team, user }) => {
      const member = memberOf.get(`${references('team', team)} ${references('user', user)}`);
      if (member === undefined && !run.choices.dryRun) return ['missing_reference', 'member'];
      return { id: v7(), team_id: references('team', team), member_id: member ?? null, created_at: now() };
    },
  });
}

/** The mailed links lead to the old service. The invited user finds the invitation after signing in. */
export async function importInvitations(batch: Batch<Invitation>): Promise<void> {
  const { em, run } = batch;
  const { topRole } = organizationOptions.of(run).access;
  const references = await readReferences(batch, {
    organization: batch.records.map(({ record }) => record.organization),
    user: batch.records.flatMap(({ record }) => record.inviter ?? []),
  });
  const owners = await rowsWith<{ organization_id: string; user_id: string }>(
    em,
    `select organization_id, user_id from (select distinct on (organization_id) organization_id, user_id from member
       where '${topRole}' = any(string_to_array(role, ',')) order by organization_id, id) owner`,
    {
      column: 'organization_id::text',
      values: batch.records.flatMap(({ record }) => references('organization', record.organization) ?? []),
    },
  );
  const ownerOf = new Map(owners.map((row) => [row.organization_id, row.user_id]));
  await importRows(batch, {
    kind: 'invitation',
    table: 'invitation',
    idsOf: ({ organization }) => ({ organization }),
    rowOf: (record) => {
      const organization = references('organization', record.organization)!;
      const inviter = (record.inviter && references('user', record.inviter)) ?? ownerOf.get(organization);
      const role = memberRoles(run, record.role);
      const at = record.createdAt ?? now();
      const expires =
        record.expiresAt ?? new Date(at.getTime() + organizationOptions.of(run).invitationExpiresIn * 1000);
      if (!isEmail(record.email)) return ['invalid_address'];
      if (expires <= now()) return ['expired'];
      if (role === null) return ['role_left', cleanText(record.role, 64)];
      if (!inviter && !run.choices.dryRun) return ['missing_reference', 'inviter'];
      return {
        id: v7(),
        organization_id: organization,
        email: canonicalEmail(record.email),
        role,
        status: 'pending',
        team_ids: [],
        inviter_id: inviter ?? null,
        token_hash: sha256(randomToken()),
        expires_at: expires,
        created_at: at,
      };
    },
  });
}
