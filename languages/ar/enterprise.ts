import type { Translations } from '#generated/texts/screens.ts';

export const enterprise: Translations['enterprise'] = {
  title: 'الشركات',
  about: 'مزوّدو الهوية والأدلة لدى كل المؤسسات.',
  tabs: { connections: 'الاتصالات', directories: 'الأدلة' },
  createLink: 'إنشاء رابط إعداد',
  back: 'العودة إلى الشركات',
  columns: { organization: 'المؤسسة', state: 'الحالة' },
};
