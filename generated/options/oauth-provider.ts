// Written by `npm run docs` from the schemas of the options.
import type { AppConnectedMail, ClientSecretExpiresMail, GrantReusedMail } from '#server/features/oauth-provider/oauth-provider.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/oauth-provider/oauth-provider.types.ts';
export type * from '#server/options/mail.types.ts';

export interface ApplicationOptions {
  /** Whether applications sign users in through this service, with OAuth 2.1 and OpenID Connect. @default false */
  enabled?: boolean;
  /** Seconds for which an access token is valid. @default 300 */
  accessTokenExpiresIn?: number;
  /** Seconds after which a refresh token that is not used expires. @default 2592000 */
  refreshTokenExpiresIn?: number;
  /** Seconds after which users sign in to an application again, however often it uses its refresh tokens. @default 31536000 */
  refreshTokenMaxAge?: number;
  /** Seconds in which an application that lost the answer can use a refresh token again, and gets the same new one. @default 30 */
  refreshTokenGrace?: number;
  /** Seconds for which an authorization code is valid. @default 60 */
  codeExpiresIn?: number;
  /** Seconds that users have to sign in and to consent, from the request of the application. @default 3600 */
  interactionExpiresIn?: number;
  /** Whether an application can be the address of its metadata document: of `listed` hosts, or of any host. By default of any host once an API is an MCP server. */
  clientDocuments?: 'off' | 'listed' | 'any';
  /** Hosts of metadata documents that you checked, such as `claude.ai`. Administrators can add others. @default [] */
  clientDocumentHosts?: string[];
  /** Whether applications register themselves (RFC 7591): with a token of an administrator, or without. @default "off" */
  registration?: 'off' | 'token' | 'open';
  /** Hook that sends the email about an application that a user connected for the first time. */
  sendAppConnected?: MailHook<AppConnectedMail>;
  /** Hook that sends the email about a token of an application that was used twice. */
  sendGrantReused?: MailHook<GrantReusedMail>;
  /** Hook that sends the email about a replaced client secret that ends soon. */
  sendClientSecretExpires?: MailHook<ClientSecretExpiresMail>;
  /** A page of your own on which users of applications sign in; by default the web app. Its calls send its query as `oauth_query`. */
  signInUrl?: string;
  /** A page of your own on which users allow applications what they ask for. */
  consentUrl?: string;
}
