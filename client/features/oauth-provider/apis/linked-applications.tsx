import { Checkbox, Stack, Text } from '@mantine/core';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { Client } from '#client/features/oauth-provider/applications/offered.tsx';
import { trpc } from '#client/sdk/react.tsx';

import type { Api } from './api-fields.tsx';
import { texts } from './texts.ts';

/** The applications that get access tokens for an API. */
export function LinkedApplications({ api }: { api: Api }) {
  const query = trpc.oauth2.getClients.useQuery({});
  const { title, about, none } = texts.applications;
  return (
    <Card title={title} about={about}>
      <Loaded query={query}>
        {(clients) =>
          clients.length === 0 ? (
            <Text size="sm" c="dimmed">
              {none}
            </Text>
          ) : (
            <Stack gap="xs">
              {clients.map((client) => (
                <Choice key={client.client_id} api={api} client={client} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Card>
  );
}

function Choice({ api, client: { client_id: clientId, client_name: name } }: { api: Api; client: Client }) {
  const { added, removed } = texts.applications;
  const isLinked = api.clientIds.includes(clientId);
  const link = trpc.oauth2.linkResource.useMutation({ onSuccess: () => notifySuccess(added) });
  const unlink = trpc.oauth2.unlinkResource.useMutation({ onSuccess: () => notifySuccess(removed) });
  const { isPending, run } = useSingleFlight();
  const change = isLinked ? unlink : link;
  return (
    <Checkbox
      label={<bdi>{name}</bdi>}
      checked={isLinked}
      disabled={isPending}
      onChange={() => void run(() => change.mutateAsync({ resourceId: api.id, clientId }))}
    />
  );
}
