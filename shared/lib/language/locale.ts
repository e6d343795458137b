/** The locale of dates and numbers. Arabic has the digits that its texts have. */
export function localeOf(language: string): string {
  return /^ar\b/.test(language) ? `${language}-u-nu-latn` : language;
}
