import type { ComponentProps } from 'react';

/** A disabled or waiting button that keeps the keyboard focus: `disabled` would drop it to the page's body. */
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
