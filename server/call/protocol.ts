import type { Options } from '#server/options/kit-options.ts';

import type { RequestContext } from './context.ts';

/** A request to a route of a protocol, inside its unit of work. */
export interface ProtocolCall<Caller> {
  ctx: RequestContext;
  /** What `authenticate` returned. */
  caller: Caller;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** JSON is parsed, a form is an URLSearchParams, other media types are text. Undefined if empty. */
  body: unknown;
}

export interface ProtocolResponse {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** The media type of the body; by default the first one of the protocol. */
  type?: string;
  /** Text is sent as it is, other values as JSON. */
  body?: unknown;
}

interface RouteOf<Caller> {
  /** For logs, metrics, `rateLimits` of the feature and `rateLimit.customRules`, such as `scim.listUsers`. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the prefix, with parameters as in `/Users/:id`. */
  path: string;
  /**
   * Lets pages at other origins make the request, never with cookies: `open` to all; `client` to those that the response names in
   * `access-control-allow-origin`, which depends on the client of the request. By default none can.
   */
  cors?: 'open' | 'client';
  handle: (call: ProtocolCall<Caller>) => Promise<ProtocolResponse>;
}

/**
 * A route that a browser opens: the session of its cookies counts, and nothing else authenticates. Cookies of a request that a page
 * of another site sends are dropped, except those of a link that it opens.
 */
interface SessionRoute extends RouteOf<null> {
  session: true;
  cors?: never;
}

export type ProtocolRoute<Caller> = (RouteOf<Caller> & { session?: never }) | SessionRoute;

/** What went wrong, as the kit would respond to it. */
export interface ProtocolFailure {
  status: number;
  code: string;
  message: string;
  /** As it was thrown: an error class of the protocol can have its own status. */
  error: unknown;
}

/**
 * Routes that speak a standard of their own, such as SCIM: with media types, methods, errors and an authentication that calls
 * do not have. They run in a unit of work, like calls. Cookies reach only routes with a session.
 */
export interface Protocol<Caller = unknown> {
  /** Below the base path, such as `/scim/v2`. */
  prefix: string;
  /** The prefix is a whole path below the root, such as `/.well-known/oauth-authorization-server`. */
  atRoot?: true;
  /** Its group in documents, with a link to the standard, which describes the routes. */
  tag: { title: string; description: string };
  /** If an option disables the protocol, its paths do not exist. */
  enabled?: (options: Options) => boolean;
  /** Those accepted for bodies; others get 415. */
  mediaTypes: readonly [string, ...string[]];
  /** In bytes. */
  bodyLimit: number;
  /** Runs in the unit of work of a request to a route without a session, after its rate limit. @throws if the request has no valid credential. */
  authenticate: (ctx: RequestContext) => Promise<Caller>;
  routes: readonly ProtocolRoute<NoInfer<Caller>>[];
  /** The response to every failure below the prefix: also to unknown paths and methods, and to bodies that cannot be read. */
  present: (failure: ProtocolFailure) => ProtocolResponse;
}

/** Declares a protocol; the type of its caller is that of `authenticate`. */
export function defineProtocol<Caller>(protocol: Protocol<Caller>): Protocol {
  // Only its own routes get its caller.
  return protocol as unknown as Protocol;
}
