import { ActionIcon, CopyButton as Copying, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

/** Copies a text, and says so. `what` completes "Copy …"; the hint is what should be known before. */
export function CopyButton({ text, what, hint }: { text: string; what: string; hint?: string }) {
  return (
    <Copying value={text} timeout={1500}>
      {({ copied, copy }) => (
        <Tooltip
          label={copied ? 'Copied' : [`Copy ${what}`, hint].filter(Boolean).join('. ')}
          withArrow
          multiline
          maw={280}
        >
          <ActionIcon
            variant="subtle"
            color={copied ? 'teal' : 'gray'}
            onClick={copy}
            aria-label={copied ? 'Copied' : `Copy ${what}`}
          >
            {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          </ActionIcon>
        </Tooltip>
      )}
    </Copying>
  );
}
