import { Checkbox, Table } from '@mantine/core';

/** Selects rows by their ids. */
export interface RowSelection {
  /** Labels of the checkbox for the page, and of that for a row. */
  pageLabel: string;
  label: (name: string) => string;
  has: (id: string) => boolean;
  set: (ids: readonly string[], isSelected: boolean) => void;
}

/** The heading of the column: selects the rows of the page that can be selected. */
export function SelectPage({ ids, selection }: { ids: readonly string[]; selection: RowSelection }) {
  const selected = ids.filter(selection.has);
  const isAll = ids.length > 0 && selected.length === ids.length;
  return (
    <Table.Th w={44}>
      <Checkbox
        size="xs"
        aria-label={selection.pageLabel}
        checked={isAll}
        indeterminate={selected.length > 0 && !isAll}
        disabled={ids.length === 0}
        onChange={() => selection.set(ids, !isAll)}
      />
    </Table.Th>
  );
}

interface SelectRowProps {
  id: string;
  name: string;
  isSelectable?: boolean;
  selection: RowSelection;
}

export function SelectRow({ id, name, isSelectable = true, selection }: SelectRowProps) {
  return (
    <Table.Td className="above-target select-cell">
      <Checkbox
        size="xs"
        aria-label={selection.label(name)}
        checked={selection.has(id)}
        disabled={!isSelectable}
        onChange={({ currentTarget }) => selection.set([id], currentTarget.checked)}
      />
    </Table.Td>
  );
}
