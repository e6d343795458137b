import type { MailTranslations } from '#generated/texts/mails.ts';

export const sso: MailTranslations['sso'] = {
  breakGlass: {
    subject: (organization) => `Un propriétaire de ${organization} s’est connecté sans authentification unique`,
    heading: 'Connexion d’un propriétaire sans authentification unique',
    event: (owner, organization, app) =>
      `${owner} s’est connecté à ${app} avec un mot de passe ou une clé d’accès, alors que ${organization} exige l’authentification unique.`,
    next: 'Les propriétaires le peuvent lorsque le fournisseur d’identité est en panne. Si vous n’en connaissez pas la raison, demandez-la au propriétaire.',
    note: 'Vous recevez cet e-mail parce que vous êtes propriétaire de l’organisation.',
  },
  metadataFailing: {
    subject: (provider) => `Les métadonnées de ${provider} sont illisibles`,
    heading: 'Métadonnées illisibles',
    event: (provider, organization, app) =>
      `Depuis trois jours, ${app} ne peut pas lire les métadonnées du fournisseur d’identité ${provider}, avec lequel les utilisateurs de ${organization} se connectent :`,
    next: 'Les connexions continuent de fonctionner jusqu’à ce que le fournisseur change de certificat ou d’adresses. Vérifiez l’adresse des métadonnées dans les paramètres de la connexion.',
    note: 'Vous recevez cet e-mail parce que vous êtes propriétaire de l’organisation ou que vous avez ajouté la connexion.',
  },
  certificateExpiring: {
    subject: (provider, duration) => `Le certificat de ${provider} expire dans ${duration}`,
    heading: (duration) => `Un certificat expire dans ${duration}`,
    event: (provider, organization, app) =>
      `Le fournisseur d’identité ${provider}, avec lequel les utilisateurs de ${organization} se connectent à ${app}, signe avec ce certificat.`,
    next: 'Demandez à l’administrateur du fournisseur d’identité s’il en recevra un autre, et ajoutez-le à la connexion avant que le fournisseur d’identité ne l’utilise. D’ici là, les connexions continuent de fonctionner.',
    note: 'Vous recevez cet e-mail parce que vous gérez l’authentification unique de l’organisation.',
  },
  serviceCertificateExpiring: {
    subject: (app, provider, duration) => `Le certificat de ${app} pour ${provider} expire dans ${duration}`,
    heading: (app, duration) => `Un certificat de ${app} expire dans ${duration}`,
    event: (provider, organization, app) =>
      `Avec ce certificat, ${app} signe ses requêtes au fournisseur d’identité ${provider}, avec lequel les utilisateurs de ${organization} se connectent. Ensuite, le fournisseur d’identité pourrait les refuser.`,
    next: 'Créez une nouvelle clé dans les paramètres de la connexion, faites relire les métadonnées au fournisseur d’identité, puis signez avec la nouvelle clé.',
  },
  postPage: { action: 'Continuer' },
};
