import type { EntityManager } from '@mikro-orm/postgresql';

import { allColumns, rowColumns } from '#server/db/columns.ts';
import type { BatchedQuery, Query, Reads } from '#server/db/reads.ts';
import { lockAndRead } from '#server/db/request-transaction.ts';
import type { RequestContext } from '#server/call/context.ts';
import type { StoredFields } from '#server/options/hooks/records.ts';
import type { AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { encodeIdCursor, toPage, decodeIdCursor, limitPlusOne } from '#server/call/paging.ts';
import type { Invitation, Organization } from '#server/options/hooks/records.ts';
import type { PageInput } from '#shared/lib/paging.ts';
import type { Access, Roles } from '#shared/lib/permissions.ts';

import type { Membership } from './context.ts';
import { accessOf, rolesAsJson } from './custom-roles/queries.ts';
import { invitationColumns } from './invitations/queries.ts';
import { Member, MemberSchema, teamIdsOf } from './member.entity.ts';
import { OrganizationSchema } from './organization.entity.ts';
import {
  joinUserByIndex,
  memberColumns,
  memberColumnsAsJson,
  membersFromColumns,
  teamsAsJson,
  type MemberPage,
} from './members/queries.ts';

type MembershipRow = Organization & {
  nth: number;
  roles: Roles | null;
  m_id: string | null;
  m_role: string;
  m_team_ids: string[];
  m_created_at: Date;
  m_fields: StoredFields | null;
};

const membershipQueries = {
  id: membershipBy('id', 'uuid', 'join organization o on o.id = lookup.key'),
  slug: membershipBy('slug', 'text', 'join organization o on o.slug = lookup.key'),
  invitation: membershipBy(
    'invitation',
    'uuid',
    'join invitation i on i.id = lookup.key join organization o on o.id = i.organization_id',
  ),
  team: membershipBy(
    'team',
    'uuid',
    'join team t on t.id = lookup.key join organization o on o.id = t.organization_id',
  ),
};

function membershipBy(by: string, type: string, organization: string): BatchedQuery {
  return {
    name: `membership_by_${by}`,
    text: `select lookup.nth::int, ${rowColumns(OrganizationSchema, 'o')}, m.id m_id, m.role m_role,
        ${teamIdsOf('m.id')} m_team_ids, m.created_at m_created_at, m.additional_fields m_fields,
        ${rolesAsJson('o.id')} roles
      from unnest((select $1::${type}[]), (select $2::uuid[])) with ordinality lookup (key, user_id, nth) ${organization}
      left join member m on m.organization_id = o.id and m.user_id = lookup.user_id`,
  };
}

/** The caller's membership: null for users who are not members, undefined if the organization does not exist. */
export async function findMembership(
  ctx: AuthenticatedQueryContext,
  by: keyof typeof membershipQueries,
  key: string,
): Promise<Membership | null | undefined> {
  const { reads, user } = ctx;
  const [row] = await reads.loadBatched<MembershipRow>(membershipQueries[by], [key, user.id]);
  const only = ctx.principal.organizationId ?? null;
  if (row === undefined || (only !== null && row.id !== only)) return undefined;
  const { nth: _, roles, m_id: id, m_role: role, m_team_ids: teamIds, m_created_at, m_fields, ...organization } = row;
  if (id === null) return null;
  const organizationId = organization.id;
  const own = { teamId: teamIds[0] ?? null, teamIds, createdAt: m_created_at, additionalFields: m_fields };
  const member = { id, organizationId, userId: user.id, role, ...own };
  return { organization, organizationId, member, access: accessOf(ctx, roles) };
}

const lockAllOfUser: Query = {
  name: 'lock_organizations_of_user',
  text: `select from organization where id in (select organization_id from member where user_id = $1)
    order by id for update`,
};

/** Locks all organizations of a user, in order of id: two calls that lock the same ones do not deadlock. */
export async function lockOrganizationsOf(em: EntityManager, userId: string): Promise<void> {
  await lockAndRead(em, [lockAllOfUser, [userId]]);
}

const userForKeyShare: Query = {
  name: 'user_row_for_key_share',
  text: 'select from "user" where id = $1 for key share',
};
const lockOrganization: Query = {
  name: 'lock_organization',
  text: 'select from organization where id = $1 for update',
};
const organizationForKeyShare: Query = {
  name: 'organization_row_for_key_share',
  text: 'select from organization where id = $1 for key share',
};

const memberInOrganization: Query = {
  name: 'member_in_organization',
  text: `select ${allColumns(MemberSchema, 'm')}, ${teamIdsOf('m.id')} team_ids, ${rolesAsJson('o.id')} roles
    from organization o left join member m on m.organization_id = o.id and m.user_id = $2 where o.id = $1`,
};
const rolesOfOrganization: Query = {
  name: 'roles_of_organization',
  text: `select ${rolesAsJson('$1::uuid')} roles`,
};
const memberById: Query = { name: 'member_by_id', text: 'select from member where id = $1' };

/**
 * Locks a user against deletion, then an organization: the order that prevents deadlocks. Reads their membership and the
 * roles of the organization.
 */
export async function lockUserAndOrganization(
  { em, options }: Pick<RequestContext, 'em' | 'options'>,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<{ member: Member | null; access: Access }> {
  const [, , [row]] = await lockAndRead(
    em,
    [userForKeyShare, [userId]],
    [lockOrganization, [organizationId]],
    [memberInOrganization, [organizationId, userId]],
  );
  const { roles = null, ...member } = (row ?? {}) as { id?: string | null; roles?: Roles | null };
  return { member: member.id ? em.map(Member, member) : null, access: accessOf({ options }, roles) };
}

/** Locks an organization. @returns its roles */
export async function lockOrganizationForAccess(
  { em, options }: Pick<RequestContext, 'em' | 'options'>,
  organizationId: string,
): Promise<Access> {
  const [, [row]] = await lockAndRead(
    em,
    [lockOrganization, [organizationId]],
    [rolesOfOrganization, [organizationId]],
  );
  return accessOf({ options }, (row as { roles?: Roles | null } | undefined)?.roles ?? null);
}

/**
 * Locks a membership against removal until the commit; several calls can share the lock. Its user is locked first, as by
 * `lockUserAndOrganization`. @returns whether it exists.
 */
export async function lockMembershipForShare(em: EntityManager, { id, organizationId, userId }: Membership['member']) {
  const [, , members] = await lockAndRead(
    em,
    [userForKeyShare, [userId]],
    [organizationForKeyShare, [organizationId]],
    [memberById, [id]],
  );
  return members.length > 0;
}

/** Whether another member has the role too. Requires the lock on the organization. */
export async function hasOtherMemberWithRole(
  em: EntityManager,
  { id, organizationId }: { id: string; organizationId: string },
  role: string,
): Promise<boolean> {
  const others = await em.execute<object[]>(
    `select 1 from "member" where "organization_id" = ? and "id" <> ? and ? = any(string_to_array("role", ',')) limit 1`,
    [organizationId, id, role],
  );
  return others.length > 0;
}

interface MembersAndInvitations extends MemberPage {
  invitations: (Omit<Invitation, 'teamId' | 'expiresAt' | 'createdAt'> & { expiresAt: string; createdAt: string })[];
}

/**
 * The page of members is selected before the join with users, which halves the time of deep pages. The batches are small,
 * since answers are long.
 */
const membersAndInvitations: BatchedQuery = {
  name: 'members_and_invitations',
  maxBatchSize: 8,
  text: `select lookup.nth::int, page.members, ${teamsAsJson('page.ids', 'lookup.organization_id')} teams, (
      select coalesce(json_agg(page order by id desc), '[]')
      from (select ${invitationColumns} from invitation
        where organization_id = lookup.organization_id order by id desc limit lookup.invitations_limit) page
    ) invitations
    from unnest((select $1::uuid[]), (select $2::bigint[]), (select $3::bigint[]), (select $4::bigint[]))
      with ordinality lookup (organization_id, members_limit, members_offset, invitations_limit, nth)
    cross join lateral (
      select ${memberColumnsAsJson} members, array_agg(id) ids
      from (select ${memberColumns}
        from (select id, user_id, role, created_at, additional_fields from member
          where organization_id = lookup.organization_id
          order by id limit lookup.members_limit offset lookup.members_offset) m
        ${joinUserByIndex} order by m.id) page
    ) page`,
};

/** A page of an organization's members in the order of joining, and its newest invitations. */
export async function readMembersAndInvitations(
  reads: Reads,
  organizationId: string,
  page: { limit: number; offset: number; invitations: number },
) {
  const key = [organizationId, page.limit, page.offset, page.invitations];
  const [row] = await reads.loadBatched<MembersAndInvitations>(membersAndInvitations, key);
  return {
    members: membersFromColumns(organizationId, row!),
    invitations: row!.invitations.map((invitation) => ({
      ...invitation,
      teamId: invitation.teamIds[0] ?? null,
      expiresAt: new Date(invitation.expiresAt),
      createdAt: new Date(invitation.createdAt),
    })),
  };
}

const organizationsOfUser: BatchedQuery = {
  name: 'organizations_of_user',
  text: `select lookup.nth::int, page.*
    from unnest((select $1::uuid[]), (select $2::uuid[]), (select $3::bigint[]))
      with ordinality lookup (user_id, after, page_limit, nth)
    cross join lateral (
      select ${rowColumns(OrganizationSchema, 'o')}, m.id "memberId"
      from member m join organization o on o.id = m.organization_id
      where m.user_id = lookup.user_id and (lookup.after is null or m.id > lookup.after)
      order by m.id limit lookup.page_limit) page`,
};

/** A user's organizations in the order of joining. */
export async function readOrganizations(reads: Reads, userId: string, { limit, cursor }: PageInput) {
  const key = [userId, decodeIdCursor(cursor) ?? null, limitPlusOne(limit).limit ?? null];
  const rows = await reads.loadBatched<Organization & { memberId: string }>(organizationsOfUser, key);
  return toPage(rows, limit, ({ memberId }) => encodeIdCursor({ id: memberId }));
}

/** The organizations in which a user is the only person. Service accounts are members too. */
export async function organizationsOfOnly(em: EntityManager, userId: string): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select own."organization_id" as id from "member" own where own."user_id" = ? and not exists (
       select from "member" other join "user" on "user"."id" = other."user_id" and "user"."kind" = 'person'
       where other."organization_id" = own."organization_id" and other."user_id" <> own."user_id")`,
    [userId],
  );
  return rows.map(({ id }) => id);
}
