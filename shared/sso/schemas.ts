import { z } from 'zod';

import { Id, LookupId, Timestamp } from '#shared/lib/fields.ts';

import { SamlConfig, samlFields, samlFieldsOf, ShownSamlConfig, type SamlInput } from './saml.ts';

/** How the client authenticates at the token endpoint (RFC 6749 section 2.3). */
export type ClientAuthentication = 'basic' | 'post' | 'private_key_jwt' | 'none';

export interface ConnectionEndpoints {
  authorization: string;
  token: string;
  userInfo?: string | undefined;
  jwks: string;
}

const claim = z.string().min(1).max(255).optional();

/** The names of the claims of each field. */
export const ClaimMapping = z
  .strictObject({
    id: claim.describe('Unchanging, of the user; by default `sub`, or the NameID.'),
    email: claim.describe('By default `email`.'),
    emailVerified: claim.describe('By default `email_verified`, if `email` is not mapped.'),
    name: claim.describe('By default `name`, else the given and the family name.'),
    givenName: claim.describe('By default `given_name`.'),
    familyName: claim.describe('By default `family_name`.'),
    image: claim.describe('By default `picture`.'),
    directoryId: claim.describe('The id of the user in the directory of the organization.'),
    groups: claim.describe('By default `groups`.'),
    extraFields: z.record(z.string().max(255), z.string().min(1).max(255)).optional(),
  })
  .meta({ id: 'SsoClaimMapping', description: 'The claims from which the fields of users are read.' });
export type ClaimMapping = z.output<typeof ClaimMapping>;

const address = z.url({ protocol: /^https?$/ }).max(2048);
const authentication = z.enum(['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none']);
/** RFC 6749 section 3.3. */
const scope = z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,255}$/);

const oidcFields = {
  clientId: z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta({ description: 'Of the client that is registered at the provider.', examples: ['gatehouse'] }),
  clientSecret: z.string().min(1).max(4096).optional().describe('Never answered again.'),
  discoveryEndpoint: address.optional().describe('By default at the standard address below the issuer.'),
  authorizationEndpoint: address.optional().describe('By default the endpoints are discovered.'),
  tokenEndpoint: address.optional().describe('With the authorization endpoint.'),
  userInfoEndpoint: address.optional().describe('With the authorization endpoint.'),
  jwksEndpoint: address.optional().describe('With the authorization endpoint.'),
  skipDiscovery: z.boolean().optional().describe('Whether the endpoints are those of the request.'),
  tokenEndpointAuthentication: authentication
    .optional()
    .describe('By default what the provider supports, and `none` without a client secret.'),
  scopes: z.array(scope).max(50).optional().describe('By default `openid`, `profile` and `email`.'),
  pkce: z.boolean().optional().describe('Whether requests have a PKCE challenge; by default they do.'),
  mapping: ClaimMapping.optional().describe('The claims of the fields of users.'),
  overrideUserInfo: z
    .boolean()
    .optional()
    .describe('Whether the names and pictures of managed accounts follow the provider.'),
};

const settings = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(64)
    .optional()
    .meta({ description: 'On the sign-in button; by default that of the organization.', examples: ['Okta'] }),
  domain: z
    .string()
    .max(4096)
    .optional()
    .meta({
      description: 'Domains of the organization, separated by commas. Those that it lacks are added, unproven.',
      examples: ['example.com'],
    }),
  jit: z.boolean().optional().describe('Whether users and members are created when they first sign in.'),
  defaultRole: z.string().max(255).optional().describe('Of members whom the provider creates; by default `member`.'),
  ceilingRole: z
    .string()
    .max(255)
    .optional()
    .describe('No mapping grants a role that outranks it; by default `member`.'),
  trustsFactors: z.boolean().optional().describe("Whether the provider's statement of a second factor counts."),
  factorValues: z
    .array(z.string().min(1).max(255))
    .max(20)
    .optional()
    .describe('The values of `amr` or `acr` that state a second factor; by default `mfa`.'),
  maxSessionAge: z
    .int()
    .min(300)
    .max(31_536_000)
    .nullable()
    .optional()
    .describe('Seconds after which sessions of the provider end; null for the lifetime of all sessions.'),
  sendsLoginHint: z.boolean().optional().describe('Whether the provider gets the address that the user typed.'),
};

