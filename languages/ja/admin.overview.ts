import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ja');
const plural = pluralOf('ja');

export const overview: Translations['overview'] = {
  title: '概要',
  about: 'このインストールのユーザー、メール、設定。',
  totals: {
    users: (count) => plural(count, { other: 'ユーザー' }),
    organizations: (count) => plural(count, { other: '組織' }),
  },
  mails: {
    waiting: (count) => plural(count, { other: '待機中のメール' }),
    undelivered: (count) => plural(count, { other: '7日間の未配信メール' }),
    delayed: (count) =>
      plural(count, { other: `${number(count)}件のメールが1分以上待機しています。メールサーバーを確認してください。` }),
  },
  figures: {
    signUps: '新規登録',
    activeUsers: 'ログインしたユーザー',
    failedSignIns: '失敗したログイン',
    today: '今日',
    inTotal: (total) => `30日間で${total}`,
    onADay: (most) => `1日最大${most}`,
    chart: (name, [first, last], summary) => `日別の${name}、${first}から${last}まで: ${summary}`,
    bar: (day, value) => `${day}: ${value}`,
    showTable: '表で表示',
    hideTable: '表を非表示',
    day: '日付（UTC）',
    table: '過去30日間の数値',
  },
  checklist: {
    title: 'はじめに',
    about: (done, all) => `${all}件中${done}件完了`,
    done: '完了',
    open: '未完了',
    items: {
      administrator: { title: '管理者を作成', about: '管理者としてログインしています。' },
      secondFactor: {
        title: '2段階目でアカウントを保護',
        about: '管理者はすべてのアカウントを変更できます。',
        next: '「セキュリティ」へ',
      },
      mail: {
        title: 'メールを送信',
        about: 'ユーザーに確認や再設定のリンクが届くように、SMTP_URL を設定してください。',
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
  findings: {
    title: '確認が必要な設定',
    about: '公開サービスとしては安全ではありません。コマンド npm run doctor でも同じ内容が報告されます。',
    none: '安全でない設定は見つかりませんでした。',
  },
};
