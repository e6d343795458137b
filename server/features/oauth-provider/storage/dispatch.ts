import { AsyncLocalStorage } from 'node:async_hooks';

import type { RequestContext } from '#server/call/context.ts';
import type { DocumentClient } from '#server/features/oauth-provider/registration/document-client.ts';
import type { KnownResource } from '#server/features/oauth-provider/resources/find-resources.ts';
import type { SessionSnapshot } from '#server/features/sessions/current-session.ts';
import type { UserRow } from '#server/features/users/user.entity.ts';

/** What the library stored under a value. */
export interface StoredArtifact {
  hash: string;
  payload: Record<string, unknown>;
  grantId: string | null;
  family: string | null;
  /** Seconds since 1970. */
  consumedAt: number | null;
}

/** A request that the library handles, within the unit of work of its call. */
export interface Dispatch {
  readonly ctx: RequestContext;
  /** That of the browser; null for requests of applications. */
  readonly session: SessionSnapshot | null;
  /** The APIs other than that of the service that the request names. */
  readonly resources: readonly KnownResource[];
  /** The application of the request, if its metadata document decides about it. */
  readonly documentClient: DocumentClient | null;
  /** Whether a refresh token that is used is replaced. */
  readonly rotates: boolean;
  /** The refresh token of the request, whose row is locked. */
  readonly locked: StoredArtifact | null;
  /** That of the code or refresh token that the request redeems. */
  family: string | null;
  /** A code or refresh token that the request uses and that was used before. */
  reused: { kind: string; grantId: string | null } | null;
  /** The hash of the refresh token that the request uses, until the one that replaces it is stored. */
  replacing: string | null;
  /** Of the grant of a token. */
  user: UserRow | null;
  /** The organization for which the user of the request allowed the application something. */
  organizationId: string | null;
  /** Further claims of the access token that the request gets. */
  claims: Readonly<Record<string, unknown>> | null;
  /** What the library answered with 500 for. */
  failure: Error | null;
}

const current = new AsyncLocalStorage<Dispatch>();

/** Of the code that the library calls back. */
export function currentDispatch(): Dispatch {
  const dispatch = current.getStore();
  if (dispatch === undefined) throw new Error('The library handles no request');
  return dispatch;
}

/** What decides how a request is handled. */
export type DispatchOptions = Pick<Dispatch, 'ctx'> &
  Partial<Pick<Dispatch, 'session' | 'resources' | 'documentClient' | 'rotates' | 'locked'>>;

/** Runs code of ours that uses the models of the library. */
export function withLibrary<T>(
  { ctx, session = null, resources = [], documentClient = null, rotates = true, locked = null }: DispatchOptions,
  task: (dispatch: Dispatch) => Promise<T>,
): Promise<T> {
  const none = {
    family: null,
    reused: null,
    replacing: null,
    user: null,
    organizationId: null,
    claims: null,
    failure: null,
  };
  const dispatch: Dispatch = { ctx, session, resources, documentClient, rotates, locked, ...none };
  return current.run(dispatch, () => task(dispatch));
}
