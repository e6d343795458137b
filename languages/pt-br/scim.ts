import type { Translations } from '#generated/texts/screens.ts';

export const scimEventTexts: Translations['scimEventTexts'] = {
  'directory.created': 'Diretório conectado',
  'directory.updated': 'Diretório alterado',
  'directory.deleted': 'Diretório desconectado',
  'directory.token-created': 'Token do diretório criado',
  'directory.token-deleted': 'Token do diretório revogado',
  'directory-user.created': 'Usuário do diretório criado',
  'directory-user.updated': 'Usuário do diretório alterado',
  'directory-user.deactivated': 'Usuário do diretório desativado',
  'directory-user.reactivated': 'Usuário do diretório reativado',
  'directory-user.deleted': 'Usuário do diretório excluído',
  'directory-group.created': 'Grupo do diretório criado',
  'directory-group.updated': 'Grupo do diretório alterado',
  'directory-group.deleted': 'Grupo do diretório excluído',
  'directory-group.member-added': 'Membro adicionado a um grupo do diretório',
  'directory-group.member-removed': 'Membro removido de um grupo do diretório',
};

export const scimSentences: Translations['scimSentences'] = {
  'directory.created': '{actor} conectou um diretório',
  'directory.updated': '{actor} alterou o diretório',
  'directory.deleted': '{actor} desconectou o diretório',
  'directory.token-created': '{actor} criou um token do diretório',
  'directory.token-deleted': '{actor} revogou um token do diretório',
  'directory-user.created': 'O diretório criou um usuário',
  'directory-user.updated': 'O diretório alterou um usuário',
  'directory-user.deactivated': 'O diretório desativou um usuário',
  'directory-user.reactivated': 'O diretório reativou um usuário',
  'directory-user.deleted': 'O diretório excluiu um usuário',
  'directory-group.created': 'O diretório criou um grupo',
  'directory-group.updated': 'O diretório alterou um grupo',
  'directory-group.deleted': 'O diretório excluiu um grupo',
  'directory-group.member-added': 'O diretório adicionou um usuário a um grupo',
  'directory-group.member-removed': 'O diretório removeu um usuário de um grupo',
};

export const scimScopeTexts: Translations['scimScopeTexts'] = {
  'directory:read': 'Ver os diretórios das organizações',
};
