import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const attention: Translations['attention'] = {
  review: 'Prüfen',
  setUpEmail: 'E-Mail einrichten',
  openAuditLog: 'Audit-Log öffnen',
};

export const adminAttention: Translations['adminAttention'] = {
  settings: {
    'not in production mode': {
      title: 'Der Dienst läuft im Entwicklungsmodus',
      about: 'Anfragelimits sind aus, und E-Mails stehen ohne Mailserver unter /dev/mailbox.',
    },
    'development mode in public': {
      title: 'Andere Rechner erreichen den Entwicklungsmodus',
      about: 'Anfragelimits sind aus, und E-Mails werden nicht gesendet.',
    },
    'generated secret': {
      title: 'Das Secret wurde automatisch erzeugt',
      about: 'Es liegt neben den Daten, auch in Kopien und Sicherungen des Ordners.',
    },
    'weak secret': {
      title: 'Das Secret ist schwach',
      about: 'Es ist kurz oder wiederholt Zeichen. Erzeugen Sie eines mit openssl rand -base64 32.',
    },
    'http base URL': {
      title: 'Die öffentliche Adresse ist unverschlüsselt',
      about: 'Cookies und die Links der E-Mails werden über http gesendet.',
    },
    'local base URL': {
      title: 'Die öffentliche Adresse gilt nur auf diesem Rechner',
      about: 'Links in E-Mails funktionieren anderswo nicht.',
    },
    'wildcard trusted origin': {
      title: 'Eine vertraute Herkunft hat einen Platzhalter',
      about: 'Der Inhaber jedes passenden Hosts kann Aufrufe für angemeldete Benutzer machen.',
    },
    'http trusted origin': {
      title: 'Eine vertraute Herkunft ist unverschlüsselt',
      about: 'Ein Angreifer im Netz kann sich als sie ausgeben.',
    },
    'all proxies trusted': {
      title: 'Allen Proxys wird vertraut',
      about: 'Jeder Client kann seine IP-Adresse fälschen, für Anfragelimits und Audit-Log.',
    },
    'origin check off': {
      title: 'Die Herkunft von Aufrufen wird nicht geprüft',
      about: 'Jede Webseite kann Aufrufe für angemeldete Benutzer machen.',
    },
    'insecure cookies': {
      title: 'Cookies sind nicht auf https beschränkt',
      about: 'Sie werden ohne Secure gesetzt, sodass das Netz sie lesen kann.',
    },
    'weak session cookie': {
      title: 'Das Sitzungs-Cookie ist nicht geschützt',
      about: 'Es wird ohne HttpOnly oder Secure gesetzt: Skripte oder das Netz können es lesen.',
    },
    'unencrypted database connection': {
      title: 'Die Datenbankverbindung ist evtl. unverschlüsselt',
      about: 'Das Netz könnte Passwort und alle Daten lesen. Setzen Sie sslmode=verify-full.',
    },
    'unverified database server': {
      title: 'Der Datenbankserver wird nicht geprüft',
      about: 'Ein Angreifer im Netz kann sich als er ausgeben. Setzen Sie sslmode=verify-full.',
    },
    'public metrics': { title: 'Die Metriken sind öffentlich', about: 'Jeder Client kann sie lesen.' },
    'verbose log': {
      title: 'Das Protokoll ist sehr ausführlich',
      about: 'Die Stufen debug und trace sind für die Entwicklung.',
    },
    'sessions without an end': { title: 'Sitzungen in Gebrauch enden nie', about: 'Auch eine gestohlene nicht.' },
    'cheap password hashes': {
      title: 'Passwort-Hashes sind leicht zu erraten',
      about: 'Die Passwörter einer gestohlenen Tabelle werden schnell erraten.',
    },
    'passwords of another service': {
      title: 'Passwörter gehen an einen anderen Dienst',
      about:
        'Abgelehnte Anmeldungen dauern zwei Sekunden. Entfernen Sie ihn, wenn die meisten importierten Benutzer sich angemeldet haben.',
    },
    'short passwords': {
      title: 'Kurze Passwörter sind erlaubt',
      about: 'Passwörter mit weniger als 8 Zeichen werden schnell erraten.',
    },
    'captcha and web app': {
      title: 'Das Captcha blockiert Formulare der Web-App',
      about: 'Web-App und Komponenten zeigen kein Captcha, sodass ihre Formulare abgelehnt werden.',
    },
    'audit log without seals': {
      title: 'Das Audit-Log ist nicht vor Änderungen geschützt',
      about: 'Administratoren der Datenbank können es unbemerkt ändern.',
    },
  },
  auditLog: {
    'audit log without anchor': {
      title: 'Kein Fingerabdruck außerhalb der Datenbank',
      about: 'Administratoren der Datenbank können die neuesten Einträge unbemerkt löschen.',
    },
    'unsealed audit entries': {
      title: 'Einträge des Audit-Logs sind noch nicht geschützt',
      about: 'Sie warten seit mehr als einer Minute darauf.',
    },
    'audit log changed': {
      title: 'Einträge des Audit-Logs wurden geändert',
      about: 'Die letzte Prüfung fand Änderungen an Einträgen.',
    },
    'audit log not verified': {
      title: 'Das Audit-Log wurde länger nicht geprüft',
      about: 'Die letzte Prüfung liegt zu lange zurück.',
    },
    'anchor fails': {
      title: 'Der Fingerabdruck des Audit-Logs lässt sich nicht senden',
      about: 'Bis dahin können die neuesten Einträge unbemerkt gelöscht werden.',
    },
  },
  emails: {
    'development mailbox': {
      title: 'E-Mails werden nicht gesendet',
      about: 'Alle Benutzer dieses Rechners können sie unter /dev/mailbox lesen, mit ihren Anmeldelinks.',
    },
    'no mail': { title: 'E-Mails werden nicht gesendet', about: 'Benutzer können ihr Passwort nicht zurücksetzen.' },
    delayed: {
      title: (count) =>
        plural(count, { one: `${number(count)} E-Mail wartet`, other: `${number(count)} E-Mails warten` }),
      about: 'Der Mailserver hat sie seit mehr als einer Minute nicht angenommen.',
    },
    undelivered: {
      title: (count) =>
        plural(count, {
          one: `${number(count)} E-Mail konnte nicht zugestellt werden`,
          other: `${number(count)} E-Mails konnten nicht zugestellt werden`,
        }),
      about: 'In den letzten 7 Tagen.',
    },
  },
};
