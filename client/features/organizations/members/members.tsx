import { Select } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';

import { useListAddress, useListSort } from '#client/app/lists/list-address.ts';
import { ListFrame } from '#client/app/lists/list.tsx';
import { PeopleList, PeopleSearch } from '#client/app/lists/people-list.tsx';
import { Screen } from '#client/app/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { InviteButton } from '#client/features/organizations/invitations/invite-member.tsx';
import { rowOf } from './listed-member.tsx';
import { TeamChoice } from '#client/features/organizations/teams/team-choice.tsx';
import { allRoles, capital, useOrganization } from '#client/features/organizations/this-organization.ts';

const PAGE = 20;

export function MembersScreen() {
  const { organization } = useOrganization();
  const { get, change } = useListAddress();
  return (
    <Screen title="Members" about={`People in ${organization.name} and their roles.`} actions={<InviteButton />}>
      <ListFrame
        filters={
          <>
            <PeopleSearch />
            <Select
              aria-label="Role"
              placeholder="Any role"
              data={allRoles.map((role) => ({ value: role, label: capital(role) }))}
              value={get('role') || null}
              onChange={(role) => change({ role })}
              clearable
              clearButtonProps={{ 'aria-label': 'Any role' }}
              w={150}
            />
            <TeamChoice
              aria-label="Team"
              placeholder="Any team"
              value={get('team')}
              onChange={(team) => change({ team })}
              w={150}
            />
          </>
        }
      >
        <Members />
      </ListFrame>
    </Screen>
  );
}

function Members() {
  const { organization, member: me } = useOrganization();
  const { page, get } = useListAddress();
  const { sort, onSort } = useListSort(['createdAt', 'name', 'role'], ['asc', 'desc']);
  const query = trpc.organization.listMembers.useQuery(
    {
      organizationId: organization.id,
      search: get('search') || undefined,
      role: get('role') || undefined,
      ...(get('team') ? { filterField: 'teamId' as const, filterValue: get('team') } : {}),
      sortBy: sort.by,
      sortDirection: sort.direction,
      limit: PAGE,
      offset: (page - 1) * PAGE,
    },
    { placeholderData: keepPreviousData },
  );
  const isOfTeam = get('team') !== '' && get('search') === '' && get('role') === '';
  const empty = isOfTeam
    ? {
        title: 'No members in this team yet',
        description: 'Add members under Teams, or choose the team when you invite people.',
      }
    : { title: 'No members match', description: 'Try another search or clear the filters.' };
  return (
    <PeopleList
      query={query}
      peopleOf={({ members }) => members.map((member) => rowOf(member, me))}
      headings={{ standing: 'Roles', since: 'Joined', actions: 'Actions' }}
      sort={sort}
      onSort={onSort}
      empty={empty}
      pages={{ size: PAGE, totalOf: (data) => data, what: ['member', 'members'] }}
    />
  );
}
