/** The languages of the web app, the components and the emails, each with its own name for itself. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  ja: '日本語',
  ar: 'العربية',
} as const;

export type Language = keyof typeof languages;

/** The cookie with the language that a user chose with the switch. */
export const LANGUAGE_COOKIE = 'gatehouse-language';

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languages, tag);
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The first of the tags that is offered: `de-AT` is German, and all Portuguese is Brazilian. */
export function firstOffered(tags: readonly string[], offered: readonly Language[]): Language | undefined {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of tags) {
    const language = offered.find((language) => primary(language) === primary(tag));
    if (language) return language;
  }
  return undefined;
}
