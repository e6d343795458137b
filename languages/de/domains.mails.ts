import type { MailTranslations } from '#generated/texts/mails.ts';

export const domains: MailTranslations['domains'] = {
  failing: {
    subject: (domain) => `Der DNS-Eintrag von ${domain} fehlt`,
    heading: 'Ein DNS-Eintrag fehlt',
    event: (domain, organization, app) =>
      `${app} findet den Eintrag nicht mehr, der belegt, dass ${domain} zu ${organization} gehört.`,
    next: 'Fügen Sie den Eintrag wieder hinzu, bevor die Domain verloren geht:',
  },
  lost: {
    subject: (domain) => `Die Domain ${domain} ist nicht mehr bestätigt`,
    heading: 'Eine Domain ist nicht mehr bestätigt',
    event: (domain, organization, app) =>
      `${app} hat den Eintrag, der belegt, dass ${domain} zu ${organization} gehört, seit einigen Tagen nicht gefunden.`,
    next: 'Fügen Sie den Eintrag wieder hinzu und bestätigen Sie dann die Domain:',
  },
  moved: {
    subject: (domain) => `Die Domain ${domain} wurde von einer anderen Organisation bestätigt`,
    heading: 'Eine andere Organisation hat eine Domain bestätigt',
    event: (domain, organization, app) =>
      `${domain} gehört in ${app} nicht mehr zu ${organization}: Der Eintrag wurde durch den einer anderen Organisation ersetzt.`,
    next: 'Wenn die Domain Ihnen gehört, stellen Sie den Eintrag wieder her und bestätigen Sie dann die Domain:',
  },
  note: 'Sie erhalten diese E-Mail, weil Ihnen die Organisation gehört oder weil Sie die Domain hinzugefügt haben.',
};
