import { sha256 } from '#server/security/hash.ts';

/** The `sid` of a session for an application (OpenID Connect Back-Channel Logout section 2.1): other applications see another one. */
export function sidOf(sessionId: string, clientId: string): string {
  return sha256(`sid:${sessionId}:${clientId}`);
}
