import { v7 } from 'uuid';

import type { RequestContext } from '#server/call/context.ts';
import { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { defaultGrantTypes } from '#server/features/oauth-provider/library-extensions.ts';
import { clientKey } from '#server/http/limiter.ts';
import { now } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import { oauthScopes } from '#shared/oauth-provider/scopes.ts';

import { clientDocuments, type ClientDocument } from './client-documents.ts';
import type { DocumentClient } from './document-client.ts';
import { isDocumentUrl } from './document-url.ts';
import { isAcceptedDocument } from './hosts.ts';
import { redirectHostsOf, type ClientMetadata } from './metadata-schema.ts';

/** Requests for documents that one network causes. */
const LIMIT = { name: 'oauth-document', max: 30, window: 60 };
/** How long tokens of an application are renewed while its document cannot be read. */
const STALE_MS = 7 * 86_400_000;

/**
 * The application of a request by its metadata document, null if its `client_id` is no address. Reads the document if the request
 * begins a sign-in and the document has expired: before anything begins a transaction, because the host decides how long it takes.
 *
 * @throws TOO_MANY_REQUESTS
 */
export async function documentClient(
  ctx: RequestContext,
  clientId: string,
  { begins }: { begins: boolean },
): Promise<DocumentClient | null> {
  if (!isDocumentUrl(clientId, ctx.options.outgoing.privateHosts)) return null;
  const refused = { clientId, client: null, document: null };
  if (!(await isAcceptedDocument(ctx, clientId))) return refused;
  const row = await ctx.em.findOne(OAuthClient, { clientId });
  if (row !== null && row.disabledAt !== null) return refused;
  // An import can have brought the same id.
  if (row !== null && row.source !== 'document') return null;
  if (!begins) {
    const age = now().getTime() - (row?.documentCheckedAt?.getTime() ?? 0);
    if (row === null || age < STALE_MS) return { clientId, client: row, document: null };
  }
  const document = await read(ctx, clientId);
  if (document === null) return refused;
  if (row === null) return { clientId, client: unsavedClient(ctx, document), document };
  await update(ctx, row, document);
  return { clientId, client: row, document: null };
}

/** The application of a request that began with this document. */
export async function documentClientAgain(
  ctx: RequestContext,
  { clientId, document }: { clientId: string; document: ClientDocument | null },
): Promise<DocumentClient | null> {
  if (!isDocumentUrl(clientId, ctx.options.outgoing.privateHosts)) return null;
  const row = await ctx.em.findOne(OAuthClient, { clientId });
  if (row !== null && row.source !== 'document') return null;
  const isRefused = row?.disabledAt != null || !(await isAcceptedDocument(ctx, clientId));
  if (isRefused || (row === null && document === null)) return { clientId, client: null, document: null };
  if (row !== null) return { clientId, client: row, document: null };
  return { clientId, client: unsavedClient(ctx, document!), document };
}

async function read(ctx: RequestContext, clientId: string): Promise<ClientDocument | null> {
  const documents = clientDocuments.of(ctx);
  if (!documents.has(clientId)) await ctx.limiter.countApiCall(ctx, LIMIT, sha256(clientKey(ctx.ip)));
  return documents.load(clientId);
}

/** Takes over a changed document. If it sends users to another host, they are asked again. */
async function update({ em }: RequestContext, row: OAuthClient, document: ClientDocument): Promise<void> {
  const [before, after] = [row, document].map(({ redirectUris }) => redirectHostsOf(redirectUris).join());
  if (before !== after) {
    await em.begin();
    await em.execute('delete from oauth_grant where client_id = ?', [row.id]);
  }
  const described = describedBy(document);
  const isChanged = JSON.stringify(describedBy(row)) !== JSON.stringify(described);
  if (isChanged) Object.assign(row, described);
  // To within the hour, so that most requests write nothing.
  const age = now().getTime() - (row.documentCheckedAt?.getTime() ?? 0);
  if (isChanged || age > 3_600_000) row.documentCheckedAt = now();
}

function unsavedClient({ em }: RequestContext, document: ClientDocument): OAuthClient {
  const values = selfRegistered(document, 'document');
  return em.create(
    OAuthClient,
    { ...values, clientId: document.clientId, documentCheckedAt: now() },
    { persist: false },
  );
}

/** Writes the application about which a user decides, unless another request has. @returns the row */
export function storeDocumentClient({ em }: RequestContext, client: DocumentClient): Promise<OAuthClient> {
  const { id, ...values } = selfRegistered(client.document!, 'document');
  return em.upsert(
    OAuthClient,
    { ...values, id, clientId: client.clientId, documentCheckedAt: now() },
    { onConflictFields: ['clientId'], onConflictAction: 'ignore' },
  );
}

function describedBy({
  name,
  uri,
  policyUri,
  termsUri,
  redirectUris,
  kind,
}: Omit<ClientMetadata, 'kind'> & { kind: string }) {
  return { name, uri, policyUri, termsUri, redirectUris, kind } as ClientMetadata;
}

const none = {
  secretHash: null,
  secretStart: null,
  previousSecretHash: null,
  previousSecretExpiresAt: null,
  serviceAccount: null,
  disabledAt: null,
  organization: null,
  creator: null,
  verifiedAt: null,
  warnedAt: null,
  documentCheckedAt: null,
  registrationKey: null,
  registrationTokenHash: null,
  jwks: null,
};

/** A public application that no user registered: it may ask for the identity of the user, and for what MCP servers offer. */
export function selfRegistered(metadata: ClientMetadata, source: 'document' | 'dynamic') {
  return {
    ...describedBy(metadata),
    id: v7(),
    source,
    grantTypes: [...defaultGrantTypes],
    postLogoutRedirectUris: [],
    backchannelLogoutUri: null,
    authMethod: 'none' as const,
    scopes: [...oauthScopes],
    idTokenAlgorithm: 'RS256' as const,
    firstParty: false,
    // The ORM sets them when it writes a row, which a document has not before its first user.
    ...none,
    createdAt: now(),
    updatedAt: now(),
  };
}
