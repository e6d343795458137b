import { z } from 'zod';

import { LookupId, OwnId, Timestamp } from '#shared/lib/fields.ts';

export const ClientHostState = z.enum(['verified', 'blocked']).meta({ id: 'ClientHostState', examples: ['verified'] });
export type ClientHostState = z.output<typeof ClientHostState>;

/** As the URL standard writes it: in lower case and ASCII. */
const host = z
  .string()
  .min(1)
  .max(255)
  .refine((text) => URL.parse(`https://${text}/`)?.host === text, { error: 'a host such as app.example.com' })
  .meta({ description: 'With its port, unless that is 443.', examples: ['app.example.com'] });

export const SetClientHost = z.strictObject({
  host,
  state: ClientHostState.nullable().describe('Null: the platform says nothing of it.'),
});

/** A host that serves metadata documents of applications. */
export const ClientHost = z
  .object({
    host: z.string().meta({ examples: ['app.example.com'] }),
    state: ClientHostState.nullable(),
    applications: z.int().meta({ description: 'Those that users allowed something.', examples: [1] }),
    users: z.int().meta({ description: 'Who allowed them something.', examples: [12] }),
  })
  .meta({ id: 'ClientHost' });

export const CreateRegistrationToken = z.strictObject({
  uses: z.int().min(1).max(1000).default(1).describe('How many applications can register with it.'),
  expiresIn: z
    .int()
    .min(60)
    .max(90 * 86_400)
    .default(86_400)
    .describe('Seconds for which it is valid.'),
  redirectHosts: z
    .array(host)
    .max(20)
    .default([])
    .describe('The only sites to which the applications may send users; by default any.'),
});

export const RegistrationTokenIdInput = z.strictObject({
  registrationTokenId: LookupId.describe('The registration token.'),
});

export const RegistrationToken = z
  .object({
    id: OwnId,
    token: z.string().meta({ description: 'Answered once.', examples: ['Vw2Lr8TzB5nYc7MfK3vYq8TnR2bLw5'] }),
    uses: z.int().meta({ examples: [1] }),
    expiresAt: Timestamp,
  })
  .meta({ id: 'RegistrationToken' });

/** A token that is still valid, without its secret. */
export const ListedRegistrationToken = z
  .object({
    id: OwnId,
    uses: z.int().meta({ description: 'How many applications can still register with it.', examples: [1] }),
    redirectHosts: z.array(z.string()).meta({ examples: [['app.example.com']] }),
    expiresAt: Timestamp,
    createdAt: Timestamp,
  })
  .meta({ id: 'ListedRegistrationToken' });
