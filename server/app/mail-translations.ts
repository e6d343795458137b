import { translations as ar } from '#generated/languages/mails/ar.ts';
import { translations as de } from '#generated/languages/mails/de.ts';
import { translations as es } from '#generated/languages/mails/es.ts';
import { translations as fr } from '#generated/languages/mails/fr.ts';
import { translations as ja } from '#generated/languages/mails/ja.ts';
import type { MailTranslations } from '#generated/texts/mails.ts';
import { translations as ptBr } from '#generated/languages/mails/pt-br.ts';
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
