import type { MailTranslations } from '#generated/texts/mails.ts';

export const shared: MailTranslations['shared'] = {
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  linkExpiry: (duration) => `Este enlace caduca en ${duration} y se puede usar una vez.`,
  codeExpiry: (duration) => `Este código caduca en ${duration} y se puede usar una vez.`,
  device: { browserOn: (browser, system) => `${browser} en ${system}`, unknown: 'un dispositivo desconocido' },
  footer: (address: string, app: string) => `Este correo se envió a ${address} porque la dirección se usó con ${app}.`,
  openLink: 'O abra este enlace en su navegador:',
  ignore: 'Si no esperaba este correo, puede ignorarlo.',
  accountAtRisk:
    'Si no lo solicitó, no abra el enlace y cambie su contraseña: es posible que otra persona tenga acceso a su cuenta.',
};