const organization = { organizationId: LookupId.optional() };
const ProviderId = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?$/)
  .meta({
    description: 'In its addresses; by default made from the slug of the organization.',
    examples: ['acme-okta'],
  });
/** Any text, so that a malformed id is answered like an unknown one. */
const provider = {
  providerId: z
    .string()
    .max(255)
    .meta({ description: 'Of the connection.', examples: ['acme-okta'] }),
};
const oidcConfig = z
  .strictObject(oidcFields)
  .meta({ id: 'SsoOidcConfig' })
  .optional()
  .describe('The same fields of the client in an object.');
const issuer = z
  .string()
  .max(2048)
  .meta({
    description: 'As the provider writes it in ID tokens; of SAML its entity id, which metadata contain.',
    examples: ['https://idp.example.com'],
  });

type OidcInput = { oidcConfig?: z.output<typeof oidcConfig> } & Pick<
  NonNullable<z.output<typeof oidcConfig>>,
  keyof typeof oidcFields
>;

/** The fields of the client, which clients send flat or in `oidcConfig`. */
export function oidcFieldsOf(input: OidcInput): NonNullable<z.output<typeof oidcConfig>> {
  const names = Object.keys(oidcFields) as (keyof typeof oidcFields)[];
  const flat = Object.fromEntries(names.map((name) => [name, input[name]]));
  const all = Object.entries({ ...flat, ...input.oidcConfig });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** The endpoints belong together: those of one provider. */
function hasAllEndpointsOrNone(input: OidcInput): boolean {
  const fields = oidcFieldsOf(input);
  const needed = [fields.authorizationEndpoint, fields.tokenEndpoint, fields.jwksEndpoint];
  const isNone = [...needed, fields.userInfoEndpoint].every((endpoint) => endpoint === undefined);
  return isNone ? fields.skipDiscovery !== true : !needed.includes(undefined);
}

const endpointsError = 'The authorization, token and JWKS endpoints are needed together, or none of them';

const samlConfig = SamlConfig.optional().describe('The fields of a SAML provider in an object.');

/** Of one protocol, with what identifies a provider of it. */
function hasProvider({ issuer: name, ...input }: OidcInput & SamlInput & { issuer?: string | undefined }): boolean {
  const saml = samlFieldsOf(input);
  if (saml === null) return oidcFieldsOf(input).clientId !== undefined && name !== undefined;
  const isDescribed = saml.metadata !== undefined || saml.metadataUrl !== undefined;
  return isDescribed || (saml.entryPoint !== undefined && (saml.entityId ?? name) !== undefined);
}

export const RegisterProvider = z
  .strictObject({
    ...organization,
    providerId: ProviderId.optional(),
    issuer: issuer.optional(),
    ...settings,
    ...oidcFields,
    oidcConfig,
    ...samlFields,
    samlConfig,
  })
  .refine(hasProvider, { path: ['clientId'], error: 'Required with `issuer`, or else the metadata of a SAML provider' })
  .refine(hasAllEndpointsOrNone, { path: ['oidcConfig'], error: endpointsError });

export const UpdateProvider = z
  .strictObject({
    ...organization,
    ...provider,
    issuer: issuer.optional(),
    ...settings,
    ...oidcFields,
    oidcConfig,
    ...samlFields,
    samlConfig,
    revision: z.int().optional().describe('Rejects the call if the connection has another one.'),
  })
  .refine(hasAllEndpointsOrNone, { path: ['oidcConfig'], error: endpointsError });

export const ListProviders = z.strictObject(organization).prefault({});
export const ProviderIdInput = z.strictObject({ ...organization, ...provider });

const ConnectionDomain = z
  .object({
    id: Id,
    domain: z.string().meta({ examples: ['example.com'] }),
    status: z.enum(['pending', 'verified', 'failing', 'lost']),
  })
  .meta({ id: 'SsoConnectionDomain' });

const endpoint = z
  .string()
  .nullable()
  .meta({ description: 'Null if it is discovered.', examples: [null] });

/** Without secrets. */
export const Connection = z
  .object({
    id: Id,
    providerId: z.string().meta({ examples: ['acme-okta'] }),
    name: z.string().meta({ examples: ['Okta'] }),
    type: z.enum(['oidc', 'saml']),
    organizationId: Id,
    userId: Id.nullable().describe('Who added it.'),
    issuer,
    redirectURI: z.string().meta({
      description: 'The redirect URI to register at the provider; of SAML, the address for responses.',
      examples: ['https://auth.example.com/api/auth/sso/callback/acme-okta'],
    }),
    jwksURI: z
      .url()
      .nullable()
      .meta({
        description: 'The public keys of the client, for `private_key_jwt`.',
        examples: ['https://auth.example.com/api/auth/sso/oidc/jwks/acme-okta'],
      }),
    domain: z.string().meta({ description: 'The names of `domains`, separated by commas.', examples: ['example.com'] }),
    domains: z.array(ConnectionDomain).describe('The domains of the organization that it serves.'),
    domainVerified: z.boolean().describe('Whether it serves a domain, and all are proven.'),
    oidcConfig: z
      .object({
        clientId: z.string().meta({ examples: ['gatehouse'] }),
        clientIdLastFour: z.string().meta({ examples: ['ouse'] }),
        clientSecret: z.null(),
        discoveryEndpoint: z.string().meta({ examples: ['https://idp.example.com/.well-known/openid-configuration'] }),
        authorizationEndpoint: endpoint,
        tokenEndpoint: endpoint,
        userInfoEndpoint: endpoint,
        jwksEndpoint: endpoint,
        tokenEndpointAuthentication: authentication,
        scopes: z.array(z.string().meta({ examples: ['openid'] })),
        pkce: z.boolean(),
        mapping: ClaimMapping,
        overrideUserInfo: z.boolean(),
      })
      .nullable(),
    samlConfig: ShownSamlConfig.nullable(),
    spMetadataUrl: z
      .string()
      .nullable()
      .meta({ description: 'Of this service, for a SAML provider.', examples: [null] }),
    mapping: ClaimMapping,
    updatesProfile: z.boolean().describe('Whether the names of managed accounts follow the provider.'),
    enabled: z.boolean(),
    revision: z.int().describe('Grows with each change of what identifies the provider or its users.'),
    tested: z.boolean().describe('Whether this revision was tested.'),
    testedAt: Timestamp.nullable(),
    jit: z.boolean(),
    defaultRole: z.string().meta({ examples: ['member'] }),
    ceilingRole: z.string().meta({ examples: ['member'] }),
    trustsFactors: z.boolean(),
    factorValues: z.array(z.string().meta({ examples: ['mfa'] })),
    maxSessionAge: z.int().nullable(),
    sendsLoginHint: z.boolean(),
    attention: z
      .array(z.enum(['not-tested', 'no-proven-domain', 'domain-lost']))
      .describe('What its managers should look at.'),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'SsoConnection' });

export const Connections = z.object({ providers: z.array(Connection) }).meta({ id: 'SsoConnections' });

export const DomainVerification = z
  .object({
    domainVerificationToken: z.string().meta({
      description: 'The TXT record of the domain has to contain it.',
      examples: ['Vw2Lr8TzB5nYc7MfVw2Lr8TzB5nYc7Mf'],
    }),
  })
  .meta({ id: 'SsoDomainVerification' });
