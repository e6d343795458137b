import { createContext } from 'react';

import { failureOf } from '#client/sdk/errors.ts';

/** Asks users to confirm their identity, such as with the password; returns whether they did. Null where none asks. */
export const Reauthenticate = createContext<(() => Promise<boolean>) | null>(null);

/** Whether the dialog is open, above all others. */
export const IsReauthenticating = createContext(false);

const staleSessionCodes = ['SESSION_IS_NOT_FRESH', 'SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION'];

/** Whether a call failed because it needs a recent proof of the identity. */
export function needsReauthentication(error: unknown): boolean {
  return staleSessionCodes.includes(failureOf(error).code);
}

/** Makes a call, again after the user confirmed their identity if it needs a recent proof. */
export async function withReauthentication(call: () => Promise<unknown>, confirm: (() => Promise<boolean>) | null) {
  try {
    await call();
  } catch (error) {
    if (!needsReauthentication(error) || !(await confirm?.())) throw error;
    await call();
  }
}
