import type { Translations } from '#generated/texts/screens.ts';

export const adminEventTexts: Translations['adminEventTexts'] = {
  'user.updated': 'Utilisateur mis à jour',
  'user.created': 'Utilisateur créé',
  'user.invited': 'Utilisateur invité',
  'user.password-reset-sent': 'Réinitialisation du mot de passe envoyée par un administrateur',
  'user.verification-sent': 'E-mail de validation envoyé par un administrateur',
  'user.role-set': 'Rôle d’utilisateur modifié',
  'user.banned': 'Utilisateur banni',
  'user.unbanned': 'Utilisateur réintégré',
  'user.removed': 'Utilisateur supprimé',
  'user.password-set': 'Mot de passe défini par un administrateur',
  'session.impersonated': 'Début d’action à la place d’un utilisateur',
  'session.impersonation-ended': 'Fin d’action à la place d’un utilisateur',
  'admin.refused': 'Action d’administrateur refusée',
  'import.started': 'Importation commencée',
  'import.batch': 'Lignes importées',
  'import.completed': 'Importation terminée',
  'mail.tested': 'E-mail de test envoyé',
  'settings.saved': 'Paramètre enregistré',
  'admin.set-up': 'Premier administrateur créé',
  'admin.granted': 'Rôle d’administrateur accordé',
  'admin.revoked': 'Rôle d’administrateur retiré',
};

export const adminSentences: Translations['adminSentences'] = {
  'user.updated': {
    self: '{actor} a mis à jour son propre compte',
    other: '{actor} a mis à jour le compte de {target}',
  },
  'user.created': '{actor} a créé le compte de {target}',
  'user.invited': {
    self: '{actor} a été invité',
    other: '{actor} a invité {target}',
  },
  'user.password-reset-sent': {
    self: '{actor} s’est envoyé une réinitialisation de mot de passe',
    other: '{actor} a envoyé à {target} une réinitialisation de mot de passe',
  },
  'user.verification-sent': {
    self: '{actor} s’est envoyé un e-mail de validation',
    other: '{actor} a envoyé à {target} un e-mail de validation',
  },
  'user.role-set': {
    self: '{actor} a changé son propre rôle de {from} à {to}',
    other: '{actor} a changé le rôle de {target} de {from} à {to}',
  },
  'user.banned': '{actor} a banni {target}',
  'user.unbanned': '{actor} a réintégré {target}',
  'user.removed': '{actor} a supprimé le compte de {target}',
  'user.password-set': {
    self: '{actor} a défini son propre mot de passe',
    other: '{actor} a défini le mot de passe de {target}',
  },
  'session.impersonated': '{actor} a commencé à agir en tant que {target}',
  'session.impersonation-ended': '{actor} a cessé d’agir en tant que {target}',
  'admin.refused': '{actor} n’était pas autorisé à appeler {call}',
  'import.started': '{actor} a commencé une importation depuis un autre produit',
  'import.batch': '{actor} a importé des lignes d’un autre produit',
  'import.completed': '{actor} a terminé une importation depuis un autre produit',
  'mail.tested': '{actor} a envoyé un e-mail de test',
  'settings.saved': '{actor} a modifié le paramètre {option}',
  'admin.set-up': '{target} est devenu le premier administrateur',
  'admin.granted': '{actor} a donné à {target} le rôle {role}',
  'admin.revoked': '{actor} a retiré un rôle à {target}, dont le rôle est désormais {role}',
};

export const adminScopeTexts: Translations['adminScopeTexts'] = {
  'user:list': 'Lister les utilisateurs',
  'user:get': 'Consulter des utilisateurs',
  'user:create': 'Créer des utilisateurs',
  'user:update': 'Modifier des utilisateurs',
  'user:set-role': 'Modifier les rôles des utilisateurs',
  'user:set-password': 'Définir les mots de passe et adresses e-mail des utilisateurs',
  'user:ban': 'Bannir et réintégrer des utilisateurs',
  'user:delete': 'Supprimer des utilisateurs',
  'session:list': 'Consulter les sessions des utilisateurs',
  'session:revoke': 'Déconnecter des utilisateurs',
  'organization:list': 'Lister toutes les organisations',
  'organization:get': 'Voir toute organisation et ses membres',
};
