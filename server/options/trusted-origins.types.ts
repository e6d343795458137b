import type { IncomingHttpHeaders } from 'node:http';

/** Returns the trusted origins for a request. */
export type TrustedOriginsOf = (request: {
  headers: IncomingHttpHeaders;
}) => readonly string[] | Promise<readonly string[]>;
