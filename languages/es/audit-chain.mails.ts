import type { MailTranslations } from '#generated/texts/mails.ts';

export const auditChain: MailTranslations['auditChain'] = {
  checkpoint: {
    subject: (app, day) => `Registro de auditoría de ${app}: punto de control del ${day}`,
    heading: (number) => `Punto de control ${number}`,
    facts: (day, entries) => `Hasta el ${day}, el registro de auditoría tiene ${entries} entradas selladas.`,
    use: 'Conserve este correo. Para demostrar que desde entonces no se eliminó ni cambió ninguna entrada, guarde la línea siguiente en un archivo para el comando npm run audit -- verify --anchor.',
    note: 'Recibe este correo porque esta dirección es un ancla del registro de auditoría.',
  },
  violation: {
    subject: (app) => `El registro de auditoría de ${app} fue modificado`,
    heading: 'El registro de auditoría fue modificado',
    event: (app, count) =>
      `Una verificación del registro de auditoría de ${app} encontró cambios de entradas registradas: ${count}.`,
    next: 'Solo puede causarlo quien administra la base de datos o quien se ha apoderado de su servidor. Guarde una copia de la base de datos antes de cambiar nada.',
    action: 'Mostrar los cambios',
    note: 'Recibe este correo porque puede leer el registro de auditoría.',
  },
};
