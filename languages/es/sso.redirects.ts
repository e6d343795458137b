import type { Translations } from '#generated/texts/screens.ts';

export const ssoRedirects: Translations['ssoRedirects'] = {
  sso_response_refused:
    'El inicio de sesión único no funcionó con su cuenta. Consulte al equipo de informática de su organización.',
  sso_email_not_in_domain:
    'Su dirección de correo no pertenece a los dominios de esta organización. Inicie sesión de otra forma o consulte al equipo de TI de su organización.',
  sso_not_assigned: 'Esta organización no le ha dado acceso. Consulte a la persona que gestiona las cuentas allí.',
  sso_unsolicited: 'Por su seguridad, el inicio de sesión único empieza aquí. Continúe abajo.',
  sso_relay_state_missing:
    'El proveedor de identidad de su organización no puede iniciar el inicio de sesión único. Consulte al equipo de TI de su organización.',
  sso_confirmation_required: 'Inicie sesión de otra forma y luego vincule el inicio de sesión único en su cuenta.',
};
