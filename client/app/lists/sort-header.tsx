import { Group, Table, UnstyledButton, type TableThProps } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';

export interface Sort<Column extends string = string> {
  by: Column;
  direction: 'asc' | 'desc';
}

interface SortHeaderProps extends Omit<TableThProps, 'children'> {
  by: string;
  label: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** A column's heading by which the list is put in order; again, and it is turned round. */
export function SortHeader({ by, label, sort, onSort, ...props }: SortHeaderProps) {
  const isSorted = sort.by === by;
  const isRising = sort.direction === 'asc';
  const Icon = isSorted ? (isRising ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  return (
    <Table.Th {...props} aria-sort={isSorted ? (isRising ? 'ascending' : 'descending') : undefined}>
      <UnstyledButton onClick={() => onSort({ by, direction: isSorted && isRising ? 'desc' : 'asc' })} fz="sm" fw={600}>
        <Group gap={4} wrap="nowrap">
          {label}
          <Icon size={14} opacity={isSorted ? 1 : 0.45} />
        </Group>
      </UnstyledButton>
    </Table.Th>
  );
}
