import type { JWTPayload } from 'jose';
import type { ClientAuth } from 'oauth4webapi';
import { z } from 'zod';

import type { Tokens } from '#server/features/accounts/tokens.ts';

/** A provider's person, in our words. */
export interface Profile {
  /** The provider's own, unchanging id of the person. */
  accountId: string;
  email: string | null;
  /** Whether the provider itself says that the address is proven. */
  emailVerified: boolean;
  name: string;
  image: string | null;
}

export interface Endpoints {
  authorization: string;
  token: string;
  userInfo?: string | undefined;
  jwks?: string | undefined;
}

/** A person as a provider's file reads them: what it leaves out is not known, and not proven. */
export interface ReadProfile {
  accountId: string;
  email?: string | null | undefined;
  emailVerified?: boolean;
  name: string;
  image?: string | null | undefined;
}

/** What a profile is read from. */
export interface Source<Options> {
  options: Options;
  endpoints: Endpoints;
  tokens: Tokens;
  /** Of the ID token, verified; null for a provider that sends none. */
  claims: JWTPayload | null;
  /** The parsed `user` field of the callback, which Apple alone sends. */
  user: unknown;
  /** Asks the provider, with the access token as bearer unless the request says otherwise; parses its JSON. */
  ask: (
    url: string,
    request?: { method?: string; headers?: Record<string, string>; body?: URLSearchParams },
  ) => Promise<unknown>;
}

/** Fields of the callback that a provider wants back at the token endpoint. */
export interface CallbackDetails {
  deviceId?: string | undefined;
  state?: string | undefined;
}

const text = z.string().min(1);

/** What every provider's options have. */
const commonOptions = {
  clientId: text,
  clientSecret: text,
  scope: z.array(text).default([]).describe("Scopes in addition to the provider's defaults."),
  disableDefaultScope: z.boolean().default(false),
  disableSignUp: z
    .boolean()
    .default(false)
    .describe('No new users through this provider; existing ones still sign in.'),
  disableImplicitSignUp: z.boolean().default(false).describe('New users only if the call has `requestSignUp`.'),
  disableIdTokenSignIn: z.boolean().default(false),
  audiences: z.array(text).default([]).describe('Further client ids, of native apps, whose ID tokens are accepted.'),
  authorizationParameters: z
    .record(z.string(), z.string())
    .default({})
    .describe("More parameters of the authorization URL, such as `{ prompt: 'select_account' }`."),
  endpoints: z
    .strictObject({ authorization: z.url(), token: z.url(), userInfo: z.url(), jwks: z.url() })
    .partial()
    .meta({ id: 'ProviderEndpoints' })
    .default({})
    .describe("Other addresses than the provider's own: a proxy, an enterprise host, a test."),
};

/** Shared by all providers without options of their own. */
export const ProviderOptions = z.strictObject(commonOptions).meta({ id: 'ProviderOptions' });

export type CommonOptions = z.output<typeof ProviderOptions>;

interface Definition<Specific extends z.ZodRawShape, Info extends z.ZodType, Options> {
  /** As it stands in `/callback/{id}` and in every account. */
  id: string;
  /** As it stands on a button. */
  name: string;
  /** Options of this provider alone; one named like a common option replaces it. */
  options?: Specific;
  authorizationUrl: string | ((options: Options) => string);
  tokenUrl: string | ((options: Options) => string);
  userInfoUrl?: string | ((options: Options) => string);
  jwksUrl?: string | ((options: Options) => string);
  /** Who signs the ID tokens; the claims are there for tenants, never to choose another authority. */
  issuer?: (options: Options, claims: JWTPayload) => string | null;
  scopes: string[];
  scopeSeparator?: string;
  pkce?: boolean;
  /** How the client proves itself at the token endpoint. */
  clientAuth?: 'post' | 'basic' | 'none' | ((options: Options) => ClientAuth);
  /** TikTok's name for the client id. */
  clientIdParameter?: string;
  loginHintParameter?: string;
  parameters?: (options: Options) => Record<string, string | undefined>;
  tokenParameters?: (callback: CallbackDetails) => Record<string, string>;
  /** What the person is read from: the ID token's claims where there is an issuer, else the user info, unless said here. */
  read?: (source: Source<Options>) => unknown;
  /** Whether `read` starts from the ID token, which is then verified and bound to the flow by a nonce. */
  usesClaims?: boolean;
  /** The shape of what is read: its fields that matter, the rest dropped. */
  userInfo: Info;
  toProfile: (info: z.output<Info>, source: Source<Options>) => ReadProfile;
  /** Where an ID token handed in says the same things in other words than the user info. */
  claimsAsInfo?: (claims: JWTPayload) => unknown;
}

type OptionsOf<Specific extends z.ZodRawShape> = z.output<
  z.ZodObject<Omit<typeof commonOptions, keyof Specific> & Specific, z.core.$strict>
>;

/** A provider, its quirks named; see any file of `providers/` for what one looks like. */
export function defineProvider<Info extends z.ZodType, Specific extends z.ZodRawShape = Record<never, never>>(
  definition: Definition<Specific, Info, OptionsOf<Specific>>,
) {
  // A generic object spread loses that `Specific` replaces; OptionsOf states the same merge.
  const options = (definition.options
    ? z.strictObject({ ...commonOptions, ...definition.options })
    : ProviderOptions) as unknown as z.ZodObject<Omit<typeof commonOptions, keyof Specific> & Specific, z.core.$strict>;
  return { ...definition, options };
}

/** A provider as the flows see it, whatever its own options and answers are. */
// The flows pass a provider only its own options and its own parsed answer, so the parameters may be any of them.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyProvider = Omit<Definition<z.ZodRawShape, z.ZodType<any>, any>, 'options'>;
