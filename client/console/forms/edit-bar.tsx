import { Button, Group, Text } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { useRef, type ReactNode } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';

interface EditBarProps {
  isChanged: boolean;
  onDiscard: () => void;
  /** Of the last attempt to save, for no field: in the bar, since a long form is not in view at both ends. */
  error?: ReactNode;
  /** The button that saves. */
  children: ReactNode;
}

/** The actions of a form with unsaved changes, which stay in view. Without changes, nothing. */
export function EditBar({ isChanged, onDiscard, error, children }: EditBarProps) {
  const element = useRef<HTMLDivElement>(null);
  useDidUpdate(() => {
    // The button that had the focus has gone with the bar.
    if (!isChanged && document.activeElement === document.body) {
      element.current!.closest('form')!.querySelector('input')?.focus();
    }
  }, [isChanged]);
  return (
    <div ref={element} className="edit-bar" hidden={!isChanged}>
      {isChanged && error ? <div className="edit-bar-error">{error}</div> : null}
      {isChanged ? (
        <Group gap="sm">
          <Text size="sm" flex={1} miw="fit-content">
            {accountTexts.profile.unsaved}
          </Text>
          <Group gap="sm" wrap="nowrap" ms="auto">
            <Button variant="default" onClick={onDiscard}>
              {accountTexts.profile.discard}
            </Button>
            {children}
          </Group>
        </Group>
      ) : null}
    </div>
  );
}
