import type { Call } from '#server/call/context.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { SessionContext, SessionQueryContext } from '#server/features/sessions/context.ts';
import { displayName, presentPublicClient } from '#server/features/oauth-provider/clients/present-client.ts';
import { allScopesOf } from '#server/features/oauth-provider/library/grants.ts';
import { endSessionsAtClient } from '#server/features/oauth-provider/storage/session-clients.ts';
import { isLimited, libraryExtensions } from '#server/features/oauth-provider/library-extensions.ts';
import { OAuthGrant } from '#server/features/oauth-provider/grant.entity.ts';
import { allowedResources } from '#server/features/oauth-provider/resources/allowed-resources.ts';
import { namedResources } from '#server/features/oauth-provider/resources/find-resources.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import type { OAuthGrantIdInput, UpdateConsent } from '#shared/oauth-provider/consent.ts';
import { isApplicationScope } from '#shared/oauth-provider/scopes.ts';

/** The applications that the caller allowed something, newest first. */
export async function getConsents({ ctx }: Call<SessionQueryContext>) {
  const grants = await ctx.em.find(
    OAuthGrant,
    { user: ctx.user.id },
    { populate: ['client', 'member'], orderBy: { updatedAt: 'desc', id: 'desc' } },
  );
  return presentGrants(ctx, grants);
}

/** With the devices that have access, which extensions of the library know. */
async function presentGrants(ctx: SessionQueryContext, grants: readonly OAuthGrant[]) {
  const uris = grants.flatMap((grant) => Object.keys(grant.resources));
  const resources = await namedResources(ctx.em, uris);
  const devices = await devicesOf(ctx, grants);
  const terms = await termsOf(ctx, grants);
  return grants.map((grant) => {
    const client = grant.client.unwrap();
    const { id, userId, scopes, createdAt, updatedAt } = grant;
    return {
      id,
      clientId: client.clientId,
      userId,
      scopes: scopes.filter(isApplicationScope),
      referenceId: grant.member?.unwrap().organization.id ?? null,
      resources: allowedResources(grant, resources),
      client: presentPublicClient(client),
      devices: devices.get(id) ?? [],
      terms: terms.get(id) ?? null,
      createdAt,
      updatedAt,
    };
  });
}

/** Of grants to limited applications, by the id of the grant. */
async function termsOf(ctx: SessionQueryContext, grants: readonly OAuthGrant[]) {
  const limited = grants.filter(({ client }) => isLimited(client.unwrap().kind));
  const rule = libraryExtensions.of(ctx).tokenRule;
  if (limited.length === 0 || rule === undefined) return new Map<string, never>();
  return rule.termsOf(
    ctx.em,
    limited.map(({ id }) => id),
  );
}

async function devicesOf(ctx: SessionQueryContext, grants: readonly OAuthGrant[]) {
  const ids = grants.map(({ id }) => id);
  const { enabled } = libraryExtensions.of(ctx);
  const devices =
    ids.length === 0 ? [] : await Promise.all(enabled.map(async (each) => each.devicesOf?.(ctx.em, ids) ?? []));
  return Map.groupBy(devices.flat(), ({ grantId }) => grantId);
}

export async function getConsent({ ctx, input }: Call<SessionQueryContext, typeof OAuthGrantIdInput>) {
  return presentGrant(ctx, await requireGrant(ctx, input.id));
}

async function presentGrant(ctx: SessionQueryContext, grant: OAuthGrant) {
  const [presented] = await presentGrants(ctx, [grant]);
  return presented!;
}

/** A grant of the caller, with its application. @throws OAUTH_GRANT_NOT_FOUND */
async function requireGrant({ em, user }: SessionQueryContext, id: string): Promise<OAuthGrant> {
  const grant = await em.findOne(OAuthGrant, { id, user: user.id }, { populate: ['client', 'member'] });
  if (grant === null) throw new AppError('OAUTH_GRANT_NOT_FOUND');
  return grant;
}

/** Takes back some of what the caller allowed an application. Access tokens end, and refresh tokens go on with fewer scopes. */
export async function updateConsent({ ctx, input }: Call<SessionContext, typeof UpdateConsent>) {
  const grant = await requireGrant(ctx, input.id);
  const wanted: readonly string[] = input.update.scopes;
  if (wanted.some((scope) => !grant.scopes.includes(scope as never))) throw new AppError('OAUTH_SCOPE_NOT_GRANTED');
  // The identity of the user is what signing in means.
  grant.scopes = grant.scopes.filter((scope) => scope === 'openid' || wanted.includes(scope));
  // They can name a claim of a scope that is taken back.
  grant.claims = [];
  grant.updatedAt = now();
  await ctx.em.begin();
  await ctx.em.execute(
    `delete from oauth_artifact where grant_id = ? and kind in ('AccessToken', 'AuthorizationCode')`,
    [grant.id],
  );
  record(ctx, 'oauth-grant.updated', grant);
  return presentGrant(ctx, grant);
}

/** Ends what the caller allowed an application, with its tokens. */
export async function deleteConsent({ ctx, input }: Call<SessionContext, typeof OAuthGrantIdInput>) {
  await revoke(ctx, await requireGrant(ctx, input.id));
  return { success: true as const };
}

/** Ends what the caller allowed applications, those of the operator excepted. */
export async function deleteConsents({ ctx }: Call<SessionContext>) {
  const grants = await ctx.em.find(
    OAuthGrant,
    { user: ctx.user.id, client: { firstParty: false } },
    { populate: ['client'] },
  );
  for (const grant of grants) await revoke(ctx, grant);
  return { success: true as const };
}

async function revoke(ctx: SessionContext, grant: OAuthGrant): Promise<void> {
  record(ctx, 'oauth-grant.revoked', grant);
  ctx.em.remove(grant);
  await endSessionsAtClient(ctx.em, { clientRowId: grant.client.id, userId: ctx.user.id });
}

function record(ctx: SessionContext, event: `oauth-grant.${'updated' | 'revoked'}`, grant: OAuthGrant) {
  const name = displayName(grant.client.unwrap());
  const details = { oauthClientId: grant.client.id, name, scopes: allScopesOf(grant).join(',') };
  ctx.audit(event, { subjectId: ctx.user.id, details });
}

/** Ends the codes and tokens of all applications of a user; what the user allowed them stays. */
export async function endTokensOf({ em, options }: EventContext, userId: string): Promise<void> {
  if (!oauthProviderOptions.of({ options }).enabled) return;
  await em.begin();
  await em.execute('delete from oauth_artifact where grant_id in (select id from oauth_grant where user_id = ?)', [
    userId,
  ]);
}

/** Deletes what a user allowed applications, and the registration tokens that the user created. */
export async function purgeCredentials(em: EventContext['em'], userId: string): Promise<void> {
  await em.begin();
  await em.execute(
    `with tokens as (delete from oauth_registration_token where creator_id = ?) delete from oauth_grant where user_id = ?`,
    [userId, userId],
  );
}
