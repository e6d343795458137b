import '@fontsource-variable/geist';
import './page/fonts.css';
import './page/page.css';
import './page/signed-out.css';
import './components/components.css';

import { localeOf } from '#shared/lib/language/locale.ts';

import { setLanguage } from '#client/components/texts/localized.ts';
import { loadTranslations } from './languages.ts';

/** The service has chosen the language. Without its translation, which an update may have removed, the page is English. */
async function loadLanguage(page: HTMLElement): Promise<void> {
  const load = Object.entries(loadTranslations).find(([language]) => language === page.lang)?.[1];
  const loaded = await load?.().catch(() => null);
  if (!loaded) Object.assign(page, { lang: 'en', dir: 'ltr' });
  const [language] = page.lang.split('-');
  // With the country of the browser: British dates on an English page.
  const regional = navigator.languages.find((tag) => tag.split('-')[0] === language && isLanguageTag(tag));
  setLanguage(localeOf(regional ?? page.lang), { ...loaded?.translations });
}

/** Chromium under the POSIX locale has `en-US@posix`, for which `Intl` throws. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

// Its modules read their texts when they are evaluated. Without `await`, since they import modules of this one's chunk.
void loadLanguage(document.documentElement).then(() => import('./start.tsx'));
