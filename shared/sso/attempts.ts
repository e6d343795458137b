import { z } from 'zod';

import { Id, LookupId, Timestamp } from '#shared/lib/fields.ts';

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
      canAccept: z.boolean().meta({
        description: 'Whether the refused identity can become that of the user, by `POST /sso/accept-identity`.',
      }),
      createdAt: Timestamp,
    })
    .meta({ id: 'SsoAttempt' }),
);

/** Without the names of users, for operators. */
export const AdministeredAttempts = z.array(
  z.object({ ...attempt, createdAt: Timestamp }).meta({ id: 'AdministeredAttempt' }),
);

export const AcceptIdentity = z
  .strictObject({ organizationId: LookupId.optional(), attemptId: LookupId.describe('A refused sign-in.') })
  .meta({ id: 'AcceptIdentity' });
