// Written by `npm run docs` from the schemas of the options.
import type { ProviderOptions } from './social-providers.ts';

export type * from './social-providers.ts';

/** An OAuth 2.0 provider without discovery and ID tokens. */
export interface OAuthProviderOptions extends Omit<ProviderOptions, 'endpoints'> {
  endpoints: OAuthEndpoints;
  /** The name on the sign-in button. */
  name: string;
  /** Sends a PKCE challenge, which providers without PKCE ignore. @default true */
  pkce?: boolean;
  /** Whether the client secret is sent to the token endpoint in the body or in the `Authorization` header. @default "post" */
  clientAuth?: 'post' | 'basic';
  userFields?: OAuthUserFields;
}

/** The URLs of the provider. */
export interface OAuthEndpoints {
  /** Where the browser is sent to sign in. */
  authorization: string;
  /** Exchanges the code for an access token. */
  token: string;
  /** Answers the JSON of the user to whom the access token belongs. */
  userInfo: string;
}

/** Where the user info contains the fields of a user. Dots separate nested fields, as in `data.user.id`. */
export interface OAuthUserFields {
  /** The unchanging id of the user. @default "sub" */
  id?: string;
  /** The email address. @default "email" */
  email?: string;
  /** Whether the provider verified the address: `true` or `false`. @default "email_verified" */
  emailVerified?: string;
  /** The name to show. @default "name" */
  name?: string;
  /** The URL of a picture. @default "picture" */
  image?: string;
}
