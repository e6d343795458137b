import type { MailTranslations } from '#generated/texts/mails.ts';

export const verification: MailTranslations['verification'] = {
  verification: {
    subject: (app) => `Validez votre adresse e-mail pour ${app}`,
    heading: 'Validez votre adresse e-mail',
    request: (app) => `Confirmez que cette adresse e-mail est la vôtre pour ${app}.`,
    action: 'Valider l’adresse e-mail',
    note: (app) => `Si vous n’avez pas de compte ${app} et ne venez pas d’en créer un, n’ouvrez pas ce lien.`,
    pageNote: 'Si vous n’avez pas demandé ce lien, fermez cette page.',
  },
  changeEmail: {
    subject: (app) => `Confirmez votre nouvelle adresse e-mail pour ${app}`,
    heading: 'Changer votre adresse e-mail\u00a0?',
    request: (app, email) =>
      `Vous avez demandé à remplacer l’adresse e-mail de votre compte ${app} par ${email}. Ouvrez le lien dans le navigateur où vous êtes connecté.`,
    action: 'Changer l’adresse e-mail',
  },
  emailChanged: {
    subject: (app) => `L’adresse e-mail de votre compte ${app} a changé`,
    heading: 'Votre adresse e-mail a changé',
    change: (app, email) => `Votre compte ${app} utilise désormais ${email} au lieu de cette adresse.`,
    note: (app) => `Si vous n’avez pas effectué ce changement, contactez immédiatement l’assistance de ${app}.`,
  },
};
