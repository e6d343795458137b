import { forwardRef, type ButtonHTMLAttributes } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'primary' | 'plain' | 'danger' | 'link';
  isPending?: boolean;
  small?: boolean;
}

/** A pending button keeps the focus: it is not disabled, and its handler is not called. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { variant = 'primary', isPending = false, small = false, children, onClick, ...rest } = props;
  const size = small ? ' gh-small' : '';
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={variant === 'link' ? 'gh-link' : `gh-button gh-${variant}${size}`}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  );
});
