import type { EntityManager } from '@mikro-orm/postgresql';

import type { RequestContext } from '#server/context.ts';
import type { BatchedQuery, Query } from '#server/db/reads.ts';
import { lockAndRead, type BoundStatement } from '#server/db/request-transaction.ts';
import type { ReadContext } from '#server/features/sessions/context.ts';
import type { Invitation } from '#server/records.ts';
import type { InvitationStatus } from '#shared/invitation.ts';

import type { OrganizationContext } from './context.ts';
import { Member } from './members/member.entity.ts';

type Columns = OrganizationContext['organization'] & {
  nth: number;
  m_id: string | null;
  m_role: string;
  m_team_id: string;
  m_created_at: Date;
};

/** An organization, and the caller as a member of it: null where they are none. */
export interface Membership {
  organization: OrganizationContext['organization'];
  member: OrganizationContext['member'] | null;
}

/** What names an organization, and how it is found by that. */
const statements = {
  id: membershipBy('id', 'uuid', 'join organization o on o.id = lookup.key'),
  slug: membershipBy('slug', 'text', 'join organization o on o.slug = lookup.key'),
  invitation: membershipBy(
    'invitation',
    'uuid',
    'join invitation i on i.id = lookup.key join organization o on o.id = i.organization_id',
  ),
};

function membershipBy(by: string, type: string, organization: string): BatchedQuery {
  return {
    name: `membership_by_${by}`,
    text: `select lookup.nth::int, o.id, o.name, o.slug, o.logo, o.metadata, o.created_at "createdAt",
        m.id m_id, m.role m_role, m.team_id m_team_id, m.created_at m_created_at
      from unnest((select $1::${type}[]), (select $2::uuid[])) with ordinality lookup (key, person, nth) ${organization}
      left join member m on m.organization_id = o.id and m.user_id = lookup.person`,
  };
}

/** The organization that an id, a slug or one of its invitations names, with the caller's membership; null where there is none. */
export async function findMembership(
  { reads, user }: ReadContext,
  by: keyof typeof statements,
  key: string,
): Promise<Membership | null> {
  const [row] = await reads.loadBatched<Columns>(statements[by], [key, user.id]);
  if (row === undefined) return null;
  const { nth: _, m_id: id, m_role: role, m_team_id: teamId, m_created_at: createdAt, ...organization } = row;
  const member = id === null ? null : { id, organizationId: organization.id, userId: user.id, role, teamId, createdAt };
  return { organization, member };
}

const roleOfMember: Query = {
  name: 'role_of_member',
  text: 'select role from member where organization_id = $1 and user_id = $2',
};

/** The role of a user in an organization; null where they are no member. */
export async function findRole(
  reads: RequestContext['reads'],
  organizationId: string,
  userId: string,
): Promise<string | null> {
  const [row] = await reads.rows<{ role: string }>(roleOfMember, [organizationId, userId]);
  return row?.role ?? null;
}

const lockOf = (organizationId: string): BoundStatement => [
  'select from "organization" where "id" = ? for update',
  [organizationId],
];

/** Locks an organization until the call has committed: no other call changes its members, invitations or teams meanwhile. */
export async function lockOrganization(em: EntityManager, organizationId: string): Promise<void> {
  await lockAndRead(em, lockOf(organizationId));
}

