import type { Translations } from '#generated/texts/screens.ts';

export const adminEventTexts: Translations['adminEventTexts'] = {
  'user.updated': 'Benutzer aktualisiert',
  'user.created': 'Benutzer erstellt',
  'user.invited': 'Benutzer eingeladen',
  'user.password-reset-sent': 'Link zum Zurücksetzen des Passworts von einem Administrator gesendet',
  'user.verification-sent': 'Bestätigungs-E-Mail von einem Administrator gesendet',
  'user.role-set': 'Rolle eines Benutzers geändert',
  'user.banned': 'Benutzer gesperrt',
  'user.unbanned': 'Benutzer entsperrt',
  'user.removed': 'Benutzer gelöscht',
  'user.password-set': 'Passwort von Administrator festgelegt',
  'session.impersonated': 'Identitätswechsel begonnen',
  'session.impersonation-ended': 'Identitätswechsel beendet',
  'admin.refused': 'Administratoraktion abgelehnt',
  'import.started': 'Import begonnen',
  'import.batch': 'Zeilen importiert',
  'import.completed': 'Import abgeschlossen',
  'mail.tested': 'Test-E-Mail gesendet',
  'settings.saved': 'Einstellung gespeichert',
  'admin.set-up': 'Erster Administrator erstellt',
  'admin.granted': 'Administratorrolle erteilt',
  'admin.revoked': 'Administratorrolle entzogen',
};

export const adminSentences: Translations['adminSentences'] = {
  'user.updated': {
    self: '{actor} hat das eigene Konto aktualisiert',
    other: '{actor} hat das Konto von {target} aktualisiert',
  },
  'user.created': '{actor} hat das Konto von {target} erstellt',
  'user.invited': {
    self: '{actor} wurde eingeladen',
    other: '{actor} hat {target} eingeladen',
  },
  'user.password-reset-sent': {
    self: '{actor} hat sich selbst einen Link zum Zurücksetzen des Passworts gesendet',
    other: '{actor} hat {target} einen Link zum Zurücksetzen des Passworts gesendet',
  },
  'user.verification-sent': {
    self: '{actor} hat sich selbst eine Bestätigungs-E-Mail gesendet',
    other: '{actor} hat {target} eine Bestätigungs-E-Mail gesendet',
  },
  'user.role-set': {
    self: '{actor} hat die eigene Rolle von {from} in {to} geändert',
    other: '{actor} hat die Rolle von {target} von {from} in {to} geändert',
  },
  'user.banned': '{actor} hat {target} gesperrt',
  'user.unbanned': '{actor} hat {target} entsperrt',
  'user.removed': '{actor} hat das Konto von {target} gelöscht',
  'user.password-set': {
    self: '{actor} hat das eigene Passwort festgelegt',
    other: '{actor} hat das Passwort von {target} festgelegt',
  },
  'session.impersonated': '{actor} hat die Identität von {target} angenommen',
  'session.impersonation-ended': '{actor} hat den Identitätswechsel zu {target} beendet',
  'admin.refused': '{actor} durfte {call} nicht aufrufen',
  'import.started': '{actor} hat einen Import aus einem anderen Produkt begonnen',
  'import.batch': '{actor} hat Zeilen aus einem anderen Produkt importiert',
  'import.completed': '{actor} hat einen Import aus einem anderen Produkt abgeschlossen',
  'mail.tested': '{actor} hat eine Test-E-Mail gesendet',
  'settings.saved': '{actor} hat die Einstellung {option} geändert',
  'admin.set-up': '{target} ist der erste Administrator geworden',
  'admin.granted': '{actor} hat {target} die Rolle {role} erteilt',
  'admin.revoked': '{actor} hat {target} eine Rolle entzogen, die Rolle ist jetzt {role}',
};

export const adminScopeTexts: Translations['adminScopeTexts'] = {
  'user:list': 'Benutzer auflisten',
  'user:get': 'Benutzer ansehen',
  'user:create': 'Benutzer erstellen',
  'user:update': 'Benutzer ändern',
  'user:set-role': 'Rollen von Benutzern ändern',
  'user:set-password': 'Passwörter und E-Mail-Adressen von Benutzern festlegen',
  'user:ban': 'Benutzer sperren und entsperren',
  'user:delete': 'Benutzer löschen',
  'session:list': 'Sitzungen von Benutzern ansehen',
  'session:revoke': 'Benutzer abmelden',
  'organization:list': 'Alle Organisationen auflisten',
  'organization:get': 'Jede Organisation und ihre Mitglieder ansehen',
};
