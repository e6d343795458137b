import { Modal } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

import { InDialog } from './single-flight.ts';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A modal dialog. Its content is mounted while it is open, so that nothing typed or refused survives it. */
export function Dialog({ opened, onClose, title, children }: DialogProps) {
  const wasOpened = useRef(false);
  useEffect(() => {
    if (opened) wasOpened.current = true;
  }, [opened]);
  useEffect(() => () => (wasOpened.current ? focusHeadingIfLost() : undefined), []);
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <InDialog value>{children}</InDialog>
    </Modal>
  );
}

/** The control that opened the dialog went with what was deleted: the focus starts again at the screen's heading. */
function focusHeadingIfLost(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
}
