import { z } from 'zod';

import type { Call } from '#server/call/context.ts';
import { parseCursor, toCursor } from '#server/call/paging.ts';
import type { MemberContext } from '#server/features/organizations/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds } from '#server/lib/now.ts';
import type { StoredFields } from '#server/options/hooks/records.ts';
import type { Options } from '#server/options/kit-options.ts';
import { Id } from '#shared/lib/fields.ts';
import type { ExportOrganization } from '#shared/personal-data/schemas.ts';

import { visibleFields } from './visible-fields.ts';

const PAGE_ROWS = 1000;
const EXPORTS_A_DAY = 3;
const DAY = 86_400;

/**
 * The records of an organization as statements with its id as a parameter: each in the generic format of imports, in the order of
 * their references. Secrets are in none of them.
 */
const steps: Readonly<Record<string, string>> = {
  organization: `select o.id, jsonb_build_object('type', 'organization', 'id', o.id, 'name', o.name, 'slug', o.slug,
      'logo', o.logo, 'metadata', o.metadata::jsonb, 'createdAt', o.created_at, 'fields', o.additional_fields) record
    from organization o where o.id = ?`,
  user: `select u.id, jsonb_build_object('type', 'user', 'id', u.id, 'email', u.email, 'emailVerified', u.email_verified,
      'name', u.name, 'createdAt', u.created_at) record
    from member m join "user" u on u.id = m.user_id where m.organization_id = ? and u.kind = 'person'`,
  team: `select t.id, jsonb_build_object('type', 'team', 'id', t.id, 'organization', t.organization_id, 'name', t.name,
      'createdAt', t.created_at) record
    from team t where t.organization_id = ?`,
  member: `select m.id, jsonb_build_object('type', 'member', 'organization', m.organization_id, 'user', m.user_id,
      'role', m.role, 'createdAt', m.created_at, 'fields', m.additional_fields) record
    from member m join "user" u on u.id = m.user_id where m.organization_id = ? and u.kind = 'person'`,
  teamMember: `select tm.id, jsonb_build_object('type', 'teamMember', 'team', tm.team_id, 'user', m.user_id) record
    from team_member tm join member m on m.id = tm.member_id join "user" u on u.id = m.user_id
    where m.organization_id = ? and u.kind = 'person'`,
  invitation: `select i.id, jsonb_build_object('type', 'invitation', 'organization', i.organization_id, 'email', i.email,
      'role', i.role, 'inviter', i.inviter_id, 'createdAt', i.created_at, 'expiresAt', i.expires_at) record
    from invitation i where i.organization_id = ? and i.status = 'pending'`,
};

/** What no import reads: how the organization is set up, without secrets. */
const settings: Readonly<Record<string, string>> = {
  role: `select r.id, jsonb_build_object('type', 'role', 'name', r.role, 'permission', r.permission, 'createdAt', r.created_at)
      record
    from organization_role r where r.organization_id = ?`,
  domain: `select d.id, jsonb_build_object('type', 'domain', 'domain', d.domain, 'includesSubdomains', d.includes_subdomains,
      'verifiedAt', d.verified_at, 'createdAt', d.created_at) record
    from organization_domain d where d.organization_id = ?`,
  connection: `select c.id, jsonb_build_object('type', 'connection', 'name', c.name, 'protocol', c.protocol, 'issuer', c.issuer,
      'clientId', c.client_id, 'clientAuth', c.client_auth, 'scopes', c.scopes, 'mapping', c.mapping, 'metadataUrl', c.metadata_url,
      'jit', c.jit, 'defaultRole', c.default_role, 'ceilingRole', c.ceiling_role, 'enabledAt', c.enabled_at,
      'createdAt', c.created_at) record
    from sso_connection c where c.organization_id = ?`,
  webhook: `select w.id, jsonb_build_object('type', 'webhook', 'url', w.url, 'types', w.types, 'description', w.description,
      'disabledAt', w.disabled_at, 'createdAt', w.created_at) record
    from webhook_endpoint w where w.organization_id = ?`,
  auditStream: `select s.id, jsonb_build_object('type', 'auditStream', 'name', s.name, 'preset', s.preset, 'format', s.format,
      'url', s.url, 'events', s.events, 'disabledAt', s.disabled_at, 'createdAt', s.created_at) record
    from audit_stream s where s.organization_id = ?`,
};

/** The additional fields that answers show, by the type of a record. */
const fieldTables: Readonly<Record<string, string>> = { organization: 'organizations', member: 'memberships' };

/** What no import reads either: the audit log, without addresses of networks. */
const audit = `select e.id, jsonb_build_object('id', e.id, 'event', e.event, 'actorId', e.actor_id, 'subjectId', e.subject_id,
    'details', e.details, 'createdAt', e.created_at) record
  from audit_entry e where e.organization_id = ?`;

const ExportCursor = z.tuple([z.string(), Id]);

/** A page of an organization's data. The first page is recorded. */
export async function exportOrganization({ ctx, input }: Call<MemberContext, typeof ExportOrganization>) {
  const { organizationId, em } = ctx;
  const [from, after] = input.after === undefined ? [null, null] : parseCursor(input.after, ExportCursor);
  if (from === null) {
    await requireFewExports(ctx);
    ctx.audit('organization.exported', { organizationId });
  }
  const all = Object.entries({ ...steps, ...settings, ...(input.withAudit && { audit }) });
  const remaining = all.slice(
    Math.max(
      0,
      all.findIndex(([name]) => name === from),
    ),
  );
  const records: { file: 'organization' | 'settings' | 'audit'; record: Record<string, unknown> }[] = [];
  for (const [name, statement] of remaining) {
    const limit = PAGE_ROWS - records.length;
    const next = name === from ? after : null;
    const rows = await em.execute<{ id: string; record: Record<string, unknown> }[]>(
      `select * from (${statement}) rows where ?::uuid is null or id > ?::uuid order by id limit ?`,
      [organizationId, next, next, limit],
    );
    const file =
      name === 'audit' ? ('audit' as const) : name in settings ? ('settings' as const) : ('organization' as const);
    records.push(...rows.map(({ record }) => ({ file, record: withVisibleFields(ctx.options, name, record) })));
    const last = rows.at(-1);
    if (rows.length === limit && last) return { records, nextCursor: toCursor([name, last.id]) };
  }
  return { records, nextCursor: null };
}

function withVisibleFields(options: Options, step: string, { fields, ...record }: Record<string, unknown>) {
  const table = fieldTables[step];
  const visible = table === undefined ? {} : visibleFields(options, table, (fields ?? null) as StoredFields | null);
  return Object.keys(visible).length === 0 ? record : { ...record, fields: visible };
}

/** The guard has locked the organization, so that concurrent exports count each other. */
async function requireFewExports({ em, organizationId }: MemberContext): Promise<void> {
  const [row] = await em.execute<{ exports: number }[]>(
    `select count(*)::int exports from audit_entry
     where organization_id = ? and event = 'organization.exported' and created_at > ?`,
    [organizationId, inSeconds(-DAY)],
  );
  if (row!.exports >= EXPORTS_A_DAY) throw new AppError('EXPORT_LIMIT_REACHED');
}
