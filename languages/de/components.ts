import type { Translations } from '#generated/texts/screens.ts';

export const components: Translations['components'] = {
  loading: 'Wird geladen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  back: 'Zurück',
  failed: 'Das konnte nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  signedInAs: (name) => `Sie sind als ${name} angemeldet.`,
  signOut: 'Abmelden',
  emailVerified: 'E-Mail-Adresse bestätigt. Melden Sie sich an, um fortzufahren.',
  manageAccount: 'Konto verwalten',
  account: (name) => `Ihr Konto: ${name}`,
  addAccount: 'Konto hinzufügen',
  usePassword: 'Passwort verwenden',
  commas: 'Mehrere Werte durch Kommas trennen.',
  nothingEnabled: 'Es ist keine Anmeldemethode aktiviert. Wenden Sie sich an den Support.',
  organization: {
    general: 'Allgemein',
    empty: 'Sie gehören noch keiner Organisation an.',
    choose: 'Organisation auswählen',
    personal: 'Persönliches Konto',
    switch: (name) => `Organisation: ${name}. Organisation wechseln`,
    manage: 'Organisation verwalten',
    create: 'Organisation erstellen',
  },
  invitation: { resend: 'Erneut senden', resent: 'Erneut gesendet' },
};
