import type { Translations } from '#generated/texts/screens.ts';

export const oauthProviderErrors: Translations['oauthProviderErrors'] = {
  OAUTH_CLIENT_NOT_FOUND: 'لم يعد هذا التطبيق موجودًا.',
  OAUTH_CLIENT_HAS_NO_SECRET: 'ليس لهذا التطبيق سر.',
  OAUTH_GRANT_NOT_FOUND: 'لم يعد هذا التطبيق متصلًا.',
  OAUTH_INTERACTION_EXPIRED: 'انتهت صلاحية هذا الطلب. ابدأ من جديد من التطبيق.',
  OAUTH_SCOPE_NOT_GRANTED: 'لم تسمح لهذا التطبيق بذلك.',
  INVALID_OAUTH_REDIRECT_URI: 'أحد العناوين غير مسموح به.',
  RESOURCE_NOT_FOUND: 'لم تعد واجهة API هذه موجودة.',
  RESOURCE_ALREADY_EXISTS: 'توجد واجهة API مسجلة بهذا العنوان بالفعل.',
  INVALID_RESOURCE_URI: 'لا يمكن لهذا العنوان أن يسمي واجهة API.',
  INVALID_RESOURCE_SCOPES: 'امنح كل نطاق اسمًا خاصًا به لا تستخدمه هذه الخدمة.',
  SERVICE_ACCOUNTS_ARE_FOR_MACHINES: 'حسابات الخدمة مخصصة للخدمات التي بلا مستخدمين.',
};

export const oauthEventTexts: Translations['oauthEventTexts'] = {
  'oauth-client.created': 'تسجيل تطبيق',
  'oauth-client.updated': 'تغيير تطبيق',
  'oauth-client.secret-rotated': 'استبدال سر تطبيق',
  'oauth-client.deleted': 'حذف تطبيق',
  'oauth-resource.created': 'تسجيل واجهة API',
  'oauth-resource.updated': 'تغيير واجهة API',
  'oauth-resource.deleted': 'حذف واجهة API',
  'oauth-resource.linked': 'إسناد واجهة API إلى تطبيق',
  'oauth-resource.unlinked': 'سحب واجهة API من تطبيق',
  'oauth-grant.created': 'اتصال تطبيق',
  'oauth-grant.updated': 'السماح لتطبيق بالمزيد',
  'oauth-grant.denied': 'رفض تطبيق',
  'oauth-grant.revoked': 'فصل تطبيق',
  'oauth-code.reused': 'إعادة استخدام رمز تفويض',
  'oauth-token.reused': 'إعادة استخدام رمز تحديث',
  'oauth-logout.failed': 'تعذّر تسليم رمز تسجيل الخروج',
};

export const oauthSentences: Translations['oauthSentences'] = {
  'oauth-client.created': 'سجّل {actor} تطبيقًا',
  'oauth-client.updated': 'غيّر {actor} تطبيقًا',
  'oauth-client.secret-rotated': 'استبدل {actor} سر تطبيق',
  'oauth-client.deleted': 'حذف {actor} تطبيقًا',
  'oauth-resource.created': 'سجّل {actor} واجهة API',
  'oauth-resource.updated': 'غيّر {actor} واجهة API',
  'oauth-resource.deleted': 'حذف {actor} واجهة API',
  'oauth-resource.linked': 'أسند {actor} واجهة API إلى تطبيق',
  'oauth-resource.unlinked': 'سحب {actor} واجهة API من تطبيق',
  'oauth-grant.created': 'وصل {target} تطبيقًا',
  'oauth-grant.updated': 'سمح {target} لتطبيق بالمزيد',
  'oauth-grant.denied': 'رفض {target} تطبيقًا',
  'oauth-grant.revoked': 'فصل {target} تطبيقًا',
  'oauth-code.reused': 'أُعيد استخدام رمز تفويض يخص {target}، لذلك أُنهيت رموزه',
  'oauth-token.reused': 'أُعيد استخدام رمز تحديث يخص {target}، لذلك أُنهيت الرموز المرتبطة به',
  'oauth-logout.failed': 'لم يقبل أحد التطبيقات رمز تسجيل الخروج',
};
