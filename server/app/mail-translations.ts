import { translations as ar } from '#server/languages/ar.ts';
import { translations as de } from '#server/languages/de.ts';
import { translations as es } from '#server/languages/es.ts';
import { translations as fr } from '#server/languages/fr.ts';
import { translations as ja } from '#server/languages/ja.ts';
import type { MailTranslations } from '#server/languages/mail-translations.ts';
import { translations as ptBr } from '#server/languages/pt-br.ts';
import type { Language } from '#shared/lib/language/languages.ts';

/** The translations of the mails of all features, a few kilobytes each. */
export const mailTranslations: Record<Exclude<Language, 'en'>, MailTranslations & Record<string, unknown>> = {
  de: { ...de },
  fr: { ...fr },
  es: { ...es },
  'pt-BR': { ...ptBr },
  ja: { ...ja },
  ar: { ...ar },
};
