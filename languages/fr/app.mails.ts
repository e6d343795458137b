import type { MailTranslations } from '#generated/texts/mails.ts';

export const shared: MailTranslations['shared'] = {
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  linkExpiry: (duration) => `Ce lien expire dans ${duration} et ne peut être utilisé qu’une fois.`,
  codeExpiry: (duration) => `Ce code expire dans ${duration} et ne peut être utilisé qu’une fois.`,
  device: { browserOn: (browser, system) => `${browser} sous ${system}`, unknown: 'un appareil inconnu' },
  footer: (address: string, app: string) =>
    `Cet e-mail a été envoyé à ${address}, car cette adresse a été utilisée avec ${app}.`,
  openLink: 'Ou ouvrez ce lien dans votre navigateur\u00a0:',
  ignore: 'Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.',
  accountAtRisk:
    'Si vous n’êtes pas à l’origine de cette demande, n’ouvrez pas le lien et changez votre mot de passe\u00a0: une autre personne a peut-être accès à votre compte.',
};
