import { z } from 'zod';

export const VerificationConfiguration = z.object({
  changeEmail: z.boolean(),
  verifiesEmails: z.boolean().meta({ description: 'Whether the service mails links that verify an address.' }),
  verifiesSignUps: z.boolean().meta({ description: 'Whether a sign-up mails such a link.' }),
});
export type VerificationConfiguration = z.input<typeof VerificationConfiguration>;
