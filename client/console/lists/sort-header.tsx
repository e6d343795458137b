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

/** A column heading that sorts the list; a second press reverses the order. */
export function SortHeader({ by, label, sort, onSort, ...props }: SortHeaderProps) {
  const isSorted = sort.by === by;
  const isAscending = sort.direction === 'asc';
  const Icon = isSorted ? (isAscending ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  return (
    <Table.Th {...props} aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}>
      <UnstyledButton
        onClick={() => onSort({ by, direction: isSorted && isAscending ? 'desc' : 'asc' })}
        fz="inherit"
        fw={500}
        style={{ whiteSpace: 'nowrap' }}
      >
        <Group gap={4} wrap="nowrap">
          {label}
          <Icon size={14} opacity={isSorted ? 1 : 0.45} />
        </Group>
      </UnstyledButton>
    </Table.Th>
  );
}
