import type { Translations } from '#generated/texts/screens.ts';

export const emailCodeEntries: Translations['emailCodeEntries'] = {
  signIn: 'Receber código de acesso por e-mail',
  passwordReset: 'Receber um código por e-mail',
  verification: 'Usar um código',
  emailChange: 'Usar códigos em vez de um link',
};

export const emailCodeErrors: Translations['emailCodeErrors'] = {
  OTP_EXPIRED: 'Este código expirou. Solicite um novo.',
  INVALID_OTP: 'Este código está errado ou já foi usado. Digite o mais recente no navegador que o solicitou.',
  TOO_MANY_ATTEMPTS: 'Muitos códigos errados. Tente novamente em 15 minutos.',
};

export const emailCodes: Translations['emailCodes'] = {
  send: 'Enviar código por e-mail',
  sent: (email, lifetime) => `Verifique seu e-mail. Enviamos um código para ${email}; ele expira em ${lifetime}.`,
  code: 'Código',
  otherEmail: 'Usar outro e-mail',
  signIn: {
    title: 'Entrar com um código por e-mail',
    about: 'Enviaremos um código por e-mail. Não é preciso senha.',
    action: 'Entrar',
  },
  verify: {
    title: 'Confirme seu e-mail',
    about: 'Enviaremos um código por e-mail. Digite-o neste navegador.',
    action: 'Confirmar e-mail',
  },
  verified: { title: 'E-mail confirmado', next: 'Continuar' },
  reset: {
    title: 'Redefinir sua senha',
    about: 'Enviaremos um código se o seu e-mail tiver uma conta.',
    newPassword: 'Nova senha',
    action: 'Alterar senha',
  },
  passwordChanged: {
    title: 'Senha alterada',
    about: 'Você foi desconectado de todos os dispositivos.',
    next: 'Entrar',
  },
  change: {
    title: 'Alterar seu e-mail',
    about: 'Enviaremos um código ao seu endereço atual, se estiver confirmado, e depois outro ao novo endereço.',
    newEmail: 'Novo e-mail',
    codeFromCurrent: 'Código do seu e-mail atual',
    codeFromNew: 'Código do seu novo e-mail',
    next: 'Continuar',
    action: 'Alterar e-mail',
    done: 'E-mail alterado',
  },
};

export const emailCodeEventTexts: Translations['emailCodeEventTexts'] = {
  'email-code.refused': 'Código por e-mail rejeitado',
};

export const emailCodeSentences: Translations['emailCodeSentences'] = {
  'email-code.refused': 'Código por e-mail errado para {target}',
};
