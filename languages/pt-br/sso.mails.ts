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
  metadataFailing: {
    subject: (provider) => `Não é possível ler os metadados de ${provider}`,
    heading: 'Metadados ilegíveis',
    event: (provider, organization, app) =>
      `Há três dias ${app} não consegue ler os metadados do provedor de identidade ${provider}, com o qual os usuários de ${organization} entram:`,
    next: 'As entradas continuam funcionando até que o provedor mude o certificado ou os endereços. Verifique o endereço dos metadados nas configurações da conexão.',
    note: 'Você recebeu este e-mail porque é proprietário da organização ou porque adicionou a conexão.',
  },
  certificateExpiring: {
    subject: (provider, duration) => `O certificado de ${provider} expira em ${duration}`,
    heading: (duration) => `Um certificado expira em ${duration}`,
    event: (provider, organization, app) =>
      `O provedor de identidade ${provider}, com o qual os usuários de ${organization} entram em ${app}, assina com este certificado.`,
    next: 'Pergunte ao administrador do provedor de identidade se ele receberá outro e adicione-o à conexão antes que o provedor de identidade o use. Até lá, as entradas continuam funcionando.',
    note: 'Você recebeu este e-mail porque gerencia o login único da organização.',
  },
  serviceCertificateExpiring: {
    subject: (app, provider, duration) => `O certificado de ${app} para ${provider} expira em ${duration}`,
    heading: (app, duration) => `Um certificado de ${app} expira em ${duration}`,
    event: (provider, organization, app) =>
      `Com este certificado, ${app} assina suas solicitações ao provedor de identidade ${provider}, com o qual os usuários de ${organization} entram. Depois disso, o provedor de identidade pode recusá-las.`,
    next: 'Crie uma nova chave nas configurações da conexão, faça o provedor de identidade ler os metadados novamente e depois assine com a nova chave.',
  },
  postPage: { action: 'Continuar' },
};
