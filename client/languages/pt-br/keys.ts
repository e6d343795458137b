import type { Translations } from '#client/languages/translations.ts';
import { listOf, pluralOf } from '#shared/lib/language/translation.ts';

const list = listOf('pt-BR');
const plural = pluralOf('pt-BR');

export const keys: Translations['keys'] = {
  unnamed: 'Chave sem nome',
  actionsFor: (name) => `Ações para ${name}`,
  state: { disabled: 'Desativada', expired: 'Expirada' },
  used: 'Usada',
  neverUsed: 'Nunca usada',
  expires: 'expira',
  noExpiry: 'não expira',
  networks: (networks) => `somente de ${list(networks)}`,
  noScopes: 'Sem permissões',
  create: {
    open: 'Criar chave',
    title: 'Criar chave de API',
    name: 'Nome',
    nameHint: 'O programa que usa a chave.',
    scopes: 'Permissões',
    expiry: 'Expira',
    networks: 'Redes',
    networksHint: 'Endereços como 192.0.2.0/24, separados por vírgulas. Deixe em branco para permitir qualquer um.',
    networksInvalid: 'Digite redes como 192.0.2.0/24, separadas por vírgulas.',
    submit: 'Criar chave',
  },
  lifetimes: { month: 'Em 30 dias', quarter: 'Em 90 dias', year: 'Em um ano', never: 'Nunca' },
  created: { title: 'Salve sua chave', what: 'chave', about: 'Os programas a enviam no cabeçalho x-api-key.' },
  rotate: {
    action: 'Substituir',
    title: 'Substituir chave',
    about: 'Cria uma nova chave com as mesmas permissões.',
    overlap: 'A chave antiga deixa de funcionar',
    overlaps: { now: 'Agora', day: 'Em um dia', week: 'Em uma semana' },
    submit: 'Substituir chave',
  },
  delete: {
    action: 'Excluir',
    question: (name) => `Excluir ${name}?`,
    consequences: 'Programas que usam esta chave deixarão de funcionar. Não é possível desfazer.',
    confirm: 'Excluir chave',
    done: 'Chave excluída',
  },
};

export const keyScopes: Translations['keyScopes'] = {
  'account:read': 'Ver seus convites',
  'account:update': 'Alterar seu perfil',
  'organization:read': 'Ver organizações, membros, funções, equipes e seu histórico',
  'organization:create': 'Criar organizações',
  'organization:update': 'Alterar organizações',
  'member:update': 'Alterar funções e equipes de membros',
  'member:delete': 'Remover membros',
  'member:create': 'Adicionar qualquer usuário a qualquer organização',
  'invitation:create': 'Convidar membros',
  'invitation:cancel': 'Cancelar convites',
  'team:create': 'Criar equipes',
  'team:update': 'Alterar equipes',
  'team:delete': 'Excluir equipes',
  'user:list': 'Listar usuários',
  'user:get': 'Ver usuários',
  'user:create': 'Criar usuários',
  'user:update': 'Alterar usuários',
  'user:set-role': 'Alterar funções de usuários',
  'user:set-password': 'Definir senhas e e-mails de usuários',
  'user:ban': 'Banir e desbanir usuários',
  'user:delete': 'Excluir usuários',
  'session:list': 'Ver sessões de usuários',
  'session:revoke': 'Desconectar usuários',
  'organization:list': 'Listar todas as organizações',
  'organization:get': 'Ver qualquer organização e seus membros',
  'audit:list': 'Ver o registro de auditoria e os eventos',
};

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

export const serviceAccountErrors: Translations['serviceAccountErrors'] = {
  SERVICE_ACCOUNT_NOT_FOUND: 'Esta conta de serviço não existe mais.',
  SERVICE_ACCOUNT_LIMIT_REACHED: 'Você atingiu o limite de contas de serviço. Exclua uma que não usa mais.',
};

export const serviceAccounts: Translations['serviceAccounts'] = {
  title: 'Contas de serviço',
  about: 'Identidades para programas que agem pela plataforma, e não por uma pessoa.',
  aboutOrganization: (name) => `Identidades para programas que agem por ${name}, e não por uma pessoa.`,
  notAllowed: 'Você não tem permissão para gerenciar contas de serviço.',
  disabled: {
    title: 'Contas de serviço não estão ativadas',
    about: 'Peça ao operador deste serviço para ativar as chaves de API.',
  },
  empty: {
    title: 'Ainda não há contas de serviço',
    description: 'Crie uma para cada programa que deve continuar funcionando quando alguém sair.',
  },
  keys: (count) => (count === 0 ? 'nenhuma chave' : plural(count, { one: `${count} chave`, other: `${count} chaves` })),
  state: { disabled: 'Desativada' },
  actionsFor: (name) => `Ações para ${name}`,
  create: { open: 'Criar conta de serviço', title: 'Criar conta de serviço', submit: 'Criar conta de serviço' },
  fields: { name: 'Nome', nameHint: 'O programa que usa a conta.', role: 'Função' },
  edit: {
    action: 'Editar',
    title: 'Editar conta de serviço',
    submit: 'Salvar alterações',
    done: 'Conta de serviço atualizada',
  },
  disable: { action: 'Desativar', done: 'Conta de serviço desativada' },
  enable: { action: 'Ativar', done: 'Conta de serviço ativada' },
  delete: {
    action: 'Excluir',
    question: (name) => `Excluir ${name}?`,
    consequences: 'As chaves dela deixarão de funcionar. Não é possível desfazer.',
    confirm: 'Excluir conta de serviço',
    done: 'Conta de serviço excluída',
  },
  account: {
    action: 'Mostrar chaves',
    about: 'As chaves que o programa envia com suas solicitações.',
    back: 'Voltar para contas de serviço',
    isDisabled: 'Esta conta de serviço está desativada. As chaves dela não funcionam.',
    empty: { title: 'Ainda não há chaves', description: 'Crie uma chave e guarde-a na configuração do programa.' },
    gone: 'Ela pode ter sido excluída.',
  },
  scopes: {
    platform: { organizations: 'Organizações', administration: 'Administração' },
    organization: { organizations: 'A organização' },
  },
};
