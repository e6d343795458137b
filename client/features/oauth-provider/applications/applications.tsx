import { Button, Paper, Table, Text, UnstyledButton } from '@mantine/core';
import { IconApps, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { EnabledState } from '#client/features/oauth-provider/enabled-state.tsx';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { List } from '#client/console/lists/list.tsx';
import { Disclosure } from '#client/console/parts/disclosure.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { redirectTargetOf } from '#shared/oauth-provider/redirect-uris.ts';

import { useArea } from './area.tsx';
import { HostsCard } from './hosts-card.tsx';
import { Offered, type Client } from './offered.tsx';
import { texts } from './texts.ts';
import { TokensCard } from './tokens-card.tsx';

/** The applications that sign users in through the service. */
export const ApplicationsScreen = () => (
  <Offered permission="list">
    <OfPlatform />
  </Offered>
);

function OfPlatform() {
  const { may } = usePlatformAccess();
  const mayManage = may({ oauthClient: ['manage'] });
  return (
    <Applications mayManage={mayManage}>
      <Unregistered mayManage={mayManage} />
    </Applications>
  );
}

/** What decides about applications that no operator registered: open once there is something to see. */
function Unregistered({ mayManage }: { mayManage: boolean }) {
  const hosts = trpc.admin.oauth2.listClientHosts.useQuery({});
  const tokens = trpc.admin.oauth2.listRegistrationTokens.useQuery({}, { enabled: offersTokens });
  const isUsed = [...(hosts.data ?? []), ...(tokens.data ?? [])].length > 0;
  return (
    <Disclosure title={texts.unregistered} isNeeded={isUsed} gap="xl">
      <HostsCard query={hosts} mayManage={mayManage} />
      {offersTokens ? <TokensCard query={tokens} mayManage={mayManage} /> : null}
    </Disclosure>
  );
}

const offersTokens = publicConfiguration.oauthRegistration;

interface ApplicationsProps {
  mayManage: boolean;
  /** Below the list. */
  children?: ReactNode;
}

export function Applications({ mayManage, children }: ApplicationsProps) {
  const { organization } = useArea();
  const action = mayManage ? <RegisterButton /> : null;
  const query = trpc.oauth2.getClients.useQuery(organization === null ? {} : { organizationId: organization.id });
  return (
    <Screen
      title={texts.title}
      about={organization === null ? texts.about(publicConfiguration.name) : texts.aboutOwn(organization.name)}
      actions={action}
    >
      <Paper>
        <List
          query={query}
          itemsOf={(clients) => clients}
          rows={5}
          empty={{ icon: <IconApps />, ...texts.empty, action }}
        >
          {(clients) => (
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{texts.columns.name}</Table.Th>
                  <Table.Th visibleFrom="sm">{texts.columns.redirect}</Table.Th>
                  <Table.Th>{texts.columns.state}</Table.Th>
                  <Table.Th visibleFrom="sm">{texts.columns.created}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {clients.map((client) => (
                  <Row key={client.client_id} client={client} />
                ))}
              </Table.Tbody>
            </Table>
          )}
        </List>
      </Paper>
      {children}
    </Screen>
  );
}

function RegisterButton() {
  const { path } = useArea();
  return (
    <Button component={Link} to={`${path}/new`} leftSection={<IconPlus size={16} />}>
      {texts.register.open}
    </Button>
  );
}

function Row({ client }: { client: Client }) {
  const { client_id, client_name, kind, source, host, disabled, client_id_issued_at } = client;
  const { organization, path } = useArea();
  return (
    <Table.Tr className="linked-row">
      <Table.Td className="main-cell">
        <UnstyledButton
          component={Link}
          to={`${path}/${encodeURIComponent(client_id)}`}
          display="block"
          className="row-target"
        >
          <Text size="sm" fw={500} truncate>
            <bdi>{client_name}</bdi>
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {source === 'manual' ? texts.kinds[kind].label : texts.sources[source]}
            {host === null ? null : (
              <>
                {' · '}
                <bdi>{host}</bdi>
              </>
            )}
            {organization === null && client.organization !== null ? (
              <>
                {' · '}
                <bdi>{client.organization.name}</bdi>
              </>
            ) : null}
          </Text>
        </UnstyledButton>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{redirectHostOf(client)}</bdi>
        </Text>
      </Table.Td>
      <Table.Td>
        <EnabledState disabled={disabled} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" c="dimmed">
          <RelativeTime at={new Date(client_id_issued_at * 1000).toISOString()} />
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}

/** Where the first redirect address leads. */
function redirectHostOf({ redirect_uris: [uri] }: Client): string {
  if (uri === undefined) return texts.noAddress;
  const target = redirectTargetOf(uri);
  if ('device' in target) return texts.thisDevice;
  return 'site' in target ? target.site : `${target.app}:`;
}
