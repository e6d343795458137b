import type { MailTranslations } from '#generated/texts/mails.ts';

export const domains: MailTranslations['domains'] = {
  failing: {
    subject: (domain) => `L’enregistrement DNS de ${domain} est manquant`,
    heading: 'Un enregistrement DNS est manquant',
    event: (domain, organization, app) =>
      `${app} ne trouve plus l’enregistrement qui prouve que ${domain} appartient à ${organization}.`,
    next: 'Rajoutez l’enregistrement avant que le domaine ne soit perdu :',
  },
  lost: {
    subject: (domain) => `Le domaine ${domain} n’est plus vérifié`,
    heading: 'Un domaine n’est plus vérifié',
    event: (domain, organization, app) =>
      `Depuis plusieurs jours, ${app} ne trouve pas l’enregistrement qui prouve que ${domain} appartient à ${organization}.`,
    next: 'Rajoutez l’enregistrement, puis vérifiez le domaine :',
  },
  moved: {
    subject: (domain) => `Le domaine ${domain} a été vérifié par une autre organisation`,
    heading: 'Une autre organisation a vérifié un domaine',
    event: (domain, organization, app) =>
      `Dans ${app}, ${domain} n’appartient plus à ${organization} : son enregistrement a été remplacé par celui d’une autre organisation.`,
    next: 'Si le domaine vous appartient, rétablissez l’enregistrement, puis vérifiez le domaine :',
  },
  note: 'Vous recevez cet e-mail parce que vous êtes propriétaire de l’organisation ou que vous avez ajouté le domaine.',
};
