import type { Translations } from '#generated/texts/screens.ts';

export const enterprise: Translations['enterprise'] = {
  title: 'エンタープライズ',
  about: 'すべての組織の ID プロバイダーとディレクトリ。',
  tabs: { connections: '接続', directories: 'ディレクトリ' },
  createLink: 'セットアップリンクを作成',
  back: 'エンタープライズに戻る',
  columns: { organization: '組織', state: '状態' },
};
