// Written by `npm run docs` from the schemas of the options.

/** The built-in providers; one without a client is not offered. */
export interface SocialProviderOptions {
  apple?: AppleOptions;
  discord?: ProviderOptions;
  facebook?: FacebookOptions;
  github?: ProviderOptions;
  microsoft?: MicrosoftOptions;
  google?: GoogleOptions;
  spotify?: ProviderOptions;
  twitch?: ProviderOptions;
  twitter?: ProviderOptions;
  dropbox?: DropboxOptions;
  kick?: ProviderOptions;
  linkedin?: ProviderOptions;
  gitlab?: GitlabOptions;
  tiktok?: ProviderOptions;
  reddit?: RedditOptions;
  roblox?: ProviderOptions;
  vk?: VkOptions;
  zoom?: ProviderOptions;
}

export interface AppleOptions extends Omit<ProviderOptions, 'clientSecret'> {
  /** A secret created beforehand; or the three options below, from which one is created for each request. */
  clientSecret?: string;
  teamId?: string;
  keyId?: string;
  /** The text of the `.p8` file. */
  privateKey?: string;
}

export interface ProviderEndpoints {
  authorization?: string;
  token?: string;
  userInfo?: string;
  jwks?: string;
}

export interface ProviderOptions {
  clientId: string;
  clientSecret: string;
  /** Scopes in addition to the provider's defaults. @default [] */
  scope?: string[];
  /** @default false */
  disableDefaultScope?: boolean;
  /** No new users through this provider; existing ones still sign in. @default false */
  disableSignUp?: boolean;
  /** New users only if the call has `requestSignUp`. @default false */
  disableImplicitSignUp?: boolean;
  /** @default false */
  disableIdTokenSignIn?: boolean;
  /** Further client ids, of native apps, whose ID tokens are accepted. @default [] */
  audiences?: string[];
  /** More parameters of the authorization URL, such as `{ prompt: 'select_account' }`. @default {} */
  authorizationParameters?: Record<string, string>;
  /** Other addresses than the provider's own: a proxy, an enterprise host, a test. */
  endpoints?: ProviderEndpoints;
}

export interface FacebookOptions extends ProviderOptions {
  /** Of Facebook Login for Business, instead of scopes. */
  configId?: string;
}

export interface MicrosoftOptions extends ProviderOptions {
  /** `common`, `organizations`, `consumers` or the id of a tenant. @default "common" */
  tenantId?: 'common' | 'organizations' | 'consumers' | string;
  /** Another cloud's sign-in host. @default "https://login.microsoftonline.com" */
  authority?: string;
  prompt?: string;
}

export interface GoogleOptions extends ProviderOptions {
  /** `offline` requests a refresh token, which comes with the first consent. @default "offline" */
  accessType?: 'online' | 'offline';
  prompt?: string;
  /** Only users of this Workspace domain. */
  hd?: string;
  /** @default "https://accounts.google.com" */
  issuer?: string;
}

export interface DropboxOptions extends ProviderOptions {
  /** `offline` requests a refresh token. @default "offline" */
  accessType?: 'online' | 'offline';
}

export interface GitlabOptions extends ProviderOptions {
  /** @default "https://gitlab.com" */
  issuer?: string;
}

export interface RedditOptions extends ProviderOptions {
  /** `permanent` requests a refresh token. @default "permanent" */
  duration?: 'temporary' | 'permanent';
  /** @default "web:gatehouse:v1" */
  userAgent?: string;
}

export interface VkOptions extends Omit<ProviderOptions, 'clientSecret'> {
  /** VK accepts clients without a secret. */
  clientSecret?: string;
}

/** An OpenID Connect provider of your own. */
export interface OpenIdProviderOptions extends ProviderOptions {
  /** The name on its button. */
  name: string;
  /** Its address; everything else is discovered from there. */
  issuer: string;
}

/** Requests to providers. */
export interface OutgoingOptions {
  /** Milliseconds for the whole response of a provider. @default 10000 */
  timeoutMs?: number;
  /** The longest response that is read, in bytes. @default 524288 */
  maxBytes?: number;
  /** Hosts that may be in a private network, and without TLS: `gitlab.internal`. @default [] */
  privateHosts?: string[];
}
