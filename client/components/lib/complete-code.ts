import { normalizeCode } from '#shared/lib/normalize-code.ts';

/** Digits of a code of an authenticator app, and of a code that is mailed as a second factor. */
export const FACTOR_DIGITS = 6;

/**
 * Sends the form when a code of this length was typed, pasted or filled in, unless the form has other fields. Returns the
 * code, so that a code that was sent is not sent again by typing a blank after it.
 */
export function sendCompleteCode(field: HTMLInputElement, length: number | null, sent: string): string {
  const code = normalizeCode(field.value);
  const fields = [...(field.form?.elements ?? [])].filter(
    (element) => element instanceof HTMLInputElement && element.type !== 'checkbox',
  );
  if (code.length === length && code !== sent && fields.length === 1) field.form?.requestSubmit();
  return code;
}
