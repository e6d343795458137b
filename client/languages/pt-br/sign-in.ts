import type { Translations } from '#client/languages/translations.ts';

export const signInErrors: Translations['signInErrors'] = {
  EMAIL_NOT_VERIFIED: 'Confirme seu e-mail primeiro.',
  INVALID_EMAIL_OR_PASSWORD: 'E-mail ou senha incorretos.',
  USER_ALREADY_EXISTS: 'Já existe uma conta com este e-mail. Entre nela.',
  notEnabled: 'Este método de login não está ativado.',
  signUpClosed: 'O cadastro está fechado.',
  resetNotEnabled: 'Aqui não é possível redefinir senhas por e-mail. Fale com o suporte.',
  verificationNotEnabled: 'Este serviço não pode enviar e-mails de confirmação. Fale com o suporte.',
  PASSWORD_TOO_SHORT: 'Esta senha é muito curta',
  PASSWORD_TOO_LONG: 'Esta senha é muito longa',
  PASSWORD_COMPROMISED: 'Muitas pessoas usam esta senha. Escolha outra.',
  PASSWORD_TOO_SIMILAR: 'Esta senha é muito parecida com seu nome ou e-mail. Escolha outra.',
};

export const signIn: Translations['signIn'] = {
  password: 'Senha',
  signIn: {
    title: (app) => `Entrar em ${app}`,
    sessionEnded: 'Sua sessão terminou. Entre para continuar.',
    needsSetup: 'Ainda não há administrador. Abra o link de configuração exibido no terminal do servidor.',
    joining: (organization) => `Entre para participar de ${organization}.`,
    remember: 'Manter conectado',
    forgotPassword: 'Esqueceu a senha?',
    action: 'Entrar',
    newHere: 'É novo por aqui?',
    signUp: 'Criar uma conta',
    continueWith: (provider) => `Continuar com ${provider}`,
    or: 'ou',
  },
  signUp: {
    title: (app) => `Criar sua conta em ${app}`,
    joining: (organization) => `Crie uma conta para participar de ${organization}.`,
    name: 'Nome',
    action: 'Criar conta',
    hasAccount: 'Já tem uma conta?',
    sentTitle: 'Verifique seu e-mail',
    sent: (email) => `Enviamos um link para ${email}. Abra-o para concluir a criação da sua conta.`,
  },
  verification: {
    sent: (email) => `Confirme seu e-mail primeiro. Acabamos de enviar um novo link para ${email}.`,
    sentToUser: 'Confirme seu e-mail primeiro. Acabamos de enviar um novo link para você.',
    sentAgain: (email) => `Enviamos outro link para ${email}.`,
    resend: 'Reenviar link',
  },
  forgotPassword: {
    title: 'Redefinir sua senha',
    action: 'Enviar link de redefinição',
    sent: (email, lifetime) =>
      `Se ${email} tiver uma conta, enviamos um link de redefinição. Ele expira em ${lifetime}.`,
  },
  resetPassword: {
    title: 'Escolha uma nova senha',
    linkFailed: 'Este link não funciona',
    requestLink: 'Solicitar um novo link',
    newPassword: 'Nova senha',
    action: 'Alterar senha',
    first: {
      title: 'Escolha uma senha',
      password: 'Senha',
      action: 'Salvar senha',
      done: 'Sua senha foi salva. Você já pode entrar.',
    },
    done: 'Senha alterada. Você foi desconectado de todos os dispositivos.',
  },
};

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

export const magicLink: Translations['magicLink'] = {
  action: 'Receber link de acesso por e-mail',
  title: 'Entrar com um link por e-mail',
  about: 'Enviaremos um link por e-mail. Não é preciso senha.',
  sent: (email, lifetime) =>
    `Verifique seu e-mail. Enviamos um link de acesso para ${email}; ele expira em ${lifetime}.`,
};

export const usernameErrors: Translations['usernameErrors'] = {
  INVALID_USERNAME_OR_PASSWORD: 'Nome de usuário ou senha incorretos.',
  USERNAME_IS_ALREADY_TAKEN: 'Este nome de usuário já está em uso. Escolha outro.',
  USERNAME_TOO_SHORT: 'Este nome de usuário é muito curto',
  USERNAME_TOO_LONG: 'Este nome de usuário é muito longo',
  INVALID_USERNAME: 'Use somente letras, números, pontos e sublinhados ou escolha outro nome',
  INVALID_DISPLAY_USERNAME: 'Este nome não pode ser exibido. Escolha outro.',
  USERNAME_IS_IMMUTABLE: 'Seu nome de usuário não pode ser alterado',
  notEnabled: 'Nomes de usuário não estão ativados.',
};

export const usernames: Translations['usernames'] = {
  signInName: 'E-mail ou nome de usuário',
  signInNameRequired: 'Digite um e-mail ou um nome de usuário',
  username: 'Nome de usuário',
  hint: 'Opcional. Letras, números, pontos e sublinhados.',
};

export const multiSessionErrors: Translations['multiSessionErrors'] = {
  INVALID_SESSION_TOKEN: 'Você saiu desta conta. Entre novamente.',
};

export const multiSession: Translations['multiSession'] = {
  addAccount: 'Adicionar conta',
  switchAccount: 'Trocar de conta',
  signOutOfThis: 'Sair desta conta',
  signOutOfAll: 'Sair de todas as contas',
  signedIn: 'Conectadas neste dispositivo',
  continueAs: (name) => `Continuar como ${name}`,
};
