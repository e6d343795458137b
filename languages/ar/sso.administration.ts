import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ar');
const plural = pluralOf('ar');

export const ssoAdministration: Translations['ssoAdministration'] = {
  empty: { title: 'لا توجد اتصالات', description: 'لم تُضِف أي مؤسسة مزوّد هوية بعد.' },
  count: (total, formatted) =>
    plural(total, {
      zero: `${formatted} اتصال`,
      one: `اتصال واحد (${formatted})`,
      two: `اتصالان (${formatted})`,
      few: `${formatted} اتصالات`,
      many: `${formatted} اتصالًا`,
      other: `${formatted} اتصال`,
    }),
  columns: { connection: 'الاتصال', lastSignIn: 'آخر تسجيل دخول', failures: 'المرفوض خلال 24 ساعة' },
  never: 'أبدًا',
  number: (count) => number(count),
  attention: {
    'not-tested': 'لم يُختبر',
    'no-proven-domain': 'لا يوجد نطاق متحقق منه',
    'domain-lost': 'لم يعد النطاق متحققًا منه',
  },
  facts: {
    title: 'الاتصال',
    protocol: 'البروتوكول',
    protocols: { oidc: 'OpenID Connect', saml: 'SAML' },
    issuer: 'جهة الإصدار',
    domains: 'النطاقات',
    noDomains: 'لا يوجد',
    attention: 'يحتاج إلى مراجعة',
    added: 'تاريخ الإضافة',
    id: 'المعرّف',
    copyId: 'معرّف الاتصال',
  },
  status: {
    pending: 'لم يتم التحقق بعد',
    verified: 'تم التحقق',
    failing: 'السجل مفقود',
    lost: 'لم يعد متحققًا منه',
  },
  user: 'المستخدم',
  disable: {
    title: 'إيقاف',
    about: 'عند هجوم عبر هذا المزوّد أو بطلب من مؤسسته، التي يمكنها تفعيله من جديد.',
    action: 'إيقاف الاتصال',
    question: (name) => `إيقاف ${name}؟`,
    consequences: (organization) =>
      `لا يمكن لأعضاء ${organization} بعد ذلك تسجيل الدخول عبره. تبقى الجلسات المفتوحة كما هي.`,
    done: 'أُوقف الاتصال',
  },
};
