import type { EntityManager } from '@mikro-orm/postgresql';

import { createdAt, id, newId, type TableImport } from './columns.ts';
import { quotedColumn, quotedTable, type Source } from './source.ts';

/** Newer releases store the teams of members in their own table, by user; older ones in the member, who is in one. */
export const teamMemberImport: TableImport = {
  table: 'team_member',
  source: 'teamMember',
  select: selectTeamMembers,
  unique: 'membership',
  references: { team_id: 'team', member_id: 'member' },
  skip: ({ memberId }) => memberId === null && 'its user is not a member of the organization of the team',
  columns: {
    id: id('teamMember'),
    teamId: id('team'),
    memberId: id('member'),
    userId: null,
    membershipKey: null,
    createdAt,
  },
};

function selectTeamMembers(source: Source): string | null {
  const [teamMember, team, member] = [source.find('teamMember'), source.find('team'), source.find('member')];
  if (!team || !member) return null;
  const column = quotedColumn.bind(null, member);
  const memberTeam = column('teamId');
  const joinTeam = (teamId: string) => `left join ${quotedTable(team)} t on t.id = ${teamId}`;
  const isInOrganization = `m.${column('organizationId')} = t.${quotedColumn(team, 'organizationId')}`;
  if (teamMember) {
    const teamId = `tm.${quotedColumn(teamMember, 'teamId')}`;
    const userId = `tm.${quotedColumn(teamMember, 'userId')}`;
    return `select tm.id, ${teamId} as team_id, m.id as member_id, tm.${quotedColumn(teamMember, 'createdAt')} as created_at
      from ${quotedTable(teamMember)} tm ${joinTeam(teamId)}
      left join ${quotedTable(member)} m on m.${column('userId')} = ${userId} and ${isInOrganization}`;
  }
  if (memberTeam === null) return null;
  return `select m.id, m.${memberTeam} as team_id, case when ${isInOrganization} then m.id end as member_id,
      m.${column('createdAt')} as created_at
    from ${quotedTable(member)} m ${joinTeam(`m.${memberTeam}`)} where m.${memberTeam} is not null`;
}

/** The teams of an invitation; several are joined by commas. */
export function teamIdsOf(value: unknown): string[] {
  const ids = typeof value === 'string' ? value.split(',').filter(Boolean) : [];
  return [...new Set(ids.map((teamId) => newId('team', teamId)))];
}

/** Sessions are imported before members. The source keeps organizations and teams active that users have left. */
export async function clearActiveWithoutMembership(em: EntityManager): Promise<void> {
  await em.execute(
    `update "session" s set "active_organization_id" = null, "active_team_id" = null
       where "active_organization_id" is not null and not exists
         (select from "member" m where m."user_id" = s."user_id" and m."organization_id" = s."active_organization_id")`,
  );
  await em.execute(
    `update "session" s set "active_team_id" = null where "active_team_id" is not null and not exists
       (select from "team_member" tm join "member" m on m."id" = tm."member_id"
        where tm."team_id" = s."active_team_id" and m."user_id" = s."user_id" and m."organization_id" = s."active_organization_id")`,
  );
}
