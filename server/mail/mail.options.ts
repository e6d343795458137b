import { z } from 'zod';

/** Options that concern every mail; each hook stands with the flow that it serves. */
export const mailOptions = {
  appName: z
    .string()
    .min(1)
    .max(80)
    .default('Gatehouse')
    .describe('The name of the service in mails, in the web app and in the explorer.'),
  smtpUrl: z
    .url({ protocol: /^smtps?$/, error: 'an smtp:// or smtps:// address' })
    .optional()
    .describe(
      '`smtp://user:password@host:587` or `smtps://…`; without it mails go to hooks, or to `/dev/mailbox` outside production.',
    ),
  mailFrom: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]*$/, 'an address such as Gatehouse <hello@example.com>')
    .default('Gatehouse <no-reply@localhost>')
    .describe('The sender: an address, or `Name <address>`.'),
  mailRetryDelays: z
    .array(z.number().nonnegative().max(86_400))
    .default([1, 5, 30, 120, 600])
    .describe(
      'Seconds between attempts to deliver a mail; after the last one the failure is written to the audit log.',
    ),
};
