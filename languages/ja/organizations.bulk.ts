import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ja');
const plural = pluralOf('ja');
const members = (count: number) => plural(count, { other: `${number(count)}人のメンバー` });

export const memberBulk: Translations['memberBulk'] = {
  toolbar: '選択したメンバー',
  selectPage: 'このページのすべてのメンバーを選択',
  most: (count) => `${number(count)}人を選択中（一度に選択できる最大数）`,
  failed: {
    title: (count) => `${members(count)}を変更できませんでした`,
    about: (done) =>
      done === 0
        ? '変更されたメンバーはいません。'
        : `${members(done)}を変更しました。残りのメンバーは選択されたままです:`,
  },
  changeRole: {
    open: 'ロールを変更',
    title: (count) => `${members(count)}のロールを変更`,
    about: '現在のロールはすべて、このロールに置き換わります。',
    submit: 'ロールを変更',
    done: (count) => `${members(count)}のロールを変更しました`,
  },
  remove: {
    open: '削除',
    title: (count) => `${members(count)}を削除しますか？`,
    about: (organization) => `${organization} へのアクセスをただちに失います。再び招待できます。`,
    submit: (count) => `${members(count)}を削除`,
    done: (count) => `${members(count)}を削除しました`,
  },
};
