import { localized } from './localized.ts';

export const texts = localized('forms', {
  resend: {
    action: 'Resend code',
    actionIn: (seconds: number) => `Resend code in ${seconds} s`,
    done: 'We sent another code. Earlier ones no longer work.',
  },
  resendLink: {
    action: 'Resend link',
    actionIn: (seconds: number) => `Resend link in ${seconds} s`,
    done: 'We sent another link.',
  },
  /** In development. */
  mailbox: 'Open the development mailbox',
});
