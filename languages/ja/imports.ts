import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ja');

export const imports: Translations['imports'] = {
  title: 'インポート',
  about: '他の製品からインポートされたユーザーと組織です。',
  empty: {
    title: 'インポートはまだありません',
    description: 'コマンド npm run import で他の製品のユーザーを取り込めます。',
  },
  state: { running: '実行中', stopped: '停止', done: '完了' },
  kinds: {
    user: 'ユーザー',
    organization: '組織',
    team: 'チーム',
    member: 'メンバーシップ',
    'team member': 'チームのメンバーシップ',
    invitation: '招待',
  },
  columns: { created: '新規', changed: '変更', equal: '変更なし', left: '対象外' },
  reasons: '対象外、または一部のみ取り込み',
  hashes: {
    title: 'インポートされたパスワード',
    about: 'ユーザーがサインインすると更新されます。それまでは、拒否されたサインインに時間がかかります。',
    none: 'すべてのパスワードが更新されました。',
    users: (count) => plural(count, { other: `${count} 人のユーザー` }),
  },
};
