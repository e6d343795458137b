import { z } from 'zod';

import { Id, LookupId, Timestamp } from '#shared/lib/fields.ts';

import {
  ClaimMapping,
  endpointsError,
  hasAllEndpointsOrNone,
  oidcConfig,
  oidcFields,
  oidcFieldsOf,
  tokenAuthentication,
  type OidcInput,
} from './oidc.ts';
import { SamlConfig, samlFields, samlFieldsOf, ShownSamlConfig, type SamlInput } from './saml.ts';

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
export const ProviderId = z
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
const issuer = z
  .string()
  .max(2048)
  .meta({
    description: 'As the provider writes it in ID tokens; of SAML its entity id, which metadata contain.',
    examples: ['https://idp.example.com'],
  });

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

export const ConnectionDomain = z
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

export const Attention = z
  .array(z.enum(['not-tested', 'no-proven-domain', 'domain-lost']))
  .describe('What its managers should look at.');

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
        tokenEndpointAuthentication: tokenAuthentication,
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
    attention: Attention,
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
