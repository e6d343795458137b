import { AppError } from '#server/errors.ts';

/**
 * Refuses text that PostgreSQL cannot keep: a NUL or half of a surrogate pair, in any string or key, however deep.
 * Done once for every call, so that no schema has to remember it.
 */
export function requireWellFormedText(value: unknown, field = 'input'): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) throw new AppError('INVALID_CHARACTERS_IN_FIELD', { field });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      requireWellFormedText(key, field);
      requireWellFormedText(inner, Array.isArray(value) ? field : key);
    }
  }
}
