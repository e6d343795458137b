import type { MailTranslations } from '#generated/texts/mails.ts';

export const securityNotices: MailTranslations['securityNotices'] = {
  subject: (app) => `Segurança da sua conta em ${app}`,
  notices: {
    'session.started': {
      heading: 'Novo acesso à sua conta',
      event: (app) => `Sua conta em ${app} foi acessada de um novo navegador.`,
    },
    'security-notices.updated': {
      heading: 'Seus e-mails de segurança mudaram',
      event: (app, device) =>
        `Os e-mails sobre novos acessos à sua conta em ${app} foram ativados ou desativados de ${device}.`,
    },
  },
  details: { device: 'Dispositivo', ipAddress: 'Endereço IP', time: 'Horário' },
  reviewSessions: 'Verificar sessões',
  signInsNote:
    'Se foi você, não há nada a fazer. Se não, altere sua senha e encerre a sessão de todos os dispositivos em “Sessões”, onde também é possível desativar estes e-mails.',
  note: 'Se não foi você, redefina sua senha e fale com o suporte.',
};
