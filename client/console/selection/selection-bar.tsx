import { Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface SelectionBarProps {
  label: string;
  /** How many items are selected. */
  selected: string;
  clearLabel: string;
  onClear: () => void;
  /** The actions on the selected items. */
  children: ReactNode;
}

/** The actions on the selected items of a list, at the bottom of the window. */
export function SelectionBar({ label, selected, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <Paper component="section" className="selection-bar" aria-label={label}>
      <Text component="output" size="sm" fw={500}>
        {selected}
      </Text>
      <Group gap="xs">
        {children}
        <Button size="xs" variant="subtle" onClick={onClear}>
          {clearLabel}
        </Button>
      </Group>
    </Paper>
  );
}
