import './filters.css';

import { Button, Popover, Stack } from '@mantine/core';
import { IconFilter, IconX } from '@tabler/icons-react';
import { useRef, type ReactNode, type Ref } from 'react';

import { texts } from '#client/components/texts/shell-texts.ts';
import { filtersLabel, FilterSheet, useIsPhone } from '#client/console/lists/filter-sheet.tsx';
import { useListAddress } from '#client/console/lists/list-address.ts';

export interface SetFilter {
  label: string;
  /** Its parameters in the query string. */
  names: readonly string[];
}

interface FilterBarProps {
  set: readonly SetFilter[];
  /** The fields of the panel. */
  children: ReactNode;
}

/** A button that opens the filters of a list, and those that are set, each to be removed. */
export function FilterBar({ set, children }: FilterBarProps) {
  const { change, clear } = useListAddress();
  const isPhone = useIsPhone();
  const opener = useRef<HTMLButtonElement>(null);
  const Panel = isPhone ? FilterSheet : FilterPanel;
  /** The pressed button is removed. */
  const focusOpener = () => opener.current?.focus();
  return (
    <>
      <Panel active={set.length} opener={opener}>
        {children}
      </Panel>
      {set.length === 0 ? null : (
        <fieldset className="set-filters" aria-label={texts.list.set}>
          {set.map(({ label, names }) => (
            <Button
              key={label}
              variant="default"
              rightSection={<IconX size={14} aria-hidden />}
              aria-label={texts.list.remove(label)}
              onClick={() => {
                focusOpener();
                change(Object.fromEntries(names.map((name) => [name, null])));
              }}
            >
              {label}
            </Button>
          ))}
          <Button
            variant="subtle"
            onClick={() => {
              focusOpener();
              clear('filters');
            }}
          >
            {texts.list.clearAll}
          </Button>
        </fieldset>
      )}
    </>
  );
}

interface FilterPanelProps {
  active: number;
  opener: Ref<HTMLButtonElement>;
  children: ReactNode;
}

function FilterPanel({ active, opener, children }: FilterPanelProps) {
  return (
    <Popover position="bottom-start" width={400} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button ref={opener} variant="default" leftSection={<IconFilter size={16} />} style={{ flex: 'none' }}>
          {filtersLabel(active)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="md" className="filter-panel">
        <Stack gap="md">{children}</Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
