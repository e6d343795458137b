import type { MailTranslations } from '#generated/texts/mails.ts';

export const emailCodes: MailTranslations['emailCodes'] = {
  purposes: {
    'sign-in': {
      subject: (app) => `Su código de acceso para ${app}`,
      heading: (app) => `Iniciar sesión en ${app}`,
      instruction: () => 'Escriba este código para iniciar sesión.',
    },
    'email-verification': {
      subject: (app) => `Su código de verificación para ${app}`,
      heading: () => 'Verifique su correo electrónico',
      instruction: (app) =>
        `Escriba este código para confirmar que esta es su dirección de correo electrónico para ${app}.`,
    },
    'forget-password': {
      subject: (app) => `Su código para restablecer la contraseña de ${app}`,
      heading: () => 'Restablecer su contraseña',
      instruction: (app) => `Escriba este código para elegir una contraseña nueva para su cuenta de ${app}.`,
    },
    'change-email-confirmation': {
      subject: (app) => `Confirme el cambio de su correo electrónico para ${app}`,
      heading: () => '¿Cambiar su correo electrónico?',
      instruction: (app, newEmail) =>
        `Solicitó cambiar el correo electrónico de su cuenta de ${app} por ${newEmail}. Escriba este código para continuar.`,
    },
    'change-email': {
      subject: (app) => `El código de su nuevo correo electrónico para ${app}`,
      heading: () => 'Confirme su nuevo correo electrónico',
      instruction: (app) => `Escriba este código para usar esta dirección en su cuenta de ${app}.`,
    },
  },
  codeFirst: (code, subject) => `${code} – ${subject}`,
  requestedFrom: (device) => `Se solicitó desde ${device}.`,
  note: (app) =>
    `Si no solicitó este código, puede ignorar este correo. No comparta el código con nadie: ${app} nunca lo pide por teléfono, correo o chat.`,
};
