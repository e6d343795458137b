import type { EntityManager } from '@mikro-orm/postgresql';

import type { RequestContext } from '#server/call/context.ts';
import type { Query, Reads } from '#server/db/reads.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { findMailRecipients } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
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

/** The members who get the mails about a domain or a connection of an organization: its creator, and the owners. */
export async function findRecipients(
  ctx: RequestContext,
  { organizationId, creator }: Pick<OrganizationDomain, 'organizationId' | 'creator'>,
): Promise<User[]> {
  const { topRole } = organizationOptions.of(ctx).access;
  return findMailRecipients(ctx.em, {
    from: '"member" join "user" on "user"."id" = "member"."user_id"',
    where: `"organization_id" = ? and ("user"."id" = ? or ? = any(string_to_array("member"."role", ',')))`,
    parameters: [organizationId, creator?.id ?? null, topRole],
    creator,
  });
}

export const TAKEN_EXPIRING = 100;

/** SQL of what ends at a time, as rows of a table with a column `warned_at`. The row is `"ending"`. */
export interface Expiring {
  table: string;
  /** The column. */
  endsAt: string;
  join: string;
  /** Whether it is the last one of its kind, so that something stops with it. `"latest"` is when the mail became due. */
  condition: string;
  /** Returned beside the id and the end. */
  columns: string;
}

export interface ExpiringRow {
  id: string;
  endsAt: Date;
}

/** Takes the rows whose end is 30 days, 7 days or a day away, or less, and was not announced since then. */
export function takeExpiring<Row extends ExpiringRow>(em: EntityManager, expiring: Expiring): Promise<Row[]> {
  const { table, endsAt, join, condition, columns } = expiring;
  const end = `"ending"."${endsAt}"`;
  const time = now();
  return em.execute<Row[]>(
    `update "${table}" set "warned_at" = ? where "id" in (
       select "ending"."id" from "${table}" as "ending" ${join}
       cross join lateral (
         select max(${end} - "days" * interval '1 day') as "latest" from unnest(array[30, 7, 1]) as "days"
         where ${end} - "days" * interval '1 day' <= ?) as "warning"
       where ${end} > ? and coalesce("warned_at" < "latest", "latest" is not null) and ${condition}
       limit ${TAKEN_EXPIRING} for update of "ending" skip locked)
     returning "id", "${endsAt}" as "endsAt", ${columns}`,
    [time, time, time],
  );
}
