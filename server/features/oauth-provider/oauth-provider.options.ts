import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
import { bool } from '#server/options/parse.ts';
import { mailHook } from '#server/mail/define-mail.ts';

import type { AppConnectedMail, ClientSecretExpiresMail, GrantReusedMail } from './oauth-provider.types.ts';

const DAY = 86_400;

const ownPage = z
  .url({ protocol: /^https?$/ })
  .meta({ secret: false })
  .refine((url) => !/[?#]/.test(url), { error: 'an address without a query' })
  .optional();

const OAuthProviderOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(false)
      .describe('Whether applications sign users in through this service, with OAuth 2.1 and OpenID Connect.'),
    accessTokenExpiresIn: z
      .int()
      .min(60)
      .max(3600)
      .default(300)
      .describe('Seconds for which an access token is valid.'),
    refreshTokenExpiresIn: z
      .int()
      .min(600)
      .default(30 * DAY)
      .describe('Seconds after which a refresh token that is not used expires.'),
    refreshTokenMaxAge: z
      .int()
      .min(600)
      .default(365 * DAY)
      .describe('Seconds after which users sign in to an application again, however often it uses its refresh tokens.'),
    refreshTokenGrace: z
      .int()
      .min(0)
      .max(60)
      .default(30)
      .describe(
        'Seconds in which an application that lost the answer can use a refresh token again, and gets the same new one.',
      ),
    codeExpiresIn: z.int().min(10).max(600).default(60).describe('Seconds for which an authorization code is valid.'),
    interactionExpiresIn: z
      .int()
      .min(60)
      .max(DAY)
      .default(3600)
      .describe('Seconds that users have to sign in and to consent, from the request of the application.'),
    clientDocuments: z
      .enum(['off', 'listed', 'any'])
      .optional()
      .describe(
        'Whether an application can be the address of its metadata document: of `listed` hosts, or of any host. By default of any host once an API is an MCP server.',
      ),
    clientDocumentHosts: z
      .array(z.string().regex(/^[a-z0-9.:-]+$/))
      .meta({ secret: false })
      .default([])
      .describe('Hosts of metadata documents that you checked, such as `claude.ai`. Administrators can add others.'),
    registration: z
      .enum(['off', 'token', 'open'])
      .default('off')
      .describe('Whether applications register themselves (RFC 7591): with a token of an administrator, or without.'),
    sendAppConnected: mailHook<AppConnectedMail>('AppConnectedMail').describe(
      'Hook that sends the email about an application that a user connected for the first time.',
    ),
    sendGrantReused: mailHook<GrantReusedMail>('GrantReusedMail').describe(
      'Hook that sends the email about a token of an application that was used twice.',
    ),
    sendClientSecretExpires: mailHook<ClientSecretExpiresMail>('ClientSecretExpiresMail').describe(
      'Hook that sends the email about a replaced client secret that ends soon.',
    ),
    signInUrl: ownPage.describe(
      'A page of your own on which users of applications sign in; by default the web app. Its calls send its query as `oauth_query`.',
    ),
    consentUrl: ownPage.describe('A page of your own on which users allow applications what they ask for.'),
  })
  .meta({ id: 'ApplicationOptions' });

export const oauthProviderOptions = defineOptions('oauthProvider', OAuthProviderOptions, {
  OAUTH_PROVIDER_ENABLED: ['enabled', bool],
});
