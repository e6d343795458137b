import type { MailTranslations } from '#generated/texts/mails.ts';

export const auditStreams: MailTranslations['auditStreams'] = {
  failing: {
    subject: (app, stream) => `O fluxo de auditoria ${stream} de ${app} está falhando`,
    heading: 'Um fluxo de auditoria está falhando',
    event: (app, stream) => `${app} não consegue enviar o log de auditoria a ${stream} há um dia. O último erro:`,
    next: 'Nenhuma entrada se perde: o fluxo continua de onde parou assim que o destinatário voltar a aceitar entradas.',
    note: 'Você recebeu este e-mail porque pode gerenciar este fluxo.',
  },
};
