// Written by `npm run docs` from the schemas of the options.

export interface ServiceAccountOptions {
  /** Service accounts of the platform, and of each organization. @default 50 */
  maximumAccounts?: number;
}
