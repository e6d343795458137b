import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ar');

export const agents: Translations['agents'] = {
  title: 'الوكلاء',
  about: (service) => `برامج تعمل من تلقاء نفسها في ${service}، ولكل منها نهاية وميزانية يومية.`,
  aboutOwn: (organization) => `برامج ${organization} التي تعمل من تلقاء نفسها، ولكل منها نهاية وميزانية يومية.`,
  notAllowed: 'ليس لديك إذن لعرض الوكلاء.',
  disabled: {
    title: 'الوكلاء غير مفعّلين',
    about: 'عيّن AGENTS_ENABLED وOAUTH_PROVIDER_ENABLED، أو الخيارات في gatehouse.config.ts.',
  },
  empty: { title: 'لا يوجد وكلاء بعد', description: 'سجّل برنامجًا يعمل نيابة عن المستخدمين أو باسم حساب خدمة.' },
  back: 'العودة إلى الوكلاء',
  answeredFor: (name) => `المسؤول عنه: ${name}`,
  unanswered: 'لا يوجد مستخدم مسؤول عنه: لا يمكنه العمل',
  users: (users) =>
    plural(users, {
      zero: `${users} مستخدم`,
      one: `مستخدم واحد`,
      two: `مستخدمان`,
      few: `${users} مستخدمين`,
      many: `${users} مستخدمًا`,
      other: `${users} مستخدم`,
    }),
  ends: 'ينتهي',
  ended: 'انتهى',
  state: { active: 'نشط', stopped: 'موقوف', ended: 'منتهٍ' },
  register: {
    open: 'تسجيل وكيل',
    title: 'تسجيل وكيل',
    about: 'أنت مسؤول عنه إلى أن تعيّن مستخدمًا آخر.',
    name: 'الاسم',
    nameHint: 'كما يراه المستخدمون.',
    purpose: 'ماذا يفعل',
    purposeHint: 'يقرأ المستخدمون هذا قبل أن يسمحوا له بأي شيء.',
    redirectUris: 'عناوين إعادة التوجيه',
    redirectUrisHint: 'حيث يعود المستخدمون بعد السماح له. عنوان واحد في كل سطر؛ اتركه فارغًا لبرنامج في سطر الأوامر.',
    days: 'ينتهي بعد',
    daysOption: (days) =>
      plural(days, {
        zero: `${days} يوم`,
        one: `يوم واحد`,
        two: `يومان`,
        few: `${days} أيام`,
        many: `${days} يومًا`,
        other: `${days} يوم`,
      }),
    calls: 'الاستدعاءات في اليوم',
    writes: 'التغييرات في اليوم',
    scopes: 'ما يمكنه طلبه',
    submit: 'تسجيل الوكيل',
    done: 'تم تسجيل الوكيل',
    secret: 'سر العميل',
    secretAbout: (clientId) => `معرّف العميل الخاص به هو ${clientId}.`,
  },
  stop: {
    action: 'إيقاف',
    question: (agent) => `هل تريد إيقاف ${agent}؟`,
    consequences: 'ينتهي وصوله فورًا. قد تقبله الخدمات الخارجية التي وصل إليها 5 دقائق أخرى.',
    done: 'تم إيقاف الوكيل',
  },
  resume: {
    action: 'استئناف',
    question: (agent) => `هل تريد استئناف ${agent}؟`,
    consequences: 'يمكنه العمل مجددًا نيابة عن المستخدمين الذين سمحوا له.',
    done: 'تم استئناف الوكيل',
  },
  renew: {
    action: 'تجديد',
    question: (agent) => `هل تريد تجديد ${agent}؟`,
    submit: 'تجديد الوكيل',
    done: 'تم تجديد الوكيل',
  },
  stopAll: {
    action: 'إيقاف جميع الوكلاء',
    question: 'هل تريد إيقاف جميع الوكلاء؟',
    consequences: (owner) => `لا يمكن لأي وكيل العمل في ${owner} حتى تستأنفهم.`,
    done: 'تم إيقاف جميع الوكلاء',
    isStopped: 'جميع الوكلاء موقوفون.',
  },
  resumeAll: {
    action: 'استئناف الوكلاء',
    question: 'هل تريد استئناف الوكلاء؟',
    consequences: 'يمكنهم العمل مجددًا، ما عدا الموقوفين واحدًا واحدًا.',
    done: 'تم استئناف الوكلاء',
  },
};

export const agentErrors: Translations['agentErrors'] = {
  AGENT_NOT_FOUND: 'لم يعد هذا الوكيل موجودًا.',
  BUDGET_EXHAUSTED: 'نفدت ميزانية هذا الوكيل لهذا اليوم.',
  RESPONSIBLE_USER_IS_NOT_A_MEMBER: 'يجب أن يكون المستخدم المسؤول عضوًا.',
};

export const agentTerms: Translations['agentTerms'] = {
  agent: 'برنامج يعمل من تلقاء نفسه',
  responsible: (name) => `برنامج يعمل من تلقاء نفسه. المسؤول عنه: ${name}.`,
  until: 'المدة',
  days: (days) =>
    plural(days, {
      zero: `لمدة ${days} يوم`,
      one: `لمدة يوم واحد`,
      two: `لمدة يومين`,
      few: `لمدة ${days} أيام`,
      many: `لمدة ${days} يومًا`,
      other: `لمدة ${days} يوم`,
    }),
  calls: 'الحد الأقصى للاستدعاءات في اليوم',
  writes: 'الحد الأقصى للتغييرات في اليوم',
  delegates: 'يمكنه تمرير هذا الوصول إلى:',
};

export const agentEventTexts: Translations['agentEventTexts'] = {
  'agent.created': 'تم تسجيل وكيل',
  'agent.updated': 'تم تغيير وكيل',
  'agent.stopped': 'تم إيقاف وكيل',
  'agent.resumed': 'تم استئناف وكيل',
  'agent.all-stopped': 'تم إيقاف جميع الوكلاء',
  'agent.all-resumed': 'تم استئناف الوكلاء',
  'agent.budget-reached': 'بلغ وكيل ميزانيته',
  'oauth-token.exchanged': 'تم تمرير وصول إلى وكيل',
};

export const agentSentences: Translations['agentSentences'] = {
  'agent.created': 'سجّل {actor} وكيلًا',
  'agent.updated': 'غيّر {actor} وكيلًا',
  'agent.stopped': 'أوقف {actor} وكيلًا',
  'agent.resumed': 'استأنف {actor} وكيلًا',
  'agent.all-stopped': 'أوقف {actor} جميع الوكلاء',
  'agent.all-resumed': 'استأنف {actor} جميع الوكلاء',
  'agent.budget-reached': 'بلغ وكيل لدى {target} نسبة {percent} % من ميزانيته اليومية',
  'oauth-token.exchanged': 'حصل وكيل على وصول {target} الذي تم تمريره',
};

export const agentAttention: Translations['agentAttention'] = {
  noProvider: { title: 'الوكلاء بلا تأثير', about: 'يحتاجون إلى موفّر OAuth، وهو متوقف.' },
};
