import { z } from 'zod';

import { CallbackURL, Id, Moment, SomeId } from './fields.ts';
import { User } from './user.ts';

/** One of the built-in providers, or the id of an OpenID Connect provider that options add. */
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
    .meta({ description: 'When the access token ends, in seconds since 1970.' }),
  user: z
    .strictObject({
      name: z
        .strictObject({ firstName: z.string().max(255).optional(), lastName: z.string().max(255).optional() })
        .optional(),
      email: z.string().max(320).optional().meta({ description: 'Not used: the address in the token counts' }),
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

export const SignedInSocial = z
  .object({ redirect: z.boolean(), url: z.string().optional(), token: z.string().optional(), user: User.optional() })
  .meta({ id: 'SignedInSocial' });

export const LinkSocial = z.strictObject({
  provider: Provider,
  callbackURL: CallbackURL.optional(),
  errorCallbackURL: CallbackURL.optional(),
  disableRedirect: z.boolean().optional(),
  scopes: Scopes.optional(),
  loginHint: z.string().max(320).optional(),
  idToken: IdToken.optional().meta({ description: 'Not used: an account is linked by consent at the provider' }),
  requestSignUp: z.boolean().optional().meta({ description: 'Not used: linking makes no account' }),
});

export const LinkStarted = z.object({ url: z.string(), redirect: z.boolean() }).meta({ id: 'LinkStarted' });

/** Stands for a field that is there and cannot be read, a repeated one for example: the flow, not a 400, answers it. */
export const UNREADABLE = '\uFFFD';

const LONGEST_FIELD = 16_384;
const field = z
  .preprocess((given) => (typeof given === 'string' && given.length <= LONGEST_FIELD ? given : UNREADABLE), z.string())
  .optional();

/** What a provider sends the browser back with. */
export const Callback = z.object({
  id: z.string().max(64).meta({ description: 'The id of the provider' }),
  code: field,
  state: field,
  error: field,
  error_description: field,
  device_id: field,
  user: field,
  iss: field,
});

export const Providers = z
  .array(z.object({ id: z.string(), name: z.string() }))
  .meta({ description: 'The providers that a person can sign in with here.' });

/** Both generations of names: `provider` and `providerId`. */
export const ListedAccount = z
  .object({
    id: Id,
    provider: z.string(),
    providerId: z.string(),
    accountId: z.string(),
    userId: Id,
    scopes: z.array(z.string()),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'ListedAccount' });

/** With `providerId`, `accountId` is the provider's id of the person; alone, it is the id that list-accounts gives. */
export const UnlinkAccount = z
  .strictObject({ providerId: z.string().max(64).optional(), accountId: z.string().min(1).max(255).optional() })
  .refine(({ providerId, accountId }) => providerId !== undefined || accountId !== undefined, 'providerId or accountId')
  .meta({ examples: [{ providerId: 'github', accountId: '583231' }] });

/** `accountId` is the id that list-accounts gives; `userId` is for calls within the server, without a session. */
export const OfAccount = z
  .strictObject({ providerId: z.string().max(64).optional(), accountId: SomeId.optional(), userId: SomeId.optional() })
  .refine(({ providerId, accountId }) => providerId !== undefined || accountId !== undefined, 'providerId or accountId')
  .meta({ examples: [{ providerId: 'github' }] });

/** `accountId` is the id that list-accounts gives; `userId` as above. */
export const AboutAccount = z.strictObject({ accountId: SomeId, userId: SomeId.optional() });

export const AccessToken = z
  .object({
    accessToken: z.string().optional(),
    accessTokenExpiresAt: Moment.optional(),
    scopes: z.array(z.string()),
    idToken: z.string().optional(),
  })
  .meta({ id: 'AccessToken' });

export const RefreshedTokens = AccessToken.extend({
  tokenType: z.string(),
  refreshToken: z.string().optional(),
  refreshTokenExpiresAt: Moment.optional(),
}).meta({ id: 'RefreshedTokens' });

export const AccountInfo = z
  .object({
    user: z.object({
      id: z.string().meta({ description: "The provider's own id of the person." }),
      email: z.string().nullable(),
      emailVerified: z.boolean(),
      name: z.string(),
      image: z.string().nullable(),
    }),
    data: z.looseObject({}).meta({ description: 'What of it the provider said in its own words.' }),
  })
  .meta({ id: 'AccountInfo' });
