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

/** A request with a credential of a program, and the services that verify it. */
export interface ProgramRequest extends Request, LimitedCall {
  reads: Reads;
  limiter: Limiter;
  background: Background;
  orm: MikroORM;
}

/** A kind of credential of programs, registered by its feature. */
export interface ProgramCredential {
  readonly name: string;
  /** Whether the request carries such a credential, valid or not. Its cookies and session tokens then do not count. */
  isPresent(request: Request): boolean;
  /** @throws if the credential is not valid. */
  authenticate(request: ProgramRequest): Promise<ApiPrincipal>;
}

/** The kind of credential that a request carries, if a program makes it. */
export function programCredentialOf(
  request: Request & { programCredentials: readonly ProgramCredential[] },
): ProgramCredential | undefined {
  return request.programCredentials.find((kind) => kind.isPresent(request));
}
