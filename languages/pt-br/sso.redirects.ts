import type { Translations } from '#generated/texts/screens.ts';

export const ssoRedirects: Translations['ssoRedirects'] = {
  invalid_state: 'O login demorou demais ou continuou em outro navegador. Tente novamente.',
  invalid_provider:
    'Este login único não está mais disponível. Entre de outra forma ou fale com a equipe de TI da sua organização.',
  discovery_failed:
    'O provedor de identidade da sua organização não está disponível no momento. Tente novamente em instantes.',
  sso_response_refused:
    'O provedor de identidade da sua organização enviou uma resposta inválida. Tente novamente ou fale com a equipe de TI da sua organização.',
  sso_unsolicited: 'O login único precisa começar nesta página. Informe seu e-mail para continuar.',
  sso_relay_state_missing:
    'O provedor de identidade da sua organização não está totalmente configurado. Fale com a equipe de TI da sua organização.',
  sso_email_missing:
    'O provedor de identidade da sua organização não informou seu e-mail. Fale com a equipe de TI da sua organização.',
  sso_email_not_verified:
    'O provedor de identidade da sua organização não verificou seu e-mail. Fale com a equipe de TI da sua organização.',
  sso_email_not_in_domain:
    'Seu e-mail não pertence aos domínios desta organização. Entre de outra forma ou fale com a equipe de TI da sua organização.',
  sso_not_assigned: 'Esta organização não deu acesso a você. Fale com a pessoa que gerencia as contas dela.',
  sso_account_refused:
    'Sua conta pode fazer mais do que pertencer a esta organização, por isso o login único não pode abri-la. Entre de outra forma.',
  sso_account_disabled: 'Sua organização desativou sua conta. Fale com a pessoa que gerencia as contas dela.',
  sso_identity_changed:
    'Sua conta está conectada a outra identidade nesta organização. Fale com a equipe de TI da sua organização.',
  sso_member_limit: 'Esta organização atingiu o limite de membros. Fale com a pessoa que gerencia as contas dela.',
  sso_not_fresh:
    'Seu provedor de identidade não pediu que você entrasse novamente. Confirme sua identidade de outra forma.',
  sso_required: 'Sua organização usa login único. Informe seu e-mail para continuar.',
};
