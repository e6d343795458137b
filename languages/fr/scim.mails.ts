import type { MailTranslations } from '#generated/texts/mails.ts';

export const scim: MailTranslations['scim'] = {
  added: {
    subject: (organization) => `${organization} a ajouté votre compte`,
    heading: (organization) => `Vous êtes membre de ${organization}`,
    event: (organization, email, app) =>
      `L’annuaire de ${organization} a ajouté votre compte ${app} ${email} à l’organisation.`,
    next: (organization) =>
      `Désormais, il décide de votre appartenance et de ce que vous pouvez faire dans ${organization}. Votre compte reste le vôtre.`,
    note: 'Si vous n’en connaissez pas la raison, demandez-la aux administrateurs de votre entreprise.',
  },
  tokenExpiring: {
    subject: (directory, duration) => `Le jeton de ${directory} expire dans ${duration}`,
    heading: (duration) => `Un jeton expire dans ${duration}`,
    event: (directory, organization, app) =>
      `Avec ce jeton, l’annuaire ${directory} crée, modifie et supprime des utilisateurs de ${organization} dans ${app}. Après son expiration, les modifications de l’annuaire n’arriveront plus.`,
    next: 'Créez un autre jeton dans les paramètres de l’annuaire, saisissez-le dans l’annuaire, puis révoquez l’ancien.',
    note: 'Vous recevez cet e-mail parce que vous gérez l’annuaire de l’organisation.',
  },
};
