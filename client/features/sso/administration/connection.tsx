import { BackLink } from '#client/console/parts/back-link.tsx';
import '#client/features/sso/sso.css';

import { Anchor, DataList, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { Permitted } from '#client/console/access/permitted.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { OrganizationLink } from '#client/console/enterprise/organization-link.tsx';
import { texts as enterpriseTexts } from '#client/console/enterprise/texts.ts';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { CopyButton } from '#client/console/forms/copy-button.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { AttemptsCard } from '#client/features/sso/connection/attempts-card.tsx';
import { StateBadge } from '#client/features/sso/state-badge.tsx';
import { texts as ssoTexts } from '#client/features/sso/texts.ts';
import { Screen } from '#client/page/screen.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';

type AdministeredConnection = Outputs['admin']['getConnection'];

interface ConnectionProps {
  connection: AdministeredConnection;
}

/** Why sign-ins with a connection fail, for operators. */
export function EnterpriseConnectionScreen() {
  const { id = '' } = useParams();
  return (
    <Permitted needs={{ enterprise: ['read'] }}>
      <ConnectionById key={id} id={id} />
    </Permitted>
  );
}

function ConnectionById({ id: connectionId }: { id: string }) {
  const { may } = usePlatformAccess();
  const query = trpc.admin.getConnection.useQuery({ connectionId });
  return (
    <Loaded query={query} screen renderError={({ code }) => (code === 'PROVIDER_NOT_FOUND' ? <Gone /> : undefined)}>
      {(connection) => (
        <Screen
          title={connection.name}
          back={<BackLink to="/admin/enterprise">{enterpriseTexts.back}</BackLink>}
          actions={<StateBadge connection={connection} />}
        >
          <FactsCard connection={connection} />
          <Attempts connection={connection} />
          {connection.enabled && may({ enterprise: ['manage'] }) ? <Disable connection={connection} /> : null}
        </Screen>
      )}
    </Loaded>
  );
}

function Gone() {
  const next = { to: '/admin/enterprise', label: enterpriseTexts.back };
  return <Problem title={ssoTexts.gone.title} about={ssoTexts.gone.about} next={next} />;
}

function FactsCard({ connection }: ConnectionProps) {
  const { id, type, issuer, organization, domains, attention, lastSignInAt, failures, createdAt } = connection;
  const { facts } = texts;
  return (
    <Card title={facts.title}>
      <DataList labelWidth={130} orientation="horizontal">
        <Fact name={enterpriseTexts.columns.organization}>
          <OrganizationLink organization={organization} />
        </Fact>
        {attention.length > 0 ? (
          <Fact name={facts.attention}>{attention.map((each) => texts.attention[each]).join(' · ')}</Fact>
        ) : null}
        <Fact name={facts.protocol}>{facts.protocols[type]}</Fact>
        <Fact name={facts.issuer}>
          <bdi style={{ overflowWrap: 'anywhere' }}>{issuer}</bdi>
        </Fact>
        <Fact name={facts.domains}>
          {domains.length === 0 ? facts.noDomains : null}
          {domains.map(({ id: domainId, domain, status }) => (
            <div key={domainId}>
              <bdi>{domain}</bdi> · {texts.status[status]}
            </div>
          ))}
        </Fact>
        <Fact name={texts.columns.lastSignIn}>
          {lastSignInAt === null ? texts.never : <RelativeTime at={lastSignInAt} />}
        </Fact>
        <Fact name={texts.columns.failures}>{texts.number(failures)}</Fact>
        <Fact name={facts.added}>
          <RelativeTime at={createdAt} />
        </Fact>
        <Fact name={facts.id}>
          <Group gap={4} wrap="nowrap">
            <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
              {id}
            </Text>
            <CopyButton text={id} what={facts.copyId} />
          </Group>
        </Fact>
      </DataList>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{name}</DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}

function Attempts({ connection: { id: connectionId } }: ConnectionProps) {
  const query = trpc.admin.listConnectionAttempts.useQuery({ connectionId });
  const { may } = usePlatformAccess();
  const userOf = ({ userId }: { userId: string | null }) =>
    userId === null || !may({ user: ['get'] }) ? null : (
      <Anchor component={Link} to={`/admin/users/${userId}`} inherit>
        {texts.user}
      </Anchor>
    );
  return <AttemptsCard query={query} userOf={userOf} showsRule />;
}

function Disable({ connection: { id: connectionId, name, organization } }: ConnectionProps) {
  const disable = trpc.admin.disableConnection.useMutation({ onSuccess: () => notifySuccess(texts.disable.done) });
  const { title, about, action, question, consequences } = texts.disable;
  return (
    <Card title={title} about={about} isDangerous>
      <div>
        <ConfirmButton
          isDangerous
          label={action}
          title={question(name)}
          confirmLabel={action}
          onConfirm={() => disable.mutateAsync({ connectionId })}
        >
          {consequences(organization.name)}
        </ConfirmButton>
      </div>
    </Card>
  );
}
