import { z } from 'zod';

import { Id, Timestamp } from '#shared/lib/fields.ts';

export const AttemptOutcome = z.enum(['signed-in', 'refused', 'test']);
export type AttemptOutcome = z.output<typeof AttemptOutcome>;

const attempt = {
  id: Id,
  outcome: AttemptOutcome,
  reason: z
    .string()
    .nullable()
    .meta({
      description: 'The code of a refusal, or of what a sign-in did not apply.',
      examples: ['sso_email_missing'],
    }),
  rule: z
    .string()
    .nullable()
    .meta({ description: 'The rule that a SAML response breaks.', examples: ['G13'] }),
  userId: Id.nullable(),
};

export const Attempts = z.array(
  z
    .object({
      ...attempt,
      user: z.object({ name: z.string(), email: z.string() }).nullable(),
      createdAt: Timestamp,
    })
    .meta({ id: 'SsoAttempt' }),
);

/** Without the names of users, for operators. */
export const AdministeredAttempts = z.array(
  z.object({ ...attempt, createdAt: Timestamp }).meta({ id: 'AdministeredAttempt' }),
);
