import type { z } from 'zod';

import { readListPage, type Listing } from '#server/call/list-page.ts';
import { Values, type Query, type Reads } from '#server/db/reads.ts';
import { organizationOf } from '#server/features/admin/organizations/queries.ts';
import { domainStatus } from '#server/features/domains/domain.entity.ts';
import { LISTED_ATTEMPTS } from '#server/features/sso/sign-in/queries.ts';
import { inSeconds } from '#server/lib/now.ts';
import { Id } from '#shared/lib/fields.ts';
import type { AdministeredConnection, ListConnections } from '#shared/sso/administration.ts';
import type { AdministeredAttempts } from '#shared/sso/attempts.ts';

const DAY = 24 * 60 * 60;

type ConnectionRow = Omit<z.input<typeof AdministeredConnection>, 'attention'>;

const domains = `(select coalesce(json_agg(json_build_object('id', claim.id, 'domain', domain, 'status', ${domainStatus}) order by claim.id), '[]')
  from sso_connection_domain served join organization_domain claim on claim.id = served.domain_id
  where served.connection_id = sso_connection.id)`;

/** Few attempts of a connection are stored, so that counting them needs no other index. */
const columns = (values: Values) => `sso_connection.id, provider_id "providerId", name, protocol "type", issuer,
  ${organizationOf('sso_connection')} organization, ${domains} domains,
  enabled_at is not null enabled, tested_revision is not distinct from revision tested, created_at "createdAt",
  (select max(created_at) from sso_attempt where connection_id = sso_connection.id and outcome = 'signed-in') "lastSignInAt",
  (select count(*)::int from sso_attempt where connection_id = sso_connection.id and outcome = 'refused'
    and created_at > ${values.add(inSeconds(-DAY))}::timestamptz) failures`;

/** A page of the connections of all organizations or of one, the newest first. */
export function readConnectionPage(reads: Reads, { organizationId, ...page }: z.output<typeof ListConnections>) {
  const listing: Listing = {
    table: 'sso_connection',
    columns,
    // Ids are in the order of creation.
    sortKeys: { createdAt: { key: 'id', type: 'uuid', schema: Id, isUnique: true } },
    conditionsOf: (values) => (organizationId ? [`organization_id = ${values.add(organizationId)}::uuid`] : []),
  };
  return readListPage<ConnectionRow>(reads, listing, { ...page, sortBy: 'createdAt', sortDirection: 'desc' });
}

export async function readConnection(reads: Reads, id: string): Promise<ConnectionRow | null> {
  const values = new Values();
  const text = `select ${columns(values)} from sso_connection where sso_connection.id = ${values.add(id)}`;
  const [row] = await reads.rows<ConnectionRow>({ name: 'administered_connection', text }, values.list);
  return row ?? null;
}

const newestAttempts: Query = {
  name: 'administered_attempts',
  text: `select id, outcome, reason, rule, user_id "userId", created_at "createdAt" from sso_attempt
    where connection_id = $1 order by id desc limit ${LISTED_ATTEMPTS}`,
};

/** Without the facts, which are what the provider stated about a user. */
export function readAttempts(reads: Reads, connectionId: string): Promise<z.input<typeof AdministeredAttempts>> {
  return reads.rows<z.input<typeof AdministeredAttempts>[number]>(newestAttempts, [connectionId]);
}
