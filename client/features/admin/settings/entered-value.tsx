import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';

import { ChangeControl } from './change-control.tsx';
import { checked, draftOf, type Draft } from './option-value.ts';
import type { Setting } from './setting-row.tsx';
import { texts } from './texts.ts';

/** The value that is entered for an option, at first the one it has. */
export function useEnteredValue({ input, value, default: initial }: Setting) {
  const [typed, setDraft] = useState<Draft | null>(null);
  const current = draftOf(input, value);
  const draft = typed ?? current;
  const isDraft = (other: Draft) => JSON.stringify(draft) === JSON.stringify(other);
  return {
    ...checked(input, draft),
    draft,
    setDraft,
    isTyped: typed !== null,
    isChanged: !isDraft(current),
    isDefault: initial !== null && isDraft(draftOf(input, initial)),
  };
}

interface EnteredValueProps {
  setting: Setting;
  entered: ReturnType<typeof useEnteredValue>;
  /** Why the service refused the value. */
  refused?: string | undefined;
  /** Beside the control, while it has the default. */
  defaultHint: string;
}

/** The control, and the default. */
export function EnteredValue({ setting, entered, refused, defaultHint }: EnteredValueProps) {
  const { input, default: initial } = setting;
  const { draft, error, isTyped, isDefault, setDraft } = entered;
  return (
    <>
      <ChangeControl input={input} draft={draft} error={refused ?? (isTyped ? error : undefined)} onChange={setDraft} />
      {initial === null ? null : (
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {isDefault ? defaultHint : texts.configuration.default(initial)}
          </Text>
          {isDefault ? null : (
            <Button size="compact-sm" variant="subtle" onClick={() => setDraft(draftOf(input, initial))}>
              {texts.change.useDefault}
            </Button>
          )}
        </Group>
      )}
    </>
  );
}
