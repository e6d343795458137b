import type { MailTranslations } from '#generated/texts/mails.ts';

export const sso: MailTranslations['sso'] = {
  breakGlass: {
    subject: (organization) => `${organization} のオーナーがシングルサインオンを使わずにログインしました`,
    heading: 'オーナーがシングルサインオンを使わずにログインしました',
    event: (owner, organization, app) =>
      `${organization} はシングルサインオンを必須にしていますが、${owner} がパスワードまたはパスキーで ${app} にログインしました。`,
    next: 'ID プロバイダーに障害があるとき、オーナーはこの方法でログインできます。理由に心当たりがない場合は、そのオーナーに確認してください。',
    note: 'このメールは、あなたが組織のオーナーであるため送信されています。',
  },
  metadataFailing: {
    subject: (provider) => `${provider} のメタデータを読み込めません`,
    heading: 'メタデータを読み込めません',
    event: (provider, organization, app) =>
      `${organization} のユーザーがログインに使用する ID プロバイダー ${provider} のメタデータを、${app} は 3 日間読み込めていません。`,
    next: 'プロバイダーが証明書またはアドレスを変更するまでは、これまでどおりログインできます。接続の設定でメタデータのアドレスを確認してください。',
    note: '組織のオーナーであるか、接続を追加したため、このメールをお送りしています。',
  },
  certificateExpiring: {
    subject: (provider, duration) => `${provider} の証明書はあと${duration}で期限が切れます`,
    heading: (duration) => `証明書の期限があと${duration}で切れます`,
    event: (provider, organization, app) =>
      `${organization} のユーザーが ${app} へのログインに使用する ID プロバイダー ${provider} は、この証明書で署名しています。`,
    next: 'ID プロバイダーの管理者に新しい証明書の予定を確認し、ID プロバイダーが使用を始める前に接続に追加してください。それまではこれまでどおりログインできます。',
    note: '組織のシングルサインオンを管理しているため、このメールをお送りしています。',
  },
  serviceCertificateExpiring: {
    subject: (app, provider, duration) => `${provider} 用の ${app} の証明書はあと${duration}で期限が切れます`,
    heading: (app, duration) => `${app} の証明書の期限があと${duration}で切れます`,
    event: (provider, organization, app) =>
      `${app} は、${organization} のユーザーがログインに使用する ID プロバイダー ${provider} へのリクエストにこの証明書で署名しています。期限後は ID プロバイダーがリクエストを拒否する可能性があります。`,
    next: '接続の設定で新しい鍵を作成し、ID プロバイダーにメタデータをもう一度読み込ませてから、新しい鍵で署名してください。',
  },
  postPage: { action: '続ける' },
};
