import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('de');

export const imports: Translations['imports'] = {
  title: 'Importe',
  about: 'Benutzer und Organisationen, die aus anderen Produkten importiert wurden.',
  empty: {
    title: 'Noch keine Importe',
    description: 'Der Befehl npm run import übernimmt Benutzer aus einem anderen Produkt.',
  },
  state: { running: 'Läuft', stopped: 'Angehalten', done: 'Fertig' },
  kinds: {
    user: 'Benutzer',
    organization: 'Organisationen',
    team: 'Teams',
    member: 'Mitgliedschaften',
    'team member': 'Team-Mitgliedschaften',
    invitation: 'Einladungen',
  },
  columns: { created: 'Neu', changed: 'Geändert', equal: 'Unverändert', left: 'Ausgelassen' },
  reasons: 'Ausgelassen oder nur teilweise übernommen',
  hashes: {
    title: 'Importierte Passwörter',
    about: 'Jedes wird erneuert, wenn sich der Benutzer anmeldet. Bis dahin dauern abgelehnte Anmeldungen länger.',
    none: 'Alle Passwörter wurden erneuert.',
    users: (count) => plural(count, { one: `${count} Benutzer`, other: `${count} Benutzer` }),
  },
};

export const importCodes: Translations['importCodes'] = {
  unreadable_record: 'Der Datensatz hat eine andere Form als die dieser Quelle',
  record_too_large: 'Der Datensatz ist länger als 1 MiB oder tiefer als 32 Ebenen verschachtelt',
  wrong_columns: 'Die Zeile hat eine andere Zahl von Spalten als die Kopfzeile',
  duplicate_id: 'Ein früherer Datensatz hat dieselbe ID',
  duplicate_address:
    'Ein anderer Datensatz hat dieselbe Adresse: Der bestätigte wird übernommen, sonst der mit der neueren Anmeldung',
  already_exists: 'Ein Benutzer hier hat die Adresse; --link-existing ergänzt bei ihm Identitäten und Mitgliedschaften',
  exists_unverified: 'Ein Benutzer hier hat die Adresse, die nicht auf beiden Seiten bestätigt ist',
  erased: 'Wurde früher importiert und hier gelöscht',
  no_address: 'Ohne E-Mail-Adresse; --placeholder-domain importiert solche Personen mit einem Benutzernamen',
  invalid_address: 'Die E-Mail-Adresse ist keine, an die E-Mails gesendet werden können',
  unverified_password: 'Mit unbestätigter Adresse übernommen: Der erste Nachweis des Postfachs entfernt das Passwort',
  identity_taken: 'Ein anderer Benutzer hier hat die Identität',
  provider_unknown: 'Der Anbieter der Identität ist hier nicht eingerichtet; --provider-map nennt ihn anders',
  username_left: 'Der Benutzername ist vergeben oder hat hier nicht erlaubte Zeichen oder eine nicht erlaubte Länge',
  image_left: 'Das Bild hat keine https-Adresse',
  phone_left: 'Die Telefonnummer ist nicht bestätigt, unmöglich oder die eines anderen Benutzers',
  not_a_person: 'Ein Dienstkonto, eine Maschine oder ein anonymer Benutzer',
  deleted_in_source: 'In der Quelle gelöscht',
  role_left: 'Die Rolle hat hier keine Entsprechung; --role-map nennt eine',
  missing_reference: 'Der Benutzer, die Organisation oder das Team des Datensatzes wurde ausgelassen',
  no_owner: 'Kein Mitglied wäre Eigentümer; --owner nennt einen',
  owner_promoted: 'Übernommen; der älteste Administrator wurde Eigentümer',
  slug_changed: 'Mit einer anderen URL übernommen, weil sie vergeben ist oder andere Zeichen hat',
  invalid_name: 'Der Name ist leer oder zu lang',
  expired: 'Abgelaufen',
  field_left: 'Der Wert hat hier kein deklariertes Feld oder einen anderen Typ als das Feld',
  text_cleaned: 'Übernommen; Steuerzeichen wurden entfernt',
  cyclic_group: 'Die Gruppe enthält sich selbst',
  hash_unsupported: 'Ohne Passwort übernommen: Der Hash hat eine Form, die hier nicht geprüft werden kann',
  hash_too_costly: 'Ohne Passwort übernommen: Der Hash ist teurer als die Grenzen',
  password_missing: 'Ohne Passwort übernommen: Der Export enthält keines',
  totp_left: 'Die Authenticator-App kann nicht übernommen werden: Der Benutzer richtet eine neue ein',
  passkey_left: 'Der Passkey gehört zu einem anderen Host oder hat eine andere Form',
  factor_left: 'Der zweite Faktor ist in keinem Export',
  kept_here: 'Nicht geändert, weil der Wert seit dem letzten Lauf hier geändert wurde',
  missing_in_source: 'Früher importiert und nicht mehr in der Quelle',
  already_member: 'Ist hier bereits Mitglied oder eingeladen',
};
