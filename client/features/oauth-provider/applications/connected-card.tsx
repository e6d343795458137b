import { Text } from '@mantine/core';

import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { isolated } from '#client/console/applications/isolated.ts';
import { operatorWordsOf } from '#client/console/applications/words-of.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { useArea } from './area.tsx';
import { texts } from './texts.ts';

interface ConnectedProps {
  mayManage: boolean;
}

/** The applications, of any owner, that members use with the organization. */
export function ConnectedCard({ mayManage }: ConnectedProps) {
  const { id: organizationId, name } = useArea().organization!;
  const { data: apps = [] } = trpc.organization.listConnectedApps.useQuery({ organizationId });
  if (apps.length === 0) return null;
  return (
    <Card title={texts.connected.title} about={texts.connected.about(name)}>
      <ul className="rows">
        {apps.map((app) => (
          <Row key={app.client.client_id} app={app} mayManage={mayManage} />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps extends ConnectedProps {
  app: Outputs['organization']['listConnectedApps'][number];
}

function Row({ app: { client, users, scopes }, mayManage }: RowProps) {
  return (
    <li className="row" style={{ flexWrap: 'wrap' }}>
      <div className="grow">
        <Text size="sm" fw={500}>
          <bdi>{client.client_name}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {client.host === null ? null : (
            <>
              <bdi>{client.host}</bdi> ·{' '}
            </>
          )}
          {texts.connected.users(users)}
        </Text>
        <Text size="sm" c="dimmed">
          {scopes.map(operatorWordsOf).join(' · ')}
        </Text>
      </div>
      {mayManage ? <Disconnect client={client} /> : null}
    </li>
  );
}

function Disconnect({ client: { client_id, client_name } }: Pick<RowProps['app'], 'client'>) {
  const { id: organizationId, name } = useArea().organization!;
  const { action, question, consequences, done } = texts.connected.disconnect;
  const revoke = trpc.organization.revokeConnectedApp.useMutation({ onSuccess: () => notifySuccess(done) });
  return (
    <ConfirmButton
      size="xs"
      label={action}
      target={client_name}
      title={question(isolated(client_name))}
      confirmLabel={action}
      onConfirm={() => revoke.mutateAsync({ organizationId, client_id })}
    >
      {consequences(name)}
    </ConfirmButton>
  );
}
