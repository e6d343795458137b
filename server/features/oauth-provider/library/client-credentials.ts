import type { errors as Errors, KoaContextWithOIDC } from 'oidc-provider';

import type { BatchedQuery } from '#server/db/reads.ts';
import { acrOf } from '#server/features/oauth-provider/acr.ts';
import { currentDispatch } from '#server/features/oauth-provider/storage/dispatch.ts';
import { lookUp } from '#server/features/oauth-provider/storage/look-up.ts';
import type { ServiceScope } from '#shared/lib/scopes.ts';
import { isServiceScope } from '#shared/oauth-provider/scopes.ts';

import type { LibraryClient } from './clients.ts';
import { allow } from './grants.ts';

/** Of a token for an application without users (RFC 6749 section 4.4). */
interface MachineToken {
  kind: string;
  client?: unknown;
}

interface Jwt {
  payload: Record<string, unknown>;
}

export function isClientCredentials({ oidc }: KoaContextWithOIDC): boolean {
  return oidc.params?.['grant_type'] === 'client_credentials';
}

/**
 * Refuses scopes that the application has not, which the library would leave out, so that a program does not notice for a
 * while. Without a scope it gets the default ones.
 */
export function completeScopes(
  { oidc }: KoaContextWithOIDC,
  { scopes, defaults, errors }: { scopes: readonly string[]; defaults: readonly string[]; errors: typeof Errors },
): void {
  const unknown = [...oidc.requestParamScopes].find((scope) => !scopes.includes(scope));
  if (unknown !== undefined) throw new errors.InvalidScope('requested scope is not allowed', unknown);
  if (!oidc.params!['scope']) Object.assign(oidc.params!, { scope: defaults.join(' ') || undefined });
}

interface ServiceAccount {
  isEnabled: boolean;
  grantId: string | null;
  scopes: string[] | null;
}

const serviceAccount: BatchedQuery = {
  name: 'oauth_service_account',
  text: `select lookup.nth::int, not u.banned "isEnabled", g.id "grantId", g.scopes
    from unnest((select $1::text[]), (select $2::uuid[])) with ordinality lookup (client_id, user_id, nth)
    join "user" u on u.id = lookup.user_id and u.kind <> 'person'
    join oauth_client c on c.client_id = lookup.client_id
    left join oauth_grant g on g.user_id = u.id and g.client_id = c.id`,
};

/**
 * Lets a token of an application without users be one of its service account, with a grant like those of users: what revokes
 * grants reaches it, and a disabled account gets none.
 */
export const actForServiceAccount =
  (errors: typeof Errors) =>
  async (_ctx: unknown, token: MachineToken, { payload }: Jwt): Promise<void> => {
    const client = token.client as LibraryClient;
    const { service_account_id: userId } = client;
    if (token.kind !== 'ClientCredentials' || userId === undefined) return;
    const { ctx } = currentDispatch();
    const account = await lookUp<ServiceAccount>(ctx, serviceAccount, [client.clientId, userId]);
    if (!account?.isEnabled) throw new errors.UnauthorizedClient('the service account is disabled');
    const scopes = servicesIn(client.api_scope);
    const isGranted =
      account.grantId !== null && servicesIn(payload['scope']).every((scope) => account.scopes?.includes(scope));
    const grantId = isGranted
      ? account.grantId
      : (await allow(ctx, { clientId: client.clientId, userId, scopes, claims: [], resources: {} })).id;
    Object.assign(payload, { sub: userId, gid: grantId, acr: acrOf(1) });
  };

function servicesIn(scope: unknown): ServiceScope[] {
  return typeof scope === 'string' ? scope.split(' ').filter(isServiceScope) : [];
}
