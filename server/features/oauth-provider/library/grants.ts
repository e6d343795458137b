import type { AdapterPayload } from 'oidc-provider';

import { LockMode, ref, type EntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';

import { ownResource } from '#server/features/oauth-provider/own-resource.ts';
import { columnsOf } from '#server/db/columns.ts';
import type { BatchedQuery } from '#server/db/reads.ts';
import { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { displayName } from '#server/features/oauth-provider/clients/present-client.ts';
import { OAuthGrant } from '#server/features/oauth-provider/grant.entity.ts';
import { libraryExtensions } from '#server/features/oauth-provider/library-extensions.ts';
import { appConnectedMail, connectedAppsUrl } from '#server/features/oauth-provider/oauth-provider.mails.ts';
import type { Member } from '#server/features/organizations/member.entity.ts';
import { User, UserSchema, type UserRow } from '#server/features/users/user.entity.ts';
import type { Options } from '#server/options/kit-options.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import type { OAuthClientKind } from '#shared/oauth-provider/schemas.ts';
import { claimsOfScopes, isOAuthScope, isServiceScope, type ClientScope } from '#shared/oauth-provider/scopes.ts';

import type { Dispatch } from '#server/features/oauth-provider/storage/dispatch.ts';
import { lookUp } from '#server/features/oauth-provider/storage/look-up.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const userColumns = columnsOf(UserSchema).map((column) => ({ ...column, alias: `user.${column.property}` }));

interface GrantRow extends Pick<OAuthGrant, 'id' | 'userId' | 'scopes' | 'claims' | 'resources' | 'createdAt'> {
  clientId: string;
  kind: OAuthClientKind;
  isForMembers: boolean;
  organizationId: string | null;
}

// With its user, for whom the library asks next.
const grantById: BatchedQuery = {
  name: 'oauth_grant',
  text: `select lookup.nth::int, g.id, g.user_id "userId", g.scopes, g.claims, g.resources, g.created_at "createdAt",
      c.client_id "clientId", c.kind, c.organization_id is not null and c.verified_at is null "isForMembers",
      m.organization_id "organizationId", ${userColumns.map(({ column, alias }) => `u.${column} "${alias}"`).join(', ')}
    from unnest((select $1::uuid[])) with ordinality lookup (id, nth)
    join oauth_grant g on g.id = lookup.id
    join oauth_client c on c.id = g.client_id
    join "user" u on u.id = g.user_id
    left join member m on m.id = g.member_id`,
};

export async function findGrantPayload(dispatch: Dispatch, id: string): Promise<AdapterPayload | undefined> {
  if (!UUID.test(id)) return undefined;
  const { ctx } = dispatch;
  const grant = await lookUp<GrantRow & Record<string, unknown>>(ctx, grantById, [id]);
  if (grant === null || (grant.isForMembers && grant.organizationId === null)) return undefined;
  const rule = libraryExtensions.of(ctx).ruleFor(grant);
  if (rule !== undefined && !(await rule.isGrantUsable(ctx.em, grant.id))) return undefined;
  dispatch.organizationId = grant.organizationId;
  // The columns are those of the entity.
  const user = Object.fromEntries(userColumns.map(({ property, alias }) => [property, grant[alias]]));
  dispatch.user = user as unknown as UserRow;
  return grantPayload(ctx.options, grant, grant.clientId);
}

export function findGrant(
  em: EntityManager,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<OAuthGrant | null> {
  return em.findOne(OAuthGrant, { client: { clientId }, user: userId }, { populate: ['member'] });
}

export function grantPayload(
  options: Options,
  { id, userId, scopes, claims, resources, createdAt }: Pick<GrantRow, keyof OAuthGrant & keyof GrantRow>,
  clientId: string,
): AdapterPayload {
  const ofIdentity = scopes.filter(isOAuthScope);
  return {
    jti: id,
    kind: 'Grant',
    iat: Math.floor(createdAt.getTime() / 1000),
    accountId: userId,
    clientId,
    openid: { scope: ofIdentity.join(' '), claims: [...new Set([...claimsOfScopes(ofIdentity), ...claims])] },
    resources: {
      [ownResource(options)]: scopes.filter(isServiceScope).join(' '),
      ...Object.fromEntries(Object.entries(resources).map(([uri, names]) => [uri, names.join(' ')])),
    },
  };
}

interface Allowed {
  clientId: string;
  userId: string;
  scopes: readonly ClientScope[];
  claims: readonly string[];
  /** The scopes of APIs other than that of the service, by their URI. */
  resources: Readonly<Record<string, readonly string[]>>;
  /** The only membership in which the application acts for the user; by default as before. */
  member?: Member | null;
  /** Whether the user gets a mail about an application that is new. */
  sendsMail?: boolean;
}

/** Adds what the user allows an application to the grant of both, which it creates if there is none. */
export async function allow(
  ctx: Dispatch['ctx'],
  { clientId, userId, scopes, claims, resources, member, sendsMail = true }: Allowed,
): Promise<OAuthGrant> {
  const { em } = ctx;
  await em.begin();
  // While another call waits to delete the application, a later lock of it would deadlock.
  const client = await em.findOne(OAuthClient, { clientId }, { lockMode: LockMode.PESSIMISTIC_READ });
  if (client === null) throw new AppError('OAUTH_CLIENT_NOT_FOUND');
  const [row] = await em.execute<{ id: string; isNew: boolean }[]>(
    `insert into oauth_grant (id, client_id, user_id, scopes, claims, resources, created_at, updated_at)
      values (?, ?, ?, '{}', '{}', '{}', ?, ?)
      on conflict (client_id, user_id) do update set updated_at = excluded.updated_at
      returning id, xmax = 0 "isNew"`,
    [v7(), client.id, userId, now(), now()],
  );
  const grant = await em.findOneOrFail(OAuthGrant, { id: row!.id }, { refresh: true });
  const before = sizeOf(grant);
  grant.scopes = [...new Set([...grant.scopes, ...scopes])];
  grant.claims = [...new Set([...grant.claims, ...claims])];
  grant.resources = unionOf(grant.resources, resources);
  if (member !== undefined) grant.member = member && ref(member);
  const isMore = sizeOf(grant) > before;
  if (row!.isNew && !client.firstParty && sendsMail) {
    const user = await em.findOneOrFail(User, { id: userId });
    ctx.sendMail(appConnectedMail, { user, applicationName: displayName(client), url: connectedAppsUrl(ctx.options) });
  }
  if (row!.isNew || isMore) {
    const scopesNow = allScopesOf(grant).join(',');
    const details = { oauthClientId: client.id, name: displayName(client), scopes: scopesNow };
    ctx.audit(row!.isNew ? 'oauth-grant.created' : 'oauth-grant.updated', {
      actorId: userId,
      subjectId: userId,
      details,
    });
  }
  return grant;
}

/** Those of the identity, of the API of the service, and of other APIs. */
export function allScopesOf({ scopes, resources }: Pick<OAuthGrant, 'scopes' | 'resources'>): string[] {
  return [...new Set([...scopes, ...Object.values(resources).flat()])];
}

function unionOf(present: OAuthGrant['resources'], added: Allowed['resources']): OAuthGrant['resources'] {
  const entries = Object.entries(added).map(([uri, names]) => [uri, [...new Set([...(present[uri] ?? []), ...names])]]);
  return { ...present, ...(Object.fromEntries(entries) as OAuthGrant['resources']) };
}

function sizeOf({ scopes, claims, resources }: OAuthGrant): number {
  return [...scopes, ...claims, ...Object.keys(resources), ...Object.values(resources).flat()].length;
}
