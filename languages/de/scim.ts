import type { Translations } from '#generated/texts/screens.ts';

export const scimEventTexts: Translations['scimEventTexts'] = {
  'directory.created': 'Verzeichnis verbunden',
  'directory.updated': 'Verzeichnis geändert',
  'directory.deleted': 'Verzeichnis getrennt',
  'directory.token-created': 'Token des Verzeichnisses erstellt',
  'directory.token-deleted': 'Token des Verzeichnisses widerrufen',
  'directory-user.created': 'Verzeichnisbenutzer erstellt',
  'directory-user.updated': 'Verzeichnisbenutzer geändert',
  'directory-user.deactivated': 'Verzeichnisbenutzer deaktiviert',
  'directory-user.reactivated': 'Verzeichnisbenutzer reaktiviert',
  'directory-user.deleted': 'Verzeichnisbenutzer gelöscht',
  'directory-group.created': 'Verzeichnisgruppe erstellt',
  'directory-group.updated': 'Verzeichnisgruppe geändert',
  'directory-group.deleted': 'Verzeichnisgruppe gelöscht',
  'directory-group.member-added': 'Mitglied einer Verzeichnisgruppe hinzugefügt',
  'directory-group.member-removed': 'Mitglied einer Verzeichnisgruppe entfernt',
};

export const scimSentences: Translations['scimSentences'] = {
  'directory.created': '{actor} hat ein Verzeichnis verbunden',
  'directory.updated': '{actor} hat das Verzeichnis geändert',
  'directory.deleted': '{actor} hat das Verzeichnis getrennt',
  'directory.token-created': '{actor} hat ein Token des Verzeichnisses erstellt',
  'directory.token-deleted': '{actor} hat ein Token des Verzeichnisses widerrufen',
  'directory-user.created': 'Das Verzeichnis hat einen Benutzer erstellt',
  'directory-user.updated': 'Das Verzeichnis hat einen Benutzer geändert',
  'directory-user.deactivated': 'Das Verzeichnis hat einen Benutzer deaktiviert',
  'directory-user.reactivated': 'Das Verzeichnis hat einen Benutzer reaktiviert',
  'directory-user.deleted': 'Das Verzeichnis hat einen Benutzer gelöscht',
  'directory-group.created': 'Das Verzeichnis hat eine Gruppe erstellt',
  'directory-group.updated': 'Das Verzeichnis hat eine Gruppe geändert',
  'directory-group.deleted': 'Das Verzeichnis hat eine Gruppe gelöscht',
  'directory-group.member-added': 'Das Verzeichnis hat einen Benutzer zu einer Gruppe hinzugefügt',
  'directory-group.member-removed': 'Das Verzeichnis hat einen Benutzer aus einer Gruppe entfernt',
};

export const scimScopeTexts: Translations['scimScopeTexts'] = {
  'directory:read': 'Verzeichnisse von Organisationen ansehen',
};
