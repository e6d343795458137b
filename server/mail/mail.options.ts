import { z } from 'zod';

/** Options that concern every mail; each hook stands with the flow that it serves. */
export const mailOptions = {
  /** What the service calls itself in mails. */
  appName: z.string().min(1).max(80).default('Gatehouse'),
  /** `smtp://user:password@host:587` or `smtps://…`; without it mails go through hooks, or to `/dev/mailbox`. */
  smtpUrl: z.url({ protocol: /^smtps?$/, error: 'an smtp:// or smtps:// address' }).optional(),
  /** The sender: an address, or `Name <address>`. */
  mailFrom: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]*$/, 'an address such as Gatehouse <hello@example.com>')
    .default('Gatehouse <no-reply@localhost>'),
  /** Waits between attempts to hand over a mail, in seconds; after the last one it is given up and said so. */
  mailRetryDelays: z.array(z.number().nonnegative().max(86_400)).default([1, 5, 30, 120, 600]),
};
