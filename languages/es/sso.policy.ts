import type { Translations } from '#generated/texts/screens.ts';

export const ssoPolicyErrors: Translations['ssoPolicyErrors'] = {
  YOU_ARE_NOT_ALLOWED_TO_REQUIRE_SSO: 'No tienes permiso para exigir el inicio de sesión único.',
  DOMAIN_NOT_VERIFIED: 'Una conexión activada necesita un dominio verificado.',
  BREAK_GLASS_REQUIRED: 'Necesitas una contraseña o una llave de acceso y un segundo factor propio.',
};

export const ssoPolicy: Translations['ssoPolicy'] = {
  title: 'Exigir',
  about: 'Los usuarios con direcciones de tus dominios ya no podrán iniciar sesión con contraseñas.',
  done: 'Los usuarios con direcciones en tus dominios deben usar el inicio de sesión único.',
  conditions: {
    enabled: 'Una conexión está activada',
    SSO_NOT_TESTED: 'La has probado en el último día',
    DOMAIN_NOT_VERIFIED: 'Uno de sus dominios está verificado',
    BREAK_GLASS_REQUIRED: 'Eres propietario con una contraseña o una llave de acceso y un segundo factor',
  },
  require: {
    action: 'Exigir',
    question: '¿Exigir el inicio de sesión único?',
    confirm: 'Exigir el inicio de sesión único',
    done: 'Se exige el inicio de sesión único',
  },
  stop: {
    action: 'Dejar de exigir',
    question: '¿Dejar de exigir el inicio de sesión único?',
    consequences: 'Los usuarios pueden volver a iniciar sesión con contraseñas y otros métodos.',
    confirm: 'Dejar de exigir',
    done: 'Ya no se exige el inicio de sesión único',
  },
  members: 'Miembros con direcciones en tus dominios',
  guests: 'Miembros con otras direcciones',
  owners: 'Propietarios, que conservan su propio inicio de sesión',
  own: 'Conservas tu propio inicio de sesión: tu contraseña o llave de acceso y tu segundo factor. Ten a mano tus códigos de recuperación.',
  others: 'Las demás sesiones de los miembros de tus dominios terminan. Las claves de API siguen funcionando.',
  refuseGuests: 'Rechazar también a los miembros con otras direcciones',
};
