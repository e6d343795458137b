import type { Query, Reads } from '#server/db/reads.ts';

export interface ClientKeyRow {
  id: string;
  public_key: string;
  private_key: string;
  created_at: Date;
}

const keysOfConnection: Query = {
  name: 'sso_client_keys',
  text: `select id, public_key, private_key, created_at from sso_client_key where connection_id = $1
    order by id desc limit 2`,
};

/** The newest first. */
export function newestKeys(reads: Reads, connectionId: string): Promise<ClientKeyRow[]> {
  return reads.rows<ClientKeyRow>(keysOfConnection, [connectionId]);
}
