import { Button, Group } from '@mantine/core';

import { useCurrentForm } from './call-form.tsx';
import { texts } from '#client/components/texts/shell-texts.ts';

interface PresetsProps {
  /** The form field of the checkboxes. */
  name: string;
  all: readonly string[];
  /** Those that change nothing. */
  read: readonly string[];
  none?: readonly string[];
}

/** Buttons that check several boxes at once. */
export function Presets({ name, all, read, none = [] }: PresetsProps) {
  const form = useCurrentForm();
  const presets = { all, read, none } as const;
  return (
    <Group gap="xs">
      {(Object.keys(presets) as (keyof typeof presets)[])
        .filter((preset) => preset !== 'read' || read.length > none.length)
        .map((preset) => (
          <Button
            key={preset}
            size="compact-xs"
            variant="default"
            onClick={() => form.setFieldValue(name, [...presets[preset]])}
          >
            {texts.presets[preset]}
          </Button>
        ))}
    </Group>
  );
}
