import { createTRPCClient, httpLink, type TRPCClient, type TRPCLink } from '@trpc/client';

import { guideTo } from './guide.ts';
import type { AppRouter } from './router.ts';

export interface ClientOptions {
  /** The absolute URL of the service, `https://auth.example.com`; by default the origin of the page. */
  baseURL?: string;
  /** Sent with every call, such as `authorization`. */
  headers?: Record<string, string> | (() => Record<string, string>);
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
}

/** Every call by its name: `client.organization.create.mutate({ … })`, `client.getSession.query()`. */
export type GatehouseClient = TRPCClient<AppRouter>;

/** The base URL of the service. @throws for one that no service can have. */
export function serviceAddress({ baseURL }: ClientOptions): string {
  if (baseURL === undefined) return pageOrigin();
  const [, path] = /^https?:\/\/[^/?#\s]+(\/[^?#\s]*)?$/i.exec(baseURL) ?? invalidBaseUrl(baseURL);
  const [route] = /\/api\/(auth|trpc)\/*$/.exec(path ?? '') ?? [];
  if (route) {
    throw new Error(
      `[gatehouse] baseURL is "${baseURL}": leave out ${route}, and set it to "${baseURL.slice(0, -route.length)}". ${guideTo('base-url')}`,
    );
  }
  return baseURL.replace(/\/+$/, '');
}

function invalidBaseUrl(baseURL: string): never {
  throw new Error(
    `[gatehouse] baseURL is "${baseURL}": set it to the absolute URL of the service, such as "http://localhost:3000". ${guideTo('base-url')}`,
  );
}

/** Empty while a server renders the page: it makes no calls. */
function pageOrigin(): string {
  return (globalThis as { location?: Location }).location?.origin ?? '';
}

/** One request for each call, with cookies: the service does not support batches. */
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
 * A client for plain calls, outside React. A failed call rejects; `settled` and `failureOf` return its error code
 * (spec section 8).
 */
export function createGatehouseClient(options: ClientOptions = {}): GatehouseClient {
  return createTRPCClient<AppRouter>({ links: linksTo(options) });
}
