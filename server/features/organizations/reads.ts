import type { LookingIn } from './context.ts';
import type { Working } from '#server/context.ts';
import type { SharedStatement, Statement } from '#server/db/prepared.ts';
import type { InvitationStatus } from '#shared/invitation.ts';

type Reads = Pick<Working, 'reads'>;

/** A member with who they are, as the columns come. */
export type MemberRow = LookingIn['member'] & { name: string; email: string; image: string | null };

export const memberColumns = `m.id, m.organization_id "organizationId", m.user_id "userId", m.role,
    m.team_id "teamId", m.created_at "createdAt", u.name, u.email, u.image`;

export interface Page {
  limit: number;
  offset: number;
}

export function withPerson({ id, organizationId, userId, role, teamId, createdAt, name, email, image }: MemberRow) {
  return { id, organizationId, userId, role, teamId, createdAt, user: { id: userId, name, email, image } };
}

interface InvitationRow {
  id: string;
  organizationId: string;
  email: string;
  role: string;
  status: InvitationStatus;
  teamId: string | null;
  inviterId: string;
  expiresAt: Date;
  createdAt: Date;
}

const invitationColumns = `id, organization_id "organizationId", email, role, status, team_id "teamId",
    inviter_id "inviterId", expires_at "expiresAt", created_at "createdAt"`;

const newestInvitations: Statement = {
  name: 'newest_invitations',
  text: `select ${invitationColumns} from invitation where organization_id = $1 and ($2::text is null or status = $2)
    order by id desc limit $3 offset $4`,
};

/** A page of an organization's invitations, the newest first, of one status or of all. */
export async function readInvitations(
  { reads }: Reads,
  organizationId: string,
  { status = null, limit, offset }: Page & { status?: InvitationStatus | null | undefined },
): Promise<InvitationRow[]> {
  return reads.rows<InvitationRow>(newestInvitations, [organizationId, status, limit, offset]);
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
const everybody: SharedStatement = {
  name: 'everybody_of_organizations',
  most: 4,
  text: `select asked.nth::int, (
      select json_build_object(${memberValues.map((name) => `'${name}', coalesce(json_agg(${name} order by id), '[]')`).join(', ')})
      from (select m.id, m.user_id, m.role, m.team_id, round(date_part('epoch', m.created_at) * 1000) created_at,
          u.name, u.email, u.image
        from (select id, user_id, role, team_id, created_at from member where organization_id = asked.organization
          order by id limit asked.people offset asked.beyond) m join "user" u on u.id = m.user_id) page
    ) members, (
      select coalesce(json_agg(page order by id desc), '[]')
      from (select ${invitationColumns} from invitation where organization_id = asked.organization
        order by id desc limit asked.invitations) page
    ) invitations
    from unnest((select $1::uuid[]), (select $2::bigint[]), (select $3::bigint[]), (select $4::bigint[]))
      with ordinality asked (organization, people, beyond, invitations, nth)`,
};

interface Everybody {
  members: MemberColumns;
  invitations: (Omit<InvitationRow, 'expiresAt' | 'createdAt'> & { expiresAt: string; createdAt: string })[];
}

/** A page of an organization's members, each with who they are, and its newest invitations, at most so many. */
export async function readEverybody(
  { reads }: Reads,
  organizationId: string,
  { limit, offset, invitations }: Page & { invitations: number },
) {
  const [read] = await reads.shared<Everybody>(everybody, [organizationId, limit, offset, invitations]);
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

const teamsInOrder: Statement = {
  name: 'teams_with_counts',
  text: `select id, name, organization_id "organizationId", created_at "createdAt", updated_at "updatedAt",
      (select count(*)::int from member where team_id = team.id) "memberCount"
    from team where organization_id = $1 order by id`,
};

/** An organization's teams, in the order in which they were made. */
export async function readTeams({ reads }: Reads, organizationId: string): Promise<TeamRow[]> {
  return reads.rows<TeamRow>(teamsInOrder, [organizationId]);
}

const organizationsJoined: Statement = {
  name: 'organizations_joined',
  text: `select o.id, o.name, o.slug, o.logo, o.metadata, o.created_at "createdAt"
    from member m join organization o on o.id = m.organization_id where m.user_id = $1 order by m.id`,
};

/** A person's organizations, in the order in which they joined. */
export async function readOrganizations({ reads }: Reads, userId: string): Promise<LookingIn['organization'][]> {
  return reads.rows<LookingIn['organization']>(organizationsJoined, [userId]);
}
