import type { Query, Reads } from '#server/db/reads.ts';

export interface ClientKeyRow {
  id: string;
  publicKey: string;
  privateKey: string;
  createdAt: Date;
}

const keysOfConnection: Query = {
  name: 'sso_client_keys',
  text: `select id, public_key "publicKey", private_key "privateKey", created_at "createdAt" from sso_client_key
    where connection_id = $1 order by id desc`,
};

/** The newest first. */
export function newestKeys(reads: Reads, connectionId: string): Promise<ClientKeyRow[]> {
  return reads.rows<ClientKeyRow>(keysOfConnection, [connectionId]);
}
