import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service; numbers are in the form of the language. */
export const texts = mailTexts('auditChain', {
  checkpoint: {
    subject: (app: string, day: string) => `Audit log of ${app}: checkpoint of ${day}`,
    heading: (number: string) => `Checkpoint ${number}`,
    facts: (day: string, entries: string) => `Until ${day}, the audit log has ${entries} sealed entries.`,
    use: 'Keep this email. To prove that no entry was removed or changed since, save the line below to a file for the command npm run audit -- verify --anchor.',
    note: 'You get this email because this address is an anchor of the audit log.',
  },
  violation: {
    subject: (app: string) => `The audit log of ${app} was changed`,
    heading: 'The audit log was changed',
    event: (app: string, count: string) =>
      `A verification of the audit log of ${app} found changes of recorded entries: ${count}.`,
    next: 'Only an administrator of the database, or a person who has taken over its server, can cause this. Keep a copy of the database before you change anything.',
    action: 'Show the changes',
    note: 'You get this email because you can read the audit log.',
  },
});
