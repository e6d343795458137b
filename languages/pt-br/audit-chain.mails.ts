import type { MailTranslations } from '#generated/texts/mails.ts';

export const auditChain: MailTranslations['auditChain'] = {
  checkpoint: {
    subject: (app, day) => `Log de auditoria de ${app}: ponto de verificação de ${day}`,
    heading: (number) => `Ponto de verificação ${number}`,
    facts: (day, entries) => `Até ${day}, o log de auditoria tem ${entries} entradas seladas.`,
    use: 'Guarde este e-mail. Para provar que nenhuma entrada foi removida ou alterada desde então, salve a linha abaixo em um arquivo para o comando npm run audit -- verify --anchor.',
    note: 'Você recebeu este e-mail porque este endereço é uma âncora do log de auditoria.',
  },
  violation: {
    subject: (app) => `O log de auditoria de ${app} foi alterado`,
    heading: 'O log de auditoria foi alterado',
    event: (app, count) =>
      `Uma verificação do log de auditoria de ${app} encontrou alterações de entradas gravadas: ${count}.`,
    next: 'Somente quem administra o banco de dados, ou quem tomou o controle do servidor dele, pode causar isso. Guarde uma cópia do banco de dados antes de alterar qualquer coisa.',
    action: 'Mostrar as alterações',
    note: 'Você recebeu este e-mail porque pode ler o log de auditoria.',
  },
};
