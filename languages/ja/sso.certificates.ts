import type { Translations } from '#generated/texts/screens.ts';

export const ssoCertificateErrors: Translations['ssoCertificateErrors'] = {
  CERTIFICATE_NOT_FOUND: 'この証明書は削除されました。',
  LAST_CERTIFICATE: '接続には証明書が 1 つ必要です。先に別の証明書を追加してください。',
};

export const ssoCertificates: Translations['ssoCertificates'] = {
  title: '証明書',
  about: 'プロバイダーが応答に、このサービスがリクエストに署名する証明書です。変更しても再テストは不要です。',
  ofProvider: 'プロバイダー',
  ofService: 'このサービス',
  validUntil: (date) => `有効期限: ${date}`,
  expired: (date) => `期限切れ: ${date}`,
  state: { current: '使用中', next: '次', retired: '使用終了' },
  add: {
    open: '証明書を追加',
    title: '証明書の追加',
    about: 'プロバイダーが署名に使い始める前に追加してください。古い証明書を削除するまで両方が有効です。',
    field: '証明書',
    submit: '追加',
    done: '証明書を追加しました',
  },
  remove: {
    action: '削除',
    question: 'この証明書を削除しますか?',
    consequences: 'この証明書が必要な応答はすぐに拒否されます。',
    confirm: '証明書を削除',
    done: '証明書を削除しました',
  },
  read: {
    action: 'メタデータを再読み込み',
    question: 'プロバイダーのメタデータを再読み込みしますか?',
    about: '新しい証明書はすぐに有効になり、なくなった証明書はあと 1 週間有効です。',
    done: 'メタデータを読み込みました',
    failed: 'メタデータを読み込めませんでした。',
  },
  rotate: {
    action: '新しい鍵を作成',
    question: '新しい鍵を作成しますか?',
    consequences: 'このサービスのメタデータに追加されます。プロバイダーが読み込んだら、その鍵で署名してください。',
    confirm: '鍵を作成',
    done: '鍵を作成しました',
  },
  activate: {
    action: '新しい鍵で署名',
    question: '新しい鍵で署名しますか?',
    consequences: '今後のリクエストはこの鍵で署名されます。プロバイダーがその証明書を知っている必要があります。',
    confirm: '署名に使用',
    done: '新しい鍵で署名しています',
  },
};
