import { useId, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';

import { texts as partTexts } from '#client/components/texts/part-texts.ts';

import { Button } from './button.tsx';
import { CancelButton } from './dialog-footer.tsx';
import { Icon, closeIcon } from './icons.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** For a panel, which fills the dialog; its head stands beside the button that closes it. */
  panel?: boolean;
  /** Whether only its content closes it, such as secrets that are shown once. */
  stays?: boolean;
  children: ReactNode;
}

/** A modal dialog while it is rendered; the browser restricts the focus to it and returns it afterwards. */
export function Dialog(props: DialogProps): ReactElement {
  const { title, onClose, panel = false, stays = false, children } = props;
  const texts = useTexts('components', componentTexts);
  const { cancel } = useTexts('parts', partTexts).confirm;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect ends while the dialog is in the document, so that closing it returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    const field = element.querySelector<HTMLElement>('[autofocus], input:not([type=checkbox]), select');
    if (!panel) (field ?? element.querySelector('h2'))?.focus();
    return () => element.close();
  }, [panel]);
  return (
    <dialog
      ref={dialog}
      className={panel ? 'gh-dialog gh-around-panel' : 'gh-dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        // React removes the dialog. The event of a dialog in this one bubbles in React's tree.
        event.preventDefault();
        event.stopPropagation();
        if (event.target === event.currentTarget && !stays) onClose();
      }}
    >
      <div className="gh-dialog-content">
        <header className="gh-dialog-header">
          <h2 id={id} tabIndex={-1} className={panel ? 'gh-hidden' : undefined}>
            {title}
          </h2>
          {stays ? null : (
            <button type="button" className="gh-close" aria-label={texts.close} onClick={onClose}>
              <Icon path={closeIcon} />
            </button>
          )}
        </header>
        <CancelButton.Provider
          value={
            panel ? null : stays ? (
              <></>
            ) : (
              <Button variant="plain" onClick={onClose}>
                {cancel}
              </Button>
            )
          }
        >
          {children}
        </CancelButton.Provider>
      </div>
    </dialog>
  );
}
