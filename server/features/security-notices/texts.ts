import { mailTexts } from '#server/mail/mail-language.ts';

import type { Notice } from '#server/mail/notices.ts';

export const texts = mailTexts('securityNotices', {
  subject: (app: string) => `Security of your account with ${app}`,
  notices: {
    'session.started': {
      heading: 'New sign-in to your account',
      event: (app) => `Your account with ${app} was used to sign in from a new browser.`,
    },
    'security-notices.updated': {
      heading: 'Your security emails changed',
      event: (app, device) =>
        `The emails about new sign-ins to your account with ${app} were turned on or off from ${device}.`,
    },
  } satisfies Record<string, Notice>,
  details: { device: 'Device', ipAddress: 'IP address', time: 'Time' },
  reviewSessions: 'Review sessions',
  signInsNote:
    'If this was you, there is nothing to do. If not, change your password and sign out all devices under Sessions, where these emails can be turned off too.',
  note: 'If this wasn’t you, reset your password and contact support.',
});
