import type { Translations } from '#generated/texts/screens.ts';

export const twoFactorEventTexts: Translations['twoFactorEventTexts'] = {
  'two-factor.enabled': 'Autenticación en dos pasos activada',
  'two-factor.disabled': 'Autenticación en dos pasos desactivada',
  'two-factor.method-added': 'Segundo factor agregado',
  'two-factor.backup-codes-created': 'Códigos de respaldo creados',
  'two-factor.backup-code-used': 'Código de respaldo usado',
  'two-factor.locked': 'Segundo factor bloqueado tras códigos incorrectos',
  'two-factor.reset': 'Autenticación en dos pasos restablecida por un administrador',
  'two-factor.recovery-requested': 'Eliminación del segundo factor solicitada',
  'two-factor.recovery-canceled': 'Eliminación del segundo factor cancelada',
  'two-factor.recovered': 'Segundo factor perdido eliminado por su usuario',
};

export const twoFactorSentences: Translations['twoFactorSentences'] = {
  'two-factor.enabled': {
    self: '{actor} activó la autenticación en dos pasos',
    other: '{actor} activó la autenticación en dos pasos de {target}',
  },
  'two-factor.disabled': {
    self: '{actor} desactivó la autenticación en dos pasos',
    other: '{actor} desactivó la autenticación en dos pasos de {target}',
  },
  'two-factor.method-added': '{target} agregó un segundo factor',
  'two-factor.backup-codes-created': '{target} creó códigos de respaldo',
  'two-factor.backup-code-used': '{target} usó un código de respaldo',
  'two-factor.locked': 'El segundo factor de {target} se bloqueó tras códigos incorrectos',
  'two-factor.reset': '{actor} restableció la autenticación en dos pasos de {target}',
  'two-factor.recovery-requested': '{target} solicitó la eliminación de su segundo factor',
  'two-factor.recovery-canceled': 'Se canceló la eliminación del segundo factor de {target}',
  'two-factor.recovered': '{target} eliminó su segundo factor perdido',
};
