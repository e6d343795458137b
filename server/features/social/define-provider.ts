import type { JWTPayload } from 'jose';
import type { ClientAuth } from 'oauth4webapi';
import { z } from 'zod';

import { functionOption } from '#server/options/define-options.ts';

import type { MapProfileToUser } from './social.types.ts';
import type { Profile } from './user-info.ts';

export interface Endpoints {
  authorization: string;
  token: string;
  userInfo?: string;
  jwks?: string;
  /** The page on which users sign out at the provider. */
  endSession?: string | undefined;
  /** The client authentication methods of the token endpoint, if discovered. */
  authMethods?: string[];
}

/** Sends a request, with the access token as bearer unless the body contains it, and parses the JSON of the response. */
type FetchJson = (url: string, request?: JsonRequest) => Promise<unknown>;

export interface JsonRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: URLSearchParams;
}

export interface FurtherInfoRequest {
  info: object;
  endpoints: Endpoints;
  fetchJson: FetchJson;
}

interface UserInfoRequest extends JsonRequest {
  url?: string;
}

/** Parameters of the callback that a provider requires again at the token endpoint. */
export interface CallbackParameters {
  deviceId?: string;
  state?: string;
}

const text = z.string().min(1).meta({ secret: false });
const address = z.url().meta({ secret: false });

/** The options of every provider. */
const commonOptions = {
  clientId: text.describe('The client id that the provider issued.'),
  clientSecret: text.meta({ secret: true }).describe('The client secret that the provider issued.'),
  redirectURI: z
    .url({ protocol: /^https?$/, error: 'an http or https address' })
    .meta({ secret: false })
    .optional()
    .describe(
      'The redirect URL that is registered with the provider, for a proxy in front of the callback. By default `/callback/<id>` below `basePath`.',
    ),
  mapProfileToUser: functionOption<MapProfileToUser>('MapProfileToUser')
    .optional()
    .describe(
      "Maps the provider's user info to fields of the user, additional fields and the username included. Runs at each sign-in; throwing fails it, and a value that cannot be stored is left out and logged. A mapped address counts as verified only if the provider verified that same address.",
    ),
  overrideUserInfoOnSignIn: z
    .boolean()
    .default(false)
    .describe(
      'Updates the name, the picture and mapped additional fields of existing users at each sign-in. Their address stays.',
    ),
  prompt: text.optional().describe('The `prompt` parameter of the authorization URL, such as `select_account`.'),
  scope: z.array(text).default([]).describe("Scopes in addition to the provider's defaults."),
  disableDefaultScope: z.boolean().default(false).describe('Requests only the scopes of `scope`.'),
  disableSignUp: z
    .boolean()
    .default(false)
    .describe('Rejects new users from this provider. Existing users can still sign in.'),
  disableImplicitSignUp: z.boolean().default(false).describe('Creates new users only if the call has `requestSignUp`.'),
  disableIdTokenSignIn: z.boolean().default(false).describe('Rejects sign-ins with an ID token of a native app.'),
  audiences: z.array(text).default([]).describe('Client ids of native apps whose ID tokens are also accepted.'),
  authorizationParameters: z
    .record(z.string(), z.string().meta({ secret: false }))
    .default({})
    .describe("Additional parameters of the authorization URL, such as `{ prompt: 'select_account' }`."),
  endpoints: z
    .strictObject({ authorization: address, token: address, userInfo: address, jwks: address })
    .partial()
    .meta({ id: 'ProviderEndpoints' })
    .default({})
    .describe('URLs that replace those of the provider, for a proxy, an enterprise host or tests.'),
};

/** The options of the providers that add none. */
export const ProviderOptions = z
  .strictObject(commonOptions)
  .meta({ id: 'ProviderOptions', description: 'The OAuth client that is registered with the provider.' });

export type CommonOptions = z.output<typeof ProviderOptions>;

interface Definition<Specific extends z.ZodRawShape, Info extends z.ZodType, Options> {
  /** The path segment of `/callback/{id}` and the `providerId` of accounts. */
  id: string;
  /** The label of its sign-in button. */
  name: string;
  /** Options of this provider alone; one named like a common option replaces it. */
  options?: Specific;
  authorizationUrl: string | ((options: Options) => string);
  tokenUrl: string | ((options: Options) => string);
  userInfoUrl?: string | ((options: Options) => string);
  jwksUrl?: string | ((options: Options) => string);
  /**
   * The issuer of the ID tokens, in all forms that the provider writes. The claims are not verified yet: they may select a
   * tenant, never another authority.
   */
  issuer?: (options: Options, claims: JWTPayload) => string | string[] | null;
  /** What the ID tokens of native apps say about a nonce. */
  nonceOfApps?: {
    /** The SDK of the provider adds a nonce that the app does not know. */
    addedBySdk?: boolean;
    /** Whether these verified claims state that the platform of the app supports no nonce. */
    isUnsupported?: (claims: JWTPayload) => boolean;
  };
  scopes: string[];
  scopeSeparator?: string;
  pkce?: boolean;
  /** Client authentication at the token endpoint (RFC 6749 section 2.3). */
  clientAuth?: 'post' | 'basic' | 'none' | ((options: Options) => ClientAuth);
  loginHintParameter?: string;
  authorizationParameters?: (options: Options) => Record<string, string | undefined>;
  tokenParameters?: (callback: CallbackParameters) => Record<string, string>;
  /** Whether sign-in verifies an ID token and its nonce; by default if there is an issuer and no `userInfoRequest`. */
  usesIdToken?: boolean;
  /** The request for the user info, where it is more than a GET of `userInfoUrl`. Not sent if an ID token is used. */
  userInfoRequest?: (request: { options: Options; userInfoUrl: string; accessToken: string }) => UserInfoRequest;
  /** Requests further fields of the user info. A failure leaves them out, and does not fail the sign-in. */
  fetchFurtherInfo?: (request: FurtherInfoRequest) => Promise<object>;
  /** See `userInfo` in `user-info.ts`. */
  userInfo: Info;
  /** `user` is the parsed `user` parameter of the callback, which only Apple sends. */
  toProfile: (info: z.output<Info>, context: { options: Options; user: unknown }) => z.input<typeof Profile>;
  /** Maps the claims of an ID token that a caller presents, if they differ from the user info. */
  userInfoOfClaims?: (claims: JWTPayload) => unknown;
}

/** `Specific` replaces common options of the same name, which TypeScript does not infer from the spread. */
type OptionsSchema<Specific extends z.ZodRawShape> = z.ZodObject<
  Omit<typeof commonOptions, keyof Specific> & Specific,
  z.core.$strict
>;

/** Declares a provider; see the files in `providers/`. */
export function defineProvider<Info extends z.ZodType, Specific extends z.ZodRawShape = Record<never, never>>(
  definition: Definition<Specific, Info, z.output<OptionsSchema<Specific>>>,
) {
  const options = (definition.options
    ? z.strictObject({ ...commonOptions, ...definition.options })
    : ProviderOptions) as unknown as OptionsSchema<Specific>;
  return { ...definition, options };
}

/** A provider with any options and any user info. */
// A provider only receives its own options and its own parsed user info, so the parameters may be of any type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyProvider = Omit<Definition<z.ZodRawShape, z.ZodType<any>, any>, 'options'>;
