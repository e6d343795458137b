import type { MailTranslations } from '#generated/texts/mails.ts';

export const twoFactor: MailTranslations['twoFactor'] = {
  code: {
    subject: (app) => `Seu código de verificação para ${app}`,
    heading: 'Seu código de verificação',
    instruction: 'Digite este código para concluir o login ou confirmar sua identidade. Não o compartilhe com ninguém.',
    note: 'Se você não estava entrando, outra pessoa pode saber sua senha: altere-a.',
  },
  changed: {
    subject: (app) => `Segurança da sua conta em ${app}`,
    heading: {
      enabled: 'A autenticação de dois fatores está ativada',
      disabled: 'A autenticação de dois fatores está desativada',
      'method-added': 'Você adicionou um segundo fator',
      'backup-codes-created': 'Você tem novos códigos de backup',
      'backup-code-used': 'Um código de backup foi usado',
      'passkey-added': 'Você adicionou uma chave de acesso',
      'passkey-removed': 'Você removeu uma chave de acesso',
      locked: 'Muitos códigos errados',
      reset: 'A autenticação de dois fatores foi redefinida',
      recovered: 'Seu segundo fator foi removido',
    },
    event: {
      enabled: (app) => `A autenticação de dois fatores foi ativada na sua conta em ${app}.`,
      disabled: (app) => `A autenticação de dois fatores foi desativada na sua conta em ${app}.`,
      'method-added': (app) => `Um segundo fator foi adicionado à sua conta em ${app}.`,
      'backup-codes-created': (app) =>
        `Códigos de backup foram criados para sua conta em ${app}. Os anteriores não funcionam mais.`,
      'backup-code-used': (app) => `Um dos códigos de backup da sua conta em ${app} foi usado.`,
      'passkey-added': (app) => `Uma chave de acesso foi adicionada à sua conta em ${app}.`,
      'passkey-removed': (app) => `Uma chave de acesso foi removida da sua conta em ${app}.`,
      locked: (app) =>
        `Vários códigos errados foram digitados como segundo fator da sua conta em ${app}. Os códigos serão recusados por 15 minutos.`,
      reset: (app) =>
        `Um administrador desativou a autenticação de dois fatores da sua conta em ${app}. Configure-a novamente em “Segurança”.`,
      recovered: (app) =>
        `O segundo fator da sua conta em ${app} foi removido com um código que enviamos por e-mail. Configure-o novamente em “Segurança”.`,
    },
    signedOut: 'Seus outros dispositivos foram desconectados.',
    note: 'Se não foi você, altere sua senha e fale com o suporte.',
  },
  recoveryRequested: {
    subject: (app) => `Solicitação para remover o segundo fator da sua conta em ${app}`,
    heading: 'Remover seu segundo fator?',
    event: (app) =>
      `Um usuário que digitou sua senha ou entrou com um provedor pediu para remover o segundo fator da sua conta em ${app}.`,
    possible: (time) =>
      `Nada mudou ainda. A remoção será possível nesta data: ${time}, entrando novamente com um código que enviaremos por e-mail.`,
    cancel:
      'Se não foi você, cancele a solicitação e altere sua senha. Um login com seu segundo fator também a cancela.',
    action: 'Cancelar solicitação',
    note: 'Se você fez esta solicitação, entre novamente nesse momento.',
  },
  recoveryCode: {
    subject: (app) => `Código para remover o segundo fator da sua conta em ${app}`,
    heading: 'Remover seu segundo fator',
    instruction: (app) =>
      `Digite este código onde você entra para remover o segundo fator da sua conta em ${app}. Não o compartilhe com ninguém.`,
    note: 'Se não foi você, altere sua senha agora: outra pessoa a conhece.',
  },
};
