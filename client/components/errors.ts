import { createContext, useCallback, useContext } from 'react';

import {
  errorMessage,
  fieldErrorsOf,
  UserFacingError,
  type ErrorTexts,
} from '#client/components/text/error-message.ts';
import { texts as ceremonyTexts } from '#client/components/texts/ceremony-texts.ts';
import { commonErrors } from '#generated/texts/errors.ts';
import { failureOf } from '#client/sdk/errors.ts';

import { useTexts } from './settings.tsx';

const none: ErrorReplacements = {};
type ErrorReplacements = Record<string, string | undefined>;

/** The texts of errors that only some components can meet. */
export const MoreErrors = createContext<ErrorTexts>({});

type Ceremony = Readonly<Record<string, string>>;

/** The app's own message for a failed call, or for a passkey that could not be used. */
function replacementOf(error: unknown, replaced: ErrorReplacements, ceremony: Ceremony): string | undefined {
  if (error instanceof UserFacingError) {
    const key = Object.entries(ceremonyTexts).find(([, text]) => text === error.message)?.[0];
    return key === undefined ? undefined : ceremony[key];
  }
  const { status, code } = failureOf(error);
  const general = code.startsWith('YOU_ARE_NOT_ALLOWED_TO_')
    ? 'FORBIDDEN'
    : status >= 500
      ? 'INTERNAL_SERVER_ERROR'
      : '';
  return replaced[code] ?? replaced[general];
}

/** Returns the message of a failed call, and what a form shows at its fields. */
export function useErrorMessages() {
  const replaced = useTexts('errors', none);
  const ceremony: Ceremony = useTexts('passkeyCeremony', ceremonyTexts);
  const more = useContext(MoreErrors);
  const messageOf = useCallback(
    (error: unknown) => replacementOf(error, replaced, ceremony) ?? errorMessage(error, { ...commonErrors, ...more }),
    [replaced, ceremony, more],
  );
  const fieldErrors = useCallback(
    (error: unknown, hasField: (name: string) => boolean) => {
      const found = fieldErrorsOf(error, hasField, { ...commonErrors, ...more });
      const own = replacementOf(error, replaced, ceremony);
      return own ? Object.fromEntries(Object.keys(found).map((name) => [name, own])) : found;
    },
    [replaced, ceremony, more],
  );
  return { messageOf, fieldErrors };
}
