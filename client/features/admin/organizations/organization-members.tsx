import { Badge, Group } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';

import { useCursor, useListAddress, useListSort } from '#client/console/lists/list-address.ts';
import { ListFrame } from '#client/console/lists/list.tsx';
import { MembersExport } from '#client/console/lists/members-export.tsx';
import { PeopleList, PeopleSearch } from '#client/console/lists/people-list.tsx';
import { roleName } from '#client/console/text/role-names.ts';
import { usePageOf } from '#client/features/admin/page-of.ts';
import { trpc } from '#client/sdk/react.tsx';
import { MAX_PAGE_LENGTH } from '#shared/lib/paging.ts';
import { rolesOf } from '#shared/lib/permissions.ts';

import { texts } from './texts.ts';

const PAGE = 25;

/** The members of an organization, with links to their users. */
export function OrganizationMembers({ organizationId }: { organizationId: string }) {
  const { get } = useListAddress();
  const { cursor } = useCursor();
  const { sort, onSort } = useListSort(['createdAt', 'name', 'role'], ['asc', 'desc']);
  const pageOf = usePageOf();
  const { client } = trpc.useUtils();
  const list = {
    organizationId,
    search: get('search') || undefined,
    sortBy: sort.by,
    sortDirection: sort.direction,
  };
  const query = trpc.admin.listOrganizationMembers.useQuery(
    { ...list, limit: PAGE, cursor },
    { placeholderData: keepPreviousData },
  );
  return (
    <ListFrame
      filters={
        <>
          <PeopleSearch />
          <MembersExport
            name={texts.memberList.file}
            readPage={(after) =>
              client.admin.listOrganizationMembers.query({ ...list, cursor: after, limit: MAX_PAGE_LENGTH })
            }
          />
        </>
      }
    >
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
        empty={{ ...texts.memberList.empty, noMatch: texts.memberList.empty }}
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
        <Badge key={each} variant="default">
          {roleName(each)}
        </Badge>
      ))}
    </Group>
  );
}
