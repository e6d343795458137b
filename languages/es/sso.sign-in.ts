import type { Translations } from '#generated/texts/screens.ts';

export const emailFirst: Translations['emailFirst'] = {
  required: (domain) => `${domain} usa el inicio de sesión único.`,
  owner: 'Soy propietario y necesito otra forma',
  otherAddress: 'Usar otra dirección',
  none: (domain) => `No hay ningún inicio de sesión único configurado para ${domain}.`,
};

export const ssoRequiredErrors: Translations['ssoRequiredErrors'] = {
  SSO_REQUIRED: 'Su organización exige el inicio de sesión único. Inicie sesión de esa forma.',
};
