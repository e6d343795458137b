import inject from 'light-my-request';
import type Provider from 'oidc-provider';

import type { ProtocolResponse } from '#server/call/protocol.ts';
import { withLibrary, type DispatchOptions } from '#server/features/oauth-provider/storage/dispatch.ts';
import { callUrl } from '#server/http/address.ts';

export interface LibraryRequest {
  method: 'GET' | 'POST';
  /** Below the base path, with the query. */
  path: string;
  headers?: Record<string, string | string[] | undefined>;
  form?: URLSearchParams;
}

/** The headers of its answers that are sent. Its cookies are not: the only session is that of the service. */
const PASSED_HEADERS = ['location', 'www-authenticate', 'dpop-nonce', 'access-control-allow-origin', 'allow'] as const;

type LibraryCall = DispatchOptions & { provider: Provider };

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
    if (dispatch.replacing !== null) throw new Error('The library used a refresh token and stored no other one');
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
