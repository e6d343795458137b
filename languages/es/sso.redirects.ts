import type { Translations } from '#generated/texts/screens.ts';

export const ssoRedirects: Translations['ssoRedirects'] = {
  invalid_state: 'El inicio de sesión tardó demasiado o continuó en otro navegador. Inténtelo de nuevo.',
  invalid_provider:
    'Este inicio de sesión único ya no está disponible. Inicie sesión de otra forma o consulte al equipo de TI de su organización.',
  discovery_failed:
    'El proveedor de identidad de su organización no está disponible en este momento. Inténtelo de nuevo en unos instantes.',
  sso_response_refused:
    'El proveedor de identidad de su organización envió una respuesta no válida. Inténtelo de nuevo o consulte al equipo de TI de su organización.',
  sso_unsolicited: 'El inicio de sesión único debe empezar en esta página. Introduzca su correo para continuar.',
  sso_relay_state_missing:
    'El proveedor de identidad de su organización no está configurado por completo. Consulte al equipo de TI de su organización.',
  sso_email_missing:
    'El proveedor de identidad de su organización no facilitó su dirección de correo. Consulte al equipo de TI de su organización.',
  sso_email_not_verified:
    'El proveedor de identidad de su organización no ha verificado su dirección de correo. Consulte al equipo de TI de su organización.',
  sso_email_not_in_domain:
    'Su dirección de correo no pertenece a los dominios de esta organización. Inicie sesión de otra forma o consulte al equipo de TI de su organización.',
  sso_not_assigned: 'Esta organización no le ha dado acceso. Consulte a la persona que gestiona las cuentas allí.',
  sso_account_refused:
    'Su cuenta puede hacer más que pertenecer a esta organización, así que el inicio de sesión único no puede abrirla. Inicie sesión de otra forma.',
  sso_account_disabled:
    'Su organización ha desactivado su cuenta. Consulte a la persona que gestiona las cuentas allí.',
  sso_identity_changed:
    'Su cuenta está conectada a otra identidad en esta organización. Consulte al equipo de TI de su organización.',
  sso_member_limit:
    'Esta organización ha alcanzado su límite de miembros. Consulte a la persona que gestiona las cuentas allí.',
  sso_not_fresh:
    'Su proveedor de identidad no le pidió que volviera a iniciar sesión. Confirme su identidad de otra forma.',
  sso_required: 'Su organización usa el inicio de sesión único. Introduzca su correo para continuar.',
};
