import { Paper, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';

import { State } from '#client/console/parts/state.tsx';
import { useSetUp } from '#client/console/access/use-set-up.ts';
import { useCursor } from '#client/console/lists/list-address.ts';
import { List } from '#client/console/lists/list.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { PAGE, type DirectoryUser } from './directory.ts';
import { texts } from './texts.ts';

/** The users whom the directory has sent. */
export function Users() {
  const { organization } = useSetUp();
  const { cursor } = useCursor();
  const query = trpc.organization.listDirectoryUsers.useQuery(
    { organizationId: organization.id, limit: PAGE, cursor },
    { placeholderData: keepPreviousData },
  );
  return (
    <Paper>
      <List
        query={query}
        itemsOf={({ users }) => users}
        empty={{ icon: <IconUsers />, ...texts.users.empty }}
        pages={{
          size: PAGE,
          totalOf: (data) => data,
          nextOf: ({ nextCursor }) => nextCursor,
          count: texts.users.count,
        }}
      >
        {(users) => (
          <ul className="rows">
            {users.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </ul>
        )}
      </List>
    </Paper>
  );
}

function UserRow({ user: { userName, displayName, active, userId } }: { user: DirectoryUser }) {
  return (
    <li className="row">
      <div className="grow">
        <Text size="sm" fw={500}>
          <bdi>{displayName ?? userName}</bdi>
        </Text>
        {displayName === null ? null : (
          <Text size="sm" c="dimmed">
            <bdi>{userName}</bdi>
          </Text>
        )}
      </div>
      {active ? userId === null && <State>{texts.users.noAccount}</State> : <State>{texts.users.inactive}</State>}
    </li>
  );
}
