// Written by `npm run docs` from the schemas of the options.

/** Requests to providers. */
export interface OutgoingOptions {
  /** Milliseconds after which a request to a provider fails. @default 10000 */
  timeoutMs?: number;
  /** Maximum size of a response in bytes. @default 524288 */
  maxBytes?: number;
  /** Hosts that may be in a private network and without TLS, such as `gitlab.internal`. @default [] */
  privateHosts?: string[];
}
