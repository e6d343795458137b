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
    about: 'ユーザーがログインすると更新されます。それまでは、拒否されたログインに時間がかかります。',
    none: 'すべてのパスワードが更新されました。',
    users: (count) => plural(count, { other: `${count} 人のユーザー` }),
  },
};

export const importCodes: Translations['importCodes'] = {
  unreadable_record: 'レコードの形式がこの移行元のものと異なります',
  record_too_large: 'レコードが 1 MiB または 32 階層を超えています',
  wrong_columns: '行の列数がヘッダーと異なります',
  duplicate_id: '前のレコードと ID が同じです',
  duplicate_address: '別のレコードとアドレスが同じです。確認済みのもの、次にログインが新しいものを取り込みます',
  already_exists:
    'このアドレスのユーザーがすでにいます。--link-existing を使うと、そのユーザーに ID 連携とメンバーシップを追加します',
  exists_unverified: 'このアドレスのユーザーがいますが、両方で確認されてはいません',
  erased: '以前に取り込まれ、ここで削除されました',
  no_address: 'メールアドレスがありません。--placeholder-domain を使うと、ユーザー名で取り込みます',
  invalid_address: 'メールを送信できないアドレスです',
  unverified_password: '未確認のアドレスで取り込みました。メールボックスが最初に証明されるとパスワードは削除されます',
  identity_taken: '別のユーザーがこの ID 連携を使っています',
  provider_unknown: 'ID 連携のプロバイダーがここでは設定されていません。--provider-map で別の名前を指定できます',
  username_left: 'ユーザー名が使用済みか、ここでは使えない文字または長さです',
  image_left: '画像に https のアドレスがありません',
  phone_left: '電話番号が未確認か、ありえない番号か、別のユーザーのものです',
  not_a_person: 'サービスアカウント、機械、または匿名ユーザーです',
  deleted_in_source: '移行元で削除されています',
  role_left: '対応するロールがありません。--role-map で指定できます',
  missing_reference: 'レコードのユーザー、組織、またはチームが取り込まれていません',
  no_owner: 'オーナーになるメンバーがいません。--owner で指定できます',
  owner_promoted: '取り込みました。最も古い管理者がオーナーになりました',
  slug_changed: 'URL が使用済みか使えない文字を含むため、別の URL で取り込みました',
  invalid_name: '名前が空か、長すぎます',
  expired: '期限切れです',
  field_left: '値に対応する宣言済みのフィールドがないか、型が異なります',
  text_cleaned: '取り込みました。制御文字は取り除かれました',
  cyclic_group: 'グループが自分自身を含んでいます',
  hash_unsupported: 'パスワードなしで取り込みました。ここで検証できない形式のハッシュです',
  hash_too_costly: 'パスワードなしで取り込みました。ハッシュの計算コストが上限を超えています',
  password_missing: 'パスワードなしで取り込みました。エクスポートに含まれていません',
  totp_left: '認証アプリは取り込めません。ユーザーが新しく設定します',
  passkey_left: 'パスキーが別のホストのものか、形式が異なります',
  factor_left: '2 段階目はどのエクスポートにも含まれません',
  kept_here: '前回の実行以降にここで変更されたため、変更しませんでした',
  missing_in_source: '以前に取り込まれ、移行元にはもうありません',
  already_member: 'すでにメンバーであるか、招待されています',
};
