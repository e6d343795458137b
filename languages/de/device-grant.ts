import type { Translations } from '#generated/texts/screens.ts';

export const deviceGrant: Translations['deviceGrant'] = {
  title: 'Gerät verbinden',
  about: 'Geben Sie den Code ein, den Ihr Gerät anzeigt.',
  code: 'Code',
  codeFormat: 'Ein Code hat acht Buchstaben, zum Beispiel XKCD-BDFG.',
  fromLink: 'Der Link hat diesen Code ausgefüllt. Fahren Sie nur fort, wenn Ihr Gerät denselben zeigt.',
  submit: 'Weiter',
  question: (code) => `Zeigt Ihr Gerät ${code}?`,
  asks: '{value} möchte auf Ihr Konto zugreifen.',
  asked: 'Angefragt',
  origin: {
    same: (address) => `Aus Ihrem Netzwerk (${address})`,
    other: (address) => `Aus einem anderen Netzwerk als Ihrem (${address})`,
  },
  scopes: 'Damit kann es:',
  session: 'Es wird in Ihrem Namen angemeldet und kann alles, was Sie können.',
  warning: (service) =>
    `Fahren Sie nur fort, wenn Sie dies selbst auf einem Gerät vor Ihnen begonnen haben. ${service} sendet Ihnen nie einen Code.`,
  approve: 'Es ist meins, verbinden',
  deny: 'Nicht ich',
  approved: { title: 'Gerät verbunden', about: 'Sie können zu Ihrem Gerät zurückkehren.' },
  denied: {
    title: 'Gerät abgelehnt',
    about: 'Gut, dass Sie nachgesehen haben. Das Gerät hat keinen Zugriff auf Ihr Konto.',
  },
  disabled: {
    title: 'Geräte können nicht verbunden werden',
    about: 'Dieser Dienst verbindet keine Geräte mit einem Code.',
  },
};

export const deviceGrantErrors: Translations['deviceGrantErrors'] = {
  INVALID_USER_CODE: 'Diesen Code gibt es nicht. Vergleichen Sie ihn mit dem auf Ihrem Gerät.',
  EXPIRED_USER_CODE: 'Dieser Code ist abgelaufen. Beginnen Sie auf Ihrem Gerät von vorn.',
  DEVICE_CODE_ALREADY_PROCESSED: 'Dieser Code wurde bereits verwendet. Beginnen Sie auf Ihrem Gerät von vorn.',
  DEVICE_CODE_NOT_CLAIMED: 'Dieser Code wurde an anderer Stelle geöffnet. Geben Sie ihn noch einmal ein.',
};

export const deviceEventTexts: Translations['deviceEventTexts'] = {
  'device.approved': 'Gerät verbunden',
  'device.denied': 'Gerät abgelehnt',
};

export const deviceSentences: Translations['deviceSentences'] = {
  'device.approved': '{target} hat ein Gerät mit seinem Code verbunden',
  'device.denied': '{target} hat ein Gerät abgelehnt',
};

export const deviceAttention: Translations['deviceAttention'] = {
  noProvider: {
    title: 'Geräte können nicht verbunden werden',
    about: 'Sie brauchen den OAuth-Provider, der ausgeschaltet ist.',
  },
  sessions: {
    title: 'Geräte können Sitzungen erhalten',
    about: 'Wer zum Eintippen eines Codes überredet wird, gibt das ganze Konto weg.',
  },
};
