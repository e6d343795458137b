/** Why an attempt got no response. The texts are stored and shown; none has an address. */
export const attemptErrors = {
  hostNotFound: 'Host not found',
  unreachable: 'Host not reachable',
  refused: 'Connection refused',
  closed: 'Connection closed',
  timedOut: 'Timed out',
  certificate: 'TLS certificate not valid',
  tls: 'TLS handshake failed',
  silent: 'The receiver did not respond',
  notAllowed: 'The address is not allowed or the response too long',
  secret: 'No secret of the service decrypts the signing secret',
} as const;

export type AttemptError = keyof typeof attemptErrors;
