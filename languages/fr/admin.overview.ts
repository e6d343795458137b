import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const overview: Translations['overview'] = {
  title: 'Vue d’ensemble',
  about: 'Utilisateurs, e-mails et paramètres de cette installation.',
  totals: {
    users: (count) => plural(count, { one: 'Utilisateur', other: 'Utilisateurs' }),
    organizations: (count) => plural(count, { one: 'Organisation', other: 'Organisations' }),
  },
  mails: {
    waiting: (count) => plural(count, { one: 'E-mail en attente', other: 'E-mails en attente' }),
    undelivered: (count) =>
      plural(count, { one: 'E-mail non remis en 7 jours', other: 'E-mails non remis en 7 jours' }),
    delayed: (count) =>
      plural(count, {
        one: `${number(count)} e-mail attend depuis plus d’une minute. Vérifiez le serveur de messagerie.`,
        other: `${number(count)} e-mails attendent depuis plus d’une minute. Vérifiez le serveur de messagerie.`,
      }),
  },
  figures: {
    signUps: 'Inscriptions',
    activeUsers: 'Utilisateurs connectés',
    failedSignIns: 'Échecs de connexion',
    today: 'aujourd’hui',
    inTotal: (total) => `${total} en 30 jours`,
    onADay: (most) => `au plus ${most} en un jour`,
    chart: (name, [first, last], summary) => `${name} par jour, du ${first} au ${last}\u00a0: ${summary}`,
    bar: (day, value) => `${day}: ${value}`,
    showTable: 'Afficher sous forme de tableau',
    hideTable: 'Masquer le tableau',
    day: 'Jour (UTC)',
    table: 'Chiffres des 30 derniers jours',
  },
  checklist: {
    title: 'Premiers pas',
    about: (done, all) => `${done} sur ${all} terminés`,
    done: 'Terminé',
    open: 'À faire',
    items: {
      administrator: { title: 'Créer un administrateur', about: 'Vous êtes connecté en tant qu’administrateur.' },
      secondFactor: {
        title: 'Protéger votre compte par une deuxième étape',
        about: 'Les administrateurs peuvent modifier tous les comptes.',
        next: 'Accéder à «\u00a0Sécurité\u00a0»',
      },
      mail: {
        title: 'Envoyer des e-mails',
        about:
          'Définissez SMTP_URL pour que les utilisateurs reçoivent les liens de validation et de réinitialisation.',
      },
      production: {
        title: 'Utiliser le mode production',
        about: 'Définissez NODE_ENV=production et votre propre secret.',
      },
      address: {
        title: 'Définir l’adresse publique',
        about: 'Définissez BASE_URL avec une adresse https, par exemple https://auth.example.com.',
      },
      organization: {
        title: 'Créer une organisation',
        about: 'Les organisations regroupent des utilisateurs, avec des rôles et des invitations.',
        next: 'Créer une organisation',
      },
    },
  },
  findings: {
    title: 'Paramètres à vérifier',
    about: 'Dangereux pour un service public. La commande npm run doctor signale la même chose.',
    none: 'Aucun paramètre dangereux trouvé.',
  },
};
