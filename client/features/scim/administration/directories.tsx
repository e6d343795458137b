import { Box, Paper, Table, Text } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { EnterpriseFrame } from '#client/console/enterprise/enterprise-frame.tsx';
import { OrganizationLink } from '#client/console/enterprise/organization-link.tsx';
import { texts as enterpriseTexts } from '#client/console/enterprise/texts.ts';
import { useCursor } from '#client/console/lists/list-address.ts';
import { List } from '#client/console/lists/list.tsx';
import { StateBadge } from '#client/features/scim/state-badge.tsx';
import { texts as scimTexts } from '#client/features/scim/texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';

const PAGE = 25;

type ListedDirectory = Outputs['admin']['listDirectories']['directories'][number];

/** The directories of all organizations, with what they sent. */
export const EnterpriseDirectoriesScreen = () => (
  <EnterpriseFrame>
    <Directories />
  </EnterpriseFrame>
);

function Directories() {
  const { cursor } = useCursor();
  const query = trpc.admin.listDirectories.useQuery({ limit: PAGE, cursor }, { placeholderData: keepPreviousData });
  return (
    <Paper>
      <List
        query={query}
        itemsOf={({ directories }) => directories}
        rows={8}
        empty={{ icon: <IconAddressBook />, ...texts.empty }}
        pages={{ size: PAGE, totalOf: (data) => data, nextOf: ({ nextCursor }) => nextCursor, count: texts.count }}
      >
        {(directories) => <DirectoryTable directories={directories} isStale={query.isPlaceholderData} />}
      </List>
    </Paper>
  );
}

function DirectoryTable({ directories, isStale }: { directories: ListedDirectory[]; isStale: boolean }) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" aria-busy={isStale} opacity={isStale ? 0.6 : 1}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.columns.directory}</Table.Th>
          <Table.Th visibleFrom="sm">{enterpriseTexts.columns.organization}</Table.Th>
          <Table.Th>{enterpriseTexts.columns.state}</Table.Th>
          <Table.Th visibleFrom="sm">{scimTexts.lastRequest}</Table.Th>
          <Table.Th visibleFrom="md">{texts.columns.users}</Table.Th>
          <Table.Th visibleFrom="md">{texts.columns.groups}</Table.Th>
          <Table.Th visibleFrom="sm">{texts.columns.refused}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {directories.map((directory) => (
          <Row key={directory.id} directory={directory} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Row({ directory }: { directory: ListedDirectory }) {
  const { name, organization, enabled, confirmed, lastRequestAt, users, groups, refused } = directory;
  return (
    <Table.Tr>
      <Table.Td className="main-cell">
        <Text size="sm" fw={500} truncate>
          <bdi>{name}</bdi>
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="sm" mt={4}>
          <OrganizationLink organization={organization} />
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" miw={150}>
          <OrganizationLink organization={organization} />
        </Text>
      </Table.Td>
      <Table.Td>
        <Box miw={110}>
          <StateBadge enabled={enabled} />
          {confirmed ? null : (
            <Text size="xs" c="dimmed" mt={4}>
              {texts.unconfirmed}
            </Text>
          )}
        </Box>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" c="dimmed">
          {lastRequestAt === null ? texts.waiting : <RelativeTime at={lastRequestAt} />}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="md">
        <Text size="sm">{texts.number(users)}</Text>
      </Table.Td>
      <Table.Td visibleFrom="md">
        <Text size="sm">{texts.number(groups)}</Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" c={refused > 0 ? 'var(--mantine-color-error)' : 'dimmed'}>
          {texts.number(refused)}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
