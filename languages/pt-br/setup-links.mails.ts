import type { MailTranslations } from '#generated/texts/mails.ts';

export const setupLinks: MailTranslations['setupLinks'] = {
  opened: {
    subject: (organization) => `O link de configuração de ${organization} foi aberto`,
    heading: 'Um link de configuração foi aberto',
    event: (organization, address, app) =>
      `Um navegador no endereço ${address} abriu o link usado para configurar ${organization} em ${app}. Agora nenhum outro navegador pode usá-lo.`,
    next: 'Se não foi a pessoa para quem você enviou o link que o abriu, revogue-o na página do login único.',
    note: 'Você recebeu este e-mail porque é proprietário da organização ou porque criou o link.',
  },
  completed: {
    subject: (organization) => `A configuração de ${organization} está pronta e aguarda você`,
    heading: 'Confirme o que foi configurado',
    event: (organization, app) =>
      `A pessoa com o link de configuração de ${organization} concluiu a configuração em ${app}. O link não pode mais ser usado.`,
    next: 'Confira o que foi adicionado e ative-o.',
    action: 'Ver o login único',
    note: 'Você recebeu este e-mail porque é proprietário da organização ou porque criou o link.',
  },
};
