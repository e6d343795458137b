// Written by `npm run docs` from the schemas of the options.

export interface OneTimeTokenOptions {
  /** Lets a signed-in user get a single-use token that signs another client in. @default false */
  enabled?: boolean;
  /** Seconds for which a token is valid. @default 180 */
  expiresIn?: number;
  /** Issues tokens only to calls within the process of the service. @default false */
  disableClientRequest?: boolean;
}
