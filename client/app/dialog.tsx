import { Modal } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';

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
  const opening = useOpening(opened);
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <InDialog key={opening} value>
        {children}
      </InDialog>
    </Modal>
  );
}

/** How many times it was opened: a dialog that is opened again while it fades out still has its content. */
function useOpening(opened: boolean): number {
  const [state, setState] = useState({ opened, count: 0 });
  if (state.opened !== opened) setState({ opened, count: state.count + Number(opened) });
  return state.count;
}

/** The control that opened the dialog went with what was deleted: the focus starts again at the screen's heading. */
function focusHeadingIfLost(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
}
