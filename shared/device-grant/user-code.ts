/** Letters that are hard to confuse and form no words (RFC 8628 section 6.1). */
const ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 8;

const PATTERN = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** A code as users type it, with any case and separators, in the form in which it is compared; null if it is none. */
export function parseUserCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s\p{Dash}_.]/gu, '');
  return PATTERN.test(letters) ? letters : null;
}

/** `XKCDBDFG` as `XKCD-BDFG`. */
export function formatUserCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
