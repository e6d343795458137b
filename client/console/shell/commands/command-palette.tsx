import './command-palette.css';

import { Modal } from '@mantine/core';

import type { Command } from './command.ts';
import { CommandSearch } from './command-search.tsx';
import { texts } from './texts.ts';

interface CommandPaletteProps {
  opened: boolean;
  onClose: () => void;
}

/** A dialog in which every screen and common command is found by typing. */
export function CommandPalette({ opened, onClose }: CommandPaletteProps) {
  const choose = (command: Command) => {
    onClose();
    command.run();
  };
  return (
    <Modal.Root opened={opened} onClose={onClose} size={560} transitionProps={{ duration: 0 }} yOffset="12vh">
      <Modal.Overlay />
      <Modal.Content aria-label={texts.title} className="command-palette">
        <CommandSearch onChoose={choose} onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}
