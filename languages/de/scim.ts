import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('de');

export const scimEventTexts: Translations['scimEventTexts'] = {
  'directory.created': 'Verzeichnis verbunden',
  'directory.updated': 'Verzeichnis geändert',
  'directory.deleted': 'Verzeichnis getrennt',
  'directory.mapping-changed': 'Zuordnung einer Verzeichnisgruppe geändert',
  'directory.token-created': 'Token des Verzeichnisses erstellt',
  'directory.token-deleted': 'Token des Verzeichnisses widerrufen',
  'directory.token-expiring': 'Token des Verzeichnisses läuft ab',
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
  'directory.mapping-changed': '{actor} hat die Rollen und das Team einer Verzeichnisgruppe geändert',
  'directory.token-created': '{actor} hat ein Token des Verzeichnisses erstellt',
  'directory.token-deleted': '{actor} hat ein Token des Verzeichnisses widerrufen',
  'directory.token-expiring': 'Ein Token des Verzeichnisses läuft bald ab',
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

export const scimErrors: Translations['scimErrors'] = {
  DIRECTORY_NOT_FOUND: 'Das Verzeichnis wurde getrennt.',
  DIRECTORY_ALREADY_EXISTS: 'Ihre Organisation hat bereits ein Verzeichnis.',
  DIRECTORY_GROUP_NOT_FOUND: 'Das Verzeichnis hat diese Gruppe gelöscht.',
  DIRECTORY_TOKEN_NOT_FOUND: 'Dieses Token wurde widerrufen.',
  DIRECTORY_TOKEN_LIMIT_REACHED:
    'Ein Verzeichnis hat höchstens fünf Token. Widerrufen Sie eines, das Sie nicht mehr verwenden.',
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_DIRECTORIES: 'Sie haben keine Berechtigung, dieses Verzeichnis zu ändern.',
};

export const scim: Translations['scim'] = {
  title: 'Verzeichnis',
  about: (organization) => `Benutzer und Gruppen, die das Verzeichnis Ihres Unternehmens an ${organization} sendet.`,
  notAllowed: 'Sie haben keine Berechtigung, das Verzeichnis zu sehen.',
  empty: {
    title: 'Kein Verzeichnis verbunden',
    description:
      'Okta, Microsoft Entra ID und andere erstellen, ändern und entfernen Mitglieder für Sie, mit SCIM 2.0.',
  },
  connect: { open: 'Verzeichnis verbinden', title: 'Verzeichnis verbinden', submit: 'Verbinden' },
  created: {
    title: 'Token speichern',
    what: 'Token',
    about: 'Geben Sie es in Ihrem Verzeichnis ein, mit der Basis-URL, die in den Einstellungen steht.',
  },
  tabs: { users: 'Benutzer', groups: 'Gruppen', requests: 'Anfragen', settings: 'Einstellungen' },
  waiting: 'Wartet auf die erste Anfrage',
  lastRequest: 'Letzte Anfrage',
  state: { on: 'Ein', off: 'Aus' },
  fields: {
    name: 'Name',
    nameHint: 'Zum Beispiel das Produkt: Okta, Entra ID.',
    defaultRole: 'Rolle neuer Mitglieder',
    ceilingRole: 'Höchste Rolle',
    ceilingHint: 'Das Verzeichnis vergibt und ändert keine Rolle über dieser.',
  },
  users: {
    empty: { title: 'Noch keine Benutzer', description: 'Weisen Sie der Anwendung in Ihrem Verzeichnis Benutzer zu.' },
    count: (total, formatted) => plural(total, { one: `${formatted} Benutzer`, other: `${formatted} Benutzer` }),
    inactive: 'Deaktiviert',
    noAccount: 'Kein Konto',
  },
  groups: {
    empty: {
      title: 'Noch keine Gruppen',
      description: 'Senden Sie Gruppen aus Ihrem Verzeichnis, um Rollen und Teams zu vergeben.',
    },
    count: (total, formatted) => plural(total, { one: `${formatted} Gruppe`, other: `${formatted} Gruppen` }),
    members: (count) => plural(count, { one: `${count} Mitglied`, other: `${count} Mitglieder` }),
    team: (name) => `Team ${name}`,
    change: 'Ändern',
    changeOf: (name) => `Ändern, was ${name} vergibt`,
    title: (name) => `Mitglieder von ${name}`,
    about: 'Mitglieder erhalten diese Rollen und dieses Team sofort und verlieren sie, wenn sie die Gruppe verlassen.',
    roles: 'Rollen',
    teamField: 'Team',
    noTeam: 'Keines',
    submit: 'Speichern',
    done: 'Gruppe geändert',
  },
  requests: {
    empty: {
      title: 'Keine abgelehnten Anfragen',
      description: 'Der Dienst hat angenommen, was das Verzeichnis gesendet hat.',
    },
    about: 'Anfragen der letzten 30 Tage, die abgelehnt wurden, höchstens 100.',
  },
  tokens: {
    title: 'Verbindung',
    about: 'Geben Sie die Basis-URL und ein Token in Ihrem Verzeichnis ein.',
    url: 'Basis-URL',
    unnamed: 'Token ohne Namen',
    used: 'Verwendet',
    neverUsed: 'Nie verwendet',
    expires: 'läuft ab',
    expired: 'abgelaufen',
    add: {
      open: 'Token erstellen',
      title: 'Token erstellen',
      about: 'Für einen Wechsel: Geben Sie das neue Token in Ihrem Verzeichnis ein, dann widerrufen Sie das alte.',
      submit: 'Token erstellen',
    },
    revoke: {
      action: 'Widerrufen',
      question: (start) => `${start}… widerrufen?`,
      consequences: 'Anfragen mit diesem Token werden sofort abgelehnt.',
      confirm: 'Token widerrufen',
      done: 'Token widerrufen',
    },
  },
  edit: {
    title: 'Mitglieder',
    about: 'Was Mitglieder dürfen, die das Verzeichnis hinzufügt.',
    submit: 'Speichern',
    done: 'Verzeichnis geändert',
  },
  confirm: {
    title: 'Noch nicht bestätigt',
    about:
      'Jemand mit einem Einrichtungslink hat dieses Verzeichnis verbunden. Es kann Benutzer und Gruppen lesen, aber nicht ändern.',
    waiting:
      'Das Verzeichnis kann lesen. Es ändert Benutzer und Gruppen, sobald ein Inhaber der Organisation es bestätigt hat.',
    action: 'Verzeichnis bestätigen',
    question: (name) => `${name} bestätigen?`,
    consequences: 'Ab jetzt erstellt, ändert und entfernt das Verzeichnis Mitglieder.',
    done: 'Verzeichnis bestätigt',
  },
  disable: {
    title: 'Ausschalten',
    about:
      'Anfragen des Verzeichnisses werden abgelehnt, bis Sie es wieder einschalten. Mitglieder behalten ihren Zugang.',
    action: 'Ausschalten',
    question: (name) => `${name} ausschalten?`,
    done: 'Verzeichnis ausgeschaltet',
    isDisabled: 'Dieses Verzeichnis ist ausgeschaltet: Seine Anfragen werden abgelehnt.',
  },
  enable: {
    title: 'Einschalten',
    about: 'Anfragen des Verzeichnisses werden wieder angenommen.',
    action: 'Einschalten',
    question: (name) => `${name} einschalten?`,
    done: 'Verzeichnis eingeschaltet',
  },
  disconnect: {
    title: 'Trennen',
    about: 'Vergisst die Benutzer und Gruppen des Verzeichnisses.',
    action: 'Verzeichnis trennen',
    question: (name) => `${name} trennen?`,
    consequences:
      'Mitglieder bleiben in Ihrer Organisation, mit ihren Rollen und Teams. Sie verwalten sie ab dann von Hand.',
    confirm: 'Trennen',
    done: 'Verzeichnis getrennt',
  },
};
