import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ja');
const plural = pluralOf('ja');

export const scimAdministration: Translations['scimAdministration'] = {
  empty: { title: 'ディレクトリはありません', description: 'ディレクトリを接続した組織はまだありません。' },
  count: (total, formatted) => plural(total, { other: `${formatted} 件のディレクトリ` }),
  columns: { directory: 'ディレクトリ', users: 'ユーザー', groups: 'グループ', refused: '拒否されたリクエスト' },
  waiting: 'リクエストはまだありません',
  unconfirmed: '未承認',
  number: (count) => number(count),
};
