import { Paper, Text } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { useIsImpersonated } from '#client/console/access/not-impersonated.tsx';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { List } from '#client/console/lists/list.tsx';
import { NameAvatar } from '#client/console/parts/name-avatar.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { hostOf, isolated } from '#client/console/applications/isolated.ts';
import { UsedBudget } from '#client/console/applications/used-budget.tsx';
import { wordsOf } from '#client/console/applications/words-of.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { Screen } from '#client/page/screen.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';

const { name: service, oauthProvider } = publicConfiguration;

/** The applications that may use the account of the user. */
export function ConnectedAppsScreen() {
  if (!oauthProvider) return <Problem {...texts.disabled} />;
  return (
    <Screen title={texts.title} about={texts.about(service)} actions={<DisconnectAll />}>
      <Paper>
        <Apps />
      </Paper>
    </Screen>
  );
}

function Apps() {
  const query = trpc.oauth2.getConsents.useQuery({});
  const { title, description } = texts.empty;
  const empty = { drawing: 'app' as const, title, description: description(service) };
  return (
    <List query={query} itemsOf={(grants) => grants} empty={{ icon: <IconPlugConnected />, ...empty }}>
      {(grants) => (
        <ul className="rows">
          {grants.map((grant) => (
            <AppRow key={grant.id} grant={grant} />
          ))}
        </ul>
      )}
    </List>
  );
}

interface AppProps {
  grant: Outputs['oauth2']['getConsents'][number];
}

function AppRow({ grant }: AppProps) {
  const { client, scopes, resources, devices, terms, createdAt } = grant;
  const isImpersonated = useIsImpersonated();
  const host = client.host ?? hostOf(client.client_uri);
  return (
    // On a phone, the button is below the texts.
    <li className="row" style={{ flexWrap: 'wrap' }}>
      <NameAvatar name={client.client_name} />
      <div className="grow">
        <Text size="sm" fw={500}>
          <bdi>{client.client_name}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {host === null ? null : (
            <>
              <bdi>{host}</bdi> ·{' '}
            </>
          )}
          {client.source === 'dynamic' ? `${texts.registeredItself} · ` : null}
          {client.skip_consent ? `${texts.operated(service)} · ` : null}
          {texts.connected} <RelativeTime at={createdAt} />
        </Text>
        <Text size="sm" c="dimmed">
          {[...scopes.map(wordsOf), ...resources.flatMap(wordsOfApi)].join(' · ')}
        </Text>
        {devices.map(({ connectedAt, ipAddress }) => (
          <Text key={connectedAt} size="sm" c="dimmed">
            {texts.device(isolated(ipAddress))} <RelativeTime at={connectedAt} />
          </Text>
        ))}
        {terms === null ? null : <Terms terms={terms} />}
      </div>
      {client.skip_consent || isImpersonated ? null : <Disconnect grant={grant} />}
    </li>
  );
}

/** The end and the budget of an agent. */
function Terms({ terms }: { terms: NonNullable<AppProps['grant']['terms']> }) {
  const { purpose, expiresAt, budget, used, delegates, stopped } = terms;
  const words = texts.agent;
  return (
    <>
      <Text size="sm" c="dimmed">
        <bdi>{purpose}</bdi> ·{' '}
        {stopped ? (
          words.stopped
        ) : (
          <>
            {words.ends} <RelativeTime at={expiresAt} />
          </>
        )}
      </Text>
      {delegates.length > 0 ? (
        <Text size="sm" c="dimmed">
          {words.delegates(delegates.map(({ client_name }) => isolated(client_name)).join(', '))}
        </Text>
      ) : null}
      <UsedBudget used={used} budget={budget} />
    </>
  );
}

function wordsOfApi({ name, scopes }: AppProps['grant']['resources'][number]): string[] {
  return scopes.map(({ title }) => `${isolated(name)}: ${isolated(title)}`);
}

function DisconnectAll() {
  const { data: grants = [] } = trpc.oauth2.getConsents.useQuery({});
  const isImpersonated = useIsImpersonated();
  const { action, question, consequences, done } = texts.disconnectAll;
  const disconnect = trpc.oauth2.deleteConsents.useMutation({ onSuccess: () => notifySuccess(done) });
  if (isImpersonated || grants.filter(({ client }) => !client.skip_consent).length < 2) return null;
  return (
    <ConfirmButton label={action} title={question} confirmLabel={action} onConfirm={() => disconnect.mutateAsync({})}>
      {consequences}
    </ConfirmButton>
  );
}

function Disconnect({ grant: { id, client } }: AppProps) {
  const disconnect = trpc.oauth2.deleteConsent.useMutation({ onSuccess: () => notifySuccess(texts.disconnect.done) });
  const { action, question, consequences, confirm } = texts.disconnect;
  const name = isolated(client.client_name);
  return (
    <ConfirmButton
      size="xs"
      label={action}
      target={client.client_name}
      title={question(name)}
      confirmLabel={confirm}
      onConfirm={() => disconnect.mutateAsync({ id })}
    >
      {consequences(name)}
    </ConfirmButton>
  );
}
