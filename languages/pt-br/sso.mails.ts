import type { MailTranslations } from '#generated/texts/mails.ts';

export const sso: MailTranslations['sso'] = {
  breakGlass: {
    subject: (organization) => `Um proprietário de ${organization} entrou sem login único`,
    heading: 'Um proprietário entrou sem login único',
    event: (owner, organization, app) =>
      `${owner} entrou em ${app} com senha ou chave de acesso, embora ${organization} exija login único.`,
    next: 'Os proprietários podem fazer isso quando o provedor de identidade falha. Se você não sabe o motivo, pergunte ao proprietário.',
    note: 'Você recebe este e-mail porque é proprietário da organização.',
  },
};
