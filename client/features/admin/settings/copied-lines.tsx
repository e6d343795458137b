import { Button, Code, CopyButton, Group, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

import { texts as partTexts } from '#client/components/texts/part-texts.ts';

interface CopiedLinesProps {
  /** Where the lines belong. */
  title: string;
  lines: string;
  /** Completes "Copy …". */
  what: string;
}

/** Lines of a configuration with a button that copies them. */
export function CopiedLines({ title, lines, what }: CopiedLinesProps) {
  return (
    <section className="copied-lines">
      <Group justify="space-between" gap="sm">
        <Text size="sm" fw={500} component="h3">
          {title}
        </Text>
        <CopyLines text={lines} what={what} />
      </Group>
      <Code block className="wrapping" dir="ltr">
        {lines}
      </Code>
    </section>
  );
}

interface CopyLinesProps {
  text: string;
  what: string;
  size?: 'xs' | 'sm';
  disabled?: boolean;
}

/** A button that says what it copies. */
export function CopyLines({ text, what, size = 'xs', disabled = false }: CopyLinesProps) {
  return (
    <CopyButton value={text} timeout={1500}>
      {({ copied, copy }) => (
        <Button
          size={size}
          variant="default"
          leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          disabled={disabled}
          onClick={copy}
          data-copies
        >
          {copied ? partTexts.copy.copied : partTexts.copy.copy(what)}
        </Button>
      )}
    </CopyButton>
  );
}
