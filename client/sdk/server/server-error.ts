/** `status` and `statusCode` are the HTTP status of each code. */
const statuses = {
  /** The request has no session that is active. */
  UNAUTHORIZED: 401,
  /** The service requires a second factor that the user has not set up. */
  TWO_FACTOR_REQUIRED: 403,
  /** The token is valid no longer. */
  TOKEN_EXPIRED: 401,
  /** The token is forged, of another issuer or audience, of another kind, or no token at all. */
  INVALID_TOKEN: 401,
  /** The access token lacks a scope that the request needs. */
  INSUFFICIENT_SCOPE: 403,
  /** The service did not answer in time, or not as Gatehouse does. It is unknown whether there is a session. */
  SERVICE_UNAVAILABLE: 503,
} as const;

export type GatehouseServerErrorCode = keyof typeof statuses;

/**
 * Why a request cannot be served. Express and Fastify answer an uncaught one with its status, Hono with its response.
 * The message contains no token and no cookie.
 */
export class GatehouseServerError extends Error {
  override readonly name = 'GatehouseServerError';
  readonly code: GatehouseServerErrorCode;
  /** 401, 403 or 503. */
  readonly status: 401 | 403 | 503;
  /** The same as `status`, by the name that Fastify reads. */
  readonly statusCode: 401 | 403 | 503;

  constructor(code: GatehouseServerErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.status = this.statusCode = statuses[code];
  }

  /** The error as a response: its status, and `{ code, message }` as JSON. */
  getResponse(): Response {
    const { code, message, status } = this;
    return Response.json({ code, message }, { status, headers: { 'cache-control': 'no-store' } });
  }
}
