import type { Translations } from '#generated/texts/screens.ts';

export const oauthConsent: Translations['oauthConsent'] = {
  title: (app) => `${app} quiere usar su cuenta`,
  titleMore: (app) => `${app} pide más`,
  registeredBy: (service) => `Registrada por el operador de ${service}`,
  ofOrganization: (organization) => `Una aplicación de ${organization}`,
  selfNamed: (name) => `Un programa que se llama «${name}» quiere usar su cuenta`,
  callsItself: (name) => `Se llama «${name}»`,
  verifiedBy: (service) => `Verificado por ${service}`,
  notVerified: 'No verificado',
  registeredItself: 'Se registró por sí mismo. Su nombre no se ha comprobado.',
  actsIn: 'Dónde actúa por usted',
  everywhere: 'Todas mis organizaciones',
  refused: {
    title: (app) => `${app} es para miembros`,
    about: (organization) => `Pida acceso a un administrador de ${organization}.`,
    action: 'Volver a la aplicación',
  },
  scopes: 'La aplicación podrá:',
  before: 'Lo que ya permitió',
  target: {
    site: 'Le lleva a {value}.',
    device: 'Le lleva a un programa en {value}. Continúe solo si acaba de iniciarlo.',
    thisComputer: 'este equipo',
    app: 'Abre la aplicación {value}.',
  },
  disconnect: 'Puede desconectarla en cualquier momento en Aplicaciones conectadas.',
  privacyPolicy: 'Política de privacidad',
  terms: 'Condiciones del servicio',
  allow: 'Permitir',
  cancel: 'Cancelar',
  select: {
    title: 'Elija una cuenta',
    about: (app) => `Continuar a ${app}.`,
    action: 'Continuar con esta cuenta',
  },
  prove: {
    title: 'Confirme su identidad',
    about: (app) => `${app} le pide que confirme su identidad.`,
  },
  expired: {
    title: 'No se puede continuar con esta solicitud',
    about: 'Vuelva a empezar desde la aplicación.',
  },
};

export const failedRequests: Translations['failedRequests'] = {
  unknownApplication: 'Esta aplicación no está registrada aquí o se desactivó. Póngase en contacto con su soporte.',
  wrongAddress:
    'Esta aplicación le llevaría a una dirección que no está registrada. Póngase en contacto con su soporte.',
  expired: 'Esta solicitud ha caducado. Vuelva a empezar desde la aplicación.',
  impersonating: 'No puede iniciar sesión en aplicaciones mientras suplanta a un usuario.',
};
