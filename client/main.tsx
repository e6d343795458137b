import '@mantine/core/styles.css';
import '@fontsource-variable/geist';
import './app/fonts.css';
import './app/look.css';
import './app/app.css';

import { directionOf, firstOffered, isLanguage, localeOf, type Language } from '#shared/languages.ts';

import { setLanguage } from './app/text/localized.ts';
import { loadTranslations } from './languages.ts';

/** Without the translation, which an update of the service may have removed, the page is English. */
async function loadLanguage(language: Language): Promise<void> {
  const translated = language === 'en' ? null : await loadTranslations[language]().catch(() => null);
  const shown = translated ? language : 'en';
  document.documentElement.lang = shown;
  document.documentElement.dir = directionOf(shown);
  // With the country of the browser: British dates on an English page.
  const regional = navigator.languages.find((tag) => firstOffered([tag], [shown]));
  setLanguage(shown === 'ar' ? localeOf(shown) : (regional ?? shown), { ...translated?.translations });
}

const { lang } = document.documentElement;
await loadLanguage(isLanguage(lang) ? lang : 'en');
// Its modules read their texts when they are evaluated.
await import('./start.tsx');
