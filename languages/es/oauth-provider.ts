import type { Translations } from '#generated/texts/screens.ts';

export const oauthProviderErrors: Translations['oauthProviderErrors'] = {
  OAUTH_CLIENT_NOT_FOUND: 'Esta aplicación ya no existe.',
  OAUTH_CLIENT_HAS_NO_SECRET: 'Esta aplicación no tiene secreto.',
  OAUTH_GRANT_NOT_FOUND: 'Esta aplicación ya no está conectada.',
  OAUTH_INTERACTION_EXPIRED: 'Esta solicitud ha caducado. Vuelva a empezar desde la aplicación.',
  OAUTH_SCOPE_NOT_GRANTED: 'No ha permitido eso a esta aplicación.',
  INVALID_OAUTH_REDIRECT_URI: 'Una de las direcciones no está permitida.',
  RESOURCE_NOT_FOUND: 'Esta API ya no existe.',
  RESOURCE_ALREADY_EXISTS: 'Ya hay una API registrada con esta dirección.',
  INVALID_RESOURCE_URI: 'Esta dirección no puede nombrar una API.',
  INVALID_RESOURCE_SCOPES: 'Dé a cada scope un nombre propio que este servicio no use.',
  SERVICE_ACCOUNTS_ARE_FOR_MACHINES: 'Las cuentas de servicio son solo para servicios sin usuarios.',
};

export const oauthEventTexts: Translations['oauthEventTexts'] = {
  'oauth-client.created': 'Aplicación registrada',
  'oauth-client.updated': 'Aplicación modificada',
  'oauth-client.secret-rotated': 'Secreto de una aplicación sustituido',
  'oauth-client.deleted': 'Aplicación eliminada',
  'oauth-resource.created': 'API registrada',
  'oauth-resource.updated': 'API modificada',
  'oauth-resource.deleted': 'API eliminada',
  'oauth-resource.linked': 'API asignada a una aplicación',
  'oauth-resource.unlinked': 'API retirada a una aplicación',
  'oauth-grant.created': 'Aplicación conectada',
  'oauth-grant.updated': 'Permisos de una aplicación ampliados',
  'oauth-grant.denied': 'Aplicación rechazada',
  'oauth-grant.revoked': 'Aplicación desconectada',
  'oauth-code.reused': 'Código de autorización reutilizado',
  'oauth-token.reused': 'Token de actualización reutilizado',
  'oauth-logout.failed': 'Token de cierre de sesión no entregado',
};

export const oauthSentences: Translations['oauthSentences'] = {
  'oauth-client.created': '{actor} registró una aplicación',
  'oauth-client.updated': '{actor} modificó una aplicación',
  'oauth-client.secret-rotated': '{actor} sustituyó el secreto de una aplicación',
  'oauth-client.deleted': '{actor} eliminó una aplicación',
  'oauth-resource.created': '{actor} registró una API',
  'oauth-resource.updated': '{actor} modificó una API',
  'oauth-resource.deleted': '{actor} eliminó una API',
  'oauth-resource.linked': '{actor} asignó una API a una aplicación',
  'oauth-resource.unlinked': '{actor} retiró una API a una aplicación',
  'oauth-grant.created': '{target} conectó una aplicación',
  'oauth-grant.updated': '{target} amplió los permisos de una aplicación',
  'oauth-grant.denied': '{target} rechazó una aplicación',
  'oauth-grant.revoked': '{target} desconectó una aplicación',
  'oauth-code.reused': 'Se reutilizó un código de autorización de {target}, por lo que sus tokens finalizaron',
  'oauth-token.reused': 'Se reutilizó un token de actualización de {target}, por lo que sus tokens finalizaron',
  'oauth-logout.failed': 'Una aplicación no aceptó un token de cierre de sesión',
};
