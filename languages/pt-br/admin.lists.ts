import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('pt-BR');
const plural = pluralOf('pt-BR');
const users = (count: number) => plural(count, { one: `${number(count)} usuário`, other: `${number(count)} usuários` });
const members = (count: number, formatted: string) =>
  plural(count, { one: `${formatted} membro`, other: `${formatted} membros` });

/** Of every list with a selection. */
export const selection: Translations['selection'] = {
  selected: (count) => plural(count, { one: `${number(count)} selecionado`, other: `${number(count)} selecionados` }),
  clear: 'Limpar seleção',
  select: (name) => `Selecionar ${name}`,
  others: (count) => `e mais ${number(count)}`,
  progress: (done, count) => `${number(done)} de ${number(count)}`,
  close: 'Fechar',
};

export const bulk: Translations['bulk'] = {
  toolbar: 'Usuários selecionados',
  selectPage: 'Selecionar todos os usuários desta página',
  failed: {
    title: (count) => plural(count, { one: `${users(count)} não alterado`, other: `${users(count)} não alterados` }),
    about: (done) =>
      done === 0
        ? 'Nenhum usuário foi alterado.'
        : plural(done, {
            one: `${users(done)} alterado. Os demais continuam selecionados:`,
            other: `${users(done)} alterados. Os demais continuam selecionados:`,
          }),
  },
  ban: {
    open: 'Banir',
    title: (count) => `Banir ${users(count)}?`,
    about: 'Desconecta os usuários e bloqueia o login.',
    submit: (count) => `Banir ${users(count)}`,
    done: (count) => plural(count, { one: `${users(count)} banido`, other: `${users(count)} banidos` }),
  },
  unban: {
    open: 'Desbanir',
    title: (count) => `Desbanir ${users(count)}?`,
    about: 'Eles poderão entrar novamente.',
    submit: (count) => `Desbanir ${users(count)}`,
    done: (count) => plural(count, { one: `${users(count)} desbanido`, other: `${users(count)} desbanidos` }),
  },
  signOut: {
    open: 'Desconectar',
    title: (count) => `Desconectar ${users(count)}?`,
    about: 'Eles precisarão entrar novamente em cada dispositivo.',
    submit: (count) => `Desconectar ${users(count)}`,
    done: (count) => plural(count, { one: `${users(count)} desconectado`, other: `${users(count)} desconectados` }),
  },
  remove: {
    open: 'Excluir',
    title: (count) => `Excluir ${users(count)}?`,
    about: 'Exclui as sessões, os métodos de login e as participações dos usuários. Não é possível desfazer.',
    confirmation: users,
    submit: (count) => `Excluir ${users(count)}`,
    done: (count) => plural(count, { one: `${users(count)} excluído`, other: `${users(count)} excluídos` }),
  },
};

export const adminOrganizations: Translations['adminOrganizations'] = {
  title: 'Organizações',
  search: 'Buscar por nome, URL ou ID',
  file: 'organizacoes',
  columns: { name: 'Nome', members: 'Membros', createdAt: 'Criação' },
  members: (count) => members(count, number(count)),
  empty: { title: 'Nenhuma organização encontrada' },
  count: (total, formatted) => plural(total, { one: `${formatted} organização`, other: `${formatted} organizações` }),
  back: 'Todas as organizações',
  notFound: {
    title: 'Organização não encontrada',
    about: 'O link pode estar errado ou a organização foi excluída.',
    next: 'Ir para todas as organizações',
  },
  tabs: { label: 'Organização', overview: 'Visão geral', members: 'Membros', activity: 'Atividade' },
  facts: {
    id: 'ID',
    copyId: 'ID da organização',
    url: 'URL',
    created: 'Criação',
    members: 'Membros',
    teams: 'Equipes',
    invitations: 'Convites',
    pending: (count) => plural(count, { one: `${number(count)} pendente`, other: `${number(count)} pendentes` }),
    twoFactor: 'Dois fatores',
    required: 'Obrigatório para membros',
  },
  edit: {
    title: 'Dados',
    name: 'Nome',
    slug: 'URL',
    slugDescription: 'A URL atual deixará de funcionar.',
    submit: 'Salvar dados',
    done: 'Organização salva',
  },
  setUp: {
    title: 'Link de configuração',
    about: 'Permite que a equipe de TI dela configure o login único ou um diretório, sem uma conta.',
    action: 'Criar link de configuração',
  },
  remove: {
    title: 'Excluir organização',
    about: 'Exclui os membros, convites e equipes dela; os usuários mantêm suas contas. Não é possível desfazer.',
    open: 'Excluir organização',
    dialog: (name) => `Excluir ${name}?`,
    submit: 'Excluir organização',
    done: 'Organização excluída',
  },
  memberList: {
    file: 'membros',
    columns: { roles: 'Funções', joined: 'Entrada' },
    empty: { title: 'Nenhum membro encontrado' },
    count: members,
  },
};
