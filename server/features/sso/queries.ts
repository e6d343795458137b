import type { Query, Reads } from '#server/db/reads.ts';
import type { Expiring } from '#server/features/domains/queries.ts';
import { now } from '#server/lib/now.ts';

const erasedFacts: Query = {
  name: 'erase_sso_facts',
  text: 'update sso_attempt set facts = null where facts is not null and created_at <= $1',
};

export async function eraseFacts(reads: Reads, before: Date): Promise<void> {
  await reads.rows(erasedFacts, [before]);
}

const oldAttempts: Query = { name: 'delete_sso_attempts', text: 'delete from sso_attempt where created_at <= $1' };

export async function deleteAttempts(reads: Reads, before: Date): Promise<void> {
  await reads.rows(oldAttempts, [before]);
}

const connectionInOrganization: Query = {
  name: 'sso_connection_in_organization',
  text: 'select from sso_connection where id = $1 and organization_id = $2',
};

export async function isConnectionOf(reads: Reads, organizationId: string, id: string): Promise<boolean> {
  return (await reads.rows(connectionInOrganization, [id, organizationId])).length > 0;
}

/** Certificates in use of both sides. One that a later certificate of its side replaces is none of them. */
export const expiringCertificates: Expiring = {
  table: 'sso_certificate',
  endsAt: 'not_after',
  join: 'join "sso_connection" on "sso_connection"."id" = "ending"."connection_id" and "enabled_at" is not null',
  condition: `"state" = 'current' and not exists (
    select from "sso_certificate" as "next" where "next"."connection_id" = "ending"."connection_id"
      and "next"."side" = "ending"."side" and "next"."state" = 'current' and "next"."not_after" > "ending"."not_after")`,
  columns: '"connection_id" as "connectionId", "side"',
};

export const LEASED_METADATA = 100;

/** What is known of a connection while its metadata are requested. */
export interface DueMetadata {
  id: string;
  revision: number;
  metadataUrl: string;
}

const leasedMetadata: Query = {
  name: 'lease_sso_metadata',
  text: `update sso_connection set metadata_checked_at = $2 where id in (
      select id from sso_connection
      where metadata_url is not null and (metadata_checked_at is null or metadata_checked_at <= $1)
      order by metadata_checked_at nulls first limit ${LEASED_METADATA} for update skip locked)
    returning id, revision, metadata_url "metadataUrl"`,
};

/** Metadata that were not requested since `before`, each for one process. */
export function leaseMetadata(reads: Reads, before: Date): Promise<DueMetadata[]> {
  return reads.rows<DueMetadata>(leasedMetadata, [before, now()]);
}

const enabledConnections: Query = {
  name: 'has_enabled_connection',
  text: 'select exists (select from sso_connection where enabled_at is not null) as "exists"',
};

export async function hasEnabledConnection(reads: Reads): Promise<boolean> {
  const [row] = await reads.rows<{ exists: boolean }>(enabledConnections, []);
  return row!.exists;
}
