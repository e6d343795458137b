import { Button, Group } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { ExportMenu } from '#client/console/lists/export-menu.tsx';
import { useCursor, useListAddress, useListSort } from '#client/console/lists/list-address.ts';
import { ListFrame } from '#client/console/lists/list.tsx';
import { PeopleList, PeopleSearch } from '#client/console/lists/people-list.tsx';
import { pageLocale } from '#client/components/texts/localized.ts';
import { Permitted } from '#client/console/access/permitted.tsx';
import { ScreenSkeleton } from '#client/console/parts/skeletons.tsx';
import { texts as selectionTexts } from '#client/console/selection/texts.ts';
import { useSelection } from '#client/console/selection/use-selection.ts';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { bulkActions } from './bulk/actions.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { texts as bulkTexts } from './bulk/texts.ts';
import { rowOf, type ListedUser } from './listed-user.tsx';
import { texts } from './texts.ts';
import { UserFilters, useUserFilters } from './user-filters.tsx';
import { UserActions } from './user/user-actions.tsx';

const PAGE = 25;
/** The largest page that the call answers. */
const EXPORT_PAGE = 1000;

export function UsersScreen() {
  const { may } = usePlatformAccess();
  // Whom an administrator impersonates may not list users.
  const [isImpersonating, setImpersonating] = useState(false);
  if (isImpersonating) return <ScreenSkeleton />;
  return (
    <Permitted needs={{ user: ['list'] }}>
      <Screen
        title={texts.users.title}
        about={<Count />}
        actions={
          <Group gap="sm">
            <ExportUsers />
            {may({ user: ['create'] }) ? (
              <Button component={Link} to="/admin/users/new" leftSection={<IconUserPlus size={16} />}>
                {texts.users.create}
              </Button>
            ) : null}
          </Group>
        }
      >
        <ListFrame
          filters={
            <>
              <div className="filtered-search">
                <PeopleSearch label={texts.users.search} />
              </div>
              <UserFilters />
            </>
          }
        >
          <Users onImpersonating={() => setImpersonating(true)} />
        </ListFrame>
      </Screen>
    </Permitted>
  );
}

/** The query of the list, from its address. */
function useUsersQuery() {
  const { get } = useListAddress();
  const filters = useUserFilters();
  const { sort, onSort } = useListSort(['createdAt', 'name', 'email', 'role'], ['desc', 'asc']);
  const search = get('search') ? { searchValue: get('search'), searchField: 'any' as const } : {};
  const selected = { ...search, ...filters.query };
  return {
    selected,
    labels: filters.labels,
    list: { ...selected, sortBy: sort.by, sortDirection: sort.direction },
    sort,
    onSort,
  };
}

/** The page of the list that its address selects. */
function useUsersPage() {
  const { cursor } = useCursor();
  const { list } = useUsersQuery();
  return trpc.admin.listUsers.useQuery({ ...list, limit: PAGE, cursor }, { placeholderData: keepPreviousData });
}

/** How many users match, as the pager counts them. It takes its line while they load. */
function Count() {
  const { data } = useUsersPage();
  if (data === undefined) return '\u00a0';
  const { total, totalIsCapped } = data;
  return texts.users.count(total, `${total.toLocaleString(pageLocale())}${totalIsCapped ? '+' : ''}`);
}

function Users({ onImpersonating }: { onImpersonating: () => void }) {
  const { selected, labels, sort, onSort } = useUsersQuery();
  const { may, outranks, isMe } = usePlatformAccess();
  const query = useUsersPage();
  const selection = useSelection<ListedUser>(JSON.stringify(selected));
  const users = query.data?.users ?? [];
  const offersActions = bulkActions.some(({ needs }) => may(needs));
  return (
    <>
      <PeopleList
        query={query}
        peopleOf={(page) =>
          page.users.map((user) => ({
            ...rowOf(user),
            isSelectable: !isMe(user) && outranks(user.role),
            actions: <UserActions user={user} onImpersonating={onImpersonating} isRow />,
          }))
        }
        headings={{
          facts: [
            { name: 'role', label: texts.users.columns.role, from: 'sm', sortBy: 'role' },
            { name: 'secondFactor', label: texts.users.columns.secondFactor, from: 'lg' },
            { name: 'status', label: texts.users.columns.status, from: 'md' },
          ],
          since: texts.users.columns.createdAt,
          lastSeen: texts.users.columns.lastSeenAt,
          actions: texts.user.actions,
        }}
        sort={sort}
        onSort={onSort}
        selection={
          offersActions
            ? {
                pageLabel: bulkTexts.selectPage,
                label: selectionTexts.select,
                has: selection.has,
                set: (ids, isSelected) =>
                  selection.set(
                    users.filter(({ id }) => ids.includes(id)),
                    isSelected,
                  ),
              }
            : undefined
        }
        empty={{ ...texts.users.empty, noMatch: { ...texts.users.empty, filters: labels } }}
        pages={{
          size: PAGE,
          totalOf: (data) => data,
          nextOf: ({ nextCursor }) => nextCursor,
          count: texts.users.count,
        }}
      />
      <BulkBar selection={selection} />
    </>
  );
}

function ExportUsers() {
  const { client } = trpc.useUtils();
  const { list } = useUsersQuery();
  return (
    <ExportMenu<ListedUser>
      name={texts.users.file}
      readPage={async (cursor) => {
        const { users: rows, nextCursor } = await client.admin.listUsers.query({ ...list, cursor, limit: EXPORT_PAGE });
        return { rows, nextCursor };
      }}
      columns={columns}
    />
  );
}

// Programs read these names, so that they are not texts of the interface.
const columns: Record<string, (user: ListedUser) => string | boolean | null> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  email: ({ email }) => email,
  emailVerified: ({ emailVerified }) => emailVerified,
  username: ({ username }) => username,
  role: ({ role }) => role,
  banned: ({ banned }) => banned,
  banReason: ({ banReason }) => banReason,
  banExpires: ({ banExpires }) => banExpires,
  twoFactorEnabled: ({ twoFactorEnabled }) => twoFactorEnabled,
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
  lastSeenAt: ({ lastSeenAt }) => lastSeenAt,
};
