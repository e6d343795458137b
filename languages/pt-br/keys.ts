import type { Translations } from '#generated/texts/screens.ts';
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
  scopes: (count) => plural(count, { one: '1 permissão', other: `${count} permissões` }),
  create: {
    open: 'Criar chave',
    title: 'Criar chave de API',
    name: 'Nome',
    nameHint: 'O programa que usa a chave.',
    scopes: 'Permissões',
    expiry: 'Expira',
    access: {
      full: { name: 'Acesso total', about: 'Todas as permissões que uma chave pode ter.' },
      read: { name: 'Somente leitura', about: 'Vê os dados, não altera nada.' },
      restricted: { name: 'Restrito', about: 'Somente as permissões que você escolher.' },
    },
    advanced: 'Avançado',
    networks: 'Endereços IP permitidos',
    networksHint:
      'A chave só funciona a partir destes endereços ou redes, separados por vírgulas. Deixe em branco para permitir qualquer um.',
    networksInvalid: 'Digite endereços como 203.0.113.7 ou 192.0.2.0/24, separados por vírgulas.',
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
