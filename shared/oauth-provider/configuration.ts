export interface OAuthProviderPageConfiguration {
  /** Whether applications sign users in through this service. */
  oauthProvider: boolean;
  /** Those of RFC 7591 section 2 that applications can have. */
  oauthGrantTypes: string[];
  /** Whether applications register themselves. */
  oauthRegistration: boolean;
}
