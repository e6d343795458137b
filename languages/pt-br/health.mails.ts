import type { MailTranslations } from '#generated/texts/mails.ts';

export const health: MailTranslations['health'] = {
  errorPage: {
    title: 'Algo deu errado',
    advice: 'Tente de novo. Se continuar acontecendo, fale com o suporte e informe este código.',
    back: (app) => `Voltar para ${app}`,
    code: 'Código do erro:',
    iconLabel: 'Aviso',
  },
};
