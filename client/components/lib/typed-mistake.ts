/** What is wrong with a typed value by the attributes of its field; null for an empty one. */
export type TypedMistake = 'email' | 'url' | 'pattern' | 'length';

/** Browsers accept an address without a domain such as `.com`, which the service does not. */
const DOMAIN = /\.[a-z]{2,}$/i;

/** Both kits of forms check their fields by this. */
export function typedMistake(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): TypedMistake | null {
  const { value, validity, type } = field;
  if (value.trim() === '' || !(field instanceof HTMLInputElement)) return null;
  if (type === 'email' && (validity.typeMismatch || !DOMAIN.test(value.trim()))) return 'email';
  if (type === 'url' && validity.typeMismatch) return 'url';
  if (validity.patternMismatch) return 'pattern';
  return field.minLength > 0 && value.length < field.minLength ? 'length' : null;
}

/** The characters of a username, for the attribute `pattern`. */
export const USERNAME_PATTERN = '[\\w.]+';
