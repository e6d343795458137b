import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ja');
const plural = pluralOf('ja');

export const ssoAdministration: Translations['ssoAdministration'] = {
  empty: { title: '接続はありません', description: 'ID プロバイダーを追加した組織はまだありません。' },
  count: (total, formatted) => plural(total, { other: `${formatted} 件の接続` }),
  columns: { connection: '接続', lastSignIn: '最後のログイン', failures: '24 時間以内の拒否' },
  never: 'なし',
  number: (count) => number(count),
  attention: {
    'not-tested': '未テスト',
    'no-proven-domain': '確認済みのドメインなし',
    'domain-lost': 'ドメインの確認の失効',
  },
  facts: {
    title: '接続',
    protocol: 'プロトコル',
    protocols: { oidc: 'OpenID Connect', saml: 'SAML' },
    issuer: '発行者',
    domains: 'ドメイン',
    noDomains: 'なし',
    attention: '要確認',
    added: '追加',
    id: 'ID',
    copyId: '接続 ID',
  },
  status: {
    pending: '未確認',
    verified: '確認済み',
    failing: 'レコードなし',
    lost: '確認の失効',
  },
  user: 'ユーザー',
  disable: {
    title: 'オフにする',
    about:
      'このプロバイダーを通じた攻撃があった場合、または組織から依頼された場合に使います。組織は接続を再びオンにできます。',
    action: '接続をオフにする',
    question: (name) => `${name} をオフにしますか?`,
    consequences: (organization) =>
      `${organization} のメンバーはこの接続でログインできなくなります。ログイン中のメンバーはそのままです。`,
    done: '接続をオフにしました',
  },
};
