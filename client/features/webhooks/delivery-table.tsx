import { Code, Group, Table, Text, UnstyledButton } from '@mantine/core';

import { RelativeTime } from '#client/components/text/relative-time.tsx';

import { DeliveryState, Outcome, stateOf } from './delivery-state.tsx';
import { texts } from './texts.ts';
import type { Delivery } from './webhook-calls.ts';

interface DeliveryTableProps {
  deliveries: readonly Delivery[];
  /** No attempt is made. */
  isPaused: boolean;
  onOpen: (deliveryId: string) => void;
}

export function DeliveryTable({ deliveries, isPaused, onOpen }: DeliveryTableProps) {
  const { columns } = texts.deliveries;
  return (
    <Table className="delivery-table">
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
          <DeliveryRow key={delivery.id} delivery={delivery} isPaused={isPaused} onOpen={() => onOpen(delivery.id)} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface DeliveryRowProps {
  delivery: Delivery;
  isPaused: boolean;
  onOpen: () => void;
}

function DeliveryRow({ delivery, isPaused, onOpen }: DeliveryRowProps) {
  const { type, attempts, createdAt, nextAttemptAt } = delivery;
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
        <DeliveryState state={stateOf(delivery)} />
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
          {nextAttemptAt === null || isPaused ? '–' : <RelativeTime at={nextAttemptAt} />}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
