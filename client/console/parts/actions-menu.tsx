import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { useRef } from 'react';

export interface MenuAction {
  label: string;
  Icon: typeof IconDots;
  run: () => void;
  isDangerous?: boolean;
}

interface ActionsMenuProps {
  /** Names the button. */
  label: string;
  /** On the button, instead of three dots. */
  text?: string;
  actions: readonly MenuAction[];
}

/** The menu of the actions on one thing, behind a button; nothing without actions. */
export function ActionsMenu({ label, text, actions }: ActionsMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  if (actions.length === 0) return null;
  return (
    // Gone at once: a second click must not reach an item of a closing menu.
    <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false} transitionProps={{ exitDuration: 0 }}>
      <Menu.Target>
        {text === undefined ? (
          <ActionIcon ref={trigger} variant="subtle" color="gray" className="above-target" aria-label={label}>
            <IconDots size={18} />
          </ActionIcon>
        ) : (
          <Button ref={trigger} variant="default" aria-label={label} rightSection={<IconChevronDown size={16} />}>
            {text}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: item, Icon, run, isDangerous }) => (
          <Menu.Item
            key={item}
            c={isDangerous ? 'var(--mantine-color-error)' : undefined}
            leftSection={<Icon size={16} />}
            onClick={() => {
              // The menu unmounts its items; a dialog returns the focus to the button.
              trigger.current?.focus();
              run();
            }}
          >
            {item}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
