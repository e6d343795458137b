import { EmptyState, Group, Paper, Select, Stack } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';

import { useListAddress } from '#client/app/list-address.ts';
import { ListSkeleton } from '#client/app/list-skeleton.tsx';
import { Pager } from '#client/app/pager.tsx';
import { LoadProblem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { SearchField } from '#client/app/search-field.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { InviteButton } from './invite-member.tsx';
import { MemberTable } from './member-table.tsx';
import { TeamChoice } from './team-choice.tsx';
import { allRoles, capital, useOrganization } from './this-organization.ts';

const PAGE = 20;

export function MembersScreen() {
  const { organization } = useOrganization();
  const { get, change } = useListAddress();
  return (
    <Screen title="Members" about={`Who belongs to ${organization.name}, and as what.`} actions={<InviteButton />}>
      <Stack gap="sm">
        <Group gap="sm">
          <SearchField
            label="Search by name or email"
            value={get('search')}
            onSearch={(search) => change({ search })}
          />
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
        </Group>
        <Paper>
          <Members />
        </Paper>
      </Stack>
    </Screen>
  );
}

function Members() {
  const { organization } = useOrganization();
  const { page, get, oneOf, change } = useListAddress();
  const sortBy = oneOf('sort', ['createdAt', 'name', 'role']);
  const sortDirection = oneOf('direction', ['asc', 'desc']);
  const { data, error, refetch, isPlaceholderData } = trpc.organization.listMembers.useQuery(
    {
      organizationId: organization.id,
      search: get('search') || undefined,
      role: get('role') || undefined,
      ...(get('team') ? { filterField: 'teamId' as const, filterValue: get('team') } : {}),
      sortBy,
      sortDirection,
      limit: PAGE,
      offset: (page - 1) * PAGE,
    },
    { placeholderData: keepPreviousData },
  );
  if (error) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  if (data.members.length === 0) return <Nobody />;
  return (
    <>
      <MemberTable
        members={data.members}
        sort={{ by: sortBy, direction: sortDirection }}
        onSort={({ by, direction }) => change({ sort: by, direction })}
        isOld={isPlaceholderData}
      />
      <div className="list-foot">
        <Pager
          page={page}
          pageSize={PAGE}
          total={data.total}
          what={['member', 'members']}
          onChange={(to) => change({ page: to })}
        />
      </div>
    </>
  );
}

function Nobody() {
  return (
    <EmptyState
      p="xl"
      icon={<IconUserSearch />}
      variant="light"
      title="Nobody found"
      description="Nobody here matches. Search for less, or choose another role."
    />
  );
}
