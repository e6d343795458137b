import { createTRPCClient, httpLink, type TRPCClient, type TRPCLink } from '@trpc/client';

import type { AppRouter } from './router.ts';

export interface ClientOptions {
  /** Where the service is: `https://auth.example.com`. In a page of the service itself it may be left out. */
  baseURL?: string;
  /** Sent with every call, such as `authorization`. */
  headers?: Record<string, string> | (() => Record<string, string>);
  /** In place of the platform's own `fetch`. */
  fetch?: typeof fetch;
}

/** Every call by its name: `client.organization.create.mutate({ … })`, `client.getSession.query()`. */
export type GatehouseClient = TRPCClient<AppRouter>;

/** The address under which the service is known to the client. */
export function serviceAddress({ baseURL }: ClientOptions): string {
  return (baseURL ?? globalThis.location.origin).replace(/\/+$/, '');
}

/** One request for each call, with the browser's cookies: the service does not take batches. */
export function linksTo(options: ClientOptions): TRPCLink<AppRouter>[] {
  const send = options.fetch ?? fetch;
  return [
    httpLink({
      url: `${serviceAddress(options)}/api/trpc`,
      headers: options.headers ?? {},
      fetch: (input, init) => send(input, { ...(init as RequestInit), credentials: 'include' }),
    }),
  ];
}

/**
 * A client for plain calls, outside React. A failed call rejects; `settled` and `failureOf` say how in words of the
 * catalogue (spec section 8).
 */
export function createGatehouseClient(options: ClientOptions = {}): GatehouseClient {
  return createTRPCClient<AppRouter>({ links: linksTo(options) });
}
