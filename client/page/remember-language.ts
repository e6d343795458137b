import { isLanguage, LANGUAGE_COOKIE, type Language } from '#shared/lib/language/languages.ts';

/** The language of the page. */
export function currentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

/** Remembers the language in this browser. A new document has all texts in it. */
export function rememberLanguage(language: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; samesite=lax${secure}`;
  location.reload();
}
