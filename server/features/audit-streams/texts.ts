import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service, `stream` that of the stream. */
export const texts = mailTexts('auditStreams', {
  failing: {
    subject: (app: string, stream: string) => `The audit stream ${stream} of ${app} fails`,
    heading: 'An audit stream fails',
    event: (app: string, stream: string) =>
      `${app} has not been able to send the audit log to ${stream} for a day. The last error:`,
    next: 'No entry is lost: the stream goes on where it stopped, once the receiver accepts entries again.',
    note: 'You get this email because you can manage this stream.',
  },
});
