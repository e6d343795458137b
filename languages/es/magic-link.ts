import type { Translations } from '#generated/texts/screens.ts';

export const magicLink: Translations['magicLink'] = {
  action: 'Enviarme un enlace de acceso',
  title: 'Iniciar sesión con un enlace por correo',
  about: 'Le enviaremos un enlace por correo. No necesita contraseña.',
  sent: (email, lifetime) => `Revise su correo. Enviamos un enlace de acceso a ${email}; caduca en ${lifetime}.`,
};
