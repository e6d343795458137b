import type { MailTranslations } from '#server/languages/mail-translations.ts';

export const securityNotices: MailTranslations['securityNotices'] = {
  subject: (app) => `Segurança da sua conta em ${app}`,
  events: {
    'session.started': {
      heading: 'Novo acesso à sua conta',
      event: (app, device) => `Sua conta em ${app} foi acessada pela primeira vez de ${device}.`,
    },
    'security-notices.updated': {
      heading: 'Seus e-mails de segurança mudaram',
      event: (app, device) =>
        `Os e-mails sobre novos acessos à sua conta em ${app} foram ativados ou desativados de ${device}.`,
    },
    'account.linked': {
      heading: 'Você conectou um método de acesso',
      event: (app, device) => `Um método de acesso foi conectado à sua conta em ${app} de ${device}.`,
    },
    'account.unlinked': {
      heading: 'Você desconectou um método de acesso',
      event: (app, device) => `Um método de acesso foi desconectado da sua conta em ${app} de ${device}.`,
    },
    'username.changed': {
      heading: 'Seu nome de usuário mudou',
      event: (app, device) => `O nome de usuário da sua conta em ${app} foi alterado de ${device}.`,
    },
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
    'user.password-set': {
      heading: 'Um administrador definiu sua senha',
      event: (app) => `Um administrador definiu uma nova senha para sua conta em ${app}.`,
    },
    'api-key.rotated': {
      heading: 'Você renovou uma chave de API',
      event: (app, device) => `O segredo de uma chave de API da sua conta em ${app} foi substituído de ${device}.`,
    },
  },
  signInsNote:
    'Se foi você, não há nada a fazer. Se não, altere sua senha e encerre a sessão de todos os dispositivos em “Sessões”, onde também é possível desativar estes e-mails.',
  note: 'Se não foi você, redefina sua senha e fale com o suporte.',
};
