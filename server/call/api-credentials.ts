import type { IncomingHttpHeaders } from 'node:http';

import type { MikroORM } from '@mikro-orm/postgresql';

import type { ApiPrincipal, OrganizationPrincipal } from './principal.ts';
import type { Reads } from '#server/db/reads.ts';
import type { Cookies } from '#server/http/cookies.ts';
import type { LimitedCall, Limiter } from '#server/http/limiter.ts';
import type { Background } from '#server/lib/background.ts';
import type { Options } from '#server/options/kit-options.ts';

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
