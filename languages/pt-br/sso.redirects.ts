import type { Translations } from '#generated/texts/screens.ts';

export const ssoRedirects: Translations['ssoRedirects'] = {
  sso_response_refused: 'O login único não funcionou para sua conta. Fale com a equipe de TI da sua organização.',
  sso_email_not_in_domain:
    'Seu e-mail não pertence aos domínios desta organização. Entre de outra forma ou fale com a equipe de TI da sua organização.',
  sso_not_assigned: 'Esta organização não deu acesso a você. Fale com a pessoa que gerencia as contas dela.',
  sso_unsolicited: 'Para sua segurança, o login único começa aqui. Continue abaixo.',
  sso_relay_state_missing:
    'O provedor de identidade da sua organização não consegue iniciar o login único. Fale com a equipe de TI da sua organização.',
  sso_confirmation_required: 'Entre de outra forma e depois conecte o login único na sua conta.',
};
