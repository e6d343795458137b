import { LockMode, ref } from '@mikro-orm/postgresql';
import type { z } from 'zod';

import type { Call } from '#server/call/context.ts';
import { requireClient } from '#server/features/oauth-provider/clients/find-client.ts';
import { isOwnResource } from '#server/features/oauth-provider/own-resource.ts';
import { OAuthClientResource, OAuthResource } from '#server/features/oauth-provider/resource.entity.ts';
import type { AuthenticatedContext, AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import {
  normalResourceUri,
  resourceUriForms,
  resourceUriProblem,
  type CreateOAuthResource,
  type LinkOAuthResource,
  type OAuthResource as OAuthResourceAnswer,
  type OAuthResourceIdInput,
  type UpdateOAuthResource,
} from '#shared/oauth-provider/resources.ts';
import { isApplicationScope } from '#shared/oauth-provider/scopes.ts';

type Context = AuthenticatedContext | AuthenticatedQueryContext;

/** Registers an API by its URI. */
export async function createResource({ ctx, input }: Call<AuthenticatedContext, typeof CreateOAuthResource>) {
  const { introspectionClientId, ...members } = input;
  requireUri(ctx, input.uri);
  requireScopes(input);
  const forms = resourceUriForms(input.uri);
  if ((await ctx.em.count(OAuthResource, { uri: { $in: forms } })) > 0) throw new AppError('RESOURCE_ALREADY_EXISTS');
  const resource = ctx.em.create(OAuthResource, {
    ...members,
    uri: normalResourceUri(input.uri),
    introspectionClient: await clientOf(ctx, introspectionClientId),
    createdAt: now(),
  });
  record(ctx, 'oauth-resource.created', { resource });
  return present(resource, []);
}

/** @throws INVALID_RESOURCE_URI */
function requireUri({ options }: Context, uri: string): void {
  const reason = isOwnResource(options, uri) ? 'it is the API of this service' : resourceUriProblem(uri);
  if (reason !== null) throw new AppError('INVALID_RESOURCE_URI', { reason });
}

/** @throws INVALID_RESOURCE_SCOPES: users could not tell a scope from one of the identity or of the API of the service. */
function requireScopes({ scopes, defaultScopes }: Pick<OAuthResource, 'scopes' | 'defaultScopes'>): void {
  const names = scopes.map(({ name }) => name);
  const taken = names.find(isApplicationScope);
  const unknown = defaultScopes.find((name) => !names.includes(name));
  const reason =
    (taken !== undefined && `${taken} is a scope of this service`) ||
    (new Set(names).size < names.length && 'a name occurs twice') ||
    (unknown !== undefined && `${unknown} is no scope of the resource`);
  if (reason) throw new AppError('INVALID_RESOURCE_SCOPES', { reason });
}

async function clientOf(ctx: AuthenticatedContext, clientId: string | null) {
  return clientId === null ? null : requireClient(ctx, clientId);
}

const MAX_RESOURCES = 1000;

/** All resources, newest first. */
export async function getResources({ ctx }: Call<AuthenticatedQueryContext>) {
  const resources = await ctx.em.find(
    OAuthResource,
    {},
    { orderBy: { id: 'desc' }, limit: MAX_RESOURCES, populate: ['introspectionClient'] },
  );
  const links = await linksOf(ctx, resources);
  return resources.map((resource) => present(resource, links));
}

export async function getResource({ ctx, input }: Call<AuthenticatedQueryContext, typeof OAuthResourceIdInput>) {
  const resource = await requireResource(ctx, input.resourceId);
  return present(resource, await linksOf(ctx, [resource]));
}

export async function updateResource({ ctx, input }: Call<AuthenticatedContext, typeof UpdateOAuthResource>) {
  const resource = await requireResource(ctx, input.resourceId);
  const { disabled, introspectionClientId, ...members } = input.update;
  Object.assign(resource, members);
  requireScopes(resource);
  if (introspectionClientId !== undefined) {
    const client = await clientOf(ctx, introspectionClientId);
    resource.introspectionClient = client && ref(client);
  }
  if (disabled !== undefined) resource.disabledAt = disabled ? (resource.disabledAt ?? now()) : null;
  record(ctx, 'oauth-resource.updated', { resource });
  return present(resource, await linksOf(ctx, [resource]));
}

/** Deletes a resource. Its access tokens are refused by introspection at once, and elsewhere when they expire. */
export async function deleteResource({ ctx, input }: Call<AuthenticatedContext, typeof OAuthResourceIdInput>) {
  const resource = await requireResource(ctx, input.resourceId);
  record(ctx, 'oauth-resource.deleted', { resource });
  ctx.em.remove(resource);
  return { success: true as const };
}

/** Lets an application get tokens for a resource. */
export async function linkResource({ ctx, input }: Call<AuthenticatedContext, typeof LinkOAuthResource>) {
  const { resource, client, link } = await requireLink(ctx, input);
  if (link === null) {
    ctx.em.create(OAuthClientResource, { client, resource });
    record(ctx, 'oauth-resource.linked', { resource, client });
  }
  return { success: true as const };
}

/** No longer lets an application get tokens for a resource. */
export async function unlinkResource({ ctx, input }: Call<AuthenticatedContext, typeof LinkOAuthResource>) {
  const { resource, client, link } = await requireLink(ctx, input);
  if (link !== null) {
    ctx.em.remove(link);
    record(ctx, 'oauth-resource.unlinked', { resource, client });
  }
  return { success: true as const };
}

async function requireLink(ctx: AuthenticatedContext, { resourceId, clientId }: z.output<typeof LinkOAuthResource>) {
  await ctx.em.begin();
  // Of two calls that link the same, the second finds what the first did.
  const resource = await requireResource(ctx, resourceId, LockMode.PESSIMISTIC_WRITE);
  const client = await requireClient(ctx, clientId);
  const link = await ctx.em.findOne(OAuthClientResource, { client: client.id, resource: resource.id });
  return { resource, client, link };
}

async function requireResource({ em }: Context, id: string, lockMode?: LockMode): Promise<OAuthResource> {
  const lock = lockMode === undefined ? { populate: ['introspectionClient'] as const } : { lockMode };
  const resource = await em.findOne(OAuthResource, { id }, lock);
  if (resource === null) throw new AppError('RESOURCE_NOT_FOUND');
  return resource;
}

interface Link {
  resourceId: string;
  clientId: string;
}

function linksOf({ em }: Context, resources: readonly OAuthResource[]): Promise<Link[]> {
  if (resources.length === 0) return Promise.resolve([]);
  return em.execute<Link[]>(
    `select l.resource_id "resourceId", c.client_id "clientId" from oauth_client_resource l
      join oauth_client c on c.id = l.client_id
      where l.resource_id in (${resources.map(() => '?').join()}) order by c.id`,
    resources.map(({ id }) => id),
  );
}

function present(resource: OAuthResource, links: readonly Link[]): z.input<typeof OAuthResourceAnswer> {
  const { id, uri, name, scopes, defaultScopes, mcp, accessTokenExpiresIn, createdAt, updatedAt } = resource;
  return {
    id,
    uri,
    name,
    scopes,
    defaultScopes,
    mcp,
    accessTokenExpiresIn,
    createdAt,
    updatedAt,
    introspectionClientId: resource.introspectionClient?.unwrap().clientId ?? null,
    disabled: resource.disabledAt !== null,
    clientIds: links.flatMap(({ resourceId, clientId }) => (resourceId === id ? [clientId] : [])),
  };
}

type ResourceEvent = `oauth-resource.${'created' | 'updated' | 'deleted' | 'linked' | 'unlinked'}`;

interface Subject {
  resource: OAuthResource;
  client?: { id: string };
}

function record(ctx: AuthenticatedContext, event: ResourceEvent, { resource, client }: Subject): void {
  const details = { resourceId: resource.id, name: resource.name, ...(client && { oauthClientId: client.id }) };
  ctx.audit(event, { organizationId: null, details });
}
