import { quotedColumn, quotedTable, type Source, type SourceRow } from './source.ts';

/** Newer releases store team memberships in their own table. In Gatehouse a member is in at most one team. */
export async function withTeams(source: Source, members: SourceRow[]): Promise<SourceRow[]> {
  const teams = soleTeams(source);
  if (teams === null) return members;
  const rows = await source.rows<{ member: string; team: string | null }>(
    `${teams} select m.id as member, t.team from ${quotedTable(source.find('member')!)} m
      join teams t on ${sameMembership(source)} where m.id = any($1)`,
    [members.map(({ id }) => id)],
  );
  const teamOf = new Map(rows.map(({ member, team }) => [member, team]));
  return members.map((row) => (teamOf.has(row.id) ? { ...row, teamId: teamOf.get(row.id) } : row));
}

/** Memberships that are not imported: their user is in several teams of one organization, or not a member of it. */
export async function countLostTeamMembers(source: Source): Promise<number> {
  const teams = soleTeams(source);
  const total = await source.count('teamMember');
  if (teams === null || total === null) return total ?? 0;
  const { imported } = await source.counts(
    `${teams} select count(*) as imported from ${quotedTable(source.find('member')!)} m
      join teams t on ${sameMembership(source)} where t.team is not null`,
  );
  return total - imported!;
}

/** A common table expression: for each user and organization with a team membership, the team if there is only one. */
function soleTeams(source: Source): string | null {
  const [membership, team] = [source.find('teamMember'), source.find('team')];
  if (!membership || !team || !source.find('member')) return null;
  return `with teams as (
    select tm.${quotedColumn(membership, 'userId')} as user_id, t.${quotedColumn(team, 'organizationId')} as organization_id,
      case when count(*) = 1 then min(t.id::text) end as team
    from ${quotedTable(membership)} tm join ${quotedTable(team)} t on t.id = tm.${quotedColumn(membership, 'teamId')}
    group by 1, 2)`;
}

function sameMembership(source: Source): string {
  const member = source.find('member')!;
  return `t.user_id = m.${quotedColumn(member, 'userId')} and t.organization_id = m.${quotedColumn(member, 'organizationId')}`;
}
