import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';

import { FormError } from './call-form.tsx';
import { Dialog } from '#client/app/dialog.tsx';
import { useSingleFlight } from '#client/app/single-flight.ts';

interface ConfirmProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, in one or two sentences. */
  children: ReactNode;
  /** The button's label: the act itself, never "OK". */
  action: string;
  /** Makes the call; its success closes the dialog or leaves the screen. */
  onConfirm: () => Promise<unknown>;
  /** What must be typed first, where the act cannot be undone. */
  typed?: string;
  color?: string;
}

/** Asks before what cannot be undone. */
export function Confirm(props: ConfirmProps) {
  const { opened, onClose, title } = props;
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Question {...props} />
    </Dialog>
  );
}

/** Mounted with the dialog, so that what was typed for one question does not answer the next. */
function Question({ onClose, children, action, onConfirm, typed, color = 'red.9' }: ConfirmProps) {
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { isPending, error, run } = useSingleFlight();
  const isConfirmed = typed === undefined || text.trim() === typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isConfirmed);
    if (isConfirmed) void run(onConfirm);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {error ? <FormError error={error} /> : null}
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
            error={isRefused ? `Type ${typed} exactly as shown` : undefined}
            autoComplete="off"
            data-autofocus
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus={typed === undefined || undefined}>
            Cancel
          </Button>
          <Button type="submit" color={color} loading={isPending}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
