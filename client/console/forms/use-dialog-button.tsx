import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';

export interface DialogState {
  opened: boolean;
  onClose: () => void;
}

/** A button that opens a dialog, which may stand in two places, such as beside a title and in an empty list. */
export function useDialogButton(label: string) {
  const [opened, { open, close }] = useDisclosure();
  const button = (
    <Button onClick={open} leftSection={<IconPlus size={16} />}>
      {label}
    </Button>
  );
  const dialog: DialogState = { opened, onClose: close };
  return { button, dialog };
}
