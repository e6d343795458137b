let locale: string | undefined;
let translations: Readonly<Record<string, object>> = {};

/** Sets the language of the page, before the modules with texts are loaded. */
export function setLanguage(chosen: string, translated: Readonly<Record<string, object>>): void {
  locale = chosen;
  translations = translated;
}

/** Of dates and numbers: outside of the web app that of the page, or else the browser's. */
export function pageLocale(): string | undefined {
  if (locale !== undefined || typeof document === 'undefined') return locale;
  return document.documentElement.lang || undefined;
}

/** The texts of an area in the language of the page. `npm run docs` finds the areas, and `languages/` has the translations. */
export function localized<Texts extends object>(area: string, english: Texts): Texts {
  // The types of translations are checked where they are written.
  return (translations[area] as Texts | undefined) ?? english;
}
