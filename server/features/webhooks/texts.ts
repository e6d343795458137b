import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service, `host` that of the webhook. */
export const texts = mailTexts('webhooks', {
  disabled: {
    subject: (app: string) => `A ${app} webhook was disabled`,
    heading: 'A webhook was disabled',
    event: (host: string, app: string) => `${app} could not deliver events to ${host} for a long time.`,
    next: 'Repair the receiver, then enable the webhook again. Read the events that it missed from the event log.',
    note: 'You get this email because you can manage this webhook.',
  },
});
