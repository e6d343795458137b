import type { MailTranslations } from '#generated/texts/mails.ts';

export const scim: MailTranslations['scim'] = {
  added: {
    subject: (organization) => `${organization} adicionou sua conta`,
    heading: (organization) => `Você é membro de ${organization}`,
    event: (organization, email, app) =>
      `O diretório de ${organization} adicionou sua conta ${email} de ${app} à organização.`,
    next: (organization) =>
      `A partir de agora, ele decide sobre sua participação e o que você pode fazer em ${organization}. Sua conta continua sendo sua.`,
    note: 'Se você não sabe o motivo, pergunte aos administradores da sua empresa.',
  },
  tokenExpiring: {
    subject: (directory, duration) => `O token de ${directory} expira em ${duration}`,
    heading: (duration) => `Um token expira em ${duration}`,
    event: (directory, organization, app) =>
      `Com este token, o diretório ${directory} cria, altera e remove usuários de ${organization} em ${app}. Quando ele expirar, as alterações no diretório deixarão de chegar.`,
    next: 'Crie outro token nas configurações do diretório, informe-o no diretório e depois revogue o antigo.',
    note: 'Você recebeu este e-mail porque gerencia o diretório da organização.',
  },
};
