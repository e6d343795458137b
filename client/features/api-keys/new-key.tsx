import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';

import { Dialog } from '#client/app/dialog.tsx';

import { texts } from './texts.ts';

/** Shows a new key once, until the user closes the dialog. */
export function NewKey({ apiKey, onDone }: { apiKey: string | null; onDone: () => void }) {
  return (
    <Dialog opened={apiKey !== null} onClose={onDone} title={texts.created.title} stays>
      {apiKey === null ? null : (
        <Stack gap="md">
          <Text size="sm">
            {texts.created.about} <strong>{texts.created.once}</strong> {texts.created.use}
          </Text>
          <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} aria-label={texts.created.key}>
            {apiKey}
          </Code>
          <Group justify="flex-end" gap="sm">
            <CopyButton value={apiKey} timeout={1500}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy} data-autofocus>
                  {copied ? texts.created.copied : texts.created.copy}
                </Button>
              )}
            </CopyButton>
            <Button onClick={onDone}>{texts.created.done}</Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
