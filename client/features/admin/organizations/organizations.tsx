import { Group, Table, Text, UnstyledButton } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router';

import { SearchField } from '#client/console/forms/search-field.tsx';
import { ExportMenu } from '#client/console/lists/export-menu.tsx';
import { useCursor, useListAddress, useListSort } from '#client/console/lists/list-address.ts';
import { List, ListFrame } from '#client/console/lists/list.tsx';
import { SortHeader, type Sort } from '#client/console/lists/sort-header.tsx';
import { OrganizationLogo } from '#client/console/shell/organization-switcher.tsx';
import { Permitted } from '#client/console/access/permitted.tsx';
import { Screen } from '#client/page/screen.tsx';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { pageLocale } from '#client/components/texts/localized.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { MAX_PAGE_LENGTH } from '#shared/lib/paging.ts';

import { texts } from './texts.ts';

const PAGE = 25;

type ListedOrganization = Outputs['admin']['listOrganizations']['organizations'][number];

export function OrganizationsScreen() {
  const { get, change } = useListAddress();
  return (
    <Permitted needs={{ organization: ['list'] }}>
      <Screen title={texts.title} actions={<ExportOrganizations />}>
        <ListFrame
          filters={
            <SearchField
              label={texts.search}
              value={get('search')}
              onSearch={(search) => change({ search }, { replace: true })}
            />
          }
        >
          <Organizations />
        </ListFrame>
      </Screen>
    </Permitted>
  );
}

/** The query of the list, from its address. */
function useOrganizationsQuery() {
  const { get } = useListAddress();
  const { sort, onSort } = useListSort(['createdAt', 'name'], ['desc', 'asc']);
  const list = { searchValue: get('search') || undefined, sortBy: sort.by, sortDirection: sort.direction };
  return { list, sort, onSort };
}

function Organizations() {
  const { cursor } = useCursor();
  const { list, sort, onSort } = useOrganizationsQuery();
  const query = trpc.admin.listOrganizations.useQuery(
    { ...list, limit: PAGE, cursor },
    { placeholderData: keepPreviousData },
  );
  return (
    <List
      query={query}
      itemsOf={({ organizations }) => organizations}
      rows={8}
      empty={{ icon: <IconBuilding />, ...texts.empty, noMatch: texts.empty }}
      pages={{
        size: PAGE,
        totalOf: (data) => data,
        nextOf: ({ nextCursor }) => nextCursor,
        count: texts.count,
      }}
    >
      {(organizations) => (
        <OrganizationTable
          organizations={organizations}
          sort={sort}
          onSort={onSort}
          isStale={query.isPlaceholderData}
        />
      )}
    </List>
  );
}

function ExportOrganizations() {
  const { client } = trpc.useUtils();
  const { list } = useOrganizationsQuery();
  return (
    <ExportMenu<ListedOrganization>
      name={texts.file}
      readPage={async (cursor) => {
        const page = await client.admin.listOrganizations.query({ ...list, cursor, limit: MAX_PAGE_LENGTH });
        return { rows: page.organizations, nextCursor: page.nextCursor };
      }}
      columns={columns}
    />
  );
}

// Programs read these names, so that they are not texts of the interface.
const columns: Record<string, (organization: ListedOrganization) => string | number | boolean> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  members: ({ memberCount }) => memberCount,
  requireTwoFactor: ({ requireTwoFactor }) => requireTwoFactor,
  createdAt: ({ createdAt }) => createdAt,
};

interface OrganizationTableProps {
  organizations: ListedOrganization[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  isStale: boolean;
}

function OrganizationTable({ organizations, sort, onSort, isStale }: OrganizationTableProps) {
  return (
    <Table aria-busy={isStale} opacity={isStale ? 0.6 : 1}>
      <Table.Thead>
        <Table.Tr>
          <SortHeader by="name" label={texts.columns.name} sort={sort} onSort={onSort} />
          <Table.Th visibleFrom="sm">{texts.columns.members}</Table.Th>
          <SortHeader by="createdAt" label={texts.columns.createdAt} sort={sort} onSort={onSort} visibleFrom="sm" />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {organizations.map((organization) => (
          <Row key={organization.id} organization={organization} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Row({ organization }: { organization: ListedOrganization }) {
  const { id, name, slug, memberCount, createdAt } = organization;
  return (
    <Table.Tr className="linked-row">
      <Table.Td className="main-cell">
        <UnstyledButton component={Link} to={`/admin/organizations/${id}`} display="block" className="row-target">
          <Group gap="sm" wrap="nowrap">
            <OrganizationLogo organization={organization} size={34} />
            <div style={{ minWidth: 0 }}>
              <Text size="sm" fw={500} truncate>
                <bdi>{name}</bdi>
              </Text>
              <Text size="xs" c="dimmed" truncate>
                <bdi>{slug}</bdi>
              </Text>
            </div>
          </Group>
        </UnstyledButton>
        <Text size="xs" c="dimmed" hiddenFrom="sm" mt={4} ml={46}>
          {texts.members(memberCount)}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm">{memberCount.toLocaleString(pageLocale())}</Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" c="dimmed">
          <RelativeTime at={createdAt} />
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
