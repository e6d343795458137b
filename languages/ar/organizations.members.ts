import type { Translations } from '#generated/texts/screens.ts';
import { listOf, numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const list = listOf('ar');
const number = numberOf('ar');
const plural = pluralOf('ar');

export const invitationErrors: Translations['invitationErrors'] = {
  invitationNotFound: 'انتهت صلاحية هذه الدعوة، أو سبق الرد عليها أو إلغاؤها.',
  notRecipient: 'هذه الدعوة موجّهة إلى بريد إلكتروني آخر.',
  inviterLeft: 'غادر الشخص الذي دعاك المؤسسة. اطلب دعوة من عضو آخر.',
  memberLimit: 'هذه المؤسسة ممتلئة. يجب أن يغادر عضو قبل أن ينضم آخر.',
};

export const invitations: Translations['invitations'] = {
  title: 'الدعوات',
  about: (organization) => `الدعوات المعلّقة والسابقة إلى ${organization}.`,
  notAllowed: 'ليس لديك إذن لعرض الدعوات. اطلب الوصول من أحد مسؤولي هذه المؤسسة.',
  filter: { label: 'الحالة', pending: 'معلّقة', accepted: 'مقبولة', expired: 'منتهية الصلاحية', all: 'الكل' },
  columns: { email: 'البريد الإلكتروني', roles: 'الدور', inviter: 'دعاه', status: 'الحالة', actions: 'الإجراءات' },
  count: (total, formatted) =>
    plural(total, {
      zero: `${formatted} دعوة`,
      one: `دعوة واحدة (${formatted})`,
      two: `دعوتان (${formatted})`,
      few: `${formatted} دعوات`,
      many: `${formatted} دعوة`,
      other: `${formatted} دعوة`,
    }),
  empty: {
    pending: 'لا توجد دعوات معلّقة',
    accepted: 'لا توجد دعوات مقبولة',
    expired: 'لا توجد دعوات منتهية الصلاحية',
    all: 'لا توجد دعوات بعد',
    description: 'ادعُ أشخاصًا عبر البريد الإلكتروني. سيتلقون رابطًا للانضمام، حتى من دون حساب.',
  },
  sent: 'أُرسلت',
  expires: 'تنتهي الصلاحية',
  expired: 'انتهت الصلاحية',
  status: { accepted: 'مقبولة', rejected: 'مرفوضة', canceled: 'ملغاة' },
  invite: {
    open: 'دعوة عضو',
    dialog: (organization) => `الدعوة إلى ${organization}`,
    submit: 'إرسال الدعوة',
    submitSeveral: (count) =>
      plural(count, {
        zero: 'إرسال الدعوات',
        one: 'إرسال الدعوة',
        two: `إرسال دعوتين (${number(count)})`,
        few: `إرسال ${number(count)} دعوات`,
        many: `إرسال ${number(count)} دعوة`,
        other: `إرسال ${number(count)} دعوة`,
      }),
    done: (email) => `أُرسلت الدعوة إلى ${email}`,
    emails: 'عناوين البريد الإلكتروني',
    emailsHint: 'افصل بين عدة عناوين بفواصل أو الصق قائمة.',
    wrongAddresses: (addresses) => `صحّح أو احذف: ${list(addresses)}`,
    severalDone: (count) =>
      plural(count, {
        zero: `لم تُرسل أي دعوة`,
        one: `أُرسلت دعوة واحدة (${number(count)})`,
        two: `أُرسلت دعوتان (${number(count)})`,
        few: `أُرسلت ${number(count)} دعوات`,
        many: `أُرسلت ${number(count)} دعوة`,
        other: `أُرسلت ${number(count)} دعوة`,
      }),
    failed: (sent) =>
      plural(sent, {
        zero: `لم تُرسل أي دعوة (${number(sent)}). تعذّرت دعوة هذه العناوين:`,
        one: `أُرسلت دعوة واحدة (${number(sent)}). تعذّرت دعوة هذه العناوين:`,
        two: `أُرسلت دعوتان (${number(sent)}). تعذّرت دعوة هذه العناوين:`,
        few: `أُرسلت ${number(sent)} دعوات. تعذّرت دعوة هذه العناوين:`,
        many: `أُرسلت ${number(sent)} دعوة. تعذّرت دعوة هذه العناوين:`,
        other: `أُرسلت ${number(sent)} دعوة. تعذّرت دعوة هذه العناوين:`,
      }),
    progress: (done, count) => `أُرسل ${number(done)} من ${number(count)}`,
  },
  menu: (email) => `إجراءات الدعوة المرسلة إلى ${email}`,
  copy: {
    link: 'نسخ الرابط',
    hint: 'لا يعمل إلا بعد تأكيد عنوان البريد الإلكتروني هذا.',
  },
  resend: {
    label: (email) => `إعادة إرسال الدعوة إلى ${email}`,
    submit: 'إعادة إرسال الدعوة',
    done: (email) => `أُعيد إرسال الدعوة إلى ${email}`,
  },
  revoke: {
    dialog: 'هل تريد إلغاء الدعوة؟',
    body: (email) => `سيتوقف الرابط المرسل إلى ${email} عن العمل.`,
    submit: 'إلغاء الدعوة',
    done: (email) => `أُلغيت دعوة ${email}`,
  },
  answer: {
    title: (organization) => `الانضمام إلى ${organization}`,
    about: (inviter) => `دعاك ${inviter} إلى الانضمام.`,
    sentTo: (email) => `أُرسلت إلى ${email} · تنتهي الصلاحية`,
    createAccount: 'إنشاء حساب',
    signIn: 'تسجيل الدخول',
    wrongAccount: (email) => `أنت مسجّل الدخول بصفة ${email}`,
    invitee: (email) => `هذه الدعوة موجّهة إلى ${email}.`,
    switchAccount: 'تبديل الحساب',
    accept: (organization) => `الانضمام إلى ${organization}`,
    decline: 'رفض الدعوة',
    declineDialog: 'هل تريد رفض الدعوة؟',
    declineBody: (organization) => `للانضمام إلى ${organization} لاحقًا، ستحتاج إلى دعوة جديدة.`,
    declined: {
      title: 'تم رفض الدعوة',
      about: (organization) => `يمكن أن تدعوك ${organization} مرة أخرى.`,
      next: 'العودة إلى الصفحة الرئيسية',
    },
  },
  withoutToken: {
    title: 'لديك دعوة',
    about: 'هذا الرابط خاص بدعوة إلى مؤسسة.',
    body: 'افتح الرابط في رسالة الدعوة، أو سجّل الدخول بالبريد الإلكتروني المدعو. إذا كنت جديدًا، فأنشئ حسابًا بذلك العنوان وأكّده.',
  },
  expiredInvitation: {
    title: 'لم تعد هذه الدعوة صالحة',
    about: 'انتهت صلاحيتها، أو سبق استخدامها أو إلغاؤها أو استبدالها. اطلب دعوة جديدة من الشخص الذي دعاك.',
    next: 'الانتقال إلى مؤسساتك',
    signedOutAbout:
      'انتهت صلاحيتها، أو سبق استخدامها أو إلغاؤها أو استبدالها. إذا كنت قد قبلتها، فسجّل الدخول لفتح المؤسسة. وإلا فاطلب دعوة جديدة من الشخص الذي دعاك.',
    signIn: 'تسجيل الدخول',
  },
  unverified: {
    title: 'أكّد بريدك الإلكتروني للمتابعة',
    about: 'افتح الرابط في رسالة الدعوة، أو أكّد بريدك الإلكتروني أولًا.',
    next: 'الانتقال إلى حسابك',
  },
  otherEmail: {
    title: 'هذه الدعوة موجّهة إلى بريد إلكتروني آخر',
    about: (email) =>
      `أنت مسجّل الدخول بصفة ${email}. إذا أُرسلت الدعوة إلى عنوان آخر من عناوينك، فانتقل إلى ذلك الحساب.`,
  },
};

export const members: Translations['members'] = {
  file: 'الأعضاء',
  title: 'الأعضاء',
  about: (organization) => `أعضاء ${organization} وأدوارهم.`,
  filters: {
    role: 'الدور',
    allRoles: 'كل الأدوار',
    clearRole: 'مسح الدور',
    team: 'الفريق',
    allTeams: 'كل الفرق',
  },
  columns: { roles: 'الدور', teams: 'الفرق', joined: 'الانضمام', actions: 'الإجراءات' },
  count: (total, formatted) =>
    plural(total, {
      zero: `${formatted} عضو`,
      one: `عضو واحد (${formatted})`,
      two: `عضوان (${formatted})`,
      few: `${formatted} أعضاء`,
      many: `${formatted} عضوًا`,
      other: `${formatted} عضو`,
    }),
  empty: { title: 'لا يوجد أعضاء مطابقون' },
  emptyTeam: {
    title: 'لا يوجد أعضاء في هذا الفريق بعد',
    description: 'أضف أعضاء ضمن «الفرق»، أو اختر الفريق عند الدعوة.',
  },
  you: 'أنت',
  team: (name) => `الفريق ${name}`,
  menu: {
    label: (name) => `إجراءات ${name}`,
    changeRoles: 'تغيير الأدوار',
    changeTeams: 'تغيير الفرق',
    transfer: 'نقل الملكية',
    remove: 'إزالة العضو',
  },
  roles: {
    label: 'الأدوار',
    descriptions: {
      owner: 'وصول كامل، بما في ذلك حذف المؤسسة',
      admin: 'إدارة الأعضاء والإعدادات',
      member: 'عرض المؤسسة وأعضائها',
    },
    names: { owner: 'المالك', admin: 'المسؤول', member: 'العضو' },
    noPermissions: 'لا توجد أذونات إضافية',
    dialog: (name) => `تغيير أدوار ${name}`,
    ownTitle: 'هذه أدوارك أنت',
    ownWarning: 'إذا أزلت دورك، فسيتعيّن على مالك آخر إعادته.',
    submit: 'حفظ الأدوار',
    updated: 'تم تحديث الأدوار',
  },
  transfer: {
    dialog: (name) => `هل تريد نقل الملكية إلى ${name}؟`,
    body: (name, organization) =>
      `سيصبح ${name} مالك ${organization} وستصبح أنت مسؤولًا. لا يمكن لأحد سوى ${name} التراجع عن ذلك.`,
    submit: 'نقل الملكية',
    done: (name) => `تم نقل الملكية إلى ${name}`,
  },
  remove: {
    dialog: (name) => `هل تريد إزالة ${name}؟`,
    body: (name, organization) => `سيفقد ${name} الوصول إلى ${organization} فورًا. يمكنك إرسال دعوة جديدة لاحقًا.`,
    submit: 'إزالة العضو',
    done: (name) => `تمت إزالة ${name}`,
  },
};

export const organizationRoles: Translations['organizationRoles'] = {
  title: 'الأدوار',
  about: (organization) => `ما تتيحه الأدوار في ${organization}.`,
  disabled: { title: 'الأدوار المخصّصة غير مفعّلة', about: 'اطلب من مشغّل هذه الخدمة تفعيلها.' },
  resources: {
    organization: 'المؤسسة',
    member: 'الأعضاء',
    invitation: 'الدعوات',
    team: 'الفرق',
    ac: 'الأدوار',
    domain: 'النطاقات',
    sso: 'تسجيل الدخول الموحّد',
    directory: 'الدليل',
    oauthClient: 'التطبيقات',
  },
  actions: {
    'organization:update': 'تغيير الإعدادات',
    'organization:delete': 'حذف',
    'member:create': 'إضافة',
    'member:update': 'تغيير الأدوار',
    'member:delete': 'إزالة',
    'invitation:create': 'دعوة',
    'invitation:cancel': 'إلغاء',
    create: 'إنشاء',
    read: 'عرض',
    update: 'تغيير',
    delete: 'حذف',
    manage: 'إدارة',
    require: 'الإلزام',
  },
  permissionHints: {
    'organization:update': 'ويشمل webhooks وحسابات الخدمة وتدفقات التدقيق والسجل.',
    'organization:delete': 'ويشمل تصدير بياناتها.',
    'sso:require': 'يسجّل أعضاء النطاقات الدخول حينها عبر موفّر الهوية فقط.',
  },
  permissionsOf: (resource, actions) => `${resource}: ${actions.join('، ')}`,
  compare: 'مقارنة',
  matrix: {
    label: 'أذونات كل دور',
    permission: 'الإذن',
    allowed: 'مسموح',
    notAllowed: 'غير مسموح',
    builtIn: 'مدمج',
    custom: 'مخصّص',
  },
  name: 'الاسم',
  nameHint: 'مثل «المحاسبة»، 64 حرفًا كحد أقصى. تتلقاه البرامج بأحرف صغيرة.',
  permissions: 'الأذونات',
  back: 'كل الأدوار',
  permissionsHint: 'يمكنك منح الأذونات التي لديك.',
  ofEveryRole: 'لدى كل دور.',
  lacking: 'ليس لديك هذا الإذن.',
  menu: { label: (role) => `إجراءات ${role}`, delete: 'حذف الدور' },
  create: { open: 'دور جديد', dialog: 'دور جديد', submit: 'إنشاء الدور', done: 'تم إنشاء الدور' },
  edit: { submit: 'حفظ الدور', done: 'تم تحديث الدور' },
  editNote: 'تسري التغييرات فورًا على كل من لديه هذا الدور.',
  delete: {
    dialog: (role) => `هل تريد حذف ${role}؟`,
    body: 'يمكن حذف الدور عندما لا يكون لدى أي عضو أو دعوة معلّقة.',
    submit: 'حذف الدور',
    done: 'تم حذف الدور',
  },
};
