import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { identified, optionalText, optionalTimestamp, timestamps } from '#server/db/columns.ts';
import { all, ofOrganization, personalData, rowId, unlinked } from '#server/db/personal-data.ts';
import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';
import { randomToken } from '#server/security/random.ts';

import { recordOf } from './record.ts';

export type DomainStatus = 'pending' | 'verified' | 'failing' | 'lost';

/** The claim of an organization to a domain. Those of several organizations can coexist until one is proven. */
export const OrganizationDomainSchema = defineEntity({
  name: 'OrganizationDomain',
  uniques: [{ properties: ['organization', 'domain'] }],
  indexes: [
    {
      // Also finds the organization of an address.
      name: 'organization_domain_proven',
      expression: `create unique index "organization_domain_proven" on "organization_domain" ("domain") where "verified_at" is not null and "lost_at" is null`,
    },
  ],
  checks: [{ name: 'organization_domain_lower', expression: '"domain" = lower("domain")' }],
  properties: {
    ...identified,
    organization: () => p.manyToOne(OrganizationSchema).ref().deleteRule('cascade'),
    /** In the normal form. */
    domain: p.text().index(),
    /** Random, in the TXT record. It is public there, and proves this row only. */
    challenge: p.text().onCreate(() => randomToken()),
    /** Of the record that proved the domain; null for that of this service. */
    recordLabel: optionalText(),
    includesSubdomains: p.boolean().default(false),
    verifiedAt: optionalTimestamp(),
    checkedAt: optionalTimestamp(),
    failingSince: optionalTimestamp(),
    lostAt: optionalTimestamp(),
    /** Grows with each change of the proof: a look-up that began before it does not count. */
    revision: p.integer().default(0),
    /** Gets the mails about the domain, as the owners do. */
    creator: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    ...timestamps,
  },
});

export class OrganizationDomain extends OrganizationDomainSchema.class {
  get organizationId(): Opt<string> {
    return this.organization.id;
  }

  get status(): Opt<DomainStatus> {
    if (this.lostAt !== null) return 'lost';
    if (this.verifiedAt === null) return 'pending';
    return this.failingSince === null ? 'verified' : 'failing';
  }

  get record(): Opt<ReturnType<typeof recordOf>> {
    return recordOf(this);
  }
}
OrganizationDomainSchema.setClass(OrganizationDomain);

/** `status` in SQL. */
export const domainStatus = `case when lost_at is not null then 'lost' when verified_at is null then 'pending'
  when failing_since is null then 'verified' else 'failing' end`;

personalData(
  OrganizationDomainSchema,
  { name: null },
  {
    id: rowId,
    ...all(
      ofOrganization,
      'organization',
      'domain',
      'challenge',
      'recordLabel',
      'includesSubdomains',
      'verifiedAt',
      'checkedAt',
    ),
    ...all(ofOrganization, 'failingSince', 'lostAt', 'revision', 'createdAt', 'updatedAt'),
    creator: unlinked,
  },
);
