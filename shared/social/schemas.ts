import { z } from 'zod';

import { CallbackURL, Id, Timestamp, SomeId } from '#shared/lib/fields.ts';
import { TwoFactorRedirect } from '#shared/sessions/schemas.ts';
import { User } from '#shared/users/schemas.ts';

/** The id of a built-in provider, or of an OpenID Connect provider in the options. */
const Provider = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/)
  .meta({ examples: ['github'] });

/** Scope tokens of RFC 6749 section 3.3. */
const Scopes = z
  .array(
    z
      .string()
      .max(256)
      .regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/),
  )
  .max(50);

const Token = z.string().min(1).max(16_384);

export const IdToken = z.strictObject({
  token: Token,
  nonce: z.string().max(512).optional(),
  accessToken: Token.optional(),
  refreshToken: Token.optional(),
  expiresAt: z
    .number()
    .nonnegative()
    .optional()
    .meta({ description: 'When the access token expires, in seconds since 1970.' }),
  user: z
    .strictObject({
      name: z
        .strictObject({ firstName: z.string().max(255).optional(), lastName: z.string().max(255).optional() })
        .optional(),
      email: z.string().max(320).optional().meta({ description: 'Not used: the address in the token applies' }),
    })
    .optional(),
});

export const SignInSocial = z.strictObject({
  provider: Provider,
  callbackURL: CallbackURL.optional(),
  newUserCallbackURL: CallbackURL.optional(),
  errorCallbackURL: CallbackURL.optional(),
  disableRedirect: z.boolean().optional(),
  idToken: IdToken.optional(),
  scopes: Scopes.optional(),
  requestSignUp: z.boolean().optional(),
  loginHint: z.string().max(320).optional(),
});

export const SignedInSocial = z.union([
  TwoFactorRedirect,
  z
    .object({ redirect: z.boolean(), url: z.string().optional(), token: z.string().optional(), user: User.optional() })
    .meta({ id: 'SignedInSocial' }),
]);

export const LinkSocial = z.strictObject({
  provider: Provider,
  callbackURL: CallbackURL.optional(),
  errorCallbackURL: CallbackURL.optional(),
  disableRedirect: z.boolean().optional(),
  scopes: Scopes.optional(),
  loginHint: z.string().max(320).optional(),
  idToken: IdToken.optional().meta({ description: 'Not used: linking always asks for consent at the provider' }),
  requestSignUp: z.boolean().optional().meta({ description: 'Not used: linking creates no user' }),
});

export const LinkStarted = z.object({ url: z.string(), redirect: z.boolean() }).meta({ id: 'LinkStarted' });

/** Replaces a field that cannot be parsed, such as a repeated one, so that the flow answers with a redirect instead of a 400. */
export const UNREADABLE = '\uFFFD';

const MAX_FIELD_LENGTH = 16_384;
export const CallbackField = z
  .preprocess(
    (value) => (typeof value === 'string' && value.length <= MAX_FIELD_LENGTH ? value : UNREADABLE),
    z.string(),
  )
  .optional();

/** What `expoClient` opens in the system's browser. */
export const ExpoAuthorizationProxy = z.object({
  authorizationURL: z
    .url({ protocol: /^https?$/ })
    .max(8192)
    .meta({ description: 'The `url` that sign-in/social answered' }),
  oauthState: z.string().max(8192).meta({ description: 'Not used: the URL contains the state' }).optional(),
});

/** The parameters of a provider's redirect to the callback (RFC 6749 section 4.1.2). */
export const Callback = z.object({
  id: z.string().max(64).meta({ description: 'The id of the provider' }),
  code: CallbackField,
  state: CallbackField,
  error: CallbackField,
  error_description: CallbackField,
  device_id: CallbackField,
  user: CallbackField,
  iss: CallbackField,
});

export const Providers = z
  .array(z.object({ id: z.string(), name: z.string() }))
  .meta({ description: 'The configured providers.' });

/** `provider` and `providerId` are the same value, for older and newer clients. */
export const ListedAccount = z
  .object({
    id: Id,
    provider: z.string(),
    providerId: z.string(),
    accountId: z.string(),
    userId: Id,
    scopes: z.array(z.string()),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'ListedAccount' });

/** With `providerId`, `accountId` is the id at the provider; alone, it is the id in list-accounts. */
export const UnlinkAccount = z
  .strictObject({ providerId: z.string().max(64).optional(), accountId: z.string().min(1).max(255).optional() })
  .refine(({ providerId, accountId }) => providerId !== undefined || accountId !== undefined, 'providerId or accountId')
  .meta({ examples: [{ providerId: 'github', accountId: '583231' }] });

/** `accountId` is the id in list-accounts; `userId` is for calls in process, without a session. */
export const AccountReference = z
  .strictObject({ providerId: z.string().max(64).optional(), accountId: SomeId.optional(), userId: SomeId.optional() })
  .refine(({ providerId, accountId }) => providerId !== undefined || accountId !== undefined, 'providerId or accountId')
  .meta({ examples: [{ providerId: 'github' }] });

/** As in `OfAccount`. */
export const AboutAccount = z.strictObject({ accountId: SomeId, userId: SomeId.optional() });

export const AccessToken = z
  .object({
    accessToken: z.string().optional(),
    accessTokenExpiresAt: Timestamp.optional(),
    scopes: z.array(z.string()),
    idToken: z.string().optional(),
  })
  .meta({ id: 'AccessToken' });

const idAtProvider = z.string().meta({ description: 'The id of the user at the provider.' });

export const RefreshedTokens = AccessToken.extend({
  providerId: z.string(),
  accountId: idAtProvider,
  scope: z.string().meta({ description: 'The scopes, separated by commas.' }),
  tokenType: z.string(),
  refreshToken: z.string().optional(),
  refreshTokenExpiresAt: Timestamp.optional(),
}).meta({ id: 'RefreshedTokens' });

export const AccountInfo = z
  .object({
    account: z.object({ id: Id, providerId: z.string(), accountId: idAtProvider }),
    user: z.object({
      id: idAtProvider,
      email: z.string().nullable(),
      emailVerified: z.boolean(),
      name: z.string(),
      image: z.string().nullable(),
    }),
    data: z.looseObject({}).meta({ description: "The provider's claims." }),
  })
  .meta({ id: 'AccountInfo' });
