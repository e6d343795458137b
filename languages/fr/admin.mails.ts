import type { MailTranslations } from '#generated/texts/mails.ts';

export const userInvitations: MailTranslations['userInvitations'] = {
  userInvitation: {
    subject: (app) => `Configurez votre compte ${app}`,
    heading: (app) => `Vous avez un compte ${app}`,
    explanation: (app) => `Un administrateur a créé un compte ${app} pour cette adresse e-mail.`,
    request: 'Choisissez un mot de passe pour vous connecter. L’ouverture du lien valide aussi votre adresse e-mail.',
    action: 'Choisir un mot de passe',
  },
  notices: {
    'user.password-set': {
      heading: 'Un administrateur a défini votre mot de passe',
      event: (app) => `Un administrateur a défini un nouveau mot de passe pour votre compte ${app}.`,
    },
  },
};

export const testMail: MailTranslations['testMail'] = {
  subject: (app) => `E-mail de test de ${app}`,
  heading: 'L’envoi d’e-mails fonctionne',
  explanation: (app) => `Cet e-mail montre que ${app} peut envoyer des e-mails à cette adresse.`,
  note: 'Vous l’avez envoyé depuis les paramètres, sous « Administration ».',
};
