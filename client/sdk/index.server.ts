/** The exports of `@gatehouse/client/server`. */
export { createGatehouseServer, type GatehouseServer, type GatehouseServerOptions } from './server/create-server.ts';
export type { ForwardOptions } from './server/forward.ts';
export {
  protectedResource,
  ProtectedResourceError,
  type AccessTokenClaims,
  type ProtectedResource,
  type ProtectedResourceMetadata,
  type ProtectedResourceOptions,
} from './server/protected-resource.ts';
export type { IncomingRequest, OutgoingResponse } from './server/request.ts';
export { GatehouseServerError, type GatehouseServerErrorCode } from './server/server-error.ts';
export type { TokenClaims } from './server/verify-token.ts';
