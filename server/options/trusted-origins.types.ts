import type { IncomingHttpHeaders } from 'node:http';

/** The origins that are trusted for one request, by its headers. */
export type TrustedOriginsOf = (request: {
  headers: IncomingHttpHeaders;
}) => readonly string[] | Promise<readonly string[]>;
