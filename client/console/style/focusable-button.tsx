import type { ComponentProps } from 'react';

/** A button that keeps the keyboard focus while disabled or loading: `disabled` would move it to the body. */
export function FocusableButton({ disabled, type = 'button', onClick, ...props }: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type={type}
      aria-disabled={disabled || undefined}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
    />
  );
}
