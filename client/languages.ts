import type { Translations } from '#client/languages/translations.ts';
import type { Language } from '#shared/lib/language/languages.ts';

/** The translations, each loaded for its users alone. */
export const loadTranslations: Record<Exclude<Language, 'en'>, () => Promise<{ translations: Translations }>> = {
  de: () => import('#client/languages/de.ts'),
  fr: () => import('#client/languages/fr.ts'),
  es: () => import('#client/languages/es.ts'),
  'pt-BR': () => import('#client/languages/pt-br.ts'),
  ja: () => import('#client/languages/ja.ts'),
  ar: () => import('#client/languages/ar.ts'),
};
