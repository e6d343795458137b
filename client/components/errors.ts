import { createContext, useCallback, useContext } from 'react';

import { errorMessage, fieldErrorsOf, ShownError, type ErrorTexts } from '#client/app/text/error-message.ts';
import { emailCodeErrors } from '#client/features/email-codes/errors.ts';
import { passkeyErrors } from '#client/features/passkeys/errors.ts';
import { signInErrors } from '#client/features/sign-in/errors.ts';
import { factorErrors } from '#client/features/two-factor/errors.ts';
import { usernameErrors } from '#client/features/usernames/errors.ts';
import { failureOf } from '#client/sdk/errors.ts';

import { useTexts } from './settings.tsx';

let known: ErrorTexts | undefined;

const errorTexts = (): ErrorTexts =>
  (known ??= { ...signInErrors, ...usernameErrors, ...emailCodeErrors, ...passkeyErrors, ...factorErrors });

const none: ErrorReplacements = {};
type ErrorReplacements = Record<string, string | undefined>;

/** The texts of errors that only some components can meet. */
export const MoreErrors = createContext<ErrorTexts>({});

/** The app's own message for a failed call. */
function replacementOf(error: unknown, replaced: ErrorReplacements): string | undefined {
  return error instanceof ShownError ? undefined : replaced[failureOf(error).code];
}

/** Returns the message of a failed call, and what a form shows at its fields. */
export function useErrorMessages() {
  const replaced = useTexts('errors', none);
  const more = useContext(MoreErrors);
  const messageOf = useCallback(
    (error: unknown) => replacementOf(error, replaced) ?? errorMessage(error, { ...errorTexts(), ...more }),
    [replaced, more],
  );
  const fieldErrors = useCallback(
    (error: unknown, hasField: (name: string) => boolean) => {
      const found = fieldErrorsOf(error, hasField, { ...errorTexts(), ...more });
      const own = replacementOf(error, replaced);
      return own ? Object.fromEntries(Object.keys(found).map((name) => [name, own])) : found;
    },
    [replaced, more],
  );
  return { messageOf, fieldErrors };
}
