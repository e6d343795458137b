import type { MailTranslations } from '#generated/texts/mails.ts';

export const passwords: MailTranslations['passwords'] = {
  resetPassword: {
    subject: (app) => `Restablezca su contraseña de ${app}`,
    heading: 'Restablecer su contraseña',
    request: (app) => `Recibimos una solicitud para restablecer la contraseña de su cuenta de ${app}.`,
    action: 'Elegir una contraseña nueva',
    note: 'Si no lo solicitó, puede ignorar este correo. Su contraseña no cambiará.',
  },
  existingUser: {
    subject: (app) => `Ya tiene una cuenta en ${app}`,
    heading: 'Ya tiene una cuenta',
    explanation: (app) =>
      `Recibimos un registro con esta dirección de correo, que ya tiene una cuenta en ${app}. Inicie sesión o restablezca su contraseña si la olvidó.`,
    action: (app) => `Ir a ${app}`,
    note: 'Si no lo solicitó, puede ignorar este correo. Su cuenta no ha cambiado.',
  },
  notices: {
    'password.changed': {
      heading: 'Cambió tu contraseña',
      event: (app, device) => `La contraseña de tu cuenta de ${app} se cambió desde ${device}.`,
    },
    'password.reset': {
      heading: 'Se restableció tu contraseña',
      event: (app, device) => `La contraseña de tu cuenta de ${app} se restableció desde ${device}.`,
    },
    'password.set': {
      heading: 'Agregaste una contraseña',
      event: (app, device) => `Se agregó una contraseña a tu cuenta de ${app} desde ${device}.`,
    },
  },
};
