import type { Translations } from '#generated/texts/screens.ts';

export const ssoKey: Translations['ssoKey'] = {
  title: 'Autenticación del cliente',
  withSecret: 'Este servicio se autentica con el secreto del cliente.',
  withKey:
    'Este servicio firma un JWT con una clave (private_key_jwt). Para volver a usar un secreto, introduzca uno arriba.',
  jwksUrl: 'URL de JWKS',
  change: {
    action: 'Usar una clave en su lugar',
    question: '¿Usar una clave en lugar del secreto del cliente?',
    consequences:
      'El secreto se elimina. Los inicios de sesión fallan hasta que el proveedor tenga la URL de JWKS, que se muestra a continuación.',
    done: 'Este servicio usa una clave',
  },
  rotate: {
    action: 'Crear clave nueva',
    question: '¿Crear una clave nueva?',
    consequences: 'Se publica de inmediato y firma dentro de una hora.',
    confirm: 'Crear clave',
    done: 'Clave creada',
  },
};
