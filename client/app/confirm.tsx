import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { wordsFor } from './words.ts';

interface ConfirmProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and that it cannot be undone. */
  children: ReactNode;
  action: string;
  onConfirm: () => void;
  call: { isPending: boolean; error: unknown };
  /** A text that has to be typed first, for what destroys much. */
  typed?: string;
}

/** Asks before what cannot be undone. The focus starts on the way out. */
export function Confirm({ opened, onClose, title, children, action, onConfirm, call, typed }: ConfirmProps) {
  const [text, setText] = useState('');
  return (
    <Modal opened={opened} onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <Text size="sm" component="div">
          {children}
        </Text>
        {typed === undefined ? null : (
          <TextInput
            label={`Type “${typed}” to go on`}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            autoComplete="off"
          />
        )}
        {call.error && !call.isPending ? (
          <Alert color="red" role="alert">
            {wordsFor(call.error)}
          </Alert>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Keep
          </Button>
          <Button
            color="red"
            loading={call.isPending}
            disabled={typed !== undefined && text !== typed}
            onClick={onConfirm}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
