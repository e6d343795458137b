import type { ProtocolFailure, ProtocolResponse } from '#server/call/protocol.ts';

/** The error codes of RFC 6749 section 5.2 for failures that the library does not see. */
const known: Readonly<Record<string, string>> = {
  TOO_MANY_REQUESTS: 'temporarily_unavailable',
  SERVICE_UNAVAILABLE: 'temporarily_unavailable',
  INTERNAL_SERVER_ERROR: 'server_error',
};

/** A failure of a request of an application, as OAuth writes it, with the code of the service beside it. */
export function presentFailure({ status, code, message }: ProtocolFailure): ProtocolResponse {
  return { status, body: { error: known[code] ?? 'invalid_request', error_description: message, code } };
}
