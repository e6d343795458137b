import { mailTexts } from '#server/mail/mail-language.ts';

/** `application` is the name of an application, `app` that of the service, `address` an IP address. */
export const texts = mailTexts('deviceGrant', {
  connected: {
    subject: (application: string) => `A device was connected: ${application}`,
    heading: 'A device was connected',
    event: (application: string, app: string) =>
      `You typed the code of a device, which can now use your account with ${app} as ${application}.`,
    origin: (address: string, device: string) => `The device asked from the address ${address}: ${device}.`,
    action: 'View connected apps',
    note: 'If this was not you, or another person gave you the code, disconnect the app there.',
  },
});
