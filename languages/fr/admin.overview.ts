import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const overview: Translations['overview'] = {
  title: 'Vue d’ensemble',
  period: {
    label: 'Période',
    days: (count) => plural(count, { one: `${number(count)} jour`, other: `${number(count)} jours` }),
  },
  totals: {
    users: (count) => plural(count, { one: 'utilisateur', other: 'utilisateurs' }),
    organizations: (count) => plural(count, { one: 'organisation', other: 'organisations' }),
  },
  figures: {
    signUps: 'Inscriptions',
    activeUsers: 'Utilisateurs connectés',
    failedSignIns: 'Échecs de connexion',
    inTotal: (days) => plural(days, { one: `en ${number(days)} jour`, other: `en ${number(days)} jours` }),
    against: (days, change) =>
      plural(days, {
        one: `${change} par rapport au jour précédent`,
        other: `${change} par rapport aux ${number(days)} jours précédents`,
      }),
    chart: (name, [first, last], summary) => `${name} par jour, du ${first} au ${last}\u00a0: ${summary}`,
    bar: (day, value) => `${day}: ${value}`,
    showTable: 'Afficher sous forme de tableau',
    showCharts: 'Afficher sous forme de graphiques',
    day: 'Jour (UTC)',
    table: (days) =>
      plural(days, { one: 'Chiffres du dernier jour', other: `Chiffres des ${number(days)} derniers jours` }),
  },
  checklist: {
    title: 'Premiers pas',
    about: (done, all) => `${done} sur ${all} terminés`,
    hide: 'Masquer',
    done: 'Terminé',
    open: 'À faire',
    items: {
      administrator: { title: 'Créer un administrateur', about: 'Vous êtes connecté en tant qu’administrateur.' },
      secondFactor: {
        title: 'Protéger votre compte par un second facteur',
        about: 'Les administrateurs peuvent modifier tous les comptes.',
        next: 'Accéder à «\u00a0Sécurité\u00a0»',
      },
      mail: {
        title: 'Envoyer des e-mails',
        about:
          'Définissez SMTP_URL pour que les utilisateurs reçoivent les liens de validation et de réinitialisation.',
        next: 'Envoyer un e-mail de test',
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
  latest: {
    title: 'Derniers événements',
    all: 'Tous les événements',
    times: (count, formatted) => plural(count, { one: `${formatted} fois`, other: `${formatted} fois` }),
  },
  attention: { title: 'À vérifier', none: 'Rien à vérifier, et aucun réglage dangereux trouvé.' },
};
