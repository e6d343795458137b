import type { MailTranslations } from '#generated/texts/mails.ts';

export const deviceGrant: MailTranslations['deviceGrant'] = {
  connected: {
    subject: (application) => `Ein Gerät wurde verbunden: ${application}`,
    heading: 'Ein Gerät wurde verbunden',
    event: (application, app) =>
      `Sie haben den Code eines Geräts eingegeben. Es kann nun als ${application} Ihr Konto bei ${app} verwenden.`,
    origin: (address, device) => `Das Gerät hat von der Adresse ${address} angefragt: ${device}.`,
    action: 'Verbundene Apps ansehen',
    note: 'Wenn Sie das nicht waren oder Ihnen jemand den Code gegeben hat, trennen Sie die App dort.',
  },
};
