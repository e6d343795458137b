import type { Looking } from '#server/features/sessions/context.ts';
import type { LookingIn } from './context.ts';
import type { SharedStatement } from '#server/db/prepared.ts';

type Columns = LookingIn['organization'] & {
  nth: number;
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

/** What names an organization, and how it is found by that. */
const statements = {
  id: sharedBy('id', 'uuid', 'join organization o on o.id = asked.key'),
  slug: sharedBy('slug', 'text', 'join organization o on o.slug = asked.key'),
  invitation: sharedBy(
    'invitation',
    'uuid',
    'join invitation i on i.id = asked.key join organization o on o.id = i.organization_id',
  ),
};

function sharedBy(by: string, type: string, organization: string): SharedStatement {
  return {
    name: `membership_by_${by}`,
    text: `select asked.nth::int, o.id, o.name, o.slug, o.logo, o.metadata, o.created_at "createdAt",
        m.id m_id, m.role m_role, m.team_id m_team_id, m.created_at m_created_at
      from unnest((select $1::${type}[]), (select $2::uuid[])) with ordinality asked (key, person, nth) ${organization}
      left join member m on m.organization_id = o.id and m.user_id = asked.person`,
  };
}

/** The organization that an id, a slug or one of its invitations names, in one shared read; null where nothing does. */
export async function readMembership(
  { reads, user }: Looking,
  by: keyof typeof statements,
  key: string,
): Promise<Membership | null> {
  const [row] = await reads.shared<Columns>(statements[by], [key, user.id]);
  if (row === undefined) return null;
  const { nth: _, m_id: id, m_role: role, m_team_id: teamId, m_created_at: createdAt, ...organization } = row;
  const member = id === null ? null : { id, organizationId: organization.id, userId: user.id, role, teamId, createdAt };
  return { organization, member };
}
