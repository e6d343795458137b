// Written by `npm run docs` from the schemas of the options.
import type { ApiKeyMail } from '#server/features/api-keys/api-key.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/api-keys/api-key.types.ts';
export type * from '#server/options/mail.types.ts';

export interface ApiKeyOptions {
  /** Lets users create API keys, and programs use them. @default true */
  enabled?: boolean;
  /** Scopes of keys that are created without a list of scopes, as by the published client. @default [] */
  defaultScopes?: Scope[];
  /** Accepts keys that were imported from better-auth. Every `x-api-key` header is then a key; without it, one that no key of Gatehouse begins is ignored. @default false */
  acceptImported?: boolean;
  /** Keys that one user can have. @default 50 */
  maxPerUser?: number;
  rateLimit?: ApiKeyRateLimitOptions;
  /** Hook that sends the email about a new API key. */
  onApiKeyCreated?: MailHook<ApiKeyMail>;
}

export type Scope = 
  | 'account:read'
  | 'account:update'
  | 'audit:list'
  | 'organization:create'
  | 'organization:read'
  | 'organization:update'
  | 'member:update'
  | 'member:delete'
  | 'invitation:create'
  | 'invitation:cancel'
  | 'team:create'
  | 'team:update'
  | 'team:delete'
  | 'user:list'
  | 'user:get'
  | 'user:update'
  | 'user:ban'
  | 'organization:list'
  | 'organization:get'
  | 'domain:read'
  | 'sso:read'
  | 'directory:read';

export interface ApiKeyRateLimitOptions {
  /** Calls with one key in a window. @default 600 */
  max?: number;
  /** Seconds. @default 60 */
  window?: number;
}
