import { Anchor, Badge, Button, Code, Paper, Stack, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { List } from '#client/console/lists/list.tsx';
import { Screen } from '#client/page/screen.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';

import { texts } from './texts.ts';
import { useWebhookOwner, type Delivery } from './webhook-calls.ts';

const STEP = 50;
/** Deliveries are made in the background. */
const REFRESH_MS = 3_000;
/** More than users read; programs read them all by cursor. */
const MOST = 500;

/** The deliveries of a webhook, newest event first. */
export function Deliveries() {
  const { id: webhookId = '' } = useParams();
  const { calls, input, path } = useWebhookOwner();
  const [limit, setLimit] = useState(STEP);
  const query = calls.listDeliveries.useQuery(
    { ...input, webhookId, limit },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
  );
  const webhook = calls.list.useQuery(input).data?.find(({ id }) => id === webhookId);
  const hasMore = query.data?.nextCursor != null && limit < MOST;
  return (
    <Screen
      title={texts.deliveries.title}
      about={
        <>
          {webhook === undefined ? null : <strong style={{ display: 'block' }}>{webhook.url}</strong>}
          {texts.deliveries.about}{' '}
          <Anchor component={Link} to={path} inherit>
            {texts.deliveries.back}
          </Anchor>
        </>
      }
    >
      <Stack gap="sm">
        <Paper>
          <List
            query={query}
            itemsOf={({ deliveries }) => deliveries}
            empty={{ icon: <IconSend />, ...texts.deliveries.empty }}
          >
            {(deliveries) => (
              <ul className="rows">
                {deliveries.map((delivery) => (
                  <DeliveryRow key={delivery.id} delivery={delivery} />
                ))}
              </ul>
            )}
          </List>
        </Paper>
        {hasMore ? (
          <div>
            <Button variant="default" loading={query.isPlaceholderData} onClick={() => setLimit(limit + STEP)}>
              {texts.deliveries.more}
            </Button>
          </div>
        ) : null}
      </Stack>
    </Screen>
  );
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { calls, input, canManage } = useWebhookOwner();
  const { id: deliveryId, type, status, attempts, responseStatus, error, createdAt, nextAttemptAt } = delivery;
  const redeliver = calls.redeliver.useMutation({
    onSuccess: () => notifySuccess(texts.deliveries.redelivered),
    onError: notifyError,
  });
  const { isPending, run } = useSingleFlight();
  const facts = [
    texts.deliveries.attempts(attempts),
    responseStatus === null ? null : texts.deliveries.response(responseStatus),
    error,
  ].filter(Boolean);
  return (
    <li className="row">
      <div className="grow">
        <Text size="sm" component="div">
          <Code>{type}</Code>
          <Badge variant="default" size="sm" ms={8}>
            {texts.deliveries.status[status]}
          </Badge>
        </Text>
        <Text size="sm" c="dimmed">
          <RelativeTime at={createdAt} /> · {facts.join(' · ')}
          {nextAttemptAt === null ? null : (
            <>
              {' '}
              · {texts.deliveries.next} <RelativeTime at={nextAttemptAt} />
            </>
          )}
        </Text>
      </div>
      {canManage && status !== 'pending' ? (
        <Button
          size="xs"
          variant="default"
          loading={isPending}
          aria-label={texts.deliveries.redeliverOf(type)}
          onClick={() => void run(() => redeliver.mutateAsync({ ...input, deliveryId }))}
        >
          {texts.deliveries.redeliver}
        </Button>
      ) : null}
    </li>
  );
}
