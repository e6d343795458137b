import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('pt-BR');

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

export const serviceAccountEventTexts: Translations['serviceAccountEventTexts'] = {
  'service-account.created': 'Conta de serviço criada',
  'service-account.updated': 'Conta de serviço atualizada',
  'service-account.deleted': 'Conta de serviço excluída',
  'service-account.key-created': 'Chave de conta de serviço criada',
  'service-account.key-rotated': 'Chave de conta de serviço substituída',
  'service-account.key-deleted': 'Chave de conta de serviço excluída',
};

export const serviceAccountSentences: Translations['serviceAccountSentences'] = {
  'service-account.created': '{actor} criou [a conta de serviço {name}|uma conta de serviço] como {role}',
  'service-account.updated': '{actor} atualizou [a conta de serviço {name}|uma conta de serviço]',
  'service-account.deleted': '{actor} excluiu [a conta de serviço {name}|uma conta de serviço]',
  'service-account.key-created': '{actor} criou uma chave [da conta de serviço {name}|de uma conta de serviço]',
  'service-account.key-rotated': '{actor} substituiu uma chave [da conta de serviço {name}|de uma conta de serviço]',
  'service-account.key-deleted': '{actor} excluiu uma chave [da conta de serviço {name}|de uma conta de serviço]',
};
