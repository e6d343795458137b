import type { MailTranslations } from '#generated/texts/mails.ts';

export const personalData: MailTranslations['personalData'] = {
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
