import type { Language } from '#shared/lib/language/languages.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

/** The language of a mail, with its translated texts by area. */
export interface MailLanguage {
  code: Language;
  texts: Readonly<Record<string, unknown>>;
}

export const english: MailLanguage = { code: 'en', texts: {} };

/** Declares the English texts of an area of mails. `npm run docs` finds the areas, and `languages/` has the translations. */
export function mailTexts<Texts extends object>(area: string, texts: Texts) {
  // The types of translations are checked where they are written.
  return (language: MailLanguage = english) => (language.texts[area] ?? texts) as Translation<Texts>;
}
