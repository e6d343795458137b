import { quotedColumn, quotedTable, type Source, type SourceRow } from './source.ts';

/** Newer releases store team memberships in their own table. In Gatehouse a member is in at most one team. */
export async function withTeams(source: Source, members: SourceRow[]): Promise<SourceRow[]> {
  const teams = soleTeams(source);
  if (teams === null) return members;
  const rows = await source.rows<{ member: string; team: string | null }>(
    `${teams} select member, team from teams where member = any($1)`,
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
  const { imported } = await source.counts(`${teams} select count(team) as imported from teams`);
  return total - imported!;
}

/** A common table expression: for each member with a team membership, the team if there is only one. */
function soleTeams(source: Source): string | null {
  const [membership, team, member] = [source.find('teamMember'), source.find('team'), source.find('member')];
  if (!membership || !team || !member) return null;
  return `with teams as (
    select m.id as member, case when count(*) = 1 then min(t.id::text) end as team
    from ${quotedTable(membership)} tm join ${quotedTable(team)} t on t.id = tm.${quotedColumn(membership, 'teamId')}
      join ${quotedTable(member)} m on m.${quotedColumn(member, 'userId')} = tm.${quotedColumn(membership, 'userId')}
        and m.${quotedColumn(member, 'organizationId')} = t.${quotedColumn(team, 'organizationId')}
    group by m.id)`;
}
