import type { Translations } from '#generated/texts/screens.ts';

export const ssoSamlErrors: Translations['ssoSamlErrors'] = {
  METADATA_NOT_READABLE: 'ليست هذه بيانات وصفية لمزوّد SAML 2.0 واحد مع شهادة.',
  CERTIFICATE_REQUIRED: 'أدخل البيانات الوصفية للمزوّد.',
  CERTIFICATE_NOT_ACCEPTED: 'تحتاج الشهادة في البيانات الوصفية إلى مفتاح RSA من 2048 بت على الأقل.',
};

export const ssoSaml: Translations['ssoSaml'] = {
  product: 'مزوّد آخر عبر SAML 2.0',
  create: 'أنشئ تطبيق SAML 2.0',
  values: 'أدخل هذه القيم',
  acsUrl: 'عنوان ACS',
  entityId: 'معرّف الكيان',
  serviceMetadata: 'البيانات الوصفية لهذه الخدمة',
  copy: 'انسخ عنوان بياناته الوصفية إلى هذه الصفحة',
  download: 'نزّل بياناته الوصفية والصقها في هذه الصفحة',
  metadataUrl: 'عنوان البيانات الوصفية',
  metadata: 'البيانات الوصفية',
  paste: 'لصق البيانات الوصفية بدلًا من ذلك',
  address: 'إدخال عنوان بدلًا من ذلك',
  signInUrl: 'عنوان تسجيل الدخول',
  certificate: 'الشهادة صالحة حتى',
  renew: 'قراءة بيانات وصفية جديدة',
  renewed: 'قُرئت البيانات الوصفية',
};
