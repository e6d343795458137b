import { Alert, Anchor, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router';

import { useSetUp } from '#client/console/access/use-set-up.ts';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { BackLink } from '#client/console/parts/back-link.tsx';
import { TabLinks } from '#client/console/shell/tab-links.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { Connection } from '#client/features/sso/connection.ts';
import { StateBadge } from '#client/features/sso/state-badge.tsx';
import { texts } from '#client/features/sso/texts.ts';
import { useManager } from '#client/features/sso/use-manager.ts';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { Attempts } from './attempts.tsx';
import { CertificatesCard } from './certificates-card.tsx';
import { ClaimsCard } from './claims-card.tsx';
import { ConnectionSwitch } from './connection-switch.tsx';
import { ConnectionTest } from './connection-test.tsx';
import { KeyCard } from './key-card.tsx';
import { ProviderCard } from './provider-card.tsx';
import '#client/features/sso/sso.css';
import { UsersCard } from './users-card.tsx';

/** The state of a connection: its test, whether it is on, and its sign-ins. */
export const ConnectionScreen = () => (
  <Frame>
    {(connection, { canManage, canTurnOn, isMember }) => (
      <>
        <Attention connection={connection} />
        {canManage ? <ConnectionTest connection={connection} /> : null}
        {canTurnOn ? <ConnectionSwitch connection={connection} /> : null}
        {isMember ? <Attempts connection={connection} /> : null}
      </>
    )}
  </Frame>
);

export const ConnectionSettingsScreen = () => (
  <Frame>
    {(connection, { canManage, isMember }) => (
      <>
        <ProviderCard connection={connection} />
        {canManage && connection.samlConfig === null ? <KeyCard connection={connection} /> : null}
        {canManage && connection.samlConfig !== null ? (
          <CertificatesCard providerId={connection.providerId} saml={connection.samlConfig} />
        ) : null}
        {canManage && isMember ? <UsersCard connection={connection} /> : null}
        {canManage ? <ClaimsCard connection={connection} /> : null}
        {canManage && isMember ? <Deletion connection={connection} /> : null}
      </>
    )}
  </Frame>
);

interface FrameProps {
  children: (connection: Connection, manager: ReturnType<typeof useManager>) => ReactNode;
}

/** The connection of the address, with the links to its parts. */
function Frame({ children }: FrameProps) {
  const { id: providerId = '' } = useParams();
  const { organization, hasPermission, path: root } = useSetUp();
  const manager = useManager();
  const canRead = hasPermission({ sso: ['read'] });
  const query = trpc.sso.getProvider.useQuery({ organizationId: organization.id, providerId }, { enabled: canRead });
  const path = `${root}/single-sign-on/connections/${providerId}`;
  const tabs = [
    { to: path, label: texts.tabs.state },
    { to: `${path}/settings`, label: texts.tabs.settings },
  ];
  if (!canRead) return <Problem title={texts.title} about={texts.notAllowed} />;
  return (
    <Loaded query={query} screen renderError={({ code }) => (code === 'PROVIDER_NOT_FOUND' ? <Gone /> : undefined)}>
      {(connection) => (
        <Screen
          title={connection.name}
          back={<BackLink to={`${root}/single-sign-on`}>{texts.title}</BackLink>}
          actions={<StateBadge connection={connection} />}
        >
          <TabLinks label={texts.tabs.label} tabs={tabs} />
          {children(connection, {
            ...manager,
            canManage: manager.canManage && (manager.isMember || !connection.enabled),
          })}
        </Screen>
      )}
    </Loaded>
  );
}

function Gone() {
  const { path: root } = useSetUp();
  return (
    <Problem
      title={texts.gone.title}
      about={texts.gone.about}
      next={{ to: `${root}/single-sign-on`, label: texts.title }}
    />
  );
}

/** What is wrong with the domains. That the connection is not tested stands beside its test. */
function Attention({ connection: { attention } }: { connection: Connection }) {
  const { path: root } = useSetUp();
  const [about] = attention.filter((each) => each !== 'not-tested').toReversed();
  if (about === undefined) return null;
  return (
    <Alert color="yellow" variant="light">
      <Group gap="xs">
        {texts.attention[about]}
        <Anchor component={Link} to={`${root}/domains`} size="sm">
          {texts.steps.domain.manage}
        </Anchor>
      </Group>
    </Alert>
  );
}

function Deletion({ connection: { providerId, name } }: { connection: Connection }) {
  const { organization, path: root } = useSetUp();
  const go = useNavigate();
  const remove = trpc.sso.deleteProvider.useMutation({
    onSuccess: () => {
      notifySuccess(texts.remove.done);
      void go(`${root}/single-sign-on`, { replace: true });
    },
  });
  return (
    <Card title={texts.remove.title} about={texts.remove.about} isDangerous>
      <div>
        <ConfirmButton
          isDangerous
          label={texts.remove.action}
          title={texts.remove.question(name)}
          confirmLabel={texts.remove.confirm}
          confirmationText={name}
          onConfirm={() => remove.mutateAsync({ organizationId: organization.id, providerId })}
        >
          {texts.remove.consequences}
        </ConfirmButton>
      </div>
    </Card>
  );
}
