import type { ReactElement } from 'react';

/** The account that a password belongs to, for password managers. Not part of what a form sends. */
export function AccountName({ email }: { email: string }): ReactElement {
  return <input type="email" autoComplete="username" value={email} readOnly hidden aria-hidden tabIndex={-1} />;
}
