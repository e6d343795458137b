import type { ErrorCode } from '#shared/error-codes.ts';

/** The fields of calls that hold a redirect target, and the error for a target that is not trusted. */
export const redirectFields = {
  callbackURL: 'INVALID_CALLBACKURL',
  redirectTo: 'INVALID_REDIRECTURL',
  errorCallbackURL: 'INVALID_ERRORCALLBACKURL',
  newUserCallbackURL: 'INVALID_NEWUSERCALLBACKURL',
} as const satisfies Record<string, ErrorCode>;

export type RedirectField = keyof typeof redirectFields;
