import type { MailTranslations } from '#generated/texts/mails.ts';

export const deviceGrant: MailTranslations['deviceGrant'] = {
  connected: {
    subject: (application) => `Um dispositivo foi conectado: ${application}`,
    heading: 'Um dispositivo foi conectado',
    event: (application, app) =>
      `Você digitou o código de um dispositivo, que agora pode usar sua conta em ${app} como ${application}.`,
    origin: (address, device) => `O dispositivo fez o pedido do endereço ${address}: ${device}.`,
    action: 'Ver apps conectados',
    note: 'Se não foi você, ou se alguém lhe deu o código, desconecte o app ali.',
  },
};
