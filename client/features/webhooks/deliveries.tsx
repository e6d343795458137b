import './webhooks.css';

import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSend } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';

import { BackLink } from '#client/console/parts/back-link.tsx';
import { useListAddress } from '#client/console/lists/list-address.ts';
import { List, ListFrame } from '#client/console/lists/list.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Screen } from '#client/page/screen.tsx';
import { DeliveryFilter } from '#shared/webhooks/schemas.ts';

import { DeliveryDetails } from './delivery-details.tsx';
import { DeliveryHours } from './delivery-hours.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { Failing, RetryAll } from './failing.tsx';
import { TestEvent } from './test-event.tsx';
import { texts } from './texts.ts';
import { useWebhookOwner, type Webhook } from './webhook-calls.ts';
import { WebhookFacts } from './webhook-facts.tsx';
import { WebhookMenu } from './webhook-menu.tsx';
import { isFailing, StateBadge } from './webhook-state.tsx';

const STEP = 50;
/** Deliveries are made in the background. */
const REFRESH_MS = 3_000;
/** More than users read; programs read them all by cursor. */
const MOST = 500;

const filters = ['all', ...DeliveryFilter.options] as const;

/** What a webhook is, and its deliveries, newest event first. */
export function Deliveries() {
  const { id: webhookId = '' } = useParams();
  const { calls, input, path, canManage } = useWebhookOwner();
  const { oneOf, change } = useListAddress();
  const filter = oneOf('state', filters);
  const state = filter === 'all' ? undefined : filter;
  const [limit, setLimit] = useState(STEP);
  const [shown, setShown] = useState<string | null>(null);
  const query = calls.listDeliveries.useQuery(
    { ...input, webhookId, limit, state },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
  );
  const webhooks = calls.list.useQuery(input, { refetchInterval: REFRESH_MS });
  const webhook = webhooks.data?.find(({ id }) => id === webhookId);
  // Nothing is sent meanwhile.
  const isPaused = webhook !== undefined && webhook.disabledAt !== null;
  const { all, empty, noMatch, status } = texts.deliveries;
  const hasMore = query.data?.nextCursor != null && limit < MOST;
  return (
    <Screen
      title={webhook === undefined ? texts.deliveries.title : new URL(webhook.url).host}
      back={<BackLink to={path}>{texts.deliveries.back}</BackLink>}
      about={
        <Group gap="xs">
          <bdi>{webhook?.url ?? '\u00a0'}</bdi>
          {webhook === undefined ? null : <StateBadge webhook={webhook} />}
        </Group>
      }
      actions={webhook !== undefined && canManage ? <Actions webhook={webhook} /> : null}
    >
      {/* What the webhook is would move its deliveries if it came later. */}
      <Loaded query={webhooks}>
        {() => (
          <Stack gap="sm">
            {webhook !== undefined && isFailing(webhook) ? (
              <Failing webhook={webhook} limit={STEP} refetchInterval={REFRESH_MS} />
            ) : null}
            {webhook === undefined ? null : <WebhookFacts webhook={webhook} />}
            <DeliveryHours webhookId={webhookId} refetchInterval={REFRESH_MS} />
            <Group justify="space-between" gap="sm" className="delivery-heading">
              <div>
                <Title order={2}>{texts.deliveries.title}</Title>
                <Text size="sm" c="dimmed">
                  {texts.deliveries.about}
                </Text>
              </div>
              {webhook === undefined || isFailing(webhook) ? null : (
                <RetryAll webhook={webhook} refetchInterval={REFRESH_MS} />
              )}
            </Group>
            <ListFrame
              filters={
                <SegmentedControl
                  className="delivery-filter"
                  aria-label={texts.deliveries.columns.state}
                  data={filters.map((value) => ({ value, label: value === 'all' ? all : status[value] }))}
                  value={filter}
                  onChange={(value) => change({ state: value === 'all' ? null : value })}
                />
              }
            >
              <List
                query={query}
                itemsOf={({ deliveries }) => deliveries}
                empty={{ icon: <IconSend />, ...empty, noMatch }}
              >
                {(deliveries) => <DeliveryTable deliveries={deliveries} isPaused={isPaused} onOpen={setShown} />}
              </List>
            </ListFrame>
            {hasMore ? (
              <div>
                <Button variant="default" loading={query.isPlaceholderData} onClick={() => setLimit(limit + STEP)}>
                  {texts.deliveries.more}
                </Button>
              </div>
            ) : null}
          </Stack>
        )}
      </Loaded>
      <DeliveryDetails
        deliveryId={shown}
        isPaused={isPaused}
        refetchInterval={REFRESH_MS}
        onClose={() => setShown(null)}
      />
    </Screen>
  );
}

/** Beside the heading. */
function Actions({ webhook }: { webhook: Webhook }) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <Group gap="sm" wrap="nowrap">
      <Button variant="default" onClick={open} leftSection={<IconSend size={16} />}>
        {texts.test.action}
      </Button>
      <WebhookMenu webhook={webhook} isOnPage />
      <TestEvent webhookId={webhook.id} opened={opened} onClose={close} />
    </Group>
  );
}
