import type { Translations } from '#generated/texts/screens.ts';

export const connectedApps: Translations['connectedApps'] = {
  title: '接続済みのアプリ',
  about: (service) => `${service} のアカウントを使用しているアプリです。`,
  disabled: {
    title: '接続済みのアプリは有効になっていません',
    about: 'このサービスでは他のアプリにログインできません。',
  },
  empty: {
    title: '接続済みのアプリはありません',
    description: (service) =>
      `${service} でログインしたアプリや、代わりに操作することを許可したアプリがここに表示されます。`,
  },
  registeredItself: '自ら登録',
  connected: '接続:',
  device: (address) => `${address} のデバイス、接続:`,
  operated: (service) => `${service} の一部`,
  agent: {
    ends: '終了:',
    stopped: '停止中',
    delegates: (agents) => `アクセスを引き渡せる相手: ${agents}`,
  },
  disconnectAll: {
    action: 'すべて接続解除',
    question: 'すべてのアプリの接続を解除しますか?',
    consequences:
      'すべてのアプリがすぐにアクセスを失います。すでに接続した外部サービスは、さらに5分間受け入れることがあります。',
    done: 'アプリの接続を解除しました',
  },
  disconnect: {
    action: '接続を解除',
    question: (app) => `${app} の接続を解除しますか？`,
    consequences: (app) => `${app} はすぐにアクセスできなくなります。`,
    confirm: '接続を解除',
    done: '接続を解除しました',
  },
};
