import { z } from 'zod';

import { Id, LookupId, Timestamp } from '#shared/lib/fields.ts';

const organization = { organizationId: LookupId.optional() };
const domain = { domainId: LookupId.describe('The domain.') };
const includesSubdomains = z.boolean().describe('Whether addresses in its subdomains count too.');

export const ListDomains = z.strictObject(organization).prefault({});
export const AddDomain = z.strictObject({
  ...organization,
  domain: z
    .string()
    .max(320)
    .meta({ description: 'As it stands after the `@` of addresses.', examples: ['example.com'] }),
  includesSubdomains: includesSubdomains.default(false),
});
export const DomainIdInput = z.strictObject({ ...organization, ...domain });
export const UpdateDomain = DomainIdInput.extend({ includesSubdomains });

const DomainRecord = z
  .object({
    name: z.string().meta({ examples: ['_gatehouse.example.com'] }),
    type: z.literal('TXT'),
    value: z.string().meta({ examples: ['gatehouse-domain-verification=Vw2Lr8TzB5nYc7MfVw2Lr8TzB5nYc7Mf'] }),
  })
  .meta({ id: 'DomainRecord', description: 'The DNS record that proves the domain.' });

export const Domain = z
  .object({
    id: Id,
    organizationId: Id,
    domain: z.string().meta({ description: 'In lower case, in punycode.', examples: ['example.com'] }),
    includesSubdomains,
    status: z
      .enum(['pending', 'verified', 'failing', 'lost'])
      .describe(
        'pending: never proven. failing: proven, but the record was missing at the last check. lost: no longer proven.',
      ),
    record: DomainRecord,
    verifiedAt: Timestamp.nullable().describe('When it was last proven.'),
    checkedAt: Timestamp.nullable().describe('When its record was last looked up.'),
    failingSince: Timestamp.nullable().describe('The first check at which the record was missing.'),
    lostAt: Timestamp.nullable(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'Domain' });
