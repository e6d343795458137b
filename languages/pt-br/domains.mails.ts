import type { MailTranslations } from '#generated/texts/mails.ts';

export const domains: MailTranslations['domains'] = {
  failing: {
    subject: (domain) => `O registro DNS de ${domain} está ausente`,
    heading: 'Um registro DNS está ausente',
    event: (domain, organization, app) =>
      `${app} não encontra mais o registro que comprova que ${domain} pertence a ${organization}.`,
    next: 'Adicione o registro novamente antes que o domínio seja perdido:',
  },
  lost: {
    subject: (domain) => `O domínio ${domain} não está mais verificado`,
    heading: 'Um domínio não está mais verificado',
    event: (domain, organization, app) =>
      `Há alguns dias, ${app} não encontra o registro que comprova que ${domain} pertence a ${organization}.`,
    next: 'Adicione o registro novamente e depois verifique o domínio:',
  },
  moved: {
    subject: (domain) => `O domínio ${domain} foi verificado por outra organização`,
    heading: 'Outra organização verificou um domínio',
    event: (domain, organization, app) =>
      `Em ${app}, ${domain} não pertence mais a ${organization}: o registro foi substituído pelo de outra organização.`,
    next: 'Se o domínio é seu, restaure o registro e depois verifique o domínio:',
  },
  note: 'Você recebeu este e-mail porque é proprietário da organização ou porque adicionou o domínio.',
};
