import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const ssoAdministration: Translations['ssoAdministration'] = {
  empty: { title: 'Aucune connexion', description: 'Aucune organisation n’a encore ajouté de fournisseur d’identité.' },
  count: (total, formatted) => plural(total, { one: `${formatted} connexion`, other: `${formatted} connexions` }),
  columns: { connection: 'Connexion', lastSignIn: 'Dernière authentification', failures: 'Refus en 24 heures' },
  never: 'Jamais',
  number: (count) => number(count),
  attention: {
    'not-tested': 'Non testée',
    'no-proven-domain': 'Aucun domaine vérifié',
    'domain-lost': 'Domaine qui n’est plus vérifié',
  },
  facts: {
    title: 'Connexion',
    protocol: 'Protocole',
    protocols: { oidc: 'OpenID Connect', saml: 'SAML' },
    issuer: 'Émetteur',
    domains: 'Domaines',
    noDomains: 'Aucun',
    attention: 'À vérifier',
    added: 'Ajout',
    id: 'Identifiant',
    copyId: 'identifiant de la connexion',
  },
  status: {
    pending: 'pas encore vérifié',
    verified: 'vérifié',
    failing: 'enregistrement manquant',
    lost: 'n’est plus vérifié',
  },
  user: 'Utilisateur',
  disable: {
    title: 'Désactiver',
    about: 'En cas d’attaque par ce fournisseur ou à la demande de son organisation, qui peut la réactiver.',
    action: 'Désactiver la connexion',
    question: (name) => `Désactiver ${name} ?`,
    consequences: (organization) =>
      `Les membres de ${organization} ne peuvent plus se connecter avec elle. Ceux qui sont connectés le restent.`,
    done: 'Connexion désactivée',
  },
};
