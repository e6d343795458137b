import type { Query, Reads } from '#server/db/reads.ts';

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

const enabledConnections: Query = {
  name: 'has_enabled_connection',
  text: 'select exists (select from sso_connection where enabled_at is not null) as "exists"',
};

export async function hasEnabledConnection(reads: Reads): Promise<boolean> {
  const [row] = await reads.rows<{ exists: boolean }>(enabledConnections, []);
  return row!.exists;
}
