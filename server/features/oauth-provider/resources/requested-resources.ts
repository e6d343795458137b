import type { RequestContext } from '#server/call/context.ts';
import { isOwnResource, ownResource } from '#server/features/oauth-provider/own-resource.ts';
import { resourceUriForms } from '#shared/oauth-provider/resources.ts';

import { findLinkedResources, findResources, type KnownResource } from './find-resources.ts';

/**
 * Writes the resources of a request (RFC 8707) as they are registered, since the library compares them as text, and completes
 * it: without a scope it asks for the default scopes of its resources, or of the only resource of the application.
 * @returns those other than the API of the service
 */
export async function completeResources(
  { em, options }: Pick<RequestContext, 'em' | 'options'>,
  params: URLSearchParams,
  { clientId, fallback }: { clientId: string; fallback: string | null },
): Promise<KnownResource[]> {
  const asked = params.getAll('resource');
  const foreign = asked.filter((uri) => !isOwnResource(options, uri));
  const known = await findResources(em, { uris: foreign, clientId });
  if (asked.length > 0) {
    params.delete('resource');
    for (const uri of new Set(asked.map((each) => registeredForm(each)))) params.append('resource', uri);
  }
  if (params.get('scope') || fallback === null) return known;
  const resources = asked.length > 0 ? known : await onlyResource();
  const scopes = new Set(resources.flatMap(({ defaultScopes }) => defaultScopes));
  params.set('scope', [...scopes].join(' ') || fallback);
  return resources;

  function registeredForm(uri: string): string {
    if (isOwnResource(options, uri)) return ownResource(options);
    return known.find((resource) => resourceUriForms(uri).includes(resource.uri))?.uri ?? uri;
  }

  async function onlyResource(): Promise<KnownResource[]> {
    const linked = await findLinkedResources(em, clientId);
    return linked.length === 1 ? linked : [];
  }
}
