import { Button, type ButtonProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { Confirm } from './confirm.tsx';

interface ConfirmButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled'> {
  label: string;
  /** Completes the accessible name: "Remove GitLab". */
  about?: string;
  title: string;
  children: ReactNode;
  action: string;
  /** Its success closes the dialog. */
  onConfirm: () => Promise<unknown>;
  typed?: string;
}

/** A button for an action that cannot be undone. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, about, title, children, action, onConfirm, typed, ...buttonProps } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        color="red"
        variant="light"
        {...buttonProps}
        aria-label={about ? `${label} ${about}` : undefined}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Confirm
        opened={isOpen}
        onClose={close}
        title={title}
        action={action}
        typed={typed}
        onConfirm={() => onConfirm().then(close)}
      >
        {children}
      </Confirm>
    </>
  );
}
