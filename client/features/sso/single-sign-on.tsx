import './sso.css';

import { Anchor, Button, Paper, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';

import { useSetUp } from '#client/console/access/use-set-up.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { ListSkeleton } from '#client/console/parts/skeletons.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { isProven, type Connection } from './connection.ts';
import { SetUpSteps } from './set-up-steps.tsx';
import { StateBadge } from './state-badge.tsx';
import { texts } from './texts.ts';
import { useManager } from './use-manager.ts';

/** How far single sign-on of an organization is set up, and its connections. */
export function SingleSignOnScreen() {
  const { organization, hasPermission, setupLink } = useSetUp();
  const input = { organizationId: organization.id };
  const canRead = hasPermission({ sso: ['read'] });
  const query = trpc.sso.providers.useQuery(input, { enabled: canRead });
  const policy = trpc.sso.getPolicy.useQuery(input, { enabled: canRead && setupLink === null });
  const domains = trpc.organization.listDomains.useQuery(input, { enabled: hasPermission({ domain: ['read'] }) });
  // The steps show them too: what came later would move the connections.
  const isComplete = !policy.isLoading && !domains.isLoading;
  const isSetUp = query.data?.providers.some(({ enabled }) => enabled) && (domains.data?.some(isProven) ?? true);
  const { canManage } = useManager();
  if (!canRead) return <Problem title={texts.title} about={texts.notAllowed} />;
  return (
    <Screen title={texts.title} about={texts.about} actions={canManage ? <AddButton isMain={isSetUp} /> : null}>
      <Loaded
        query={isComplete ? query : { ...query, data: undefined }}
        loading={
          <div className="may-be-empty">
            <ListSkeleton rows={3} />
          </div>
        }
      >
        {({ providers }) => (
          <>
            <SetUpSteps connections={providers} />
            {providers.length === 0 ? null : <Connections connections={providers} />}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

/** Before one works, the steps lead further. */
function AddButton({ isMain = false }: { isMain?: boolean | undefined }) {
  const { path: root } = useSetUp();
  return (
    <Button
      component={Link}
      to={`${root}/single-sign-on/new`}
      variant={isMain ? 'filled' : 'default'}
      leftSection={<IconPlus size={16} />}
    >
      {texts.add.action}
    </Button>
  );
}

function Connections({ connections }: { connections: readonly Connection[] }) {
  return (
    <section className="sso-connections">
      <Title order={2}>{texts.connections}</Title>
      <Paper>
        <ul className="rows">
          {connections.map((connection) => (
            <ConnectionRow key={connection.id} connection={connection} />
          ))}
        </ul>
      </Paper>
    </section>
  );
}

function ConnectionRow({ connection }: { connection: Connection }) {
  const { path: root } = useSetUp();
  const { providerId, name, issuer, domains } = connection;
  const facts = [URL.parse(issuer)?.host ?? issuer, ...domains.map(({ domain }) => domain)];
  return (
    <li className="row linked-row">
      <div className="grow">
        <Anchor
          component={Link}
          to={`${root}/single-sign-on/connections/${providerId}`}
          size="sm"
          fw={500}
          className="row-target"
        >
          <bdi>{name}</bdi>
        </Anchor>
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
      </div>
      <StateBadge connection={connection} />
    </li>
  );
}
