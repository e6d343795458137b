import type { MailTranslations } from '#generated/texts/mails.ts';

export const sso: MailTranslations['sso'] = {
  breakGlass: {
    subject: (organization) => `Un propietario de ${organization} inició sesión sin el inicio de sesión único`,
    heading: 'Un propietario entró sin el inicio de sesión único',
    event: (owner, organization, app) =>
      `${owner} inició sesión en ${app} con una contraseña o una llave de acceso, aunque ${organization} exige el inicio de sesión único.`,
    next: 'Los propietarios pueden hacerlo si falla el proveedor de identidad. Si no conoce el motivo, pregunte al propietario.',
    note: 'Recibe este correo porque es propietario de la organización.',
  },
  metadataFailing: {
    subject: (provider) => `No se pueden leer los metadatos de ${provider}`,
    heading: 'Metadatos ilegibles',
    event: (provider, organization, app) =>
      `Desde hace tres días ${app} no puede leer los metadatos del proveedor de identidad ${provider}, con el que inician sesión los usuarios de ${organization}:`,
    next: 'Los inicios de sesión seguirán funcionando hasta que el proveedor cambie su certificado o sus direcciones. Compruebe la dirección de los metadatos en la configuración de la conexión.',
    note: 'Recibe este correo porque es propietario de la organización o porque añadió la conexión.',
  },
  certificateExpiring: {
    subject: (provider, duration) => `El certificado de ${provider} caduca en ${duration}`,
    heading: (duration) => `Un certificado caduca en ${duration}`,
    event: (provider, organization, app) =>
      `El proveedor de identidad ${provider}, con el que los usuarios de ${organization} inician sesión en ${app}, firma con este certificado.`,
    next: 'Pregunte al administrador del proveedor de identidad si recibirá otro y añádalo a la conexión antes de que el proveedor de identidad lo utilice. Hasta entonces, los inicios de sesión seguirán funcionando.',
    note: 'Recibe este correo porque gestiona el inicio de sesión único de la organización.',
  },
  serviceCertificateExpiring: {
    subject: (app, provider, duration) => `El certificado de ${app} para ${provider} caduca en ${duration}`,
    heading: (app, duration) => `Un certificado de ${app} caduca en ${duration}`,
    event: (provider, organization, app) =>
      `Con este certificado, ${app} firma sus solicitudes al proveedor de identidad ${provider}, con el que los usuarios de ${organization} inician sesión. Después, el proveedor de identidad podría rechazarlas.`,
    next: 'Cree una clave nueva en los ajustes de la conexión, haga que el proveedor de identidad vuelva a leer los metadatos y firme después con la clave nueva.',
  },
  postPage: { action: 'Continuar' },
};
