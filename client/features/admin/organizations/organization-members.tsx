import { Badge, Group } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';

import { useCursor, useListAddress, useListSort } from '#client/app/lists/list-address.ts';
import { ListFrame } from '#client/app/lists/list.tsx';
import { PeopleList, PeopleSearch } from '#client/app/lists/people-list.tsx';
import { usePageOf } from '#client/features/admin/page-of.ts';
import { trpc } from '#client/sdk/react.tsx';
import { rolesOf } from '#shared/permissions.ts';

import { texts } from './texts.ts';

const PAGE = 25;

/** The members of an organization, with links to their users. */
export function OrganizationMembers({ organizationId }: { organizationId: string }) {
  const { get } = useListAddress();
  const { cursor } = useCursor();
  const { sort, onSort } = useListSort(['createdAt', 'name', 'role'], ['asc', 'desc']);
  const pageOf = usePageOf();
  const query = trpc.admin.listOrganizationMembers.useQuery(
    {
      organizationId,
      search: get('search') || undefined,
      sortBy: sort.by,
      sortDirection: sort.direction,
      limit: PAGE,
      cursor,
    },
    { placeholderData: keepPreviousData },
  );
  return (
    <ListFrame filters={<PeopleSearch />}>
      <PeopleList
        query={query}
        peopleOf={({ members }) =>
          members.map(({ id, user, role, createdAt }) => ({
            id,
            person: user,
            to: pageOf('user', user.id),
            status: <Roles role={role} />,
            since: createdAt,
          }))
        }
        headings={{ status: texts.memberList.columns.roles, since: texts.memberList.columns.joined }}
        sort={sort}
        onSort={onSort}
        empty={texts.memberList.empty}
        pages={{
          size: PAGE,
          totalOf: (data) => data,
          nextOf: ({ nextCursor }) => nextCursor,
          count: texts.memberList.count,
        }}
      />
    </ListFrame>
  );
}

function Roles({ role }: { role: string }) {
  return (
    <Group gap={4} component="span">
      {rolesOf(role).map((each) => (
        <Badge key={each} variant="default" tt="capitalize" fw={550}>
          {each}
        </Badge>
      ))}
    </Group>
  );
}
