import type { Translations } from '#generated/texts/screens.ts';

export const ssoRedirects: Translations['ssoRedirects'] = {
  sso_response_refused: 'لم ينجح تسجيل الدخول الموحّد لحسابك. اسأل فريق تقنية المعلومات في مؤسستك.',
  sso_email_not_in_domain:
    'لا ينتمي بريدك الإلكتروني إلى نطاقات هذه المؤسسة. سجّل الدخول بطريقة أخرى أو اسأل فريق تقنية المعلومات في مؤسستك.',
  sso_not_assigned: 'لم تمنحك هذه المؤسسة حق الوصول. اسأل الشخص الذي يدير الحسابات فيها.',
  sso_unsolicited: 'لأمانك، يبدأ تسجيل الدخول الموحّد من هنا. تابع أدناه.',
  sso_relay_state_missing:
    'لا يستطيع موفّر الهوية لدى مؤسستك بدء تسجيل الدخول الموحّد. اسأل فريق تقنية المعلومات في مؤسستك.',
  sso_confirmation_required: 'سجّل الدخول بطريقة أخرى، ثم اربط تسجيل الدخول الموحّد بحسابك.',
};
