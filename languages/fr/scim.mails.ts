import type { MailTranslations } from '#generated/texts/mails.ts';

export const scim: MailTranslations['scim'] = {
  tokenExpiring: {
    subject: (directory, duration) => `Le jeton de ${directory} expire dans ${duration}`,
    heading: (duration) => `Un jeton expire dans ${duration}`,
    event: (directory, organization, app) =>
      `Avec ce jeton, l’annuaire ${directory} crée, modifie et supprime des utilisateurs de ${organization} dans ${app}. Après son expiration, les modifications de l’annuaire n’arriveront plus.`,
    next: 'Créez un autre jeton dans les paramètres de l’annuaire, saisissez-le dans l’annuaire, puis révoquez l’ancien.',
    note: 'Vous recevez cet e-mail parce que vous êtes propriétaire de l’organisation ou que vous avez créé le jeton.',
  },
};
