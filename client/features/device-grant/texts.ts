import { localized } from '#client/components/texts/localized.ts';

/** `app` is the name of an application, `service` that of the service. */
export const texts = localized('deviceGrant', {
  title: 'Connect a device',
  about: 'Enter the code that your device shows.',
  code: 'Code',
  codeFormat: 'A code has eight letters, such as XKCD-BDFG.',
  fromLink: 'The link filled in this code. Go on only if your device shows the same.',
  submit: 'Continue',
  question: (code: string) => `Does your device show ${code}?`,
  asks: '{value} asks for access to your account.',
  /** Followed by the time. */
  asked: 'Asked',
  origin: {
    same: (address: string) => `From your network (${address})`,
    other: (address: string) => `From another network than yours (${address})`,
  },
  scopes: 'It will be able to:',
  session: 'It will be signed in as you, and can do everything that you can.',
  warning: (service: string) =>
    `Only go on if you started this yourself, on a device in front of you. ${service} never sends you a code.`,
  approve: 'It’s mine, connect',
  deny: 'Not me',
  approved: { title: 'Device connected', about: 'You can return to your device.' },
  denied: { title: 'Device refused', about: 'Good that you checked. The device has no access to your account.' },
  disabled: { title: 'Devices can’t be connected', about: 'This service doesn’t connect devices by a code.' },
});
