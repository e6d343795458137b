import type { MailTranslations } from '#generated/texts/mails.ts';

export const passkeys: MailTranslations['passkeys'] = {
  cloneSuspected: {
    subject: (app) => `${app} hat eine Anmeldung mit einem Passkey abgelehnt`,
    heading: 'Ein Passkey wurde möglicherweise kopiert',
    unnamed: 'Ein Passkey',
    named: (name) => `Der Passkey „${name}“`,
    event: (passkey, app) =>
      `${passkey} Ihres Kontos bei ${app} wurde abgelehnt: Sein Signaturzähler ist nicht gestiegen, daher gibt es möglicherweise eine Kopie.`,
    note: 'Melden Sie sich auf andere Weise an und entfernen Sie diesen Passkey unter „Sicherheit“.',
  },
};
