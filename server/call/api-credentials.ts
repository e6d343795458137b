import type { IncomingHttpHeaders } from 'node:http';

import type { MikroORM } from '@mikro-orm/postgresql';

import type { ApiPrincipal, OrganizationPrincipal } from './principal.ts';
import type { Reads } from '#server/db/reads.ts';
import type { Cookies } from '#server/http/cookies.ts';
import type { Reply } from '#server/http/reply.ts';
import type { LimitedCall, Limiter } from '#server/http/limiter.ts';
import type { Background } from '#server/lib/background.ts';
import { AppError, type StaticErrorCode } from '#server/lib/errors.ts';
import type { Options } from '#server/options/kit-options.ts';
import type { ServiceScope } from '#shared/lib/scopes.ts';

interface Request {
  headers: IncomingHttpHeaders;
  options: Options;
}

/** A request with the credential of an API principal, and the services that verify it. */
export interface ApiRequest extends Request, LimitedCall {
  reads: Reads;
  limiter: Limiter;
  background: Background;
  orm: MikroORM;
  cookies: Cookies;
}

/** A kind of credential of API principals, such as API keys, registered by its feature. */
export interface ApiCredentialKind {
  readonly name: string;
  /** Whether the request carries such a credential, valid or not. Its cookies and session tokens then do not count. */
  isPresent(request: Request): boolean;
  /** @throws if the credential is not valid. */
  authenticate(request: ApiRequest): Promise<ApiPrincipal>;
  /** The errors of calls that its principals may not make; by default those of API keys. */
  readonly refusals?: {
    /** The call is for users with a session. */
    notAllowed: StaticErrorCode;
    /** The call needs a scope that the credential lacks. */
    missingScope: StaticErrorCode;
  };
  /**
   * The header `WWW-Authenticate` (RFC 9110 section 11.6.1) of a 401 answer or, with a scope, of one to a credential that lacks it;
   * null if its feature is off.
   */
  challenge?(request: Request, missing?: ServiceScope): string | null;
}

type CredentialedRequest = Request & { apiCredentials: readonly ApiCredentialKind[]; reply: Pick<Reply, 'headers'> };

/** The error of a call that API principals cannot make. */
export function notAllowedForApi(request: CredentialedRequest): AppError {
  return new AppError(apiCredentialOf(request)?.refusals?.notAllowed ?? 'API_KEY_NOT_ALLOWED');
}

/** The error of a call whose scope the credential of the request lacks. */
export function missingScope(request: CredentialedRequest, scope: ServiceScope): AppError {
  const kind = apiCredentialOf(request);
  const challenge = kind?.challenge?.(request, scope) ?? null;
  if (challenge !== null) request.reply.headers['www-authenticate'] = challenge;
  return new AppError(kind?.refusals?.missingScope ?? 'INSUFFICIENT_API_KEY_PERMISSIONS');
}

/** Says in a 401 answer how programs get a credential. */
export function setChallenge(request: CredentialedRequest): void {
  const challenges = request.apiCredentials.map((kind) => kind.challenge?.(request) ?? null);
  const known = challenges.filter((challenge) => challenge !== null);
  if (known.length > 0) request.reply.headers['www-authenticate'] = known.join(', ');
}

/** The kind of credential that a request carries, if an API principal makes it. */
export function apiCredentialOf(
  request: Request & { apiCredentials: readonly ApiCredentialKind[] },
): ApiCredentialKind | undefined {
  return request.apiCredentials.find((kind) => kind.isPresent(request));
}

/** A kind of credential of organization principals, such as set-up links, registered by its feature. */
export interface OrganizationCredentialKind {
  /** That of its principals, as documents name it: `set-up link`. */
  readonly name: string;
  /** Whether the request carries such a credential, valid or not. Where a guard accepts it, other credentials do not count. */
  isPresent(request: Request & Pick<ApiRequest, 'cookies'>): boolean;
  /** @throws if the credential is not valid. */
  authenticate(request: ApiRequest): Promise<OrganizationPrincipal>;
}

/** The principal of a request with a credential of one of these kinds, else null. Audit entries then name it. */
export async function resolveOrganizationPrincipal(
  request: ApiRequest & { organizationCredentials: readonly OrganizationCredentialKind[]; principal: object | null },
  accepted: readonly string[],
): Promise<OrganizationPrincipal | null> {
  const kinds = request.organizationCredentials.filter(({ name }) => accepted.includes(name));
  const kind = kinds.find((candidate) => candidate.isPresent(request));
  if (!kind) return null;
  const principal = await kind.authenticate(request);
  request.principal = principal;
  return principal;
}
