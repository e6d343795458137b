import type { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';

import type { ClientDocument } from './client-documents.ts';

/** The application of a request whose `client_id` is the address of a metadata document. */
export interface DocumentClient {
  clientId: string;
  /** Null: its requests are refused. It has no row until a user decides about it. */
  client: OAuthClient | null;
  /** What it has no row for yet. */
  document: ClientDocument | null;
}
