import { HttpClientError } from '#server/http/outgoing/http-client-error.ts';
import { attemptErrors, type AttemptError } from '#shared/webhooks/attempt-errors.ts';

/** By the codes of Node, c-ares and OpenSSL. Certificates come before the rest of TLS, whose codes begin alike. */
const reasons: readonly (readonly [RegExp, AttemptError])[] = [
  [/^(ENOTFOUND|ENODATA)$/, 'hostNotFound'],
  [/^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/, 'unreachable'],
  [/^ECONNREFUSED$/, 'refused'],
  [/^(ECONNRESET|EPIPE)$/, 'closed'],
  [/^(ETIMEDOUT|ETIMEOUT|ECANCELLED|ABORT_ERR)$/, 'timedOut'],
  [/CERT|SIGNATURE|ALTNAME|ISSUER|HOSTNAME_MISMATCH/, 'certificate'],
  [/^(EPROTO$|ERR_SSL_|ERR_TLS_)/, 'tls'],
];

/**
 * Why a request got no response.
 *
 * @param isPrivate whether the host is one that the operator named as private, and the reader must not explore its network.
 */
export function attemptError(error: unknown, isPrivate: boolean): string {
  const { cause } = error as Error;
  if (error instanceof HttpClientError && cause === undefined) return attemptErrors.notAllowed;
  return attemptErrors[isPrivate ? 'silent' : reasonOf(cause)];
}

function reasonOf(cause: unknown): AttemptError {
  if (!(cause instanceof Error)) return 'silent';
  if (cause.name === 'TimeoutError') return 'timedOut';
  const { code = '', syscall = '' } = cause as NodeJS.ErrnoException;
  const reason = reasons.find(([pattern]) => pattern.test(code))?.[1] ?? 'silent';
  // The name server refused, not the receiver.
  return reason === 'refused' && syscall.startsWith('query') ? 'silent' : reason;
}
