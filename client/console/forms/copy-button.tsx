import { ActionIcon, CopyButton as Copying, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

import { texts as partTexts } from '#client/components/texts/part-texts.ts';

/** Copies a text and confirms it. `what` completes "Copy …"; the tooltip ends with the hint. */
export function CopyButton({ text, what, hint }: { text: string; what: string; hint?: string }) {
  return (
    <Copying value={text} timeout={1500}>
      {({ copied, copy }) => (
        <Tooltip
          label={copied ? partTexts.copy.copied : [partTexts.copy.copy(what), hint].filter(Boolean).join('. ')}
          withArrow
          multiline
          maw={280}
        >
          <ActionIcon
            variant="subtle"
            data-copies
            color={copied ? 'teal' : 'gray'}
            onClick={copy}
            aria-label={copied ? partTexts.copy.copied : partTexts.copy.copy(what)}
          >
            {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          </ActionIcon>
        </Tooltip>
      )}
    </Copying>
  );
}
