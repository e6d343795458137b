import { Box, Table, Text, UnstyledButton } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { EnterpriseFrame } from '#client/console/enterprise/enterprise-frame.tsx';
import { EnterpriseList, PAGE } from '#client/console/enterprise/enterprise-list.tsx';
import { OrganizationLink } from '#client/console/enterprise/organization-link.tsx';
import { texts as enterpriseTexts } from '#client/console/enterprise/texts.ts';
import { useCursor } from '#client/console/lists/list-address.ts';
import { stateOf } from '#client/features/sso/connection.ts';
import { StateBadge } from '#client/features/sso/state-badge.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';

type ListedConnection = Outputs['admin']['listConnections']['connections'][number];

/** The connections of all organizations, with what needs attention. */
export const EnterpriseConnectionsScreen = () => (
  <EnterpriseFrame>
    <Connections />
  </EnterpriseFrame>
);

function Connections() {
  const { cursor } = useCursor();
  const query = trpc.admin.listConnections.useQuery({ limit: PAGE, cursor }, { placeholderData: keepPreviousData });
  return (
    <EnterpriseList
      query={query}
      itemsOf={({ connections }) => connections}
      empty={{ icon: <IconLogin2 />, ...texts.empty }}
      count={texts.count}
      columns={columns}
    >
      {(connection) => <Row key={connection.id} connection={connection} />}
    </EnterpriseList>
  );
}

const columns = [
  { label: texts.columns.connection },
  { label: enterpriseTexts.columns.organization, visibleFrom: 'sm' },
  { label: enterpriseTexts.columns.state },
  { label: texts.columns.lastSignIn, visibleFrom: 'sm' },
  { label: texts.columns.failures, visibleFrom: 'sm' },
] as const;

function Row({ connection }: { connection: ListedConnection }) {
  const { id, name, issuer, organization, domains, attention, lastSignInAt, failures } = connection;
  // The state says already that a connection was not tested.
  const isNews = (each: string) => each !== 'not-tested' || stateOf(connection) !== 'untested';
  const about =
    domains.length > 0 ? domains.map(({ domain }) => domain).join(', ') : (URL.parse(issuer)?.host ?? issuer);
  return (
    <Table.Tr className="linked-row">
      <Table.Td className="main-cell">
        <UnstyledButton
          component={Link}
          to={`/admin/enterprise/connections/${id}`}
          display="block"
          className="row-target"
        >
          <Text size="sm" fw={500} truncate>
            <bdi>{name}</bdi>
          </Text>
          <Text size="xs" c="dimmed" truncate>
            <bdi>{about}</bdi>
          </Text>
        </UnstyledButton>
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
        <Box miw={125}>
          <StateBadge connection={connection} />
          {attention.filter(isNews).map((each) => (
            <Text key={each} size="xs" c="dimmed" mt={4}>
              {texts.attention[each]}
            </Text>
          ))}
        </Box>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" c="dimmed">
          {lastSignInAt === null ? texts.never : <RelativeTime at={lastSignInAt} />}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" c={failures > 0 ? 'var(--mantine-color-error)' : 'dimmed'}>
          {texts.number(failures)}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
