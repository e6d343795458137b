import type { Looking, LookingIn } from '#server/context.ts';

type Columns = LookingIn['organization'] & {
  m_id: string | null;
  m_role: string;
  m_team_id: string;
  m_created_at: Date;
};

/** An organization, and the caller as a member of it: null where they are none. */
export interface Membership {
  organization: LookingIn['organization'];
  member: LookingIn['member'] | null;
}

const membership = `select o.id, o.name, o.slug, o.logo, o.metadata, o.created_at "createdAt",
    m.id m_id, m.role m_role, m.team_id m_team_id, m.created_at m_created_at
  from organization o left join member m on m.organization_id = o.id and m.user_id = $2`;

const statements = {
  id: { name: 'membership_by_id', text: `${membership} where o.id = $1` },
  slug: { name: 'membership_by_slug', text: `${membership} where o.slug = $1` },
  invitation: {
    name: 'membership_by_invitation',
    text: `${membership} where o.id = (select i.organization_id from invitation i where i.id = $1)`,
  },
};

/** The organization that an id, a slug or one of its invitations names, in one prepared read; null where nothing does. */
export async function readMembership(
  { reads, user }: Looking,
  by: keyof typeof statements,
  key: string,
): Promise<Membership | null> {
  const [row] = await reads.rows<Columns>(statements[by], [key, user.id]);
  if (row === undefined) return null;
  const { m_id: id, m_role: role, m_team_id: teamId, m_created_at: createdAt, ...organization } = row;
  const member = id === null ? null : { id, organizationId: organization.id, userId: user.id, role, teamId, createdAt };
  return { organization, member };
}
