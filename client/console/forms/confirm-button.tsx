import { Button, type ButtonProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { Confirm } from './confirm.tsx';

interface ConfirmButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled'> {
  label: string;
  /** The object of the action, appended to the label for the accessible name: "Remove GitLab". */
  target?: string;
  /** The title of the dialog; `children` is its text. */
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** The dialog closes when the promise resolves. */
  onConfirm: () => Promise<unknown>;
  /** What the user must type before what cannot be undone: the email of a user, the slug of an organization. */
  confirmationText?: string;
  /** What is done can be done again, such as a sign-in: the dialog's button is not red. */
  isHarmless?: boolean;
  /** It is the action of a card of what cannot be undone: it is red itself. */
  isDangerous?: boolean;
}

/** A button that asks for confirmation in a dialog, whose button is red. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, target, title, children, confirmLabel, onConfirm, confirmationText, ...others } = props;
  const { isHarmless, isDangerous = false, ...buttonProps } = others;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant={isDangerous ? 'filled' : 'default'}
        color={isDangerous ? 'red' : undefined}
        {...buttonProps}
        aria-label={target ? `${label} ${target}` : undefined}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Confirm
        opened={isOpen}
        onClose={close}
        title={title}
        confirmLabel={confirmLabel}
        confirmationText={confirmationText}
        isHarmless={isHarmless}
        onConfirm={() => onConfirm().then(close)}
      >
        {children}
      </Confirm>
    </>
  );
}
