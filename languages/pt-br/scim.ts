import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('pt-BR');

export const scimEventTexts: Translations['scimEventTexts'] = {
  'directory.created': 'Diretório conectado',
  'directory.updated': 'Diretório alterado',
  'directory.deleted': 'Diretório desconectado',
  'directory.mapping-changed': 'Mapeamento de um grupo do diretório alterado',
  'directory.token-created': 'Token do diretório criado',
  'directory.token-deleted': 'Token do diretório revogado',
  'directory.token-expiring': 'Token do diretório prestes a expirar',
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
  'directory.mapping-changed': '{actor} alterou as funções e a equipe de um grupo do diretório',
  'directory.token-created': '{actor} criou um token do diretório',
  'directory.token-deleted': '{actor} revogou um token do diretório',
  'directory.token-expiring': 'Um token do diretório expira em breve',
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

export const scimErrors: Translations['scimErrors'] = {
  DIRECTORY_NOT_FOUND: 'O diretório foi desconectado.',
  DIRECTORY_ALREADY_EXISTS: 'Sua organização já tem um diretório.',
  DIRECTORY_GROUP_NOT_FOUND: 'O diretório excluiu este grupo.',
  DIRECTORY_TOKEN_NOT_FOUND: 'Este token foi revogado.',
  DIRECTORY_TOKEN_LIMIT_REACHED: 'Um diretório tem no máximo cinco tokens. Revogue um que você não usa mais.',
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_DIRECTORIES: 'Você não tem permissão para alterar este diretório.',
};

export const scim: Translations['scim'] = {
  title: 'Diretório',
  about: (organization) => `Usuários e grupos que o diretório da sua empresa envia para ${organization}.`,
  notAllowed: 'Você não tem permissão para ver o diretório.',
  empty: {
    title: 'Nenhum diretório conectado',
    description: 'Okta, Microsoft Entra ID e outros criam, alteram e removem membros por você, com SCIM 2.0.',
  },
  connect: { open: 'Conectar um diretório', title: 'Conectar um diretório', submit: 'Conectar' },
  created: {
    title: 'Salve o token',
    what: 'token',
    about: 'Insira-o no seu diretório, com a URL base que as configurações mostram.',
  },
  tabs: { users: 'Usuários', groups: 'Grupos', requests: 'Solicitações', settings: 'Configurações' },
  waiting: 'Aguardando a primeira solicitação',
  lastRequest: 'Última solicitação',
  state: { on: 'Ativado', off: 'Desativado' },
  fields: {
    name: 'Nome',
    nameHint: 'Por exemplo, o produto: Okta, Entra ID.',
    defaultRole: 'Função dos novos membros',
    ceilingRole: 'Função mais alta',
    ceilingHint: 'O diretório não concede nem altera nenhuma função acima desta.',
  },
  users: {
    empty: { title: 'Ainda não há usuários', description: 'Atribua usuários ao aplicativo no seu diretório.' },
    count: (total, formatted) => plural(total, { one: `${formatted} usuário`, other: `${formatted} usuários` }),
    inactive: 'Desativado',
    noAccount: 'Sem conta',
  },
  groups: {
    empty: { title: 'Ainda não há grupos', description: 'Envie grupos do seu diretório para dar funções e equipes.' },
    count: (total, formatted) => plural(total, { one: `${formatted} grupo`, other: `${formatted} grupos` }),
    members: (count) => plural(count, { one: `${count} membro`, other: `${count} membros` }),
    team: (name) => `Equipe ${name}`,
    change: 'Alterar',
    changeOf: (name) => `Alterar o que ${name} dá`,
    title: (name) => `Membros de ${name}`,
    about: 'Os membros recebem estas funções e esta equipe imediatamente, e as perdem quando saem do grupo.',
    roles: 'Funções',
    teamField: 'Equipe',
    noTeam: 'Nenhuma',
    submit: 'Salvar',
    done: 'Grupo alterado',
  },
  requests: {
    empty: { title: 'Nenhuma solicitação recusada', description: 'O serviço aceitou o que o diretório enviou.' },
    about: 'Solicitações recusadas nos últimos 30 dias, no máximo 100.',
  },
  tokens: {
    title: 'Conexão',
    about: 'Insira a URL base e um token no seu diretório.',
    url: 'URL base',
    unnamed: 'Token sem nome',
    used: 'Usado',
    neverUsed: 'Nunca usado',
    expires: 'expira',
    expired: 'expirou',
    add: {
      open: 'Criar token',
      title: 'Criar token',
      about: 'Para uma troca: insira o novo token no seu diretório e depois revogue o antigo.',
      submit: 'Criar token',
    },
    revoke: {
      action: 'Revogar',
      question: (start) => `Revogar ${start}…?`,
      consequences: 'As solicitações com este token são recusadas imediatamente.',
      confirm: 'Revogar token',
      done: 'Token revogado',
    },
  },
  edit: {
    title: 'Membros',
    about: 'O que os membros que o diretório adiciona podem fazer.',
    submit: 'Salvar',
    done: 'Diretório alterado',
  },
  confirm: {
    title: 'Ainda não confirmado',
    about:
      'Alguém com um link de configuração conectou este diretório. Ele pode ler usuários e grupos, mas não alterá-los.',
    waiting: 'O diretório pode ler. Ele altera usuários e grupos assim que um proprietário da organização o confirmar.',
    action: 'Confirmar diretório',
    question: (name) => `Confirmar ${name}?`,
    consequences: 'A partir de agora, o diretório cria, altera e remove membros.',
    done: 'Diretório confirmado',
  },
  disable: {
    title: 'Desativar',
    about: 'As solicitações do diretório são recusadas até que você o ative novamente. Os membros mantêm o acesso.',
    action: 'Desativar',
    question: (name) => `Desativar ${name}?`,
    done: 'Diretório desativado',
    isDisabled: 'Este diretório está desativado: suas solicitações são recusadas.',
  },
  enable: {
    title: 'Ativar',
    about: 'As solicitações do diretório são aceitas novamente.',
    action: 'Ativar',
    question: (name) => `Ativar ${name}?`,
    done: 'Diretório ativado',
  },
  disconnect: {
    title: 'Desconectar',
    about: 'Esquece os usuários e grupos do diretório.',
    action: 'Desconectar diretório',
    question: (name) => `Desconectar ${name}?`,
    consequences:
      'Os membros permanecem na sua organização, com suas funções e equipes. A partir de então, você os gerencia manualmente.',
    confirm: 'Desconectar',
    done: 'Diretório desconectado',
  },
};
