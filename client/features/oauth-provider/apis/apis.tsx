import { Button, Paper, Table, Text, UnstyledButton } from '@mantine/core';
import { IconApi, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';

import { EnabledState } from '#client/features/oauth-provider/enabled-state.tsx';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { List } from '#client/console/lists/list.tsx';
import { Offered } from '#client/features/oauth-provider/applications/offered.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import type { Api } from './api-fields.tsx';
import { texts } from './texts.ts';

/** The APIs for which applications get access tokens. */
export const ApisScreen = () => (
  <Offered permission="list">
    <Apis />
  </Offered>
);

function Apis() {
  const { may } = usePlatformAccess();
  const query = trpc.oauth2.getResources.useQuery({});
  const action = may({ oauthClient: ['manage'] }) ? <RegisterButton /> : null;
  return (
    <Screen title={texts.title} about={texts.about(publicConfiguration.name)} actions={action}>
      <Paper>
        <List query={query} itemsOf={(apis) => apis} rows={5} empty={{ icon: <IconApi />, ...texts.empty, action }}>
          {(apis) => (
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{texts.columns.name}</Table.Th>
                  <Table.Th visibleFrom="sm">{texts.columns.scopes}</Table.Th>
                  <Table.Th>{texts.columns.state}</Table.Th>
                  <Table.Th visibleFrom="sm">{texts.columns.created}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {apis.map((api) => (
                  <Row key={api.id} api={api} />
                ))}
              </Table.Tbody>
            </Table>
          )}
        </List>
      </Paper>
    </Screen>
  );
}

const RegisterButton = () => (
  <Button component={Link} to="/admin/apis/new" leftSection={<IconPlus size={16} />}>
    {texts.register.open}
  </Button>
);

function Row({ api: { id, name, uri, scopes, mcp, disabled, createdAt } }: { api: Api }) {
  return (
    <Table.Tr className="linked-row">
      <Table.Td className="main-cell">
        <UnstyledButton component={Link} to={`/admin/apis/${id}`} display="block" className="row-target">
          <Text size="sm" fw={500} truncate>
            <bdi>{name}</bdi>
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {mcp ? `${texts.mcpServer} · ` : null}
            <bdi>{uri}</bdi>
          </Text>
        </UnstyledButton>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{scopes.map((scope) => scope.name).join(' ')}</bdi>
        </Text>
      </Table.Td>
      <Table.Td>
        <EnabledState disabled={disabled} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" c="dimmed">
          <RelativeTime at={createdAt} />
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
