import type { Translations } from '#generated/texts/screens.ts';

export const ssoCertificateErrors: Translations['ssoCertificateErrors'] = {
  CERTIFICATE_NOT_FOUND: 'Dieses Zertifikat wurde entfernt.',
  LAST_CERTIFICATE: 'Eine Verbindung braucht ein Zertifikat. Fügen Sie zuerst ein anderes hinzu.',
};

export const ssoCertificates: Translations['ssoCertificates'] = {
  title: 'Zertifikate',
  about:
    'Mit denen der Anbieter Antworten signiert und dieser Dienst seine Anfragen. Änderungen brauchen keinen neuen Test.',
  ofProvider: 'Des Anbieters',
  ofService: 'Dieses Dienstes',
  validUntil: (date) => `Gültig bis ${date}`,
  expired: (date) => `Abgelaufen am ${date}`,
  state: { current: 'Verwendet', next: 'Nächstes', retired: 'Abgelöst' },
  add: {
    open: 'Zertifikat hinzufügen',
    title: 'Zertifikat hinzufügen',
    about: 'Fügen Sie es hinzu, bevor der Anbieter damit signiert. Beide gelten, bis Sie das alte entfernen.',
    field: 'Zertifikat',
    submit: 'Hinzufügen',
    done: 'Zertifikat hinzugefügt',
  },
  remove: {
    action: 'Entfernen',
    question: 'Dieses Zertifikat entfernen?',
    consequences: 'Antworten, die es brauchen, werden sofort abgelehnt.',
    confirm: 'Zertifikat entfernen',
    done: 'Zertifikat entfernt',
  },
  read: {
    action: 'Metadaten erneut lesen',
    question: 'Die Metadaten des Anbieters erneut lesen?',
    about: 'Neue Zertifikate gelten sofort, fehlende noch eine Woche.',
    done: 'Metadaten gelesen',
    failed: 'Die Metadaten konnten nicht gelesen werden.',
  },
  rotate: {
    action: 'Neuen Schlüssel erstellen',
    question: 'Einen neuen Schlüssel erstellen?',
    consequences:
      'Er wird den Metadaten dieses Dienstes hinzugefügt. Signieren Sie damit, sobald der Anbieter sie gelesen hat.',
    confirm: 'Schlüssel erstellen',
    done: 'Schlüssel erstellt',
  },
  activate: {
    action: 'Mit dem neuen Schlüssel signieren',
    question: 'Mit dem neuen Schlüssel signieren?',
    consequences: 'Anfragen werden ab jetzt damit signiert. Der Anbieter muss sein Zertifikat kennen.',
    confirm: 'Damit signieren',
    done: 'Der neue Schlüssel signiert',
  },
};
