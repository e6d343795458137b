import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';

import { wordsFor } from '#client/app/text/words.ts';

interface ConfirmProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, in one or two sentences. */
  children: ReactNode;
  /** What the button says: the act itself, never "OK". */
  action: string;
  onConfirm: () => void;
  call: { isPending: boolean; error: unknown };
  /** What the person must type first, where nothing brings back what is lost. */
  typed?: string;
  color?: string;
}

/** Asks before what cannot be undone. */
export function Confirm(props: ConfirmProps) {
  const { opened, onClose, title } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <Question {...props} />
    </Modal>
  );
}

/** Mounted with the dialog, so that what was typed for one question does not answer the next. */
function Question({ onClose, children, action, onConfirm, call, typed, color = 'red.9' }: ConfirmProps) {
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const isConfirmed = typed === undefined || text.trim() === typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isConfirmed);
    if (isConfirmed && !call.isPending) onConfirm();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {call.error && !call.isPending ? (
          <Alert color="red" role="alert" variant="light">
            {wordsFor(call.error)}
          </Alert>
        ) : null}
        <Text size="sm" component="div">
          {children}
        </Text>
        {typed === undefined ? null : (
          <TextInput
            label={`Type “${typed}” to confirm`}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setRefused(false);
            }}
            error={isRefused ? `Type ${typed} exactly as it is written` : undefined}
            autoComplete="off"
            data-autofocus
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus={typed === undefined || undefined}>
            Cancel
          </Button>
          <Button type="submit" color={color} loading={call.isPending}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
