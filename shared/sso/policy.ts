import { z } from 'zod';

import { LookupId, Timestamp } from '#shared/lib/fields.ts';

/** What the policy means for members whose address is in no domain of the organization. */
export const SsoGuests = z.enum(['allow', 'refuse']);

const organization = { organizationId: LookupId.optional() };

export const GetSsoPolicy = z.strictObject(organization).prefault({});

export const SetSsoPolicy = z.strictObject({
  ...organization,
  required: z
    .boolean()
    .describe('Whether users with an address of the organization must sign in with its identity provider.'),
  guests: SsoGuests.optional().describe('Unchanged by default.'),
  maxSessionAge: z
    .int()
    .min(300)
    .max(31_536_000)
    .nullable()
    .default(86_400)
    .describe('Set for the enabled identity providers without one when the policy turns on; null to leave them.'),
});

export const SsoPolicy = z
  .object({
    required: z.boolean(),
    requiredAt: Timestamp.nullable(),
    guests: SsoGuests.describe('Whether members with another address may use the organization.'),
    missing: z
      .array(z.enum(['SSO_NOT_TESTED', 'DOMAIN_NOT_VERIFIED', 'BREAK_GLASS_REQUIRED']))
      .describe('The errors with which turning it on would be rejected; empty if it is on.'),
    affected: z.object({
      members: z.int().describe('Those with an address of the organization.'),
      guests: z.int().describe('Those with another address.'),
      owners: z.int().describe('They keep their own sign-in, with a second factor.'),
    }),
  })
  .meta({ id: 'SsoPolicy' });
