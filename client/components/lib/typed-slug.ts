/** A slug as it is typed: blanks become hyphens, characters that no slug has are left out. */
export function typedSlug(text: string): string {
  return withoutMarks(text)
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9_-]/g, '')
    .replace(/^[_-]+/, '')
    .slice(0, 64);
}

/** Whether typed text has characters that no slug has. */
export function hasForeignCharacters(text: string): boolean {
  return /[^\sa-z0-9_-]/.test(withoutMarks(text));
}

/** `Überlänge` as `uberlange`. */
export function withoutMarks(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** Of the name of an organization in forms. Programs can set longer ones. */
export const MAX_NAME_LENGTH = 100;
