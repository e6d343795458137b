import type { Translations } from '#generated/texts/screens.ts';

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
    next: 'Continuar',
    otherWays: 'Outras formas de entrar',
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
    about: (lifetime) => `Enviaremos um link por e-mail para você escolher uma nova. Ele expira em ${lifetime}.`,
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

export const verifiedEmail: Translations['verifiedEmail'] = {
  title: 'E-mail confirmado',
  about: 'Você pode fechar esta guia ou continuar para sua conta.',
  linkFailed: 'Este link não funciona',
  next: 'Continuar para sua conta',
  newLink: 'Ir para sua conta',
};
