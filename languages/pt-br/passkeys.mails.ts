import type { MailTranslations } from '#generated/texts/mails.ts';

export const passkeys: MailTranslations['passkeys'] = {
  cloneSuspected: {
    subject: (app) => `${app} rejeitou um login com uma chave de acesso`,
    heading: 'Uma chave de acesso pode ter sido copiada',
    unnamed: 'Uma chave de acesso',
    named: (name) => `A chave de acesso “${name}”`,
    event: (passkey, app) =>
      `${passkey} da sua conta em ${app} foi rejeitada: o contador de assinaturas dela não aumentou, então pode haver uma cópia.`,
    note: 'Entre de outra forma e remova esta chave de acesso em “Segurança”.',
  },
};
