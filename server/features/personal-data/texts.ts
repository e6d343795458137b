import { mailTexts } from '#server/mail/mail-language.ts';
import type { Notice } from '#server/mail/notices.ts';

/** `app` is the name of the service, `duration` for instance `30 days`. */
export const texts = mailTexts('personalData', {
  inactive: {
    subject: (app: string, duration: string) => `Your ${app} account will be deleted in ${duration}`,
    heading: (duration: string) => `Your account will be deleted in ${duration}`,
    event: (app: string) => `You have not used your account with ${app} for a long time.`,
    next: (duration: string) =>
      `Sign in within ${duration} to keep it. Otherwise the account and all its data are deleted.`,
    action: 'Sign in',
    note: 'You need to do nothing if you do not need the account any more.',
  },
  notices: {
    'personal-data.exported': {
      heading: 'Your data was exported',
      event: (app, device) => `Everything that ${app} stores about you was exported from ${device}.`,
    },
    'user.data-exported': {
      heading: 'An administrator exported your data',
      event: (app) => `An administrator of ${app} exported everything that is stored about you.`,
    },
  } satisfies Record<string, Notice>,
});
