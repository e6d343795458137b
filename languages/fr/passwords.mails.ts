import type { MailTranslations } from '#generated/texts/mails.ts';

export const passwords: MailTranslations['passwords'] = {
  resetPassword: {
    subject: (app) => `Réinitialisez votre mot de passe pour ${app}`,
    heading: 'Réinitialiser votre mot de passe',
    request: (app) => `Nous avons reçu une demande de réinitialisation du mot de passe de votre compte ${app}.`,
    action: 'Choisir un nouveau mot de passe',
    note: 'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail. Votre mot de passe ne changera pas.',
  },
  existingUser: {
    subject: (app) => `Vous avez déjà un compte ${app}`,
    heading: 'Vous avez déjà un compte',
    explanation: (app) =>
      `Nous avons reçu une inscription avec cette adresse e-mail, qui correspond déjà à un compte ${app}. Connectez-vous, ou réinitialisez votre mot de passe si vous l’avez oublié.`,
    action: (app) => `Accéder à ${app}`,
    note: 'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail. Votre compte n’a pas changé.',
  },
  notices: {
    'password.changed': {
      heading: 'Votre mot de passe a changé',
      event: (app, device) => `Le mot de passe de votre compte ${app} a été modifié depuis ${device}.`,
    },
    'password.reset': {
      heading: 'Votre mot de passe a été réinitialisé',
      event: (app, device) => `Le mot de passe de votre compte ${app} a été réinitialisé depuis ${device}.`,
    },
    'password.set': {
      heading: 'Vous avez ajouté un mot de passe',
      event: (app, device) => `Un mot de passe a été ajouté à votre compte ${app} depuis ${device}.`,
    },
  },
};
