export interface SsoPageConfiguration {
  /** The redirect URIs of connections without their ids at the end; null while organizations cannot add connections. */
  ssoCallbackUrl: string | null;
}
