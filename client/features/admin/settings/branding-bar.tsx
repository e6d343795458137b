import { Button, Group, Text } from '@mantine/core';

import { pageLocale } from '#client/components/texts/localized.ts';

import { CopyLines } from './copied-lines.tsx';
import { texts } from './texts.ts';

interface BrandingBarProps {
  /** The labels of the fields that differ from the running service. */
  differences: string[];
  /** Null while a field is wrong. */
  lines: string | null;
  onReset: () => void;
}

/** Below the fields, and always in view: that nothing is saved, what differs, and the lines to copy. */
export function BrandingBar({ differences, lines, onReset }: BrandingBarProps) {
  const { bar, lines: labels } = texts.branding;
  const list = new Intl.ListFormat(pageLocale(), { type: 'conjunction' }).format(differences);
  const state = differences.length === 0 ? bar.same : bar.differs(list);
  return (
    <section className="edit-bar branding-bar" aria-label={labels.title}>
      <Text size="sm" fw={500}>
        {bar.notice}
      </Text>
      <Text size="sm" c="dimmed" aria-live="polite">
        {lines === null ? labels.invalid : state}
      </Text>
      <Group gap="xs" mt="xs">
        <CopyLines text={lines ?? ''} what={bar.copy} isPrimary disabled={lines === null} />
        <Button variant="default" disabled={differences.length === 0} onClick={onReset}>
          {bar.reset}
        </Button>
      </Group>
    </section>
  );
}
