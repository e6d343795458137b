import type { Translations } from '#generated/texts/screens.ts';

export const connectedApps: Translations['connectedApps'] = {
  title: 'التطبيقات المتصلة',
  about: (service) => `التطبيقات التي تستخدم حسابك لدى ${service}.`,
  disabled: {
    title: 'التطبيقات المتصلة غير مفعّلة',
    about: 'لا تسجّل هذه الخدمة دخول المستخدمين إلى تطبيقات أخرى.',
  },
  empty: {
    title: 'لا توجد تطبيقات متصلة',
    description: (service) =>
      `تظهر هنا التطبيقات التي تسجّل الدخول إليها باستخدام ${service} أو التي تسمح لها بالتصرف نيابة عنك.`,
  },
  registeredItself: 'سجّل نفسه بنفسه',
  connected: 'تم الاتصال',
  device: (address) => `جهاز على العنوان ${address}، متصل`,
  operated: (service) => `جزء من ${service}`,
  agent: {
    ends: 'ينتهي',
    stopped: 'موقوف',
    delegates: (agents) => `يمكنه تمرير وصوله إلى ${agents}`,
  },
  disconnectAll: {
    action: 'قطع الاتصال بالكل',
    question: 'هل تريد قطع الاتصال بجميع التطبيقات؟',
    consequences: 'تفقد كلها الوصول فورًا. قد تقبلها الخدمات الخارجية التي وصلت إليها 5 دقائق أخرى.',
    done: 'تم قطع الاتصال بالتطبيقات',
  },
  disconnect: {
    action: 'فصل',
    question: (app) => `هل تريد فصل ${app}؟`,
    consequences: (app) => `يفقد ${app} الوصول فورًا.`,
    confirm: 'فصل التطبيق',
    done: 'تم فصل التطبيق',
  },
};
