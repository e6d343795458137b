import type { Translations } from '#generated/texts/screens.ts';

export const pictures: Translations['pictures'] = {
  upload: 'رفع صورة',
  useUrl: 'استخدام عنوان URL',
  remove: 'إزالة',
  saved: 'تم حفظ الصورة',
  removed: 'تمت إزالة الصورة',
  broken: 'تعذّر تحميل هذه الصورة، لذلك تُعرض الأحرف الأولى بدلاً منها.',
  unreadable: 'لا يمكن فتح هذا الملف كصورة. اختر ملفاً بتنسيق PNG أو JPEG أو WebP.',
  crop: {
    title: 'قص الصورة',
    editor: 'الجزء الظاهر من الصورة',
    hint: 'اسحب الصورة أو استخدم مفاتيح الأسهم لتحريكها. اضغط على + و− للتكبير والتصغير.',
    zoom: 'التكبير',
    save: 'حفظ الصورة',
  },
  url: {
    title: 'استخدام صورة من الويب',
    field: 'عنوان URL للصورة',
    hint: 'العنوان العام لصورة.',
    hintOnly: 'العنوان العام لصورة. اتركه فارغاً لاستخدام الأحرف الأولى.',
    example: 'https://',
    notLoading: 'لا تُحمَّل أي صورة من عنوان URL هذا. تأكّد من أنه عام ويؤدي إلى صورة.',
    save: 'حفظ الصورة',
  },
  errors: {
    PICTURE_TOO_LARGE: 'هذه الصورة كبيرة جداً. اختر صورة أصغر.',
    PICTURE_DIMENSIONS_TOO_LARGE: 'هذه الصورة كبيرة جداً. اختر صورة أصغر.',
    UNSUPPORTED_PICTURE_FORMAT: 'استخدم صورة بتنسيق PNG أو JPEG أو WebP.',
    INVALID_PICTURE: 'هذه الصورة تالفة. اختر صورة أخرى.',
  },
};
