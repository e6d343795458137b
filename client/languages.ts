import type { Translations } from '#generated/texts/screens.ts';
import type { Language } from '#shared/lib/language/languages.ts';

/** The translations, each loaded for its users alone. */
export const loadTranslations: Record<Exclude<Language, 'en'>, () => Promise<{ translations: Translations }>> = {
  de: () => import('#generated/languages/screens/de.ts'),
  fr: () => import('#generated/languages/screens/fr.ts'),
  es: () => import('#generated/languages/screens/es.ts'),
  'pt-BR': () => import('#generated/languages/screens/pt-br.ts'),
  ja: () => import('#generated/languages/screens/ja.ts'),
  ar: () => import('#generated/languages/screens/ar.ts'),
};
