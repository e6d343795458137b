// Written by `npm run docs` from the schemas of the options.

export interface ScimOptions {
  /** Whether organizations can connect a directory. @default true */
  enabled?: boolean;
  /** Seconds after which a token of a directory expires, unless its creator chooses. @default 31536000 */
  tokenExpiresIn?: number;
  requests?: ScimRequestOptions;
}

export interface ScimRequestOptions {
  /** Requests of a directory in a window. @default 3000 */
  max?: number;
  /** Seconds. @default 10 */
  window?: number;
}
