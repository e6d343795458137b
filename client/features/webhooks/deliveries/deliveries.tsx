import '#client/features/webhooks/webhooks.css';
import './deliveries.css';

import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSend } from '@tabler/icons-react';
import { useParams } from 'react-router';

import { Loaded } from '#client/console/lists/loaded.tsx';
import { BackLink } from '#client/console/parts/back-link.tsx';
import { TestEvent } from '#client/features/webhooks/test-event.tsx';
import { texts } from '#client/features/webhooks/texts.ts';
import { useWebhookOwner, type Webhook } from '#client/features/webhooks/webhook-calls.ts';
import { WebhookFacts } from '#client/features/webhooks/webhook-facts.tsx';
import { WebhookMenu } from '#client/features/webhooks/webhook-menu.tsx';
import { hostOf, isFailing, StateBadge } from '#client/features/webhooks/webhook-state.tsx';
import { Screen } from '#client/page/screen.tsx';

import { StateFilter } from './delivery-filters.tsx';
import { DeliveryHours } from './delivery-hours.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { Failing, RetryAll } from './failing.tsx';
import { REFRESH_MS, STEP, useDeliveries } from './use-deliveries.ts';
import { useDeliveryFilters } from './use-delivery-filters.ts';

/** What a webhook is, and its deliveries, newest event first. */
export function Deliveries() {
  const { id: webhookId = '' } = useParams();
  const { calls, input, path, canManage } = useWebhookOwner();
  const filters = useDeliveryFilters();
  const deliveries = useDeliveries(webhookId, filters);
  const webhooks = calls.list.useQuery(input, { refetchInterval: REFRESH_MS });
  const counts = calls.countDeliveries.useQuery({ ...input, webhookId }, { refetchInterval: REFRESH_MS });
  const webhook = webhooks.data?.find(({ id }) => id === webhookId);
  return (
    <Screen
      title={webhook === undefined ? texts.deliveries.title : hostOf(webhook)}
      back={<BackLink to={path}>{texts.deliveries.back}</BackLink>}
      about={
        <Group gap="xs">
          <bdi>{webhook?.url ?? '\u00a0'}</bdi>
          {webhook === undefined ? null : <StateBadge webhook={webhook} />}
        </Group>
      }
      actions={webhook !== undefined && canManage ? <Actions webhook={webhook} /> : null}
    >
      {/* What came later would move the deliveries. */}
      <Loaded query={webhooks}>
        {() => (
          <Loaded query={counts}>
            {({ hours, undelivered }) => (
              <Stack gap="sm">
                {webhook === undefined ? null : <About webhook={webhook} undelivered={undelivered} />}
                <DeliveryHours counts={hours} filters={filters} />
                <Group justify="space-between" gap="sm" className="delivery-heading">
                  <div>
                    <Title order={2}>{texts.deliveries.title}</Title>
                    <Text size="sm" c="dimmed">
                      {texts.deliveries.about}
                    </Text>
                  </div>
                  {webhook === undefined || isFailing(webhook) ? null : (
                    <RetryAll webhook={webhook} undelivered={undelivered} />
                  )}
                </Group>
                <div>
                  <StateFilter state={filters.state} />
                </div>
                <DeliveryList webhookId={webhookId} webhook={webhook} filters={filters} {...deliveries} />
              </Stack>
            )}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  );
}

/** What a webhook is, below why it fails. */
function About({ webhook, undelivered }: { webhook: Webhook; undelivered: number }) {
  return (
    <>
      {isFailing(webhook) ? (
        <Failing webhook={webhook} undelivered={undelivered} limit={STEP} refetchInterval={REFRESH_MS} />
      ) : null}
      <WebhookFacts webhook={webhook} />
    </>
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
