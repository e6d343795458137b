import type { EntityManager } from '@mikro-orm/postgresql';

import type { ResourceScope } from '#shared/oauth-provider/resources.ts';
import { resourceUriForms } from '#shared/oauth-provider/resources.ts';

/** A resource, as requests of one application need it. */
export interface KnownResource {
  uri: string;
  name: string;
  scopes: ResourceScope[];
  defaultScopes: string[];
  /** Seconds; null: that of the options. */
  accessTokenExpiresIn: number | null;
  /** Whether the application gets tokens for it. */
  isOffered: boolean;
}

const columns = `r.uri, r.name, r.scopes, r.default_scopes "defaultScopes", r.access_token_expires_in "accessTokenExpiresIn"`;
const isLinked = `exists (select 1 from oauth_client_resource l join oauth_client c on c.id = l.client_id
  where l.resource_id = r.id and c.client_id = ?)`;

/** The enabled resources with one of these URIs, with a slash at their end or without. */
export function findResources(
  em: EntityManager,
  { uris, clientId }: { uris: readonly string[]; clientId: string },
): Promise<KnownResource[]> {
  const forms = uris.flatMap(resourceUriForms);
  if (forms.length === 0) return Promise.resolve([]);
  return em.execute<KnownResource[]>(
    `select ${columns}, r.mcp or ${isLinked} "isOffered" from oauth_resource r
      where r.uri in (${forms.map(() => '?').join()}) and r.disabled_at is null order by r.uri`,
    [clientId, ...forms],
  );
}

/** The enabled resources to which an application is linked. */
export function findLinkedResources(em: EntityManager, clientId: string): Promise<KnownResource[]> {
  return em.execute<KnownResource[]>(
    `select ${columns}, true "isOffered" from oauth_resource r where ${isLinked} and r.disabled_at is null order by r.uri`,
    [clientId],
  );
}

/** The `client_id` as which an enabled resource introspects its tokens, null without one; undefined if there is no such resource. */
export async function introspectionClientOf(em: EntityManager, uri: string): Promise<string | null | undefined> {
  const [row] = await em.execute<{ clientId: string | null }[]>(
    `select c.client_id "clientId" from oauth_resource r left join oauth_client c on c.id = r.introspection_client_id
      where r.uri = ? and r.disabled_at is null`,
    [uri],
  );
  return row?.clientId;
}

/** The resources with these URIs, also disabled ones. */
export function namedResources(em: EntityManager, uris: readonly string[]): Promise<KnownResource[]> {
  if (uris.length === 0) return Promise.resolve([]);
  const text = `select ${columns}, false "isOffered" from oauth_resource r where r.uri in (${uris.map(() => '?').join()})`;
  return em.execute<KnownResource[]>(text, [...uris]);
}

/** Whether a resource has a scope. */
export function hasScope({ scopes }: Pick<KnownResource, 'scopes'>, scope: string): boolean {
  return scopes.some(({ name }) => name === scope);
}
