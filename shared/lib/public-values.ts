import { z } from 'zod';

import type { FieldFacts } from './field-facts.ts';
import type { Access } from './permissions.ts';

// Of the public configuration of the service and its features.

export const Seconds = z.int().meta({ description: 'In seconds.' });

/** A field that `additionalFields` of the options declare. */
export const PublicField: z.ZodType<FieldFacts, FieldFacts> = z
  .object({
    name: z.string().meta({ examples: ['company'] }),
    label: z.string().meta({ examples: ['Company'] }),
    type: z
      .union([z.enum(['string', 'number', 'boolean', 'date', 'string[]', 'number[]']), z.array(z.string())])
      .meta({ description: 'A list is an enumeration of the accepted texts.', examples: ['string'] }),
    input: z.boolean(),
    required: z.boolean(),
  })
  .meta({ id: 'PublicField' });

const Actions = z.record(z.string(), z.array(z.string()));
type Actions = z.output<typeof Actions>;

/** Answers do not share the constants of the service. */
interface AnsweredAccess {
  statements: Actions;
  roles: Record<string, Actions>;
  topRole: string;
}

export const PublicAccess: z.ZodType<AnsweredAccess, Access> = z
  .object({
    statements: Actions,
    roles: z.record(z.string(), Actions),
    topRole: z.string().meta({ examples: ['owner'] }),
  })
  .meta({ id: 'PublicAccess' });

/** What clients know of the service itself. */
export const KitConfiguration = z.object({
  name: z.string().meta({ examples: ['Acme'] }),
  basePath: z.string().meta({ description: 'Of the REST calls.', examples: ['/api/auth'] }),
  mailbox: z.boolean().meta({ description: 'Whether mails are stored at `/dev/mailbox`, as in development.' }),
  branding: z.object({
    logoUrl: z.string().optional(),
    accentColor: z.string().optional(),
    termsUrl: z.string().optional(),
    privacyUrl: z.string().optional(),
  }),
});
