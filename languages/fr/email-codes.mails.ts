import type { MailTranslations } from '#generated/texts/mails.ts';

export const emailCodes: MailTranslations['emailCodes'] = {
  purposes: {
    'sign-in': {
      subject: (app) => `Votre code de connexion pour ${app}`,
      heading: (app) => `Se connecter à ${app}`,
      instruction: () => 'Saisissez ce code pour vous connecter.',
    },
    'email-verification': {
      subject: (app) => `Votre code de validation pour ${app}`,
      heading: () => 'Validez votre adresse e-mail',
      instruction: (app) => `Saisissez ce code pour confirmer que cette adresse e-mail est la vôtre pour ${app}.`,
    },
    'forget-password': {
      subject: (app) => `Votre code de réinitialisation du mot de passe pour ${app}`,
      heading: () => 'Réinitialiser votre mot de passe',
      instruction: (app) => `Saisissez ce code pour choisir un nouveau mot de passe pour votre compte ${app}.`,
    },
    'change-email-confirmation': {
      subject: (app) => `Confirmez le changement de votre adresse e-mail pour ${app}`,
      heading: () => 'Changer votre adresse e-mail\u00a0?',
      instruction: (app, newEmail) =>
        `Vous avez demandé à remplacer l’adresse e-mail de votre compte ${app} par ${newEmail}. Saisissez ce code pour continuer.`,
    },
    'change-email': {
      subject: (app) => `Le code de votre nouvelle adresse e-mail pour ${app}`,
      heading: () => 'Confirmez votre nouvelle adresse e-mail',
      instruction: (app) => `Saisissez ce code pour utiliser cette adresse avec votre compte ${app}.`,
    },
  },
  codeFirst: (code, subject) => `${code} – ${subject}`,
  requestedFrom: (device) => `Demandé depuis ${device}.`,
  note: (app) =>
    `Si vous n’avez pas demandé ce code, vous pouvez ignorer cet e-mail. Ne communiquez ce code à personne\u00a0: ${app} ne le demande jamais par téléphone, e-mail ou messagerie.`,
};
