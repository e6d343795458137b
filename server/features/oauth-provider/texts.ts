import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service, `application` that of an application. */
export const texts = mailTexts('oauthProvider', {
  signOutPage: {
    question: (app: string) => `Sign out of ${app}?`,
    note: 'An application asked for it. You stay signed in if you close this page.',
    action: 'Sign out',
  },
  connected: {
    subject: (application: string, app: string) => `${application} was connected to your ${app} account`,
    heading: (application: string) => `${application} was connected`,
    event: (application: string, app: string) => `You allowed ${application} to use your ${app} account.`,
    next: 'If it was not you, disconnect it and change your password.',
    action: 'Connected apps',
    note: 'You get this email when an application is connected for the first time.',
  },
  reused: {
    subject: (application: string) => `The access of ${application} was ended`,
    heading: (application: string) => `The access of ${application} was ended`,
    event: (application: string, app: string) =>
      `A token with which ${application} uses your ${app} account was used twice. It may have been copied, so we ended this access.`,
    next: (application: string) => `Sign in to ${application} again. If it happens again, disconnect it.`,
    note: 'You get this email because the application is connected to your account.',
  },
  secretExpires: {
    subject: (application: string, duration: string) => `A client secret of ${application} ends in ${duration}`,
    heading: (duration: string) => `A client secret ends in ${duration}`,
    event: (application: string, app: string, duration: string) =>
      `${application} signs users in with ${app}. Its previous client secret ends in ${duration}.`,
    next: (secret: string) => `Make sure that it uses the new one, which begins with ${secret}.`,
    note: 'You get this email because you manage the application.',
  },
});
