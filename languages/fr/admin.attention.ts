import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const attention: Translations['attention'] = {
  review: 'Vérifier',
  setUpEmail: 'Configurer les e-mails',
  openAuditLog: 'Ouvrir le journal d’audit',
};

export const adminAttention: Translations['adminAttention'] = {
  settings: {
    'not in production mode': {
      title: 'Le service fonctionne en mode développement',
      about:
        'Les limites de requêtes sont désactivées et, sans serveur de messagerie, les e-mails s’affichent sur /dev/mailbox.',
    },
    'development mode in public': {
      title: 'Le mode développement est accessible d’ailleurs',
      about: 'Les limites de requêtes sont désactivées et les e-mails ne sont pas envoyés.',
    },
    'generated secret': {
      title: 'Le secret a été généré',
      about: 'Il est stocké à côté des données, aussi dans les copies et sauvegardes du dossier.',
    },
    'weak secret': {
      title: 'Le secret est faible',
      about: 'Il est court ou répète des caractères. Générez-en un avec openssl rand -base64 32.',
    },
    'http base URL': {
      title: 'L’adresse publique n’est pas chiffrée',
      about: 'Les cookies et les liens des e-mails sont envoyés en http.',
    },
    'local base URL': {
      title: 'L’adresse publique ne vaut que sur cette machine',
      about: 'Les liens des e-mails ne fonctionnent pas ailleurs.',
    },
    'wildcard trusted origin': {
      title: 'Une origine de confiance a un caractère générique',
      about: 'Le propriétaire de tout hôte correspondant peut agir pour les utilisateurs connectés.',
    },
    'http trusted origin': {
      title: 'Une origine de confiance n’est pas chiffrée',
      about: 'Un attaquant sur le réseau peut se faire passer pour elle.',
    },
    'all proxies trusted': {
      title: 'Tous les proxys sont de confiance',
      about: 'Tout client peut falsifier son adresse IP, pour les limites et le journal d’audit.',
    },
    'origin check off': {
      title: 'L’origine des appels n’est pas vérifiée',
      about: 'Toute page web peut agir pour les utilisateurs connectés.',
    },
    'insecure cookies': {
      title: 'Les cookies ne sont pas limités à https',
      about: 'Ils sont définis sans Secure : le réseau peut les lire.',
    },
    'weak session cookie': {
      title: 'Le cookie de session n’est pas protégé',
      about: 'Il est défini sans HttpOnly ou Secure : des scripts ou le réseau peuvent le lire.',
    },
    'unencrypted database connection': {
      title: 'La connexion à la base peut être non chiffrée',
      about: 'Le réseau pourrait lire le mot de passe et les données. Définissez sslmode=verify-full.',
    },
    'unverified database server': {
      title: 'Le serveur de base de données n’est pas vérifié',
      about: 'Un attaquant sur le réseau peut se faire passer pour lui. Définissez sslmode=verify-full.',
    },
    'public metrics': { title: 'Les métriques sont publiques', about: 'Tout client peut les lire.' },
    'verbose log': {
      title: 'Le journal est trop détaillé',
      about: 'Les niveaux debug et trace sont destinés au développement.',
    },
    'sessions without an end': {
      title: 'Les sessions utilisées ne se terminent jamais',
      about: 'Une session volée non plus.',
    },
    'cheap password hashes': {
      title: 'Les empreintes de mots de passe sont faibles',
      about: 'Les mots de passe d’une table volée se devinent vite.',
    },
    'passwords of another service': {
      title: 'Les mots de passe vont à un autre service',
      about:
        'Les connexions refusées prennent deux secondes. Retirez-le quand la plupart des utilisateurs importés se sont connectés.',
    },
    'short passwords': {
      title: 'Les mots de passe courts sont acceptés',
      about: 'Ceux de moins de 8 caractères se devinent vite.',
    },
    'captcha and web app': {
      title: 'Le captcha bloque les formulaires de l’application',
      about: 'L’application web et les composants n’affichent pas de captcha : leurs formulaires sont refusés.',
    },
    'audit log without seals': {
      title: 'Le journal d’audit n’est pas protégé',
      about: 'Les administrateurs de la base peuvent le modifier sans être remarqués.',
    },
  },
  auditLog: {
    'audit log without anchor': {
      title: 'Aucune empreinte du journal hors de la base',
      about: 'Les administrateurs de la base peuvent supprimer les entrées les plus récentes sans être remarqués.',
    },
    'unsealed audit entries': {
      title: 'Des entrées d’audit ne sont pas protégées',
      about: 'Elles attendent depuis plus d’une minute.',
    },
    'audit log changed': {
      title: 'Des entrées du journal d’audit ont été modifiées',
      about: 'La dernière vérification a trouvé des modifications.',
    },
    'audit log not verified': {
      title: 'Le journal d’audit n’a pas été vérifié récemment',
      about: 'La dernière vérification est trop ancienne.',
    },
    'anchor fails': {
      title: 'L’empreinte du journal n’est pas envoyée',
      about: 'En attendant, les entrées les plus récentes peuvent être supprimées sans que cela se remarque.',
    },
  },
  emails: {
    'development mailbox': {
      title: 'Les e-mails ne sont pas envoyés',
      about: 'Tous les utilisateurs de cette machine peuvent les lire sur /dev/mailbox, avec leurs liens de connexion.',
    },
    'no mail': {
      title: 'Les e-mails ne sont pas envoyés',
      about: 'Les utilisateurs ne peuvent pas réinitialiser leur mot de passe.',
    },
    delayed: {
      title: (count) =>
        plural(count, {
          one: `${number(count)} e-mail est en attente`,
          other: `${number(count)} e-mails sont en attente`,
        }),
      about: 'Le serveur de messagerie ne les accepte pas depuis plus d’une minute.',
    },
    undelivered: {
      title: (count) =>
        plural(count, {
          one: `${number(count)} e-mail n’a pas pu être remis`,
          other: `${number(count)} e-mails n’ont pas pu être remis`,
        }),
      about: 'Au cours des 7 derniers jours.',
    },
  },
};
