import type { Translations } from '#generated/texts/screens.ts';

export const apiKeyErrors: Translations['apiKeyErrors'] = {
  KEY_NOT_FOUND: 'Esta chave não existe mais.',
  API_KEY_LIMIT_REACHED: 'Você atingiu o limite de chaves de API. Exclua uma que não usa mais.',
};

export const apiKeys: Translations['apiKeys'] = {
  title: 'Chaves de API',
  about: 'Deixe seus programas agirem por você. Uma chave nunca pode fazer mais do que você.',
  disabled: { title: 'Chaves de API não estão ativadas', about: 'Peça ao operador deste serviço para ativá-las.' },
  verifyFirst: 'Confirme seu e-mail para criar uma chave.',
  empty: {
    title: 'Ainda não há chaves de API',
    description: 'Crie uma chave para cada programa que trabalha com sua conta.',
  },
  scopes: { account: 'Sua conta', organizations: 'Suas organizações', administration: 'Administração' },
  rename: { action: 'Renomear', title: 'Renomear chave', name: 'Nome', submit: 'Salvar nome', done: 'Chave renomeada' },
  disable: { action: 'Desativar', done: 'Chave desativada' },
  enable: { action: 'Ativar', done: 'Chave ativada' },
};

export const apiKeyEventTexts: Translations['apiKeyEventTexts'] = {
  'api-key.created': 'Chave de API criada',
  'api-key.updated': 'Chave de API alterada',
  'api-key.rotated': 'Chave de API renovada',
  'api-key.deleted': 'Chave de API excluída',
};

export const apiKeySentences: Translations['apiKeySentences'] = {
  'api-key.created': '{target} criou uma chave de API',
  'api-key.updated': '{target} alterou uma chave de API',
  'api-key.rotated': '{target} renovou uma chave de API',
  'api-key.deleted': '{target} excluiu uma chave de API',
};
