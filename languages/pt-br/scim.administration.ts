import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('pt-BR');
const plural = pluralOf('pt-BR');

export const scimAdministration: Translations['scimAdministration'] = {
  empty: { title: 'Nenhum diretório', description: 'Nenhuma organização conectou um diretório ainda.' },
  count: (total, formatted) => plural(total, { one: `${formatted} diretório`, other: `${formatted} diretórios` }),
  columns: { directory: 'Diretório', users: 'Usuários', groups: 'Grupos', refused: 'Solicitações recusadas' },
  waiting: 'Nenhuma solicitação ainda',
  unconfirmed: 'Não confirmado',
  number: (count) => number(count),
};
