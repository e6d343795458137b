import { EmptyState, Text } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { useSetUp } from '#client/console/access/use-set-up.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { trpc } from '#client/sdk/react.tsx';

import type { DirectoryRequest } from './directory.ts';
import { texts } from './texts.ts';

/** The newest requests of the directory that were refused, with the reasons that it was told. */
export function Requests() {
  const { organization } = useSetUp();
  const query = trpc.organization.listDirectoryRequests.useQuery({ organizationId: organization.id });
  return (
    <Card title={texts.tabs.requests} about={texts.requests.about} rows>
      <Loaded query={query}>
        {(requests) =>
          requests.length === 0 ? (
            <EmptyState p="xl" variant="light" icon={<IconArrowsExchange />} {...texts.requests.empty} />
          ) : (
            <ul className="rows">
              {requests.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

/** The details are not translated: they also stand in the log of the directory. */
function RequestRow({ request: { method, path, status, detail, createdAt } }: { request: DirectoryRequest }) {
  return (
    <li className="row">
      <div className="grow">
        <Text size="sm" fw={500} lang="en" dir="auto">
          {detail}
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          <bdi>
            {status} {method} {path}
          </bdi>
          {' · '}
          <RelativeTime at={createdAt} />
        </Text>
      </div>
    </li>
  );
}
