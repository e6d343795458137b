import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ja');

export const agents: Translations['agents'] = {
  title: 'エージェント',
  about: (service) => `${service} で自ら動作するプログラムです。それぞれに期限と1日の予算があります。`,
  aboutOwn: (organization) => `${organization} の、自ら動作するプログラムです。それぞれに期限と1日の予算があります。`,
  notAllowed: 'エージェントを表示する権限がありません。',
  disabled: {
    title: 'エージェントは有効になっていません',
    about: 'AGENTS_ENABLED と OAUTH_PROVIDER_ENABLED、または gatehouse.config.ts のオプションを設定してください。',
  },
  empty: {
    title: 'エージェントはまだありません',
    description: 'ユーザーまたはサービスアカウントのために動作するプログラムを登録してください。',
  },
  back: 'エージェントに戻る',
  answeredFor: (name) => `責任者: ${name}`,
  unanswered: '責任者がいないため、動作できません',
  users: (users) => plural(users, { other: `ユーザー ${users} 人` }),
  ends: '終了:',
  ended: '終了済み:',
  state: { active: '有効', stopped: '停止中', ended: '終了' },
  register: {
    open: 'エージェントを登録',
    title: 'エージェントを登録',
    about: '別のユーザーを指定するまで、あなたが責任者です。',
    name: '名前',
    nameHint: 'ユーザーに表示されます。',
    purpose: '動作内容',
    purposeHint: 'ユーザーは許可する前にこれを読みます。',
    redirectUris: 'リダイレクトアドレス',
    redirectUrisHint:
      '許可した後にユーザーが戻る場所です。1行に1つのアドレスを入力してください。ターミナルのプログラムでは空のままにします。',
    days: '終了までの期間',
    daysOption: (days) => plural(days, { other: `${days} 日` }),
    calls: '1日の呼び出し',
    writes: '1日の変更',
    scopes: '求めることができる内容',
    submit: 'エージェントを登録',
    done: 'エージェントを登録しました',
    secret: 'クライアントシークレット',
    secretAbout: (clientId) => `クライアント ID は ${clientId} です。`,
  },
  stop: {
    action: '停止',
    question: (agent) => `${agent} を停止しますか?`,
    consequences: 'アクセスはすぐに終了します。すでに接続した外部サービスは、さらに5分間受け入れることがあります。',
    done: 'エージェントを停止しました',
  },
  resume: {
    action: '再開',
    question: (agent) => `${agent} を再開しますか?`,
    consequences: '許可したユーザーのために再び動作できます。',
    done: 'エージェントを再開しました',
  },
  renew: {
    action: '更新',
    question: (agent) => `${agent} を更新しますか?`,
    submit: 'エージェントを更新',
    done: 'エージェントを更新しました',
  },
  stopAll: {
    action: 'すべてのエージェントを停止',
    question: 'すべてのエージェントを停止しますか?',
    consequences: (owner) => `再開するまで、${owner} ではどのエージェントも動作できません。`,
    done: 'すべてのエージェントを停止しました',
    isStopped: 'すべてのエージェントが停止しています。',
  },
  resumeAll: {
    action: 'エージェントを再開',
    question: 'エージェントを再開しますか?',
    consequences: '個別に停止したものを除き、再び動作できます。',
    done: 'エージェントを再開しました',
  },
};

export const agentErrors: Translations['agentErrors'] = {
  AGENT_NOT_FOUND: 'このエージェントはもう存在しません。',
  BUDGET_EXHAUSTED: 'このエージェントの今日の予算を使い切りました。',
  RESPONSIBLE_USER_IS_NOT_A_MEMBER: '責任者はメンバーでなければなりません。',
};

export const agentTerms: Translations['agentTerms'] = {
  agent: '自ら動作するプログラム',
  responsible: (name) => `自ら動作するプログラムです。責任者: ${name}`,
  until: '期間',
  days: (days) => plural(days, { other: `${days} 日間` }),
  calls: '1日の呼び出しの上限',
  writes: '1日の変更の上限',
  delegates: 'このアクセスを引き渡せる相手:',
};

export const agentEventTexts: Translations['agentEventTexts'] = {
  'agent.created': 'エージェントの登録',
  'agent.updated': 'エージェントの変更',
  'agent.stopped': 'エージェントの停止',
  'agent.resumed': 'エージェントの再開',
  'agent.all-stopped': 'すべてのエージェントの停止',
  'agent.all-resumed': 'エージェントの再開 (すべて)',
  'agent.budget-reached': 'エージェントの予算到達',
  'oauth-token.exchanged': 'エージェントへのアクセスの引き渡し',
};

export const agentSentences: Translations['agentSentences'] = {
  'agent.created': '{actor} がエージェントを登録しました',
  'agent.updated': '{actor} がエージェントを変更しました',
  'agent.stopped': '{actor} がエージェントを停止しました',
  'agent.resumed': '{actor} がエージェントを再開しました',
  'agent.all-stopped': '{actor} がすべてのエージェントを停止しました',
  'agent.all-resumed': '{actor} がすべてのエージェントを再開しました',
  'agent.budget-reached': '{target} のエージェントが1日の予算の {percent} % に達しました',
  'oauth-token.exchanged': 'エージェントが {target} のアクセスの引き渡しを受けました',
};

export const agentAttention: Translations['agentAttention'] = {
  noProvider: {
    title: 'エージェントは機能していません',
    about: 'OAuth プロバイダーが必要ですが、無効になっています。',
  },
};
