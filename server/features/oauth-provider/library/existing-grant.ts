import type { Grant, KoaContextWithOIDC } from 'oidc-provider';

import { requireClient } from '#server/features/oauth-provider/clients/find-client.ts';
import { libraryExtensions } from '#server/features/oauth-provider/library-extensions.ts';
import { isOwnResource } from '#server/features/oauth-provider/own-resource.ts';
import { isApiScope, isOAuthScope, type ApplicationScope } from '#shared/oauth-provider/scopes.ts';

import type { LibraryClient } from './clients.ts';
import { currentDispatch, type Dispatch } from '#server/features/oauth-provider/storage/dispatch.ts';
import { allow, findGrant, grantPayload } from './grants.ts';

/** Those of APIs other than that of the service, by their URI. */
function requestedResources({ requestParamScopes, resourceServers }: KoaContextWithOIDC['oidc']) {
  const { ctx } = currentDispatch();
  const foreign = Object.entries(resourceServers ?? {}).filter(([uri]) => !isOwnResource(ctx.options, uri));
  return Object.fromEntries(
    foreign.map(([uri, { scopes }]) => [uri, [...requestParamScopes].filter((scope) => scopes.has(scope))]),
  );
}

/** Those of the identity, and those of the API that the application may ask for. */
function requestedScopes({ requestParamScopes, resourceServers }: KoaContextWithOIDC['oidc']): ApplicationScope[] {
  const ofApi = Object.values(resourceServers ?? {}).flatMap((server) => [...server.scopes]);
  return [...requestParamScopes].filter(
    (scope): scope is ApplicationScope => isOAuthScope(scope) || (isApiScope(scope) && ofApi.includes(scope)),
  );
}

/** Whether what a user allowed an application of a limited kind still holds. */
async function isUsable(ctx: Dispatch['ctx'], clientId: string, grantId: string): Promise<boolean> {
  const extensions = libraryExtensions.of(ctx);
  if (extensions.tokenRule === undefined) return true;
  const rule = extensions.ruleFor(await requireClient(ctx, clientId));
  return rule === undefined || rule.isGrantUsable(ctx.em, grantId);
}

/** What the user allowed the application of a request. Applications of the operator get what they ask for. */
export async function existingGrant({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const dispatch = currentDispatch();
  const { ctx } = dispatch;
  const { clientId, first_party: isFirstParty = false } = oidc.client as unknown as LibraryClient;
  const userId = oidc.account!.accountId;
  const grant = isFirstParty
    ? await allow(ctx, {
        clientId,
        userId,
        scopes: requestedScopes(oidc),
        claims: [...oidc.requestParamClaims],
        resources: requestedResources(oidc),
      })
    : await findGrant(ctx.em, { clientId, userId });
  if (grant === null) return undefined;
  if (!(await isUsable(ctx, clientId, grant.id))) return undefined;
  await ctx.em.flush();
  dispatch.organizationId = grant.member?.unwrap().organization.id ?? null;
  return new oidc.provider.Grant(grantPayload(ctx.options, grant, clientId) as ConstructorParameters<typeof Grant>[0]);
}
