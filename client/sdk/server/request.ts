/**
 * A request whose session is looked up: a `Request` or its `Headers`, or a request of Node, Express or Fastify.
 */
export type IncomingRequest =
  | { get(name: string): string | null }
  | { headers: { get(name: string): string | null } }
  | { headers: Record<string, string | string[] | undefined> };

/**
 * A response that receives the cookies of the service: the `Headers` of a `Response`, the response of Express, the reply of
 * Fastify, or the context of Hono.
 */
export type OutgoingResponse =
  | { append(name: string, value: string): unknown }
  | { header(name: string, value: string, options?: { append?: boolean }): unknown };

/** A header of the request; null if it is absent. */
export function headerOf(request: IncomingRequest, name: 'authorization' | 'cookie'): string | null {
  if (!('headers' in request)) return request.get(name);
  const { headers } = request;
  if (isHeaders(headers)) return headers.get(name);
  // Node joins repeated cookies and rejects repeated authorizations, so both are single strings.
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

function isHeaders(headers: object): headers is { get(name: string): string | null } {
  return 'get' in headers && typeof headers.get === 'function';
}

/** Adds the cookies to those that the response already sets. */
export function passCookies(cookies: readonly string[], response: OutgoingResponse): void {
  for (const cookie of cookies) {
    // The response of Express has both, and its `header` replaces.
    if ('append' in response) response.append('set-cookie', cookie);
    else response.header('set-cookie', cookie, { append: true });
  }
}
