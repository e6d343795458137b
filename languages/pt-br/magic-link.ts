import type { Translations } from '#generated/texts/screens.ts';

export const magicLink: Translations['magicLink'] = {
  action: 'Receber link de acesso por e-mail',
  title: 'Entrar com um link por e-mail',
  about: 'Enviaremos um link por e-mail. Não é preciso senha.',
  sent: (email, lifetime) =>
    `Verifique seu e-mail. Enviamos um link de acesso para ${email}; ele expira em ${lifetime}.`,
};
