import type { MailTranslations } from '#generated/texts/mails.ts';

export const accounts: MailTranslations['accounts'] = {
  notices: {
    'account.linked': {
      heading: 'Vous avez associé une méthode de connexion',
      event: (app, device, organization) =>
        organization === null
          ? `Une méthode de connexion a été associée à votre compte ${app} depuis ${device}.`
          : `Votre compte ${app} a été associé à ${organization} depuis ${device}. Le fournisseur d’identité de cette organisation peut maintenant s’y connecter.`,
    },
    'account.unlinked': {
      heading: 'Vous avez dissocié une méthode de connexion',
      event: (app, device) => `Une méthode de connexion a été dissociée de votre compte ${app} depuis ${device}.`,
    },
  },
};
