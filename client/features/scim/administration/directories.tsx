import { Box, Table, Text } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { EnterpriseFrame } from '#client/console/enterprise/enterprise-frame.tsx';
import { EnterpriseList, PAGE } from '#client/console/enterprise/enterprise-list.tsx';
import { OrganizationLink } from '#client/console/enterprise/organization-link.tsx';
import { texts as enterpriseTexts } from '#client/console/enterprise/texts.ts';
import { useCursor } from '#client/console/lists/list-address.ts';
import { StateBadge } from '#client/features/scim/state-badge.tsx';
import { texts as scimTexts } from '#client/features/scim/texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';

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
    <EnterpriseList
      query={query}
      itemsOf={({ directories }) => directories}
      empty={{ icon: <IconAddressBook />, ...texts.empty }}
      count={texts.count}
      columns={columns}
    >
      {(directory) => <Row key={directory.id} directory={directory} />}
    </EnterpriseList>
  );
}

const columns = [
  { label: texts.columns.directory },
  { label: enterpriseTexts.columns.organization, visibleFrom: 'sm' },
  { label: enterpriseTexts.columns.state },
  { label: scimTexts.lastRequest, visibleFrom: 'sm' },
  { label: texts.columns.users, visibleFrom: 'md' },
  { label: texts.columns.groups, visibleFrom: 'md' },
  { label: texts.columns.refused, visibleFrom: 'sm' },
] as const;

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
