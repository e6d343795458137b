import {
  apiCredentialOf,
  missingScope,
  notAllowedForApi,
  type ApiCredentialKind,
} from '#server/call/api-credentials.ts';
import type { RequestContext } from '#server/call/context.ts';
import type { ApiPrincipal } from '#server/call/principal.ts';
import type { CallMeta } from '#server/call/trpc.ts';
import type { UserRow } from '#server/features/users/user.entity.ts';
import { isForServicesOnly } from '#shared/lib/scopes.ts';

import { requireSecondFactorPolicy } from './assurance/second-factor-policy.ts';
import { requireSessionSnapshot, type SessionRequirements, type SessionSnapshot } from './current-session.ts';
import type { SessionRow } from './queries.ts';

/** The caller of a guarded call, as plain rows: a user with a session, or an API principal of the user, which has none. */
type Caller = SessionSnapshot | { principal: ApiPrincipal; session: null; user: UserRow };

/** The caller of a call. API principals need its scope. */
export async function requireCaller(
  ctx: RequestContext,
  { scope, ...requirements }: SessionRequirements & Pick<CallMeta, 'scope'> = {},
): Promise<Caller> {
  const credential = scope && apiCredentialOf(ctx);
  if (!credential) return requireSessionSnapshot(ctx, requirements);
  const principal = await requireApiPrincipal(ctx, credential);
  // The row has all columns.
  const user = principal.user as UserRow;
  if (isForServicesOnly(scope) && user.kind !== 'platform service') throw notAllowedForApi(ctx);
  if (!principal.credential.scopes.includes(scope)) throw missingScope(ctx, scope);
  return { principal, session: null, user };
}

/** The API principal that makes the call. Its credential is verified once. */
export async function requireApiPrincipal(ctx: RequestContext, kind: ApiCredentialKind): Promise<ApiPrincipal> {
  if (ctx.principal?.credential) return ctx.principal;
  const principal = await kind.authenticate(ctx);
  requireSecondFactorPolicy(ctx, principal);
  ctx.principal = principal;
  return principal;
}

/** The session of a caller, who must not be an API principal. */
export function sessionOf(ctx: RequestContext & { session: SessionRow | null }): SessionRow {
  if (ctx.session === null) throw notAllowedForApi(ctx);
  return ctx.session;
}
