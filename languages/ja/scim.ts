import type { Translations } from '#generated/texts/screens.ts';

export const scimEventTexts: Translations['scimEventTexts'] = {
  'directory.created': 'ディレクトリの接続',
  'directory.updated': 'ディレクトリの更新',
  'directory.deleted': 'ディレクトリの切断',
  'directory.token-created': 'ディレクトリのトークンの作成',
  'directory.token-deleted': 'ディレクトリのトークンの取り消し',
  'directory-user.created': 'ディレクトリのユーザーの作成',
  'directory-user.updated': 'ディレクトリのユーザーの更新',
  'directory-user.deactivated': 'ディレクトリのユーザーの無効化',
  'directory-user.reactivated': 'ディレクトリのユーザーの再有効化',
  'directory-user.deleted': 'ディレクトリのユーザーの削除',
  'directory-group.created': 'ディレクトリのグループの作成',
  'directory-group.updated': 'ディレクトリのグループの更新',
  'directory-group.deleted': 'ディレクトリのグループの削除',
  'directory-group.member-added': 'ディレクトリのグループへのメンバーの追加',
  'directory-group.member-removed': 'ディレクトリのグループからのメンバーの削除',
};

export const scimSentences: Translations['scimSentences'] = {
  'directory.created': '{actor} がディレクトリを接続しました',
  'directory.updated': '{actor} がディレクトリを更新しました',
  'directory.deleted': '{actor} がディレクトリを切断しました',
  'directory.token-created': '{actor} がディレクトリのトークンを作成しました',
  'directory.token-deleted': '{actor} がディレクトリのトークンを取り消しました',
  'directory-user.created': 'ディレクトリがユーザーを作成しました',
  'directory-user.updated': 'ディレクトリがユーザーを更新しました',
  'directory-user.deactivated': 'ディレクトリがユーザーを無効にしました',
  'directory-user.reactivated': 'ディレクトリがユーザーを再び有効にしました',
  'directory-user.deleted': 'ディレクトリがユーザーを削除しました',
  'directory-group.created': 'ディレクトリがグループを作成しました',
  'directory-group.updated': 'ディレクトリがグループを更新しました',
  'directory-group.deleted': 'ディレクトリがグループを削除しました',
  'directory-group.member-added': 'ディレクトリがユーザーをグループに追加しました',
  'directory-group.member-removed': 'ディレクトリがユーザーをグループから削除しました',
};

export const scimScopeTexts: Translations['scimScopeTexts'] = { 'directory:read': '組織のディレクトリの表示' };
