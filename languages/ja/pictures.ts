import type { Translations } from '#generated/texts/screens.ts';

export const pictures: Translations['pictures'] = {
  upload: '画像をアップロード',
  useUrl: 'URL を使用',
  remove: '削除',
  saved: '画像を保存しました',
  removed: '画像を削除しました',
  broken: 'この画像は読み込めないため、代わりにイニシャルが表示されます。',
  unreadable: 'このファイルは画像として開けません。PNG、JPEG、WebP のいずれかのファイルを選択してください。',
  crop: {
    title: '画像を切り抜く',
    editor: '画像の表示範囲',
    hint: '画像をドラッグするか、矢印キーで移動します。+ と − で拡大、縮小します。',
    zoom: 'ズーム',
    save: '画像を保存',
  },
  url: {
    title: 'ウェブ上の画像を使用',
    field: '画像の URL',
    hint: '公開されている画像のアドレスです。',
    hintOnly: '公開されている画像のアドレスです。空欄にするとイニシャルが表示されます。',
    example: 'https://',
    notLoading: 'この URL から画像を読み込めません。公開されている画像の URL か確認してください。',
    save: '画像を保存',
  },
  errors: {
    PICTURE_TOO_LARGE: 'この画像は大きすぎます。小さい画像を選択してください。',
    PICTURE_DIMENSIONS_TOO_LARGE: 'この画像は大きすぎます。小さい画像を選択してください。',
    UNSUPPORTED_PICTURE_FORMAT: 'PNG、JPEG、WebP のいずれかの画像を使用してください。',
    INVALID_PICTURE: 'この画像は破損しています。別の画像を選択してください。',
  },
};
