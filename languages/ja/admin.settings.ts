import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ja');
const plural = pluralOf('ja');

export const settings: Translations['settings'] = {
  title: '設定',
  about: {
    configuration: '読み取り専用です。環境変数または gatehouse.config.ts を変更し、サービスを再起動してください。',
    providers:
      '読み取り専用です。プロバイダーは環境変数または gatehouse.config.ts で設定し、サービスを再起動してください。',
    emails: 'メールの送信方法と見た目です。',
    branding: '試してから、行を gatehouse.config.ts にコピーしてください。ここでは何も保存されません。',
  },
  tabs: {
    label: '設定',
    configuration: '構成',
    providers: 'プロバイダー',
    emails: 'メール',
    branding: 'ブランディング',
  },
  configuration: {
    search: 'オプションを検索',
    changedOnly: '変更されたもののみ',
    sections: 'セクション',
    jump: 'セクションへ移動',
    service: 'サービス',
    count: (count) => plural(count, { other: `${number(count)} 件のオプション` }),
    sources: { environment: '環境変数', file: 'ファイル', default: '既定値' },
    showDefaults: (count) => plural(count, { other: `既定値のオプション ${number(count)} 件を表示` }),
    hideDefaults: '既定値のオプションを隠す',
    showUnchanged: (count) => plural(count, { other: `既定値だけのセクション ${number(count)} 件を表示` }),
    hideUnchanged: '既定値だけのセクションを隠す',
    default: (value) => `既定値: ${value}`,
    unset: '未設定',
    hidden: '設定済み（非表示）',
    function: '関数',
    empty: { title: 'オプションが見つかりません' },
  },
  providers: {
    callbackUrl: 'コールバック URL',
    enabled: {
      title: '設定済み',
      about: '各プロバイダーにコールバック URL を登録する必要があります。',
      empty: '設定済みのプロバイダーはありません。',
    },
    others: {
      title: '未設定',
      about: (example) =>
        `プロバイダーにコールバック URL を登録してから、発行されたクライアントを ${example} などで設定してください。`,
    },
  },
  emails: {
    delivery: {
      title: '配信',
      about: 'メールの送り先。',
      from: '差出人',
      to: '送り先',
      smtp: 'メールサーバー',
      mailbox: '開発用メールボックス',
      none: 'なし',
      mailboxNote: 'メールは送信されません。送信するには SMTP_URL を設定してください。',
      noneNote: 'オプションの関数が送信するメールのみ届きます。すべて送信するには SMTP_URL を設定してください。',
      openMailbox: 'メールボックスを開く',
    },
    test: {
      title: 'テストメール',
      about: (email) => `${email} に送信されます。`,
      submit: 'テストメールを送信',
      sent: {
        title: 'メールサーバーがメールを受け付けました',
        about: (email) => `${email} の受信トレイと迷惑メールフォルダーを確認してください。`,
      },
      mailbox: {
        title: 'メールは開発用メールボックスにあります',
        about: 'SMTP_URL が設定されていないため、送信されませんでした。',
      },
      failed: { title: 'メールを送信できませんでした', about: 'メールサーバーまたは接続の応答:' },
      disabled: {
        title: 'メールサーバーが設定されていません',
        about: 'SMTP_URL を設定し、サービスを再起動してください。',
      },
    },
    preview: {
      title: 'プレビュー',
      about: '架空の内容による各メール。',
      email: 'メール',
      language: '言語',
      subject: '件名',
      look: '表示',
      light: 'ライト',
      dark: 'ダーク',
      plainText: 'テキスト',
      replaced: (name) =>
        `このメールはオプションの関数 ${name} が送信します。受信者に届くのはそのメールで、これではありません。`,
      frame: (subject) => `「${subject}」のプレビュー`,
    },
  },
  branding: {
    form: {
      title: '名前と色',
      links: 'ロゴとリンク',
      shape: '角とフォント',
      appName: 'サービスの名前',
      accentColor: 'アクセントカラー',
      pickColor: 'アクセントカラーを選択',
      logoUrl: 'ロゴの URL',
      termsUrl: '利用規約の URL',
      privacyUrl: 'プライバシーポリシーの URL',
      radius: '角の半径（ピクセル）',
      font: 'フォント',
      fonts: { system: 'システム', serif: 'セリフ', monospace: '等幅' },
      components: 'アプリ内のコンポーネントに適用されます。',
      contrast: (contrast, least) => `白い文字とのコントラスト: ${contrast}（${least} 以上）。`,
    },
    errors: {
      appName: '80 文字以内の名前を入力してください。',
      accentColor: '#3b5bdb のような色を入力してください。',
      contrast: (contrast, least) =>
        `白い文字には明るすぎます。コントラストは ${contrast} で、${least} 以上が必要です。`,
      address: 'https のアドレスまたはこのサイトのパスを入力してください。',
    },
    preview: {
      title: 'プレビュー',
      about: 'ログインページと、あなた自身のデータを使ったコンポーネント。ここでは操作できません。',
      views: { signIn: 'ログイン', userButton: 'ユーザーボタン', profile: 'プロフィール', organization: '組織' },
      theme: 'テーマ',
      themes: { light: 'ライト', dark: 'ダーク' },
      width: '幅',
      widths: { desktop: 'デスクトップ', phone: 'スマートフォン' },
    },
    lines: {
      title: '構成',
      about: 'gatehouse.config.ts に書く行。',
      what: '行',
      css: 'アプリ内のコンポーネント用の CSS 変数:',
      whatCss: 'CSS 変数',
      reset: '変更を破棄',
      invalid: '行を表示するには、エラーのあるフィールドを修正してください。',
      environment: (variable) => `名前は環境変数 ${variable} で設定されており、ファイルより優先されます。`,
    },
  },
};
