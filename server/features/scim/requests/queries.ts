import type { Query, Reads } from '#server/db/reads.ts';

/** Of a directory. */
export const KEPT_REQUESTS = 100;

const outnumberedRequests: Query = {
  name: 'delete_outnumbered_scim_requests',
  text: `delete from scim_request where directory_id = $1 and id <= (
      select id from scim_request where directory_id = $1 order by id desc offset ${KEPT_REQUESTS} limit 1)`,
};

/** Keeps the newest of a directory. */
export async function deleteOutnumberedRequests(reads: Reads, directoryId: string): Promise<void> {
  await reads.rows(outnumberedRequests, [directoryId]);
}

const oldRequests: Query = { name: 'delete_scim_requests', text: 'delete from scim_request where created_at <= $1' };

export async function deleteOldRequests(reads: Reads, before: Date): Promise<void> {
  await reads.rows(oldRequests, [before]);
}
