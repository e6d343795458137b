import type { IncomingHttpHeaders } from 'node:http';

import type { MikroORM } from '@mikro-orm/postgresql';

import type { ApiPrincipal } from './principal.ts';
import type { Reads } from '#server/db/reads.ts';
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
