import { Button, Paper, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUsersGroup } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';

import { roleName } from '#client/components/lib/roles.ts';
import { useSetUp } from '#client/console/access/use-set-up.ts';
import { useCursor } from '#client/console/lists/list-address.ts';
import { List } from '#client/console/lists/list.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { trpc } from '#client/sdk/react.tsx';

import { PAGE, useManager, type Directory, type DirectoryGroup } from './directory.ts';
import { MappingForm, type Team } from './mapping-form.tsx';
import { texts } from './texts.ts';

/** The groups that the directory has sent, and what they give their members. */
export function Groups({ directory }: { directory: Directory }) {
  const { organization } = useSetUp();
  const organizationId = organization.id;
  const { cursor } = useCursor();
  const query = trpc.organization.listDirectoryGroups.useQuery(
    { organizationId, limit: PAGE, cursor },
    { placeholderData: keepPreviousData },
  );
  const { data: teams = [] } = trpc.organization.listTeams.useQuery(
    { organizationId },
    { enabled: publicConfiguration.teams },
  );
  return (
    <Paper>
      <List
        query={query}
        itemsOf={({ groups }) => groups}
        empty={{ icon: <IconUsersGroup />, ...texts.groups.empty }}
        pages={{
          size: PAGE,
          totalOf: (data) => data,
          nextOf: ({ nextCursor }) => nextCursor,
          count: texts.groups.count,
        }}
      >
        {(groups) => (
          <ul className="rows">
            {groups.map((group) => (
              <GroupRow key={group.id} group={group} directory={directory} teams={teams} />
            ))}
          </ul>
        )}
      </List>
    </Paper>
  );
}

interface GroupRowProps {
  group: DirectoryGroup;
  directory: Directory;
  teams: readonly Team[];
}

function GroupRow({ group, directory, teams }: GroupRowProps) {
  const { canManage } = useManager();
  const [opened, { open, close }] = useDisclosure();
  const { displayName, memberCount, roles, teamId } = group;
  const team = teams.find(({ id }) => id === teamId);
  const given = [...roles.map((role) => roleName(role)), ...(team ? [texts.groups.team(team.name)] : [])];
  return (
    <li className="row">
      <div className="grow">
        <Text size="sm" fw={500}>
          <bdi>{displayName}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {[texts.groups.members(memberCount), ...given].join(' · ')}
        </Text>
      </div>
      {canManage ? (
        <Button variant="default" size="xs" aria-label={texts.groups.changeOf(displayName)} onClick={open}>
          {texts.groups.change}
        </Button>
      ) : null}
      <Dialog opened={opened} onClose={close} title={texts.groups.title(displayName)}>
        <MappingForm group={group} directory={directory} teams={teams} onDone={close} />
      </Dialog>
    </li>
  );
}
