import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';

import { FormError } from './call-form.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { texts as partTexts } from '#client/components/texts/part-texts.ts';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';

interface ConfirmProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, in one or two sentences. */
  children: ReactNode;
  /** The button's label: a verb and its object. */
  confirmLabel: string;
  /** Makes the call; its success closes the dialog or leaves the screen. */
  onConfirm: () => Promise<unknown>;
  /** What the user must type before what cannot be undone: the email of a user, the slug of an organization. */
  confirmationText?: string;
  /** The button is not red. */
  isHarmless?: boolean;
}

/** Asks before an action that has consequences. */
export function Confirm(props: ConfirmProps) {
  const { opened, onClose, title } = props;
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Question {...props} />
    </Dialog>
  );
}

/** Mounted with the dialog, so that its text field starts empty. */
function Question(props: ConfirmProps) {
  const { onClose, children, confirmLabel, onConfirm, confirmationText, isHarmless = false } = props;
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { isPending, error, run } = useSingleFlight();
  const isConfirmed = confirmationText === undefined || text.trim() === confirmationText.trim();
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
        {confirmationText === undefined ? null : (
          <TextInput
            label={partTexts.confirm.type(confirmationText)}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setRefused(false);
            }}
            error={isRefused ? partTexts.confirm.typeExactly(confirmationText) : undefined}
            autoComplete="off"
            data-autofocus
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus={confirmationText === undefined || undefined}>
            {partTexts.confirm.cancel}
          </Button>
          <Button type="submit" color={isHarmless ? undefined : 'red'} loading={isPending}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
