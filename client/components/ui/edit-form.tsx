import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

import type { Edits } from '#client/components/lib/use-edits.ts';
import { texts as accountTexts } from '#client/components/texts/account-texts.ts';

import { Button } from './button.tsx';
import { CancelButton } from './dialog-footer.tsx';
import { Form } from './form.tsx';
import { useTexts } from '#client/components/settings.tsx';

interface EditFormProps {
  edits: Edits;
  onSave: () => Promise<unknown>;
  /** The label of the button that saves. */
  action: string;
  children: ReactNode;
}

/** The form of a page. While it has unsaved changes, a bar at its bottom saves or discards them. */
export function EditForm({ edits, onSave, action, children }: EditFormProps): ReactElement {
  const texts = useTexts('account', accountTexts).profile;
  const element = useRef<HTMLDivElement>(null);
  const { isChanged } = edits;
  const wasChanged = useRef(isChanged);
  useEffect(() => {
    // The button that had the focus is hidden with the bar.
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement instanceof HTMLButtonElement;
    if (wasChanged.current && !isChanged && isLost) element.current!.querySelector('input')?.focus();
    wasChanged.current = isChanged;
  }, [isChanged]);
  return (
    <div ref={element} className="gh-edits" data-changed={isChanged || undefined}>
      <CancelButton.Provider
        value={
          <>
            <span className="gh-grow">{texts.unsaved}</span>
            <Button variant="plain" small onClick={edits.discard}>
              {texts.discard}
            </Button>
          </>
        }
      >
        <Form onSubmit={onSave} action={action}>
          {children}
        </Form>
      </CancelButton.Provider>
    </div>
  );
}
