import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as shared } from '#client/components/texts/app-texts.ts';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { SelectionBar } from '#client/console/selection/selection-bar.tsx';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';
import { texts } from '#client/features/webhooks/texts.ts';
import { useWebhookOwner, type Delivery } from '#client/features/webhooks/webhook-calls.ts';

interface Result {
  redelivered: number;
  rejected: { delivery: Delivery; reason: keyof typeof texts.deliveries.notQueued.reasons }[];
}

interface RedeliverBarProps {
  webhookId: string;
  /** Those that are selected. */
  deliveries: readonly Delivery[];
  onClear: () => void;
}

/** Sends the selected deliveries again with one call, and lists those that were not queued. */
export function RedeliverBar({ webhookId, deliveries, onClear }: RedeliverBarProps) {
  const { calls, input } = useWebhookOwner();
  const redeliver = calls.redeliverAll.useMutation({ onError: notifyError });
  const { isPending, run } = useSingleFlight();
  const [result, setResult] = useState<Result | null>(null);
  const { select, redeliver: action, retryAll } = texts.deliveries;
  const send = async () => {
    const deliveryIds = deliveries.map(({ id }) => id);
    const { redelivered, rejected = [] } = await redeliver.mutateAsync({ ...input, webhookId, deliveryIds });
    onClear();
    if (rejected.length === 0) return notifySuccess(retryAll.done(redelivered));
    setResult({
      redelivered,
      rejected: rejected.flatMap(({ deliveryId, reason }) => {
        const delivery = deliveries.find(({ id }) => id === deliveryId);
        return delivery === undefined ? [] : [{ delivery, reason }];
      }),
    });
  };
  return (
    <>
      {deliveries.length > 0 ? (
        <SelectionBar
          label={select.toolbar}
          selected={select.selected(deliveries.length)}
          clearLabel={select.clear}
          onClear={onClear}
        >
          <Button size="xs" variant="default" loading={isPending} onClick={() => void run(send)}>
            {action}
          </Button>
        </SelectionBar>
      ) : null}
      {result === null ? null : <NotQueued {...result} onClose={() => setResult(null)} />}
    </>
  );
}

function NotQueued({ redelivered, rejected, onClose }: Result & { onClose: () => void }) {
  const { title, reasons } = texts.deliveries.notQueued;
  return (
    <Dialog opened onClose={onClose} title={title(rejected.length)}>
      <Stack gap="md">
        <Text size="sm">{texts.deliveries.retryAll.done(redelivered)}</Text>
        <ul className="plain-list">
          {rejected.map(({ delivery, reason }) => (
            <li key={delivery.id}>
              <Code>{delivery.type}</Code>
              <Text size="sm" c="dimmed">
                {reasons[reason]}
              </Text>
            </li>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {shared.close}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
