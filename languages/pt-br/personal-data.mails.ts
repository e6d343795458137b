import type { MailTranslations } from '#generated/texts/mails.ts';

export const personalData: MailTranslations['personalData'] = {
  inactive: {
    subject: (app, duration) => `Sua conta em ${app} será excluída em ${duration}`,
    heading: (duration) => `Sua conta será excluída em ${duration}`,
    event: (app) => `Você não usa sua conta em ${app} há muito tempo.`,
    next: (duration) =>
      `Entre em até ${duration} para mantê-la. Caso contrário, a conta e todos os seus dados serão excluídos.`,
    action: 'Entrar',
    note: 'Se você não precisa mais da conta, não precisa fazer nada.',
  },
  notices: {
    'personal-data.exported': {
      heading: 'Seus dados foram exportados',
      event: (app, device) => `Tudo o que ${app} armazena sobre você foi exportado de ${device}.`,
    },
    'user.data-exported': {
      heading: 'Um administrador exportou seus dados',
      event: (app) => `Um administrador de ${app} exportou tudo o que está armazenado sobre você.`,
    },
  },
};
