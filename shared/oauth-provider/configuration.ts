export interface OAuthProviderPageConfiguration {
  /** Whether applications sign users in through this service. */
  oauthProvider: boolean;
}
