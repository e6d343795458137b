import type { RequestContext } from '#server/call/context.ts';
import type { Query, Reads } from '#server/db/reads.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { User } from '#server/features/users/user.entity.ts';
import { now } from '#server/lib/now.ts';

import { OrganizationDomain } from './domain.entity.ts';

/** What is known of a claim while its record is looked up. */
export interface LookedUpClaim {
  id: string;
  revision: number;
  domain: string;
  challenge: string;
  recordLabel: string | null;
}

const claimOfOrganization: Query = {
  name: 'domain_claim',
  text: `select id, revision, domain, challenge, record_label as "recordLabel" from organization_domain where id = $1 and organization_id = $2`,
};

export async function readClaim(
  reads: Reads,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<LookedUpClaim | undefined> {
  const [claim] = await reads.rows<LookedUpClaim>(claimOfOrganization, [id, organizationId]);
  return claim;
}

export const LEASED_CLAIMS = 100;

const leasedClaims: Query = {
  name: 'lease_domain_claims',
  text: `update organization_domain set checked_at = $2 where id in (
      select id from organization_domain
      where verified_at is not null and lost_at is null and (checked_at is null or checked_at <= $1)
      order by checked_at nulls first limit ${LEASED_CLAIMS} for update skip locked)
    returning id, revision, domain, challenge, record_label as "recordLabel"`,
};

/** Proven claims that were not looked up since `before`, each for one process. */
export function leaseClaims(reads: Reads, before: Date): Promise<LookedUpClaim[]> {
  return reads.rows<LookedUpClaim>(leasedClaims, [before, now()]);
}

/** Locks a claim until the commit; null if it was lost, or has changed since the look-up began. */
export async function lockClaim(
  { em }: RequestContext,
  { id, revision }: LookedUpClaim,
): Promise<OrganizationDomain | null> {
  await em.execute('select from "organization_domain" where "id" = ? for update', [id]);
  return em.findOne(OrganizationDomain, { id, revision, lostAt: null });
}

const MAX_RECIPIENTS = 10;

/** The members who get the mails about a domain or a connection of an organization: its creator, and the owners. */
export async function findRecipients(
  ctx: RequestContext,
  { organizationId, creator }: Pick<OrganizationDomain, 'organizationId' | 'creator'>,
): Promise<User[]> {
  const { topRole } = organizationOptions.of(ctx).access;
  const creatorId = creator?.id ?? null;
  // Service accounts have no mailbox.
  const rows = await ctx.em.execute<object[]>(
    `select "user".* from "member" join "user" on "user"."id" = "member"."user_id"
     where "organization_id" = ? and ("user"."id" = ? or ? = any(string_to_array("member"."role", ',')))
       and "user"."kind" = 'person' and not ("user"."banned" and coalesce("user"."ban_expires" > ?, true))
     order by ("user"."id" = ?) desc nulls last, "user"."id" limit ${MAX_RECIPIENTS}`,
    [organizationId, creatorId, topRole, now(), creatorId],
  );
  return rows.map((row) => ctx.em.map(User, row));
}
