import { mailTexts } from '#server/mail/language.ts';

import type { NoticedEvent } from './security-notice.types.ts';

interface Notice {
  heading: string;
  /** `app` is the name of the service, `device` for instance `Chrome on macOS`. */
  event: (app: string, device: string) => string;
}

export const texts = mailTexts('securityNotices', {
  subject: (app: string) => `Security of your account with ${app}`,
  events: {
    'session.started': {
      heading: 'New sign-in to your account',
      event: (app, device) => `Your account with ${app} was used to sign in from ${device}, for the first time.`,
    },
    'security-notices.updated': {
      heading: 'Your security emails changed',
      event: (app, device) =>
        `The emails about new sign-ins to your account with ${app} were turned on or off from ${device}.`,
    },
    'account.linked': {
      heading: 'You connected a sign-in method',
      event: (app, device) => `A sign-in method was connected to your account with ${app} from ${device}.`,
    },
    'account.unlinked': {
      heading: 'You disconnected a sign-in method',
      event: (app, device) => `A sign-in method was disconnected from your account with ${app} from ${device}.`,
    },
    'username.changed': {
      heading: 'Your username changed',
      event: (app, device) => `The username of your account with ${app} was changed from ${device}.`,
    },
    'password.changed': {
      heading: 'Your password changed',
      event: (app, device) => `The password of your account with ${app} was changed from ${device}.`,
    },
    'password.reset': {
      heading: 'Your password was reset',
      event: (app, device) => `The password of your account with ${app} was reset from ${device}.`,
    },
    'password.set': {
      heading: 'You added a password',
      event: (app, device) => `A password was added to your account with ${app} from ${device}.`,
    },
    'user.password-set': {
      heading: 'An administrator set your password',
      event: (app) => `An administrator set a new password for your account with ${app}.`,
    },
    'api-key.rotated': {
      heading: 'You rotated an API key',
      event: (app, device) => `The secret of an API key of your account with ${app} was replaced from ${device}.`,
    },
  } satisfies Record<NoticedEvent, Notice> as Record<NoticedEvent, Notice>,
  signInsNote:
    'If this was you, there is nothing to do. If not, change your password and sign out all devices under Sessions, where these emails can be turned off too.',
  note: 'If this wasn’t you, reset your password and contact support.',
});
