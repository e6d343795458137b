import type { Translations } from '#generated/texts/screens.ts';

export const scimEventTexts: Translations['scimEventTexts'] = {
  'directory.created': 'Annuaire connecté',
  'directory.updated': 'Annuaire modifié',
  'directory.deleted': 'Annuaire déconnecté',
  'directory.token-created': 'Jeton de l’annuaire créé',
  'directory.token-deleted': 'Jeton de l’annuaire révoqué',
  'directory-user.created': 'Utilisateur de l’annuaire créé',
  'directory-user.updated': 'Utilisateur de l’annuaire modifié',
  'directory-user.deactivated': 'Utilisateur de l’annuaire désactivé',
  'directory-user.reactivated': 'Utilisateur de l’annuaire réactivé',
  'directory-user.deleted': 'Utilisateur de l’annuaire supprimé',
  'directory-group.created': 'Groupe de l’annuaire créé',
  'directory-group.updated': 'Groupe de l’annuaire modifié',
  'directory-group.deleted': 'Groupe de l’annuaire supprimé',
  'directory-group.member-added': 'Membre ajouté à un groupe de l’annuaire',
  'directory-group.member-removed': 'Membre retiré d’un groupe de l’annuaire',
};

export const scimSentences: Translations['scimSentences'] = {
  'directory.created': '{actor} a connecté un annuaire',
  'directory.updated': '{actor} a modifié l’annuaire',
  'directory.deleted': '{actor} a déconnecté l’annuaire',
  'directory.token-created': '{actor} a créé un jeton de l’annuaire',
  'directory.token-deleted': '{actor} a révoqué un jeton de l’annuaire',
  'directory-user.created': 'L’annuaire a créé un utilisateur',
  'directory-user.updated': 'L’annuaire a modifié un utilisateur',
  'directory-user.deactivated': 'L’annuaire a désactivé un utilisateur',
  'directory-user.reactivated': 'L’annuaire a réactivé un utilisateur',
  'directory-user.deleted': 'L’annuaire a supprimé un utilisateur',
  'directory-group.created': 'L’annuaire a créé un groupe',
  'directory-group.updated': 'L’annuaire a modifié un groupe',
  'directory-group.deleted': 'L’annuaire a supprimé un groupe',
  'directory-group.member-added': 'L’annuaire a ajouté un utilisateur à un groupe',
  'directory-group.member-removed': 'L’annuaire a retiré un utilisateur d’un groupe',
};

export const scimScopeTexts: Translations['scimScopeTexts'] = {
  'directory:read': 'Voir les annuaires des organisations',
};
