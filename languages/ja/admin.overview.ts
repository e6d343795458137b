import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ja');
const plural = pluralOf('ja');

export const overview: Translations['overview'] = {
  title: '概要',
  period: { label: '期間', days: (count) => plural(count, { other: `${number(count)}日間` }) },
  totals: {
    users: (count) => plural(count, { other: '人のユーザー' }),
    organizations: (count) => plural(count, { other: '件の組織' }),
  },
  figures: {
    signUps: '新規登録',
    activeUsers: 'ログインしたユーザー',
    failedSignIns: '失敗したログイン',
    inTotal: (days) => plural(days, { other: `${number(days)}日間の合計` }),
    against: (days, change) => plural(days, { other: `直前の${number(days)}日間と比べて${change}` }),
    chart: (name, [first, last], summary) => `日別の${name}、${first}から${last}まで: ${summary}`,
    bar: (day, value) => `${day}: ${value}`,
    showTable: '表で表示',
    showCharts: 'グラフで表示',
    day: '日付（UTC）',
    table: (days) => plural(days, { other: `過去${number(days)}日間の数値` }),
  },
  checklist: {
    title: 'はじめに',
    about: (done, all) => `${all}件中${done}件完了`,
    hide: '非表示',
    done: '完了',
    open: '未完了',
    items: {
      administrator: { title: '管理者を作成', about: '管理者としてログインしています。' },
      secondFactor: {
        title: '第2要素でアカウントを保護',
        about: '管理者はすべてのアカウントを変更できます。',
        next: '「セキュリティ」へ',
      },
      mail: {
        title: 'メールを送信',
        about: 'ユーザーに確認や再設定のリンクが届くように、SMTP_URL を設定してください。',
        next: 'テストメールを送信',
      },
      production: { title: '本番モードで実行', about: 'NODE_ENV=production と独自のシークレットを設定してください。' },
      address: {
        title: '公開アドレスを設定',
        about: 'BASE_URL に https://auth.example.com のような https アドレスを設定してください。',
      },
      organization: {
        title: '組織を作成',
        about: '組織は、ロールと招待によってユーザーをまとめます。',
        next: '組織を作成',
      },
    },
  },
  latest: {
    title: '最近のイベント',
    all: 'すべてのイベント',
    times: (count, formatted) => plural(count, { other: `${formatted}回` }),
  },
  attention: { title: '要確認', none: '確認が必要な項目や安全でない設定はありません。' },
};
