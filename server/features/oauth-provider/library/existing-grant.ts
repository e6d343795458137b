import type { Grant, KoaContextWithOIDC } from 'oidc-provider';

import { isOAuthScope } from '#shared/oauth-provider/schemas.ts';

import type { LibraryClient } from './clients.ts';
import { currentDispatch } from './dispatch.ts';
import { allow, findGrant, grantPayload } from './grants.ts';

/** What the user allowed the application of a request. Applications of the operator get what they ask for. */
export async function existingGrant({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { ctx } = currentDispatch();
  const { clientId, first_party: isFirstParty = false } = oidc.client as unknown as LibraryClient;
  const userId = oidc.account!.accountId;
  const grant = isFirstParty
    ? await allow(ctx, {
        clientId,
        userId,
        scopes: [...oidc.requestParamOIDCScopes].filter(isOAuthScope),
        claims: [...oidc.requestParamClaims],
      })
    : await findGrant(ctx.em, { clientId, userId });
  if (grant === null) return undefined;
  await ctx.em.flush();
  return new oidc.provider.Grant(grantPayload(grant, clientId) as ConstructorParameters<typeof Grant>[0]);
}
