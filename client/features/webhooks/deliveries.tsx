import './webhooks.css';

import { Button, Code, Group, Paper, Stack, Table, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSend } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';

import { BackLink } from '#client/console/parts/back-link.tsx';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { List } from '#client/console/lists/list.tsx';
import { Screen } from '#client/page/screen.tsx';

import { DeliveryDetails } from './delivery-details.tsx';
import { DeliveryHours } from './delivery-hours.tsx';
import { DeliveryState, Outcome } from './delivery-state.tsx';
import { TestEvent } from './test-event.tsx';
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
  const { calls, input, path, canManage } = useWebhookOwner();
  const [limit, setLimit] = useState(STEP);
  const [shown, setShown] = useState<string | null>(null);
  const query = calls.listDeliveries.useQuery(
    { ...input, webhookId, limit },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
  );
  const webhook = calls.list.useQuery(input).data?.find(({ id }) => id === webhookId);
  const hasMore = query.data?.nextCursor != null && limit < MOST;
  return (
    <Screen
      title={webhook === undefined ? texts.deliveries.title : new URL(webhook.url).host}
      back={<BackLink to={path}>{texts.deliveries.back}</BackLink>}
      about={
        <>
          <bdi style={{ display: 'block' }}>{webhook?.url ?? '\u00a0'}</bdi>
          {texts.deliveries.about}
        </>
      }
      actions={canManage ? <SendTestEvent webhookId={webhookId} /> : null}
    >
      <Stack gap="sm">
        <DeliveryHours webhookId={webhookId} refetchInterval={REFRESH_MS} />
        <Paper>
          <List
            query={query}
            itemsOf={({ deliveries }) => deliveries}
            empty={{ icon: <IconSend />, ...texts.deliveries.empty }}
          >
            {(deliveries) => <DeliveryTable deliveries={deliveries} onOpen={setShown} />}
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
      <DeliveryDetails deliveryId={shown} refetchInterval={REFRESH_MS} onClose={() => setShown(null)} />
    </Screen>
  );
}

function SendTestEvent({ webhookId }: { webhookId: string }) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button onClick={open} leftSection={<IconSend size={16} />}>
        {texts.test.action}
      </Button>
      <TestEvent webhookId={webhookId} opened={opened} onClose={close} />
    </>
  );
}

interface DeliveryTableProps {
  deliveries: readonly Delivery[];
  onOpen: (deliveryId: string) => void;
}

function DeliveryTable({ deliveries, onOpen }: DeliveryTableProps) {
  const { columns } = texts.deliveries;
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{columns.event}</Table.Th>
          <Table.Th>{columns.state}</Table.Th>
          <Table.Th visibleFrom="sm" miw="14rem">
            {columns.response}
          </Table.Th>
          <Table.Th visibleFrom="sm">{columns.attempts}</Table.Th>
          <Table.Th visibleFrom="md">{columns.created}</Table.Th>
          <Table.Th visibleFrom="md">{columns.next}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => onOpen(delivery.id)} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function DeliveryRow({ delivery, onOpen }: { delivery: Delivery; onOpen: () => void }) {
  const { type, status, attempts, createdAt, nextAttemptAt } = delivery;
  return (
    <Table.Tr className="linked-row">
      <Table.Td className="main-cell">
        <UnstyledButton className="row-target" aria-haspopup="dialog" onClick={onOpen}>
          <Code>{type}</Code>
        </UnstyledButton>
        <Group hiddenFrom="sm" mt={4}>
          <Outcome of={delivery} />
        </Group>
      </Table.Td>
      <Table.Td>
        <DeliveryState status={status} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Outcome of={delivery} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" c="dimmed">
          {attempts}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="md">
        <Text size="sm" c="dimmed" component="div">
          <RelativeTime at={createdAt} />
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="md">
        <Text size="sm" c="dimmed" component="div">
          {nextAttemptAt === null ? '–' : <RelativeTime at={nextAttemptAt} />}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
