import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';

export interface DialogState {
  opened: boolean;
  onClose: () => void;
}

/**
 * A button that opens a dialog, which may stand in two places, such as beside a title and in an empty list. `isOpen` opens it
 * with the page, for links to what the dialog does.
 */
export function useDialogButton(label: string, isOpen = false) {
  const [opened, { open, close }] = useDisclosure(isOpen);
  const button = (
    <Button onClick={open} leftSection={<IconPlus size={16} />}>
      {label}
    </Button>
  );
  const dialog: DialogState = { opened, onClose: close };
  return { button, dialog };
}
