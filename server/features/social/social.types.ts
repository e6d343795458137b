/** The clients at the providers that come with the service. @default {} */
export type SocialProvidersOptions = SocialProviderOptions;

/** Any OpenID Connect provider, by an id of your own. @default {} */
export type OpenIdProvidersOptions = Record<string, OpenIdProviderOptions>;

/** How providers are asked. */
export interface OutgoingOptions {
  /** Milliseconds that a provider has to answer in full. @default 10000 */
  timeoutMs?: number;
  /** The longest answer that is read. @default 524288 */
  maxBytes?: number;
  /** Hosts that may be asked although they are in a private network, and without TLS. @default [] */
  privateHosts?: string[];
}

/** What every provider's options have. */
export interface ProviderOptions {
  clientId: string;
  clientSecret: string;
  /** Asked for beside the provider's defaults. @default [] */
  scope?: string[];
  /** @default false */
  disableDefaultScope?: boolean;
  /** Nobody new comes in through this provider; who has an account still signs in. @default false */
  disableSignUp?: boolean;
  /** Somebody new comes in only where the call says `requestSignUp`. @default false */
  disableImplicitSignUp?: boolean;
  /** @default false */
  disableIdTokenSignIn?: boolean;
  /** Further client ids, of native apps, whose ID tokens are accepted. @default [] */
  audiences?: string[];
  /** What else the authorization URL carries, `{ prompt: 'select_account' }`. @default {} */
  authorizationParameters?: Record<string, string>;
  /** Where the provider really is: a proxy, an enterprise host, a test. @default {} */
  endpoints?: { authorization?: string; token?: string; userInfo?: string; jwks?: string };
}

export interface AppleOptions extends Omit<ProviderOptions, 'clientSecret'> {
  /** A secret made beforehand; or the three below, from which one is made for each request. */
  clientSecret?: string;
  teamId?: string;
  keyId?: string;
  /** The `.p8` file's text. */
  privateKey?: string;
}

export interface DropboxOptions extends ProviderOptions {
  /** `offline` asks for a refresh token. @default "offline" */
  accessType?: 'online' | 'offline';
}

export interface FacebookOptions extends ProviderOptions {
  /** Of Facebook Login for Business, in place of scopes. */
  configId?: string;
}

export interface GitlabOptions extends ProviderOptions {
  /** @default "https://gitlab.com" */
  issuer?: string;
}

export interface GoogleOptions extends ProviderOptions {
  /** `offline` asks for a refresh token, which comes with the first consent. @default "offline" */
  accessType?: 'online' | 'offline';
  prompt?: string;
  /** Only people of this Workspace domain. */
  hd?: string;
  /** @default "https://accounts.google.com" */
  issuer?: string;
}

export interface MicrosoftOptions extends ProviderOptions {
  /** `common`, `organizations`, `consumers` or the id of a tenant. @default "common" */
  tenantId?: string;
  /** Another cloud's sign-in host. @default "https://login.microsoftonline.com" */
  authority?: string;
  prompt?: string;
}

export interface RedditOptions extends ProviderOptions {
  /** `permanent` asks for a refresh token. @default "permanent" */
  duration?: 'temporary' | 'permanent';
  /** @default "web:gatehouse:v1" */
  userAgent?: string;
}

/** VK takes clients without a secret. */
export interface VkOptions extends Omit<ProviderOptions, 'clientSecret'> {
  clientSecret?: string;
}

/** The providers that come with the service; who has no client is not offered. */
export interface SocialProviderOptions {
  apple?: AppleOptions;
  discord?: ProviderOptions;
  dropbox?: DropboxOptions;
  facebook?: FacebookOptions;
  github?: ProviderOptions;
  gitlab?: GitlabOptions;
  google?: GoogleOptions;
  kick?: ProviderOptions;
  linkedin?: ProviderOptions;
  microsoft?: MicrosoftOptions;
  reddit?: RedditOptions;
  roblox?: ProviderOptions;
  spotify?: ProviderOptions;
  tiktok?: ProviderOptions;
  twitch?: ProviderOptions;
  twitter?: ProviderOptions;
  vk?: VkOptions;
  zoom?: ProviderOptions;
}

/** An OpenID Connect provider of one's own. */
export interface OpenIdProviderOptions extends ProviderOptions {
  /** As on its button. */
  name: string;
  /** Its address; everything else is discovered from there. */
  issuer: string;
}
