import { listOf } from '#shared/lib/language/translation.ts';

import type { MailTranslations } from './mail-translations.ts';

const list = listOf('pt-BR');

export const translations: MailTranslations = {
  shared: {
    greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
    linkExpiry: (duration) => `Este link expira em ${duration} e pode ser usado uma vez.`,
    codeExpiry: (duration) => `Este código expira em ${duration} e pode ser usado uma vez.`,
    device: { browserOn: (browser, system) => `${browser} no ${system}`, unknown: 'um dispositivo desconhecido' },
    footer: (address: string, app: string) =>
      `Este e-mail foi enviado para ${address} porque o endereço foi usado com ${app}.`,
    openLink: 'Ou abra este link no seu navegador:',
    ignore: 'Se você não esperava este e-mail, pode ignorá-lo.',
    accountAtRisk:
      'Se você não solicitou isso, não abra o link e altere sua senha: outra pessoa pode ter acesso à sua conta.',
  },
  verification: {
    verification: {
      subject: (app) => `Confirme seu e-mail para ${app}`,
      heading: 'Confirme seu e-mail',
      request: (app) => `Confirme que este é o seu endereço de e-mail para ${app}.`,
      action: 'Confirmar e-mail',
      note: (app) => `Se você não tem uma conta em ${app} e não acabou de criar uma, não abra este link.`,
      pageNote: 'Se você não solicitou este link, feche esta página.',
    },
    changeEmail: {
      subject: (app) => `Confirme seu novo e-mail para ${app}`,
      heading: 'Alterar seu e-mail?',
      request: (app, email) =>
        `Você pediu para alterar o e-mail da sua conta em ${app} para ${email}. Abra o link no navegador em que você está conectado.`,
      action: 'Alterar e-mail',
    },
    emailChanged: {
      subject: (app) => `O e-mail da sua conta em ${app} foi alterado`,
      heading: 'Seu e-mail foi alterado',
      change: (app, email) => `Sua conta em ${app} agora usa ${email} em vez deste endereço.`,
      note: (app) => `Se você não fez esta alteração, fale imediatamente com o suporte de ${app}.`,
    },
  },
  passwords: {
    resetPassword: {
      subject: (app) => `Redefina sua senha de ${app}`,
      heading: 'Redefinir sua senha',
      request: (app) => `Recebemos uma solicitação para redefinir a senha da sua conta em ${app}.`,
      action: 'Escolher uma nova senha',
      note: 'Se você não solicitou isso, pode ignorar este e-mail. Sua senha não será alterada.',
    },
    existingUser: {
      subject: (app) => `Você já tem uma conta em ${app}`,
      heading: 'Você já tem uma conta',
      explanation: (app) =>
        `Recebemos um cadastro com este endereço de e-mail, que já tem uma conta em ${app}. Entre ou redefina sua senha, se a esqueceu.`,
      action: (app) => `Ir para ${app}`,
      note: 'Se você não solicitou isso, pode ignorar este e-mail. Sua conta não mudou.',
    },
    notices: {
      'password.changed': {
        heading: 'Sua senha mudou',
        event: (app, device) => `A senha da sua conta em ${app} foi alterada de ${device}.`,
      },
      'password.reset': {
        heading: 'Sua senha foi redefinida',
        event: (app, device) => `A senha da sua conta em ${app} foi redefinida de ${device}.`,
      },
      'password.set': {
        heading: 'Você adicionou uma senha',
        event: (app, device) => `Uma senha foi adicionada à sua conta em ${app} de ${device}.`,
      },
    },
  },
  userInvitations: {
    userInvitation: {
      subject: (app) => `Configure sua conta em ${app}`,
      heading: (app) => `Você tem uma conta em ${app}`,
      explanation: (app) => `Um administrador criou uma conta em ${app} para este endereço de e-mail.`,
      request: 'Escolha uma senha para entrar. Abrir o link também confirma seu endereço de e-mail.',
      action: 'Escolher uma senha',
    },
    notices: {
      'user.password-set': {
        heading: 'Um administrador definiu sua senha',
        event: (app) => `Um administrador definiu uma nova senha para sua conta em ${app}.`,
      },
    },
  },
  testMail: {
    subject: (app) => `E-mail de teste de ${app}`,
    heading: 'O envio de e-mails funciona',
    explanation: (app) => `Este e-mail mostra que ${app} consegue enviar e-mails para este endereço.`,
    note: 'Você o enviou nas configurações, em “Administração”.',
  },
  magicLink: {
    heading: (app) => `Entrar em ${app}`,
    instruction: 'Abra este link para entrar.',
    action: 'Entrar',
    confirmPage: {
      question: (email) => `Entrar como ${email}?`,
      note: 'Se você não solicitou este link, feche esta página.',
    },
  },
  emailCodes: {
    purposes: {
      'sign-in': {
        subject: (app) => `Seu código de acesso para ${app}`,
        heading: (app) => `Entrar em ${app}`,
        instruction: () => 'Digite este código para entrar.',
      },
      'email-verification': {
        subject: (app) => `Seu código de confirmação para ${app}`,
        heading: () => 'Confirme seu e-mail',
        instruction: (app) => `Digite este código para confirmar que este é o seu endereço de e-mail para ${app}.`,
      },
      'forget-password': {
        subject: (app) => `Seu código de redefinição de senha para ${app}`,
        heading: () => 'Redefinir sua senha',
        instruction: (app) => `Digite este código para escolher uma nova senha para sua conta em ${app}.`,
      },
      'change-email-confirmation': {
        subject: (app) => `Confirme a alteração do seu e-mail para ${app}`,
        heading: () => 'Alterar seu e-mail?',
        instruction: (app, newEmail) =>
          `Você pediu para alterar o e-mail da sua conta em ${app} para ${newEmail}. Digite este código para continuar.`,
      },
      'change-email': {
        subject: (app) => `O código do seu novo e-mail para ${app}`,
        heading: () => 'Confirme seu novo e-mail',
        instruction: (app) => `Digite este código para usar este endereço na sua conta em ${app}.`,
      },
    },
    codeFirst: (code, subject) => `${code} – ${subject}`,
    requestedFrom: (device) => `Solicitado de ${device}.`,
    note: (app) =>
      `Se você não solicitou este código, pode ignorar este e-mail. Não compartilhe o código com ninguém: ${app} nunca o pede por telefone, e-mail ou chat.`,
  },
  twoFactor: {
    code: {
      subject: (app) => `Seu código de verificação para ${app}`,
      heading: 'Seu código de verificação',
      instruction:
        'Digite este código para concluir o login ou confirmar sua identidade. Não o compartilhe com ninguém.',
      note: 'Se você não estava entrando, outra pessoa pode saber sua senha: altere-a.',
    },
    changed: {
      subject: (app) => `Segurança da sua conta em ${app}`,
      heading: {
        enabled: 'A autenticação de dois fatores está ativada',
        disabled: 'A autenticação de dois fatores está desativada',
        'method-added': 'Você adicionou uma segunda etapa',
        'backup-codes-created': 'Você tem novos códigos de backup',
        'backup-code-used': 'Um código de backup foi usado',
        'passkey-added': 'Você adicionou uma chave de acesso',
        'passkey-removed': 'Você removeu uma chave de acesso',
        locked: 'Muitos códigos errados',
        reset: 'A autenticação de dois fatores foi redefinida',
        recovered: 'Sua segunda etapa foi removida',
      },
      event: {
        enabled: (app) => `A autenticação de dois fatores foi ativada na sua conta em ${app}.`,
        disabled: (app) => `A autenticação de dois fatores foi desativada na sua conta em ${app}.`,
        'method-added': (app) => `Uma segunda etapa foi adicionada à sua conta em ${app}.`,
        'backup-codes-created': (app) =>
          `Códigos de backup foram criados para sua conta em ${app}. Os anteriores não funcionam mais.`,
        'backup-code-used': (app) => `Um dos códigos de backup da sua conta em ${app} foi usado.`,
        'passkey-added': (app) => `Uma chave de acesso foi adicionada à sua conta em ${app}.`,
        'passkey-removed': (app) => `Uma chave de acesso foi removida da sua conta em ${app}.`,
        locked: (app) =>
          `Vários códigos errados foram digitados como segunda etapa da sua conta em ${app}. Os códigos serão recusados por 15 minutos.`,
        reset: (app) =>
          `Um administrador desativou a autenticação de dois fatores da sua conta em ${app}. Configure-a novamente em “Segurança”.`,
        recovered: (app) =>
          `A segunda etapa da sua conta em ${app} foi removida com um código que enviamos por e-mail. Configure-a novamente em “Segurança”.`,
      },
      signedOut: 'Seus outros dispositivos foram desconectados.',
      note: 'Se não foi você, altere sua senha e fale com o suporte.',
    },
    recoveryRequested: {
      subject: (app) => `Solicitação para remover a segunda etapa da sua conta em ${app}`,
      heading: 'Remover sua segunda etapa?',
      event: (app) =>
        `Um usuário que digitou sua senha ou entrou com um provedor pediu para remover a segunda etapa da sua conta em ${app}.`,
      possible: (time) =>
        `Nada mudou ainda. A remoção será possível nesta data: ${time}, entrando novamente com um código que enviaremos por e-mail.`,
      cancel:
        'Se não foi você, cancele a solicitação e altere sua senha. Um login com sua segunda etapa também a cancela.',
      action: 'Cancelar solicitação',
      note: 'Se você fez esta solicitação, entre novamente nesse momento.',
    },
    recoveryCode: {
      subject: (app) => `Código para remover a segunda etapa da sua conta em ${app}`,
      heading: 'Remover sua segunda etapa',
      instruction: (app) =>
        `Digite este código onde você entra para remover a segunda etapa da sua conta em ${app}. Não o compartilhe com ninguém.`,
      note: 'Se não foi você, altere sua senha agora: outra pessoa a conhece.',
    },
  },
  passkeys: {
    cloneSuspected: {
      subject: (app) => `${app} rejeitou um login com uma chave de acesso`,
      heading: 'Uma chave de acesso pode ter sido copiada',
      unnamed: 'Uma chave de acesso',
      named: (name) => `A chave de acesso “${name}”`,
      event: (passkey, app) =>
        `${passkey} da sua conta em ${app} foi rejeitada: o contador de assinaturas dela não aumentou, então pode haver uma cópia.`,
      note: 'Entre de outra forma e remova esta chave de acesso em “Segurança”.',
    },
  },
  accountDeletion: {
    deleteAccount: {
      subject: (app) => `Confirme a exclusão da sua conta em ${app}`,
      heading: 'Excluir sua conta?',
      request: (app) =>
        `Abra este link no navegador em que você está conectado para excluir permanentemente sua conta em ${app} e todos os dados dela.`,
      action: 'Excluir conta',
    },
  },
  apiKeys: {
    keyCreated: {
      subject: (app) => `Nova chave de API para ${app}`,
      heading: 'Uma chave de API foi criada',
      unnamed: 'Uma chave de API',
      named: (name) => `A chave de API “${name}”`,
      event: (key, app) => `${key} foi criada para sua conta em ${app}.`,
      note: 'Se você não a criou, exclua a chave e altere sua senha.',
    },
    notices: {
      'api-key.rotated': {
        heading: 'Você renovou uma chave de API',
        event: (app, device) => `O segredo de uma chave de API da sua conta em ${app} foi substituído de ${device}.`,
      },
    },
  },
  securityNotices: {
    subject: (app) => `Segurança da sua conta em ${app}`,
    notices: {
      'session.started': {
        heading: 'Novo acesso à sua conta',
        event: (app, device) => `Sua conta em ${app} foi acessada pela primeira vez de ${device}.`,
      },
      'security-notices.updated': {
        heading: 'Seus e-mails de segurança mudaram',
        event: (app, device) =>
          `Os e-mails sobre novos acessos à sua conta em ${app} foram ativados ou desativados de ${device}.`,
      },
    },
    signInsNote:
      'Se foi você, não há nada a fazer. Se não, altere sua senha e encerre a sessão de todos os dispositivos em “Sessões”, onde também é possível desativar estes e-mails.',
    note: 'Se não foi você, redefina sua senha e fale com o suporte.',
  },
  accounts: {
    notices: {
      'account.linked': {
        heading: 'Você conectou um método de acesso',
        event: (app, device) => `Um método de acesso foi conectado à sua conta em ${app} de ${device}.`,
      },
      'account.unlinked': {
        heading: 'Você desconectou um método de acesso',
        event: (app, device) => `Um método de acesso foi desconectado da sua conta em ${app} de ${device}.`,
      },
    },
  },
  usernames: {
    notices: {
      'username.changed': {
        heading: 'Seu nome de usuário mudou',
        event: (app, device) => `O nome de usuário da sua conta em ${app} foi alterado de ${device}.`,
      },
    },
  },
  invitations: {
    invitation: {
      subject: (organization, app) => `Participe de ${organization} em ${app}`,
      heading: (organization) => `Participar de ${organization}`,
      request: ({ inviter, organization, app, roles }) =>
        `${inviter} convidou você para participar de ${organization} em ${app} com a função ${list(roles)}.`,
      expiry: (duration) => `O convite expira em ${duration}. Não compartilhe este link; ele é só para você.`,
      action: 'Ver convite',
    },
  },
  webhooks: {
    disabled: {
      subject: (app) => `Um webhook de ${app} foi desativado`,
      heading: 'Um webhook foi desativado',
      event: (host, app) => `${app} não conseguiu entregar eventos a ${host} por muito tempo.`,
      next: 'Corrija o destinatário e ative o webhook novamente. Leia os eventos perdidos no registro de eventos.',
      note: 'Você recebeu este e-mail porque pode gerenciar este webhook.',
    },
  },
};
