import { Button, Modal } from '@mantine/core';
import { memo, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

import { IsReauthenticating } from '#client/components/lib/reauthenticate.ts';
import { texts as partTexts } from '#client/components/texts/part-texts.ts';
import { CancelButton, InDialog } from '#client/components/lib/single-flight.ts';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** For content in columns. */
  size?: 'lg';
  /** Only its own buttons close it: for content that is not shown again. */
  stays?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog. The buttons of its form stand at the right: first *Cancel*, then the action. Its content is unmounted when
 * it closes, which clears input and errors.
 */
export function Dialog({ opened, onClose, title, size, stays = false, children }: DialogProps) {
  const wasOpened = useRef(false);
  useEffect(() => {
    if (opened) wasOpened.current = true;
  }, [opened]);
  useEffect(() => () => (wasOpened.current ? focusHeadingIfLost() : undefined), []);
  const opening = useOpening(opened);
  // Escape closes only the dialog on top.
  const isCovered = useContext(IsReauthenticating);
  const cancel = (
    <Button variant="default" onClick={onClose}>
      {partTexts.confirm.cancel}
    </Button>
  );
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<KeptWhileClosing opened={opened}>{title}</KeptWhileClosing>}
      {...(size && { size })}
      closeOnEscape={!stays && !isCovered}
      closeOnClickOutside={!stays}
      withCloseButton={!stays}
    >
      <KeptWhileClosing opened={opened}>
        <InDialog key={opening} value>
          <CancelButton value={stays ? <></> : cancel}>{children}</CancelButton>
        </InDialog>
      </KeptWhileClosing>
    </Modal>
  );
}

interface KeptWhileClosingProps {
  opened: boolean;
  children: ReactNode;
}

/** Keeps what the dialog asked while it fades out: the action may have turned the question into its opposite by then. */
const KeptWhileClosing = memo(
  ({ children }: KeptWhileClosingProps) => children,
  (_before, { opened }) => !opened,
);

/** Counts openings: a dialog that is reopened while it fades out is still mounted and needs a new key. */
function useOpening(opened: boolean): number {
  const [state, setState] = useState({ opened, count: 0 });
  if (state.opened !== opened) setState({ opened, count: state.count + Number(opened) });
  return state.count;
}

/** Focuses the screen's heading if the control that opened the dialog no longer exists. */
export function focusHeadingIfLost(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
}
