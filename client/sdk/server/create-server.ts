import type { CurrentSession } from '#client/sdk/calls.ts';

import type { ServiceAddress } from './ask-service.ts';
import { forwardTo, type ForwardOptions } from './forward.ts';
import type { IncomingRequest, OutgoingResponse } from './request.ts';
import { GatehouseServerError } from './server-error.ts';
import { sessionOf } from './session-of.ts';
import { tokenVerifier, type TokenClaims, type TokenOptions } from './verify-token.ts';

/** Which sessions a helper returns. */
export interface SessionRequirements {
  /** Also returns the session of a user who has not set up the second factor that the service requires. */
  beforeEnrolment?: boolean;
}

export interface GatehouseServerOptions extends ServiceAddress, TokenOptions {}

/** What a server asks of Gatehouse. Every method may throw a GatehouseServerError. */
export interface GatehouseServer {
  /**
   * The session of a request, by its cookie or its bearer token: `{ session, user }`, or null without an active session. It
   * is looked up at the service, so that a revoked session is never returned.
   *
   * Give the response where its headers can still be set: the service then extends a session in use, and the browser receives
   * the renewed cookie. Without it the session is read and not extended.
   *
   * @throws GatehouseServerError SERVICE_UNAVAILABLE, so that an outage is not taken for a signed-out user.
   */
  getSession(request: IncomingRequest, response?: OutgoingResponse): Promise<CurrentSession | null>;
  /**
   * The session of a request that needs one.
   *
   * @throws GatehouseServerError UNAUTHORIZED (401) without an active session; TWO_FACTOR_REQUIRED (403) if the user first has to
   * set up the second factor that the service requires, unless `beforeEnrolment` is set; SERVICE_UNAVAILABLE (503).
   */
  requireSession(
    request: IncomingRequest,
    response?: OutgoingResponse,
    requirements?: SessionRequirements,
  ): Promise<CurrentSession>;
  /**
   * The verified claims of a JWT from `GET /api/auth/token`, without a request to the service: signature, issuer, audience and
   * expiry are checked. The session may have been revoked since the token was issued, 15 minutes ago at most by default.
   *
   * @throws GatehouseServerError TOKEN_EXPIRED (401), INVALID_TOKEN (401), and SERVICE_UNAVAILABLE (503) if the public keys
   * cannot be loaded.
   */
  verifyToken(token: string): Promise<TokenClaims>;
  /**
   * The session of a session token, such as an app on a phone has. It is looked up at the service.
   *
   * @throws GatehouseServerError as `requireSession` does.
   */
  verifySessionToken(token: string, requirements?: SessionRequirements): Promise<CurrentSession>;
  /**
   * Answers a browser's call of `/api/auth/…` or `/api/trpc/…` with the answer of the service, whose `BASE_URL` is then the
   * address of this server. Other paths get 404, and an outage 503.
   */
  forward(request: Request, options?: ForwardOptions): Promise<Response>;
}

/** Creates the helpers of a server. Create them once: they share the public keys, and no session is stored. */
export function createGatehouseServer(options: GatehouseServerOptions): GatehouseServer {
  const requireSession: GatehouseServer['requireSession'] = async (
    request,
    response,
    { beforeEnrolment = false } = {},
  ) => {
    const session = await sessionOf(options, { request, response });
    if (session === null) throw new GatehouseServerError('UNAUTHORIZED', 'Sign in first');
    if (session.twoFactorRequired && !beforeEnrolment) {
      throw new GatehouseServerError('TWO_FACTOR_REQUIRED', 'Set up a second factor first');
    }
    return session;
  };
  return {
    getSession: (request, response) => sessionOf(options, { request, response }),
    requireSession,
    verifyToken: tokenVerifier(options),
    verifySessionToken: (token, requirements) =>
      requireSession({ headers: { authorization: `Bearer ${token}` } }, undefined, requirements),
    forward: (request, forwardOptions = {}) => forwardTo(options, request, forwardOptions),
  };
}
