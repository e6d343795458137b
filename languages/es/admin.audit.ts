import type { Translations } from '#generated/texts/screens.ts';

export const adminEventTexts: Translations['adminEventTexts'] = {
  'user.updated': 'Usuario actualizado',
  'user.created': 'Usuario creado',
  'user.invited': 'Usuario invitado',
  'user.password-reset-sent': 'Restablecimiento de contraseña enviado por un administrador',
  'user.verification-sent': 'Correo de verificación enviado por un administrador',
  'user.role-set': 'Rol de usuario cambiado',
  'user.banned': 'Usuario bloqueado',
  'user.unbanned': 'Usuario desbloqueado',
  'user.removed': 'Usuario eliminado',
  'user.password-set': 'Contraseña establecida por un administrador',
  'session.impersonated': 'Inicio de actuación como otro usuario',
  'session.impersonation-ended': 'Fin de actuación como otro usuario',
  'admin.refused': 'Acción de administrador rechazada',
  'import.started': 'Importación iniciada',
  'import.batch': 'Filas importadas',
  'import.completed': 'Importación completada',
  'mail.tested': 'Correo de prueba enviado',
  'settings.saved': 'Ajuste guardado',
  'admin.set-up': 'Primer administrador creado',
  'admin.granted': 'Rol de administrador concedido',
  'admin.revoked': 'Rol de administrador retirado',
};

export const adminSentences: Translations['adminSentences'] = {
  'user.updated': { self: '{actor} actualizó su propia cuenta', other: '{actor} actualizó la cuenta de {target}' },
  'user.created': '{actor} creó la cuenta de {target}',
  'user.invited': {
    self: '{actor} recibió una invitación',
    other: '{actor} invitó a {target}',
  },
  'user.password-reset-sent': {
    self: '{actor} se envió un restablecimiento de contraseña',
    other: '{actor} envió a {target} un restablecimiento de contraseña',
  },
  'user.verification-sent': {
    self: '{actor} se envió un correo de verificación',
    other: '{actor} envió a {target} un correo de verificación',
  },
  'user.role-set': {
    self: '{actor} cambió su propio rol de {from} a {to}',
    other: '{actor} cambió el rol de {target} de {from} a {to}',
  },
  'user.banned': '{actor} bloqueó a {target}',
  'user.unbanned': '{actor} desbloqueó a {target}',
  'user.removed': '{actor} eliminó la cuenta de {target}',
  'user.password-set': {
    self: '{actor} estableció su propia contraseña',
    other: '{actor} estableció la contraseña de {target}',
  },
  'session.impersonated': '{actor} empezó a actuar como {target}',
  'session.impersonation-ended': '{actor} dejó de actuar como {target}',
  'admin.refused': '{actor} no tenía permiso para llamar a {call}',
  'import.started': '{actor} inició una importación desde otro producto',
  'import.batch': '{actor} importó filas de otro producto',
  'import.completed': '{actor} completó una importación desde otro producto',
  'mail.tested': '{actor} envió un correo de prueba',
  'settings.saved': '{actor} cambió el ajuste {option}',
  'admin.set-up': '{target} se convirtió en el primer administrador',
  'admin.granted': '{actor} dio a {target} el rol {role}',
  'admin.revoked': '{actor} retiró un rol a {target}, que ahora es {role}',
};

export const adminScopeTexts: Translations['adminScopeTexts'] = {
  'user:list': 'Listar usuarios',
  'user:get': 'Ver usuarios',
  'user:create': 'Crear usuarios',
  'user:update': 'Cambiar usuarios',
  'user:set-role': 'Cambiar roles de usuarios',
  'user:set-password': 'Establecer contraseñas y correos de usuarios',
  'user:ban': 'Bloquear y desbloquear usuarios',
  'user:delete': 'Eliminar usuarios',
  'session:list': 'Ver sesiones de usuarios',
  'session:revoke': 'Cerrar sesiones de usuarios',
  'organization:list': 'Ver la lista de todas las organizaciones',
  'organization:get': 'Ver cualquier organización y sus miembros',
};
