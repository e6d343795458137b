import type { MailTranslations } from '#generated/texts/mails.ts';

export const shared: MailTranslations['shared'] = {
  greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
  linkExpiry: (duration) => `Dieser Link ist ${duration} lang gültig und kann einmal verwendet werden.`,
  codeExpiry: (duration) => `Dieser Code ist ${duration} lang gültig und kann einmal verwendet werden.`,
  device: { browserOn: (browser, system) => `${browser} unter ${system}`, unknown: 'einem unbekannten Gerät' },
  footer: (address: string, app: string) =>
    `Diese E-Mail wurde an ${address} gesendet, weil die Adresse bei ${app} verwendet wurde.`,
  openLink: 'Oder öffnen Sie diesen Link in Ihrem Browser:',
  ignore: 'Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.',
  accountAtRisk:
    'Wenn Sie das nicht angefordert haben, öffnen Sie den Link nicht und ändern Sie Ihr Passwort: Möglicherweise hat eine andere Person Zugriff auf Ihr Konto.',
};
