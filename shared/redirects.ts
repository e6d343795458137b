import type { ErrorCode } from './errors.ts';

/** The fields of any call that name where a browser will be sent, and what a bad one is answered with. */
export const redirectFields = {
  callbackURL: 'INVALID_CALLBACKURL',
  redirectTo: 'INVALID_REDIRECTURL',
  errorCallbackURL: 'INVALID_ERRORCALLBACKURL',
  newUserCallbackURL: 'INVALID_NEWUSERCALLBACKURL',
} as const satisfies Record<string, ErrorCode>;

export type RedirectField = keyof typeof redirectFields;
