import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('pt-BR');
const plural = pluralOf('pt-BR');
const members = (count: number) => plural(count, { one: `${number(count)} membro`, other: `${number(count)} membros` });

export const memberBulk: Translations['memberBulk'] = {
  toolbar: 'Membros selecionados',
  selectPage: 'Selecionar todos os membros desta página',
  most: (count) => `${number(count)} selecionados, o máximo por vez`,
  failed: {
    title: (count) =>
      plural(count, { one: `${members(count)} não alterado`, other: `${members(count)} não alterados` }),
    about: (done) =>
      done === 0
        ? 'Nenhum membro foi alterado.'
        : plural(done, {
            one: `${members(done)} alterado. Os demais continuam selecionados:`,
            other: `${members(done)} alterados. Os demais continuam selecionados:`,
          }),
  },
  changeRole: {
    open: 'Alterar função',
    title: (count) => `Alterar a função de ${members(count)}`,
    about: 'A função substitui todas as que eles têm.',
    submit: 'Alterar função',
    done: (count) => `Função de ${members(count)} alterada`,
  },
  remove: {
    open: 'Remover',
    title: (count) => `Remover ${members(count)}?`,
    about: (organization) =>
      `Eles perderão imediatamente o acesso a ${organization}. Você poderá convidá-los novamente.`,
    submit: (count) => `Remover ${members(count)}`,
    done: (count) => plural(count, { one: `${members(count)} removido`, other: `${members(count)} removidos` }),
  },
};
