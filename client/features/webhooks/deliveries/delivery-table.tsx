import { Code, Group, Table, Text, UnstyledButton } from '@mantine/core';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { SelectPage, SelectRow, type RowSelection } from '#client/console/selection/row-checkboxes.tsx';
import { texts } from '#client/features/webhooks/texts.ts';
import type { Delivery } from '#client/features/webhooks/webhook-calls.ts';

import { DeliveryState, Outcome, stateOf } from './delivery-state.tsx';
import { SubjectLine } from './delivery-subject.tsx';

interface DeliveryTableProps {
  deliveries: readonly Delivery[];
  /** No attempt is made. */
  isPaused: boolean;
  /** Shows the time of the last attempt in place of that of the event. */
  isByAttempt: boolean;
  onOpen: (deliveryId: string) => void;
  /** For users who can send them again. */
  selection: RowSelection | undefined;
}

/** What waits for its first attempt is sent anyway. */
const isSelectable = (delivery: Delivery) => stateOf(delivery) !== 'pending';

export function DeliveryTable({ deliveries, selection, onOpen, ...row }: DeliveryTableProps) {
  const { columns } = texts.deliveries;
  return (
    <Table className="delivery-table">
      <Table.Thead>
        <Table.Tr>
          {selection ? (
            <SelectPage ids={deliveries.filter(isSelectable).map(({ id }) => id)} selection={selection} />
          ) : null}
          <Table.Th>{columns.event}</Table.Th>
          <Table.Th>{columns.state}</Table.Th>
          <Table.Th visibleFrom="sm" miw="14rem">
            {columns.response}
          </Table.Th>
          <Table.Th visibleFrom="sm">{columns.attempts}</Table.Th>
          <Table.Th visibleFrom="md">{row.isByAttempt ? columns.attempted : columns.time}</Table.Th>
          <Table.Th visibleFrom="md">{columns.next}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            selection={selection}
            onOpen={() => onOpen(delivery.id)}
            {...row}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface DeliveryRowProps extends Omit<DeliveryTableProps, 'deliveries' | 'onOpen'> {
  delivery: Delivery;
  onOpen: () => void;
}

function DeliveryRow({ delivery, isPaused, isByAttempt, selection, onOpen }: DeliveryRowProps) {
  const { id, type, attempts, attemptedAt, occurredAt, nextAttemptAt } = delivery;
  return (
    <Table.Tr className="linked-row">
      {selection ? <SelectRow id={id} name={type} isSelectable={isSelectable(delivery)} selection={selection} /> : null}
      <Table.Td className="main-cell">
        <UnstyledButton className="row-target" aria-haspopup="dialog" onClick={onOpen}>
          <Code>{type}</Code>
        </UnstyledButton>
        <SubjectLine delivery={delivery} />
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
          <RelativeTime at={isByAttempt ? (attemptedAt ?? occurredAt) : occurredAt} />
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
