import { z } from 'zod';

import { AppName } from '#shared/lib/branding.ts';
import { savable } from './saved-values.ts';

/** Options that concern every mail; each hook stands with the flow that it serves. */
export const mailOptions = {
  appName: AppName.meta({ secret: false })
    .default('Gatehouse')
    .meta(savable)
    .describe('The name of the service in emails, in the web app and in the API explorer.'),
  smtpUrl: z
    .url({ protocol: /^smtps?$/, error: 'an smtp:// or smtps:// address' })
    .meta({ secret: false })
    .optional()
    .describe(
      'The mail server: `smtp://user:password@host:587` or `smtps://…`. By default emails go to hooks, or outside production to `/dev/mailbox`.',
    ),
  mailFrom: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]*$/, 'an address such as Gatehouse <hello@example.com>')
    .meta({ secret: false })
    .default('Gatehouse <no-reply@localhost>')
    .describe('The sender of emails: an address, or `Name <address>`.'),
  mailRetryDelays: z
    .array(z.number().nonnegative().max(86_400))
    .default([1, 5, 30, 120, 600])
    .describe(
      'Seconds before each new attempt to deliver an email. A failure of the last attempt is written to the audit log.',
    ),
};
