import type { Translations } from '#generated/texts/screens.ts';

export const ssoEventTexts: Translations['ssoEventTexts'] = {
  'sso-connection.created': 'Proveedor de identidad añadido',
  'sso-connection.updated': 'Proveedor de identidad actualizado',
  'sso-connection.enabled': 'Proveedor de identidad activado',
  'sso-connection.disabled': 'Proveedor de identidad desactivado',
  'sso-connection.deleted': 'Proveedor de identidad eliminado',
};

export const ssoSentences: Translations['ssoSentences'] = {
  'sso-connection.created': '{actor} añadió el proveedor de identidad {providerId}',
  'sso-connection.updated': '{actor} actualizó el proveedor de identidad {providerId}',
  'sso-connection.enabled': '{actor} activó el proveedor de identidad {providerId}',
  'sso-connection.disabled': '{actor} desactivó el proveedor de identidad {providerId}',
  'sso-connection.deleted': '{actor} eliminó el proveedor de identidad {providerId}',
};

export const ssoScopeTexts: Translations['ssoScopeTexts'] = {
  'sso:read': 'Ver los proveedores de identidad de las organizaciones',
};
