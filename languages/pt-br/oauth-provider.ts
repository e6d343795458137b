import type { Translations } from '#generated/texts/screens.ts';

export const oauthProviderErrors: Translations['oauthProviderErrors'] = {
  OAUTH_CLIENT_NOT_FOUND: 'Este aplicativo não existe mais.',
  OAUTH_CLIENT_HAS_NO_SECRET: 'Este aplicativo não tem segredo.',
  OAUTH_GRANT_NOT_FOUND: 'Este aplicativo não está mais conectado.',
  OAUTH_INTERACTION_EXPIRED: 'Esta solicitação expirou. Comece de novo pelo aplicativo.',
  OAUTH_SCOPE_NOT_GRANTED: 'Você não permitiu isso a este app.',
  INVALID_OAUTH_REDIRECT_URI: 'Um dos endereços não é permitido.',
  RESOURCE_NOT_FOUND: 'Esta API não existe mais.',
  RESOURCE_ALREADY_EXISTS: 'Uma API com este endereço já está registrada.',
  INVALID_RESOURCE_URI: 'Este endereço não pode identificar uma API.',
  INVALID_RESOURCE_SCOPES: 'Dê a cada escopo um nome próprio que este serviço não use.',
  SERVICE_ACCOUNTS_ARE_FOR_MACHINES: 'Contas de serviço são apenas para serviços sem usuários.',
};

export const oauthEventTexts: Translations['oauthEventTexts'] = {
  'oauth-client.created': 'Aplicativo registrado',
  'oauth-client.updated': 'Aplicativo alterado',
  'oauth-client.secret-rotated': 'Segredo de um aplicativo substituído',
  'oauth-client.deleted': 'Aplicativo excluído',
  'oauth-resource.created': 'API registrada',
  'oauth-resource.updated': 'API alterada',
  'oauth-resource.deleted': 'API excluída',
  'oauth-resource.linked': 'API atribuída a um aplicativo',
  'oauth-resource.unlinked': 'API retirada de um aplicativo',
  'oauth-grant.created': 'Aplicativo conectado',
  'oauth-grant.updated': 'Permissões de um aplicativo ampliadas',
  'oauth-grant.denied': 'Aplicativo recusado',
  'oauth-grant.revoked': 'Aplicativo desconectado',
  'oauth-code.reused': 'Código de autorização reutilizado',
  'oauth-token.reused': 'Token de atualização reutilizado',
  'oauth-logout.failed': 'Token de logout não entregue',
};

export const oauthSentences: Translations['oauthSentences'] = {
  'oauth-client.created': '{actor} registrou um aplicativo',
  'oauth-client.updated': '{actor} alterou um aplicativo',
  'oauth-client.secret-rotated': '{actor} substituiu o segredo de um aplicativo',
  'oauth-client.deleted': '{actor} excluiu um aplicativo',
  'oauth-resource.created': '{actor} registrou uma API',
  'oauth-resource.updated': '{actor} alterou uma API',
  'oauth-resource.deleted': '{actor} excluiu uma API',
  'oauth-resource.linked': '{actor} atribuiu uma API a um aplicativo',
  'oauth-resource.unlinked': '{actor} retirou uma API de um aplicativo',
  'oauth-grant.created': '{target} conectou um aplicativo',
  'oauth-grant.updated': '{target} ampliou as permissões de um aplicativo',
  'oauth-grant.denied': '{target} recusou um aplicativo',
  'oauth-grant.revoked': '{target} desconectou um aplicativo',
  'oauth-code.reused': 'Um código de autorização de {target} foi reutilizado, por isso seus tokens terminaram',
  'oauth-token.reused': 'Um token de atualização de {target} foi reutilizado, por isso seus tokens terminaram',
  'oauth-logout.failed': 'Um aplicativo não aceitou um token de logout',
};
