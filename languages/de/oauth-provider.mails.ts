import type { MailTranslations } from '#generated/texts/mails.ts';

export const oauthProvider: MailTranslations['oauthProvider'] = {
  signOutPage: {
    question: (app) => `Von ${app} abmelden?`,
    note: 'Eine Anwendung hat darum gebeten. Wenn Sie diese Seite schließen, bleiben Sie angemeldet.',
    action: 'Abmelden',
  },
  connected: {
    subject: (application, app) => `${application} wurde mit Ihrem ${app}-Konto verbunden`,
    heading: (application) => `${application} wurde verbunden`,
    event: (application, app) => `Sie haben ${application} erlaubt, Ihr ${app}-Konto zu verwenden.`,
    next: 'Wenn Sie das nicht waren, trennen Sie die App und ändern Sie Ihr Passwort.',
    action: 'Verbundene Apps',
    note: 'Sie erhalten diese E-Mail, wenn eine App zum ersten Mal verbunden wird.',
  },
  reused: {
    subject: (application) => `Der Zugriff von ${application} wurde beendet`,
    heading: (application) => `Der Zugriff von ${application} wurde beendet`,
    event: (application, app) =>
      `Ein Token, mit dem ${application} Ihr ${app}-Konto verwendet, wurde zweimal benutzt. Es wurde möglicherweise kopiert, deshalb haben wir diesen Zugriff beendet.`,
    next: (application) =>
      `Melden Sie sich bei ${application} erneut an. Wenn es wieder geschieht, trennen Sie die App.`,
    note: 'Sie erhalten diese E-Mail, weil die App mit Ihrem Konto verbunden ist.',
  },
  secretExpires: {
    subject: (application, duration) => `Ein Client-Geheimnis von ${application} endet in ${duration}`,
    heading: (duration) => `Ein Client-Geheimnis endet in ${duration}`,
    event: (application, app, duration) =>
      `Bei ${application} meldet man sich mit ${app} an. Das vorherige Client-Geheimnis der App endet in ${duration}.`,
    next: (secret) => `Stellen Sie sicher, dass sie das neue verwendet, das mit ${secret} beginnt.`,
    note: 'Sie erhalten diese E-Mail, weil Sie die Anwendung verwalten.',
  },
};
