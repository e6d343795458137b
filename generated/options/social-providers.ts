// Written by `npm run docs` from the schemas of the options.
import type { MapProfileToUser } from '#server/features/social/social.types.ts';

export type * from '#server/features/social/social.types.ts';

/** The built-in providers. A provider without a client is not offered. */
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
  /** A client secret created in advance. Without it, one is created for each request from the next three options. */
  clientSecret?: string;
  /** The id of the Apple developer team. */
  teamId?: string;
  /** The id of the private key. */
  keyId?: string;
  /** The contents of the `.p8` file of the private key. */
  privateKey?: string;
}

export interface ProviderEndpoints {
  authorization?: string;
  token?: string;
  userInfo?: string;
  jwks?: string;
}

/** The OAuth client that is registered with the provider. */
export interface ProviderOptions {
  /** The client id that the provider issued. */
  clientId: string;
  /** The client secret that the provider issued. */
  clientSecret: string;
  /** The redirect URL that is registered with the provider, for a proxy in front of the callback. By default `/callback/<id>` below `basePath`. */
  redirectURI?: string;
  /** Maps the provider's user info to fields of the user, additional fields and the username included. Runs at each sign-in; throwing fails it, and a value that cannot be stored is left out and logged. A mapped address counts as verified only if the provider verified that same address. */
  mapProfileToUser?: MapProfileToUser;
  /** Updates the name, the picture and mapped additional fields of existing users at each sign-in. Their address stays. @default false */
  overrideUserInfoOnSignIn?: boolean;
  /** The `prompt` parameter of the authorization URL, such as `select_account`. */
  prompt?: string;
  /** Scopes in addition to the provider's defaults. @default [] */
  scope?: string[];
  /** Requests only the scopes of `scope`. @default false */
  disableDefaultScope?: boolean;
  /** Rejects new users from this provider. Existing users can still sign in. @default false */
  disableSignUp?: boolean;
  /** Creates new users only if the call has `requestSignUp`. @default false */
  disableImplicitSignUp?: boolean;
  /** Rejects sign-ins with an ID token of a native app. @default false */
  disableIdTokenSignIn?: boolean;
  /** Client ids of native apps whose ID tokens are also accepted. @default [] */
  audiences?: string[];
  /** Additional parameters of the authorization URL, such as `{ prompt: 'select_account' }`. @default {} */
  authorizationParameters?: Record<string, string>;
  /** URLs that replace those of the provider, for a proxy, an enterprise host or tests. */
  endpoints?: ProviderEndpoints;
}

export interface FacebookOptions extends ProviderOptions {
  /** The configuration of Facebook Login for Business, instead of scopes. */
  configId?: string;
}

export interface MicrosoftOptions extends ProviderOptions {
  /** `common`, `organizations`, `consumers` or the id of a tenant. @default "common" */
  tenantId?: 'common' | 'organizations' | 'consumers' | string;
  /** The sign-in host, for a national cloud. @default "https://login.microsoftonline.com" */
  authority?: string;
}

export interface GoogleOptions extends ProviderOptions {
  /** `offline` requests a refresh token, which Google returns with the first consent. @default "offline" */
  accessType?: 'online' | 'offline';
  /** Accepts only users of this Google Workspace domain. */
  hd?: string;
  /** The issuer of ID tokens. @default "https://accounts.google.com" */
  issuer?: string;
}

export interface DropboxOptions extends ProviderOptions {
  /** `offline` requests a refresh token. @default "offline" */
  accessType?: 'online' | 'offline';
}

export interface GitlabOptions extends ProviderOptions {
  /** The URL of a self-hosted GitLab. @default "https://gitlab.com" */
  issuer?: string;
}

export interface RedditOptions extends ProviderOptions {
  /** `permanent` requests a refresh token. @default "permanent" */
  duration?: 'temporary' | 'permanent';
  /** The `User-Agent` of requests to Reddit. @default "web:gatehouse:v1" */
  userAgent?: string;
}

export interface VkOptions extends Omit<ProviderOptions, 'clientSecret'> {
  /** Optional, because VK accepts clients without a secret. */
  clientSecret?: string;
}
