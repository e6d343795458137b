import { Group } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { BackLink } from '#client/console/parts/back-link.tsx';
import { useListAddress, useListSort } from '#client/console/lists/list-address.ts';
import { ListFrame } from '#client/console/lists/list.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { PeopleList, PeopleSearch } from '#client/console/lists/people-list.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Screen } from '#client/page/screen.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import type { ListedTeam } from '#client/features/organizations/listed.ts';
import { rowOf } from '#client/features/organizations/listed-member.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { AddMember } from './add-member.tsx';
import { TeamMemberMenu } from './team-member-menu.tsx';
import { TeamMenu } from './team-menu.tsx';
import { texts } from './texts.ts';

const PAGE = 20;

/** A team with its members. */
export function TeamScreen() {
  const { organization } = useOrganization();
  const { id = '' } = useParams();
  const query = trpc.organization.listTeams.useQuery(
    { organizationId: organization.id },
    { enabled: publicConfiguration.teams },
  );
  const teamsPath = `/organizations/${organization.slug}/teams`;
  if (!publicConfiguration.teams) return <Problem {...texts.disabled} />;
  return (
    <Loaded query={query}>
      {(teams) => {
        const team = teams.find((each) => each.id === id);
        const { next, ...missing } = texts.team.missing;
        if (team === undefined) return <Problem {...missing} next={{ to: teamsPath, label: next }} />;
        return <Team key={id} team={team} isLast={teams.length === 1} teamsPath={teamsPath} />;
      }}
    </Loaded>
  );
}

function Team({ team, isLast, teamsPath }: { team: ListedTeam; isLast: boolean; teamsPath: string }) {
  const { organization, hasPermission } = useOrganization();
  const navigate = useNavigate();
  return (
    <Screen
      title={team.name}
      back={<BackLink to={teamsPath}>{texts.team.back}</BackLink>}
      about={texts.team.about(organization.name)}
      actions={
        <Group gap={4} wrap="nowrap">
          <TeamMenu team={team} isLast={isLast} onDeleted={() => void navigate(teamsPath)} />
          {hasPermission({ member: ['update'] }) ? <AddMember team={team} /> : null}
        </Group>
      }
    >
      <ListFrame search={team.memberCount > 0 ? <PeopleSearch /> : null}>
        <TeamMembers team={team} />
      </ListFrame>
    </Screen>
  );
}

function TeamMembers({ team }: { team: ListedTeam }) {
  const { organization, member: me } = useOrganization();
  const { page, get } = useListAddress();
  const { sort, onSort } = useListSort(['name', 'role', 'createdAt'], ['asc', 'desc']);
  const query = trpc.organization.listMembers.useQuery(
    {
      organizationId: organization.id,
      search: get('search') || undefined,
      filterField: 'teamId',
      filterValue: team.id,
      sortBy: sort.by,
      sortDirection: sort.direction,
      limit: PAGE,
      offset: (page - 1) * PAGE,
    },
    { placeholderData: keepPreviousData },
  );
  const { columns, empty, noMatch, count } = texts.team;
  return (
    <PeopleList
      query={query}
      peopleOf={({ members }) =>
        members.map((member) => ({
          ...rowOf(member, me, team.id),
          actions: <TeamMemberMenu member={member} team={team} />,
        }))
      }
      headings={{ status: columns.roles, teams: columns.teams, since: columns.joined, actions: columns.actions }}
      sort={sort}
      onSort={onSort}
      empty={{ ...empty, noMatch }}
      pages={{ size: PAGE, totalOf: (data) => data, count }}
    />
  );
}
