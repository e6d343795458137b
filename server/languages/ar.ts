import { listOf } from '#shared/lib/language/translation.ts';

import type { MailTranslations } from './mail-translations.ts';

const list = listOf('ar');

export const translations: MailTranslations = {
  shared: {
    greeting: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
    linkExpiry: (duration) => `مدة صلاحية هذا الرابط: ${duration}، ويمكن استخدامه مرة واحدة.`,
    codeExpiry: (duration) => `مدة صلاحية هذا الرمز: ${duration}، ويمكن استخدامه مرة واحدة.`,
    device: { browserOn: (browser, system) => `${browser} على ${system}`, unknown: 'جهاز غير معروف' },
    footer: (address: string, app: string) => `أُرسلت هذه الرسالة إلى ${address} لأن العنوان استُخدم مع ${app}.`,
    openLink: 'أو افتح هذا الرابط في متصفحك:',
    ignore: 'إذا لم تكن تتوقع هذه الرسالة، فيمكنك تجاهلها.',
    accountAtRisk: 'إذا لم تطلب ذلك، فلا تفتح الرابط وغيّر كلمة مرورك: قد يكون لدى شخص آخر وصول إلى حسابك.',
  },
  verification: {
    verification: {
      subject: (app) => `تأكيد بريدك الإلكتروني في ${app}`,
      heading: 'تأكيد بريدك الإلكتروني',
      request: (app) => `أكّد أن هذا هو عنوان بريدك الإلكتروني في ${app}.`,
      action: 'تأكيد البريد الإلكتروني',
      note: (app) => `إذا لم يكن لديك حساب في ${app} ولم تنشئ حسابًا للتو، فلا تفتح هذا الرابط.`,
      pageNote: 'إذا لم تطلب هذا الرابط، فأغلق هذه الصفحة.',
    },
    changeEmail: {
      subject: (app) => `تأكيد بريدك الإلكتروني الجديد في ${app}`,
      heading: 'هل تريد تغيير بريدك الإلكتروني؟',
      request: (app, email) =>
        `لقد طلبت تغيير البريد الإلكتروني لحسابك في ${app} إلى ${email}. افتح الرابط في المتصفح الذي سجّلت الدخول فيه.`,
      action: 'تغيير البريد الإلكتروني',
    },
    emailChanged: {
      subject: (app) => `تغيّر البريد الإلكتروني لحسابك في ${app}`,
      heading: 'تغيّر بريدك الإلكتروني',
      change: (app, email) => `يستخدم حسابك في ${app} الآن ${email} بدلًا من هذا العنوان.`,
      note: (app) => `إذا لم تُجرِ هذا التغيير، فتواصل مع دعم ${app} على الفور.`,
    },
  },
  passwords: {
    resetPassword: {
      subject: (app) => `إعادة تعيين كلمة مرورك في ${app}`,
      heading: 'إعادة تعيين كلمة المرور',
      request: (app) => `تلقينا طلبًا لإعادة تعيين كلمة مرور حسابك في ${app}.`,
      action: 'اختيار كلمة مرور جديدة',
      note: 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة. لن تتغير كلمة مرورك.',
    },
    existingUser: {
      subject: (app) => `لديك حساب بالفعل في ${app}`,
      heading: 'لديك حساب بالفعل',
      explanation: (app) =>
        `تلقينا تسجيلًا بعنوان البريد الإلكتروني هذا، ولديه بالفعل حساب في ${app}. سجّل الدخول، أو أعد تعيين كلمة مرورك إذا نسيتها.`,
      action: (app) => `الانتقال إلى ${app}`,
      note: 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة. لم يتغير حسابك.',
    },
    notices: {
      'password.changed': {
        heading: 'تغيّرت كلمة مرورك',
        event: (app, device) => `تم تغيير كلمة مرور حسابك في ${app} من ${device}.`,
      },
      'password.reset': {
        heading: 'أُعيد تعيين كلمة مرورك',
        event: (app, device) => `تمت إعادة تعيين كلمة مرور حسابك في ${app} من ${device}.`,
      },
      'password.set': {
        heading: 'أضفت كلمة مرور',
        event: (app, device) => `تمت إضافة كلمة مرور إلى حسابك في ${app} من ${device}.`,
      },
    },
  },
  userInvitations: {
    userInvitation: {
      subject: (app) => `إعداد حسابك في ${app}`,
      heading: (app) => `لديك حساب في ${app}`,
      explanation: (app) => `أنشأ أحد المسؤولين حسابًا في ${app} لعنوان البريد الإلكتروني هذا.`,
      request: 'اختر كلمة مرور لتسجيل الدخول. يؤكد فتح الرابط أيضًا عنوان بريدك الإلكتروني.',
      action: 'اختيار كلمة مرور',
    },
    notices: {
      'user.password-set': {
        heading: 'عيّن أحد المسؤولين كلمة مرورك',
        event: (app) => `عيّن أحد المسؤولين كلمة مرور جديدة لحسابك في ${app}.`,
      },
    },
  },
  testMail: {
    subject: (app) => `رسالة تجريبية من ${app}`,
    heading: 'إرسال البريد يعمل',
    explanation: (app) => `تُظهر هذه الرسالة أن ${app} يستطيع إرسال رسائل إلى هذا العنوان.`,
    note: 'لقد أرسلتها من الإعدادات، ضمن «الإدارة».',
  },
  magicLink: {
    heading: (app) => `تسجيل الدخول إلى ${app}`,
    instruction: 'افتح هذا الرابط لتسجيل الدخول.',
    action: 'تسجيل الدخول',
    confirmPage: {
      question: (email) => `هل تريد تسجيل الدخول بصفة ${email}؟`,
      note: 'إذا لم تطلب هذا الرابط، فأغلق هذه الصفحة.',
    },
  },
  emailCodes: {
    purposes: {
      'sign-in': {
        subject: (app) => `رمز الدخول إلى ${app}`,
        heading: (app) => `تسجيل الدخول إلى ${app}`,
        instruction: () => 'أدخل هذا الرمز لتسجيل الدخول.',
      },
      'email-verification': {
        subject: (app) => `رمز التأكيد في ${app}`,
        heading: () => 'تأكيد بريدك الإلكتروني',
        instruction: (app) => `أدخل هذا الرمز لتأكيد أن هذا هو عنوان بريدك الإلكتروني في ${app}.`,
      },
      'forget-password': {
        subject: (app) => `رمز إعادة تعيين كلمة المرور في ${app}`,
        heading: () => 'إعادة تعيين كلمة المرور',
        instruction: (app) => `أدخل هذا الرمز لاختيار كلمة مرور جديدة لحسابك في ${app}.`,
      },
      'change-email-confirmation': {
        subject: (app) => `تأكيد تغيير بريدك الإلكتروني في ${app}`,
        heading: () => 'هل تريد تغيير بريدك الإلكتروني؟',
        instruction: (app, newEmail) =>
          `لقد طلبت تغيير البريد الإلكتروني لحسابك في ${app} إلى ${newEmail}. أدخل هذا الرمز للمتابعة.`,
      },
      'change-email': {
        subject: (app) => `رمز بريدك الإلكتروني الجديد في ${app}`,
        heading: () => 'تأكيد بريدك الإلكتروني الجديد',
        instruction: (app) => `أدخل هذا الرمز لاستخدام هذا العنوان لحسابك في ${app}.`,
      },
    },
    codeFirst: (code, subject) => `${code} – ${subject}`,
    requestedFrom: (device) => `طُلب من ${device}.`,
    note: (app) =>
      `إذا لم تطلب هذا الرمز، فيمكنك تجاهل هذه الرسالة. لا تشارك الرمز مع أي شخص: لا يطلبه ${app} أبدًا عبر الهاتف أو البريد الإلكتروني أو الدردشة.`,
  },
  twoFactor: {
    code: {
      subject: (app) => `رمز التحقق في ${app}`,
      heading: 'رمز التحقق',
      instruction: 'أدخل هذا الرمز لإكمال تسجيل الدخول أو لتأكيد هويتك. لا تشاركه مع أي شخص.',
      note: 'إذا لم تكن تسجّل الدخول، فقد يكون شخص آخر على علم بكلمة مرورك: غيّرها.',
    },
    changed: {
      subject: (app) => `أمان حسابك في ${app}`,
      heading: {
        enabled: 'المصادقة الثنائية مفعّلة',
        disabled: 'المصادقة الثنائية متوقفة',
        'method-added': 'لقد أضفت خطوة ثانية',
        'backup-codes-created': 'لديك رموز احتياطية جديدة',
        'backup-code-used': 'تم استخدام رمز احتياطي',
        'passkey-added': 'لقد أضفت مفتاح مرور',
        'passkey-removed': 'لقد أزلت مفتاح مرور',
        locked: 'رموز خاطئة كثيرة جدًا',
        reset: 'تمت إعادة تعيين المصادقة الثنائية',
        recovered: 'تمت إزالة خطوتك الثانية',
      },
      event: {
        enabled: (app) => `تم تفعيل المصادقة الثنائية لحسابك في ${app}.`,
        disabled: (app) => `تم إيقاف المصادقة الثنائية لحسابك في ${app}.`,
        'method-added': (app) => `تمت إضافة خطوة ثانية إلى حسابك في ${app}.`,
        'backup-codes-created': (app) => `تم إنشاء رموز احتياطية لحسابك في ${app}. الرموز السابقة لم تعد صالحة.`,
        'backup-code-used': (app) => `تم استخدام أحد الرموز الاحتياطية لحسابك في ${app}.`,
        'passkey-added': (app) => `تمت إضافة مفتاح مرور إلى حسابك في ${app}.`,
        'passkey-removed': (app) => `تمت إزالة مفتاح مرور من حسابك في ${app}.`,
        locked: (app) => `تم إدخال عدة رموز خاطئة كخطوة ثانية لحسابك في ${app}. تُرفض الرموز لمدة 15 دقيقة.`,
        reset: (app) => `أوقف أحد المسؤولين المصادقة الثنائية لحسابك في ${app}. أعدّها مجددًا ضمن «الأمان».`,
        recovered: (app) =>
          `تمت إزالة الخطوة الثانية لحسابك في ${app} برمز أرسلناه إليك عبر البريد الإلكتروني. أعدّها مجددًا ضمن «الأمان».`,
      },
      signedOut: 'تم تسجيل الخروج من أجهزتك الأخرى.',
      note: 'إذا لم تكن أنت من فعل ذلك، فغيّر كلمة مرورك وتواصل مع الدعم.',
    },
    recoveryRequested: {
      subject: (app) => `طلب إزالة الخطوة الثانية لحسابك في ${app}`,
      heading: 'هل تريد إزالة خطوتك الثانية؟',
      event: (app) => `طلب مستخدم أدخل كلمة مرورك أو سجّل الدخول باستخدام موفّر إزالة الخطوة الثانية لحسابك في ${app}.`,
      possible: (time) =>
        `لم يتغير شيء بعد. ستكون الإزالة ممكنة في هذا الموعد: ${time}، بتسجيل الدخول مجددًا برمز نرسله إليك عبر البريد الإلكتروني.`,
      cancel: 'إذا لم تكن أنت من فعل ذلك، فألغِ الطلب وغيّر كلمة مرورك. كما أن تسجيل الدخول بخطوتك الثانية يلغيه أيضًا.',
      action: 'إلغاء الطلب',
      note: 'إذا كنت أنت من قدّم هذا الطلب، فسجّل الدخول مجددًا في ذلك الموعد.',
    },
    recoveryCode: {
      subject: (app) => `رمز إزالة الخطوة الثانية لحسابك في ${app}`,
      heading: 'إزالة خطوتك الثانية',
      instruction: (app) => `أدخل هذا الرمز حيث تسجّل الدخول لإزالة الخطوة الثانية لحسابك في ${app}. لا تشاركه مع أي شخص.`,
      note: 'إذا لم تكن أنت من فعل ذلك، فغيّر كلمة مرورك الآن: هناك شخص آخر يعرفها.',
    },
  },
  passkeys: {
    cloneSuspected: {
      subject: (app) => `رفض ${app} تسجيل دخول بمفتاح مرور`,
      heading: 'ربما تم نسخ مفتاح مرور',
      unnamed: 'مفتاح مرور',
      named: (name) => `مفتاح المرور «${name}»`,
      event: (passkey, app) =>
        `رُفض ${passkey} لحسابك في ${app}: لم يرتفع عدّاد التوقيعات الخاص به، لذا قد تكون هناك نسخة منه.`,
      note: 'سجّل الدخول بطريقة أخرى، وأزل مفتاح المرور هذا ضمن «الأمان».',
    },
  },
  accountDeletion: {
    deleteAccount: {
      subject: (app) => `تأكيد حذف حسابك في ${app}`,
      heading: 'هل تريد حذف حسابك؟',
      request: (app) => `افتح هذا الرابط في المتصفح الذي سجّلت الدخول فيه لحذف حسابك في ${app} وجميع بياناته نهائيًا.`,
      action: 'حذف الحساب',
    },
  },
  apiKeys: {
    keyCreated: {
      subject: (app) => `مفتاح API جديد في ${app}`,
      heading: 'تم إنشاء مفتاح API',
      unnamed: 'مفتاح API',
      named: (name) => `مفتاح API «${name}»`,
      event: (key, app) => `تم إنشاء ${key} لحسابك في ${app}.`,
      note: 'إذا لم تنشئه أنت، فاحذف المفتاح وغيّر كلمة مرورك.',
    },
    notices: {
      'api-key.rotated': {
        heading: 'جدّدت مفتاح API',
        event: (app, device) => `تم استبدال سر مفتاح API لحسابك في ${app} من ${device}.`,
      },
    },
  },
  securityNotices: {
    subject: (app) => `أمان حسابك في ${app}`,
    notices: {
      'session.started': {
        heading: 'تسجيل دخول جديد إلى حسابك',
        event: (app, device) => `تم تسجيل الدخول إلى حسابك في ${app} لأول مرة من ${device}.`,
      },
      'security-notices.updated': {
        heading: 'تغيّرت رسائل الأمان الخاصة بك',
        event: (app, device) =>
          `تم تشغيل الرسائل المتعلقة بعمليات تسجيل الدخول الجديدة إلى حسابك في ${app} أو إيقافها من ${device}.`,
      },
    },
    signInsNote:
      'إذا كنت أنت من فعل ذلك، فلا يلزمك شيء. وإلا فغيّر كلمة مرورك وسجّل الخروج من جميع الأجهزة ضمن «الجلسات»، حيث يمكنك أيضًا إيقاف هذه الرسائل.',
    note: 'إذا لم تكن أنت، فأعد تعيين كلمة مرورك وتواصل مع الدعم.',
  },
  accounts: {
    notices: {
      'account.linked': {
        heading: 'ربطت طريقة تسجيل دخول',
        event: (app, device) => `تم ربط طريقة تسجيل دخول بحسابك في ${app} من ${device}.`,
      },
      'account.unlinked': {
        heading: 'فصلت طريقة تسجيل دخول',
        event: (app, device) => `تم فصل طريقة تسجيل دخول عن حسابك في ${app} من ${device}.`,
      },
    },
  },
  usernames: {
    notices: {
      'username.changed': {
        heading: 'تغيّر اسم المستخدم',
        event: (app, device) => `تم تغيير اسم المستخدم لحسابك في ${app} من ${device}.`,
      },
    },
  },
  invitations: {
    invitation: {
      subject: (organization, app) => `الانضمام إلى ${organization} في ${app}`,
      heading: (organization) => `الانضمام إلى ${organization}`,
      request: ({ inviter, organization, app, roles }) =>
        `دعاك ${inviter} إلى الانضمام إلى ${organization} في ${app} بدور ${list(roles)}.`,
      expiry: (duration) => `مدة صلاحية الدعوة: ${duration}. لا تشارك هذا الرابط؛ فهو مخصّص لك وحدك.`,
      action: 'عرض الدعوة',
    },
  },
  webhooks: {
    disabled: {
      subject: (app) => `تم تعطيل webhook في ${app}`,
      heading: 'تم تعطيل webhook',
      event: (host, app) => `تعذّر على ${app} تسليم الأحداث إلى ${host} لفترة طويلة.`,
      next: 'أصلح المستقبِل، ثم فعّل الـ webhook مجددًا. اقرأ الأحداث التي فاتته من سجل الأحداث.',
      note: 'وصلتك هذه الرسالة لأنه يمكنك إدارة هذا الـ webhook.',
    },
  },
};
