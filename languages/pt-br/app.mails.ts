import type { MailTranslations } from '#generated/texts/mails.ts';

export const shared: MailTranslations['shared'] = {
  greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  linkExpiry: (duration) => `Este link expira em ${duration} e pode ser usado uma vez.`,
  codeExpiry: (duration) => `Este código expira em ${duration} e pode ser usado uma vez.`,
  device: { browserOn: (browser, system) => `${browser} no ${system}`, unknown: 'um dispositivo desconhecido' },
  footer: (address: string, app: string) =>
    `Este e-mail foi enviado para ${address} porque o endereço foi usado com ${app}.`,
  openLink: 'Ou abra este link no seu navegador:',
  ignore: 'Se você não esperava este e-mail, pode ignorá-lo.',
  accountAtRisk:
    'Se você não solicitou isso, não abra o link e altere sua senha: outra pessoa pode ter acesso à sua conta.',
};