/** Locks a user against deletion, then an organization: the order that prevents deadlocks. Reads their membership. */
export async function lockUserAndOrganization(
  em: EntityManager,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<Member | null> {
  const [, , [member]] = await lockAndRead(
    em,
    ['select from "user" where "id" = ? for key share', [userId]],
    lockOf(organizationId),
    ['select * from "member" where "organization_id" = ? and "user_id" = ?', [organizationId, userId]],
  );
  return member ? em.map(Member, member) : null;
}

/** Keeps a membership as it is until the call has committed; calls that do so do not wait for each other. @returns whether it exists. */
export async function keepMembership(
  em: EntityManager,
  { id, organizationId }: { id: string; organizationId: string },
) {
  const [, found] = await lockAndRead(
    em,
    ['select from "organization" where "id" = ? for key share', [organizationId]],
    ['select from "member" where "id" = ?', [id]],
  );
  return found!.length > 0;
}

type Reads = Pick<RequestContext, 'reads'>;

/** A member with who they are, as the columns come. */
export type MemberRow = OrganizationContext['member'] & { name: string; email: string; image: string | null };

export const memberColumns = `m.id, m.organization_id "organizationId", m.user_id "userId", m.role,
    m.team_id "teamId", m.created_at "createdAt", u.name, u.email, u.image`;

export interface Page {
  limit: number;
  offset: number;
}

export function withPerson({ name, email, image, ...member }: MemberRow) {
  return { ...member, user: { id: member.userId, name, email, image } };
}

const invitationColumns = `id, organization_id "organizationId", email, role, status, team_id "teamId",
    inviter_id "inviterId", expires_at "expiresAt", created_at "createdAt"`;

const newestInvitations: Query = {
  name: 'newest_invitations',
  text: `select ${invitationColumns} from invitation where organization_id = $1 and ($2::text is null or status = $2)
    order by id desc limit $3 offset $4`,
};

/** A page of an organization's invitations, the newest first, of one status or of all. */
export async function readInvitations(
  { reads }: Reads,
  organizationId: string,
  { status = null, limit, offset }: Page & { status?: InvitationStatus | null | undefined },
): Promise<Invitation[]> {
  return reads.rows<Invitation>(newestInvitations, [organizationId, status, limit, offset]);
}

/** Members with who they are, column by column. */
interface MemberColumns {
  id: string[];
  user_id: string[];
  role: string[];
  team_id: (string | null)[];
  /** In milliseconds since 1970, which a Date takes sooner than a text. */
  created_at: number[];
  name: string[];
  email: string[];
  image: (string | null)[];
}

const memberValues = ['id', 'user_id', 'role', 'team_id', 'created_at', 'name', 'email', 'image'] as const;

/**
 * As JSON, since a hundred rows of texts take the driver longer to tell apart; by columns, since PostgreSQL looks up the
 * type of a column once, and that of a value in a row each time. Members' ids grow as they join; a page of them is taken
 * before their persons are looked up, which halves what the rest of it costs. Of few at once, since answers are long.
 */
const everybody: BatchedQuery = {
  name: 'everybody_of_organizations',
  maxBatchSize: 4,
  text: `select lookup.nth::int, (
      select json_build_object(${memberValues.map((name) => `'${name}', coalesce(json_agg(${name} order by id), '[]')`).join(', ')})
      from (select m.id, m.user_id, m.role, m.team_id, round(date_part('epoch', m.created_at) * 1000) created_at,
          u.name, u.email, u.image
        from (select id, user_id, role, team_id, created_at from member where organization_id = lookup.organization
          order by id limit lookup.people offset lookup.beyond) m join "user" u on u.id = m.user_id) page
    ) members, (
      select coalesce(json_agg(page order by id desc), '[]')
      from (select ${invitationColumns} from invitation where organization_id = lookup.organization
        order by id desc limit lookup.invitations) page
    ) invitations
    from unnest((select $1::uuid[]), (select $2::bigint[]), (select $3::bigint[]), (select $4::bigint[]))
      with ordinality lookup (organization, people, beyond, invitations, nth)`,
};

interface Everybody {
  members: MemberColumns;
  invitations: (Omit<Invitation, 'expiresAt' | 'createdAt'> & { expiresAt: string; createdAt: string })[];
}

/** A page of an organization's members, each with who they are, and its newest invitations, at most so many. */
export async function readEverybody(
  { reads }: Reads,
  organizationId: string,
  { limit, offset, invitations }: Page & { invitations: number },
) {
  const [read] = await reads.loadBatched<Everybody>(everybody, [organizationId, limit, offset, invitations]);
  const { members } = read!;
  return {
    members: members.id.map((id, n) =>
      withPerson({
        id,
        organizationId,
        userId: members.user_id[n]!,
        role: members.role[n]!,
        teamId: members.team_id[n]!,
        createdAt: new Date(members.created_at[n]!),
        name: members.name[n]!,
        email: members.email[n]!,
        image: members.image[n]!,
      }),
    ),
    invitations: read!.invitations.map((invitation) => ({
      ...invitation,
      expiresAt: new Date(invitation.expiresAt),
      createdAt: new Date(invitation.createdAt),
    })),
  };
}

interface TeamRow {
  memberCount: number;
  id: string;
  name: string;
  organizationId: string;
  createdAt: Date;
  updatedAt: Date;
}

const teamsInOrder: Query = {
  name: 'teams_with_counts',
  text: `select id, name, organization_id "organizationId", created_at "createdAt", updated_at "updatedAt",
      (select count(*)::int from member where team_id = team.id) "memberCount"
    from team where organization_id = $1 order by id`,
};

/** An organization's teams, in the order in which they were made. */
export async function readTeams({ reads }: Reads, organizationId: string): Promise<TeamRow[]> {
  return reads.rows<TeamRow>(teamsInOrder, [organizationId]);
}

const organizationsJoined: Query = {
  name: 'organizations_joined',
  text: `select o.id, o.name, o.slug, o.logo, o.metadata, o.created_at "createdAt"
    from member m join organization o on o.id = m.organization_id where m.user_id = $1 order by m.id`,
};

/** A person's organizations, in the order in which they joined. */
export async function readOrganizations(
  { reads }: Reads,
  userId: string,
): Promise<OrganizationContext['organization'][]> {
  return reads.rows<OrganizationContext['organization']>(organizationsJoined, [userId]);
}
