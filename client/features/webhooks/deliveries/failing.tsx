import { Alert, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { texts } from '#client/features/webhooks/texts.ts';
import { useWebhookOwner, type Delivery, type Webhook } from '#client/features/webhooks/webhook-calls.ts';
import { EditForm } from '#client/features/webhooks/webhook-forms.tsx';

import { outcomeOf } from './delivery-state.tsx';

interface FailingProps {
  webhook: Webhook;
  /** Deliveries that can be sent again. */
  undelivered: number;
  /** Of the deliveries without a filter: they are loaded once for both. */
  limit: number;
  refetchInterval: number;
}

/** Why all deliveries of a webhook fail, and what helps. */
export function Failing({ webhook, undelivered, limit, refetchInterval }: FailingProps) {
  const { calls, input, canManage } = useWebhookOwner();
  const query = { ...input, webhookId: webhook.id, limit, state: undefined };
  const { data } = calls.listDeliveries.useQuery(query, { refetchInterval });
  const [opened, { open, close }] = useDisclosure();
  const { title, titleOf, since, changeUrl } = texts.deliveries.failing;
  const cause = causeOf(data?.deliveries ?? []);
  return (
    <Alert color="red" variant="light" icon={<IconAlertTriangle />}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text size="sm" fw={600} className="failing-title">
            {cause === null ? title : titleOf(cause)}
          </Text>
          <Text size="sm">
            {since} <RelativeTime at={webhook.failingSince ?? webhook.updatedAt} />
          </Text>
        </div>
        {canManage ? (
          <Group gap="xs">
            <Button variant="default" onClick={open}>
              {changeUrl}
            </Button>
            <RetryAll webhook={webhook} undelivered={undelivered} />
          </Group>
        ) : null}
      </Group>
      <Dialog opened={opened} onClose={close} title={texts.edit.title}>
        <EditForm webhook={webhook} onDone={close} />
      </Dialog>
    </Alert>
  );
}

/** Why the last attempt failed. */
function causeOf(deliveries: readonly Delivery[]): string | null {
  const failed = deliveries.filter(({ error }) => error !== null);
  const [last] = failed.toSorted((a, b) => Date.parse(b.attemptedAt ?? '') - Date.parse(a.attemptedAt ?? ''));
  if (last === undefined) return null;
  return last.responseStatus === null ? outcomeOf(last) : texts.deliveries.failing.answered(last.responseStatus);
}

interface RetryAllProps {
  webhook: Webhook;
  /** Failed or waiting for a retry. */
  undelivered: number;
}

/** Sends all deliveries again that did not succeed, if there are any. */
export function RetryAll({ webhook, undelivered }: RetryAllProps) {
  const { calls, input, canManage } = useWebhookOwner();
  const [opened, { open, close }] = useDisclosure();
  const { action, question, consequences, confirm, done } = texts.deliveries.retryAll;
  const redeliver = calls.redeliverAll.useMutation({
    onSuccess: ({ redelivered }) => {
      close();
      notifySuccess(done(redelivered));
    },
  });
  const isOffered = undelivered > 0 || opened;
  if (!canManage || webhook.disabledAt !== null || !isOffered) return null;
  return (
    <>
      <Button variant="default" onClick={open}>
        {action}
      </Button>
      <Confirm
        opened={opened}
        onClose={close}
        title={question(undelivered)}
        confirmLabel={confirm}
        isHarmless
        onConfirm={() => redeliver.mutateAsync({ ...input, webhookId: webhook.id })}
      >
        {consequences(webhook.url)}
      </Confirm>
    </>
  );
}
