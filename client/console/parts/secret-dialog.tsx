import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';

import { Dialog } from './dialog.tsx';
import { texts as partTexts } from '#client/components/texts/part-texts.ts';
import { texts } from '#client/components/texts/shell-texts.ts';

interface SecretDialogProps {
  /** Null closes the dialog. */
  secret: string | null;
  title: string;
  /** What the secret is called: "Copy …". */
  what: string;
  /** What it is for. */
  about: string;
  onDone: () => void;
}

/** Shows a new secret once, until the user closes the dialog. */
export function SecretDialog({ secret, title, what, about, onDone }: SecretDialogProps) {
  return (
    <Dialog opened={secret !== null} onClose={onDone} title={title} stays>
      {secret === null ? null : (
        <Stack gap="md">
          <Text size="sm">
            {texts.secret.about(what)} <strong>{texts.secret.once}</strong> {about}
          </Text>
          <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {secret}
          </Code>
          <Group justify="flex-end" gap="sm">
            <CopyButton value={secret} timeout={1500}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy} data-autofocus>
                  {copied ? partTexts.copy.copied : partTexts.copy.copy(what)}
                </Button>
              )}
            </CopyButton>
            <Button onClick={onDone}>{texts.secret.done}</Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
