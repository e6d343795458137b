import { AsyncLocalStorage } from 'node:async_hooks';

import inject from 'light-my-request';
import type Provider from 'oidc-provider';

import type { RequestContext } from '#server/call/context.ts';
import type { ProtocolResponse } from '#server/call/protocol.ts';
import type { SessionSnapshot } from '#server/features/sessions/current-session.ts';
import { callUrl } from '#server/http/address.ts';

/** A request that the library handles, within the unit of work of its call. */
export interface Dispatch {
  readonly ctx: RequestContext;
  /** That of the browser; null for requests of applications. */
  readonly session: SessionSnapshot | null;
  /** Whether a refresh token that is used is replaced. */
  readonly rotates: boolean;
  /** That of the code or refresh token that the request redeems. */
  family: string | null;
  /** A code or refresh token that the request uses and that was used before. */
  reused: { kind: string; grantId: string | null } | null;
  /** The hash of the refresh token that the request has replaced. */
  replaced: string | null;
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

export interface LibraryRequest {
  method: 'GET' | 'POST';
  /** Below the base path, with the query. */
  path: string;
  headers?: Record<string, string | string[] | undefined>;
  form?: URLSearchParams;
}

/** The headers of its answers that are sent. Its cookies are not: the only session is that of the service. */
const PASSED_HEADERS = ['location', 'www-authenticate', 'dpop-nonce', 'access-control-allow-origin', 'allow'] as const;

type LibraryCall = Pick<Dispatch, 'ctx'> & Partial<Pick<Dispatch, 'session' | 'rotates'>> & { provider: Provider };

/** Runs code of ours that uses the models of the library. */
export function withLibrary<T>(
  { ctx, session = null, rotates = true }: Omit<LibraryCall, 'provider'>,
  task: (dispatch: Dispatch) => Promise<T>,
): Promise<T> {
  const dispatch: Dispatch = { ctx, session, rotates, family: null, reused: null, replaced: null, failure: null };
  return current.run(dispatch, () => task(dispatch));
}

/**
 * Lets the library handle a request in memory, inside the unit of work: its answer is sent after the commit, so that what it
 * names exists. An answer below 500 is committed, also one that refuses, because the reuse of a token ends its family.
 */
export async function handleWithLibrary(
  { provider, ...call }: LibraryCall,
  { method, path, headers = {}, form }: LibraryRequest,
): Promise<ProtocolResponse> {
  const { ctx } = call;
  const address = callUrl(ctx.options, path);
  const callback = provider.callback();
  const payload = form?.toString() ?? '';
  return withLibrary(call, async (dispatch) => {
    const response = await inject(
      (request, reply) => {
        // The library reads the base path, and the origin of its links, from the difference to `url`.
        Object.assign(request, { originalUrl: address });
        void callback(request, reply);
      },
      {
        method,
        url: path,
        headers: {
          accept: 'application/json',
          ...definedOf(headers),
          ...(payload && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(payload && { payload }),
      },
    );
    if (response.statusCode >= 500) throw dispatch.failure ?? new Error(`The library answered ${response.statusCode}`);
    return presentResponse(response);
  });
}

function definedOf(headers: NonNullable<LibraryRequest['headers']>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function presentResponse({ statusCode: status, headers, payload }: inject.Response): ProtocolResponse {
  const passed = PASSED_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
  const response: ProtocolResponse = { status, headers: Object.fromEntries(passed) as Record<string, string> };
  const isRedirect = headers.location !== undefined;
  if (isRedirect || payload === '') return response;
  return { ...response, type: String(headers['content-type']), body: payload };
}
