import { z } from 'zod';

import { Id, LookupId } from '#shared/lib/fields.ts';

const claim = z
  .string()
  .min(1)
  .max(255)
  .meta({ description: 'The name of a claim. `groups` is the one that `mapping` names.', examples: ['groups'] });
const value = z
  .string()
  .min(1)
  .max(1024)
  .meta({ examples: ['engineering'] });

export const SetMappings = z
  .strictObject({
    organizationId: LookupId.optional(),
    providerId: z.string().max(255),
    mappings: z
      .array(
        z
          .strictObject({
            claim: claim.default('groups'),
            value,
            role: z.string().min(1).max(255).optional(),
            teamId: LookupId.optional(),
          })
          .refine(({ role, teamId }) => (role === undefined) !== (teamId === undefined), {
            error: 'Either a role or a team is needed',
          }),
      )
      .max(200)
      .describe('All mappings of the provider; an empty list removes them.'),
  })
  .meta({
    examples: [{ providerId: 'acme', mappings: [{ claim: 'groups', value: 'engineering', role: 'admin' }] }],
  });

export const GroupMappings = z
  .object({
    mappings: z.array(
      z
        .object({ id: Id, claim, value, role: z.string().nullable(), teamId: Id.nullable() })
        .meta({ id: 'SsoGroupMapping', description: 'A role or a team for members with the value of a claim.' }),
    ),
  })
  .meta({ id: 'SsoGroupMappings' });
