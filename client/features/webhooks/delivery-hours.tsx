import { Group, Paper, Text, Title } from '@mantine/core';

import { pageLocale } from '#client/components/texts/localized.ts';
import { timeOf } from '#client/console/lists/days.ts';

import { texts } from './texts.ts';
import { useWebhookOwner } from './webhook-calls.ts';

/** How many deliveries succeeded, are tried again and failed in each of the last 24 hours. It is as high while it loads. */
export function DeliveryHours({ webhookId, refetchInterval }: { webhookId: string; refetchInterval: number }) {
  const { calls, input } = useWebhookOwner();
  const { data } = calls.countDeliveries.useQuery({ ...input, webhookId }, { refetchInterval });
  const { title, counts, start, end } = texts.deliveries.day;
  // A delivery that is tried again has not failed.
  const hours = (data?.hours ?? []).map((hour) => ({ ...hour, failed: hour.failed - hour.retrying }));
  const sumOf = (key: 'delivered' | 'failed' | 'retrying') => hours.reduce((sum, hour) => sum + hour[key], 0);
  const sum = data === undefined ? '\u00a0' : counts(sumOf('delivered'), sumOf('retrying'), sumOf('failed'));
  const most = Math.max(1, ...hours.map((hour) => hour.delivered + hour.retrying + hour.failed));
  const height = (count: number) => ({ height: `${(100 * count) / most}%` });
  return (
    <Paper p="lg">
      <Title order={2} fz="sm" fw={500} c="dimmed">
        {title}
      </Title>
      <Text size="sm" mb="xs">
        {sum}
      </Text>
      <figure className="delivery-hours" aria-label={`${title}: ${sum}`}>
        {hours.map((hour) => (
          <div key={hour.from} title={`${timeOf(hour.from)}: ${counts(hour.delivered, hour.retrying, hour.failed)}`}>
            <span data-state="failed" style={height(hour.failed)} />
            <span data-state="retrying" style={height(hour.retrying)} />
            <span data-state="delivered" style={height(hour.delivered)} />
          </div>
        ))}
        {/* What the highest column counts. */}
        <Text span size="xs" c="dimmed" className="delivery-most" aria-hidden>
          {data === undefined ? null : most.toLocaleString(pageLocale())}
        </Text>
      </figure>
      <Group justify="space-between" mt={4} className="delivery-times" aria-hidden>
        <span>{start}</span>
        <span>{end}</span>
      </Group>
    </Paper>
  );
}
