import { z } from 'zod';

import { Id, LookupId, Timestamp } from '#shared/lib/fields.ts';

import { ClientKeys } from './client-keys.ts';
import { ApplicationScope } from './scopes.ts';

/**
 * `web` keeps a secret on its server; `spa` runs in a browser and `native` on a device of the user, where there are none. `machine`
 * keeps a secret too, and has no users (RFC 6749 section 4.4). `agent` acts by itself, for users or for a service account.
 */
export const OAuthClientKind = z
  .enum(['web', 'spa', 'native', 'machine', 'agent'])
  .meta({ id: 'OAuthClientKind', examples: ['web'] });
export type OAuthClientKind = z.output<typeof OAuthClientKind>;
/** Agents are registered with more. */
export const RegisteredKind = OAuthClientKind.exclude(['agent']);

/** Who registered it: a user, its metadata document, at whose address its `client_id` is, or the application itself (RFC 7591). */
export const OAuthClientSource = z
  .enum(['manual', 'document', 'dynamic'])
  .meta({ id: 'OAuthClientSource', examples: ['manual'] });
export type OAuthClientSource = z.output<typeof OAuthClientSource>;

/** How an application authenticates at the token endpoint (RFC 7591 section 2). */
export const TokenEndpointAuthMethod = z
  .enum(['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none'])
  .meta({ id: 'TokenEndpointAuthMethod', examples: ['client_secret_basic'] });
export type TokenEndpointAuthMethod = z.output<typeof TokenEndpointAuthMethod>;

const name = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .meta({ description: 'As users see it.', examples: ['Linear'] });
const page = z.url({ protocol: /^https?$/ }).max(1024);
const redirectUris = z
  .array(z.string().max(1024))
  .max(20)
  .meta({ examples: [['https://app.example.com/callback']] });
const grantTypes = z
  .array(z.string().max(100))
  .max(10)
  .meta({
    description: 'How it gets tokens (RFC 7591 section 2); by default with a code, and refresh tokens.',
    examples: [['authorization_code', 'refresh_token']],
  });
export const scope = z
  .string()
  .max(1024)
  .meta({
    description: 'What the application may ask for, separated by spaces; by default those of the identity of the user.',
    examples: ['openid profile email'],
  });
export const clientId = z
  .string()
  .min(1)
  .max(512)
  .meta({ description: 'The id of the application.', examples: ['0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10'] });
const algorithm = z
  .enum(['RS256', 'ES256', 'EdDSA'])
  .meta({ description: 'The signature of its ID tokens.', examples: ['RS256'] });
const skipConsent = z
  .boolean()
  .describe('Whether it is an application of the operator, for which users are not asked for their consent.');
const serviceAccount = Id.nullable().meta({
  description: 'The service account for which a `machine` makes calls; without one it gets tokens for other APIs only.',
  examples: ['0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10'],
});
const backchannel = page
  .nullable()
  .meta({ description: 'Gets a logout token when a session ends.', examples: ['https://app.example.com/logout'] });

/** The members of RFC 7591 section 2, with `kind`. */
const metadata = {
  client_name: name,
  kind: OAuthClientKind,
  client_uri: page.nullable().meta({ description: 'Its home page.', examples: ['https://app.example.com'] }),
  policy_uri: page
    .nullable()
    .meta({ description: 'Its privacy policy.', examples: ['https://app.example.com/privacy'] }),
  tos_uri: page.nullable().meta({ description: 'Its terms of service.', examples: ['https://app.example.com/terms'] }),
  redirect_uris: redirectUris.describe(
    'Where it receives its users; compared as text, but for the port of a native application.',
  ),
  post_logout_redirect_uris: redirectUris.describe('Where it receives users who signed out.'),
  backchannel_logout_uri: backchannel,
  token_endpoint_auth_method: TokenEndpointAuthMethod,
  jwks: ClientKeys.nullable().describe('Its public keys, with which it authenticates in place of a secret.'),
  grant_types: grantTypes,
  scope,
  id_token_signed_response_alg: algorithm,
  skip_consent: skipConsent,
  service_account_id: serviceAccount,
};

const OrganizationField = {
  organizationId: LookupId.optional().describe('An organization of the caller; by default the platform.'),
};

export const CreateOAuthClient = z.strictObject({
  ...OrganizationField,
  client_name: metadata.client_name,
  kind: RegisteredKind.default('web').describe('Where the application runs.'),
  client_uri: metadata.client_uri.default(null),
  policy_uri: metadata.policy_uri.default(null),
  tos_uri: metadata.tos_uri.default(null),
  redirect_uris: metadata.redirect_uris,
  post_logout_redirect_uris: metadata.post_logout_redirect_uris.default([]),
  backchannel_logout_uri: metadata.backchannel_logout_uri.default(null),
  token_endpoint_auth_method: metadata.token_endpoint_auth_method
    .optional()
    .describe(
      'By default `private_key_jwt` with `jwks`, else `client_secret_basic` for `web` and `machine`, else `none`.',
    ),
  jwks: metadata.jwks.default(null),
  grant_types: metadata.grant_types.optional(),
  scope: metadata.scope.optional(),
  id_token_signed_response_alg: metadata.id_token_signed_response_alg.default('RS256'),
  skip_consent: metadata.skip_consent.default(false),
  service_account_id: metadata.service_account_id.default(null),
});
export const ListOAuthClients = z.strictObject(OrganizationField);
export const OAuthClientIdInput = z.strictObject({ client_id: clientId });
export const UpdateOAuthClient = z.strictObject({
  client_id: clientId,
  update: z
    .strictObject({ ...metadata, disabled: z.boolean().describe('Whether its requests are refused.') })
    .omit({ kind: true, token_endpoint_auth_method: true })
    .partial()
    .describe('The members to change.'),
});
export const VerifyOAuthClient = OAuthClientIdInput.extend({
  verified: z.boolean().describe('Whether users who are not members of its organization may use it.'),
});
export const RotateOAuthClientSecret = z.strictObject({
  client_id: clientId,
  overlap: z
    .int()
    .min(0)
    .max(30 * 86_400)
    .default(0)
    .describe('Seconds for which the present secret is accepted beside the new one.'),
});

export const OAuthClient = z
  .object({
    ...metadata,
    client_id: clientId,
    reference_id: Id.nullable().describe('The organization whose members manage it; null for the platform.'),
    organization: z.object({ name: z.string() }).nullable().describe('The same organization.'),
    source: OAuthClientSource,
    host: z
      .string()
      .nullable()
      .meta({ description: 'That serves its metadata document.', examples: ['claude.ai'] }),
    verified: z.boolean().describe('Whether users who are not members of its organization may use it.'),
    client_id_issued_at: z.int().meta({ description: 'Seconds since 1970.', examples: [1_796_000_000] }),
    response_types: z.array(z.string()).meta({ examples: [['code']] }),
    secret_start: z
      .string()
      .nullable()
      .meta({ description: 'The beginning of its secret, which identifies it.', examples: ['gs_0198f7c16d2a'] }),
    previous_secret_expires_at: z
      .int()
      .nullable()
      .meta({
        description: 'Until when the secret before is accepted, in seconds since 1970.',
        examples: [1_796_000_000],
      }),
    disabled: z.boolean(),
  })
  .meta({ id: 'OAuthClient' });

export const OAuthClientWithSecret = OAuthClient.extend({
  client_secret: z
    .string()
    .optional()
    .meta({ description: 'Answered once.', examples: ['gs_0198f7c16d2a7c439e0b3f1f7a5b2c10_secret'] }),
  client_secret_expires_at: z.int().meta({ description: '0: it does not expire.', examples: [0] }),
}).meta({ id: 'OAuthClientWithSecret' });

export const PublicOAuthClient = z
  .object({
    client_id: clientId,
    client_name: name,
    client_uri: metadata.client_uri,
    policy_uri: metadata.policy_uri,
    tos_uri: metadata.tos_uri,
    skip_consent: skipConsent,
    source: OAuthClientSource,
    host: z
      .string()
      .nullable()
      .meta({ description: 'That serves its metadata document.', examples: ['claude.ai'] }),
  })
  .meta({ id: 'PublicOAuthClient' });

export const ListConnectedApps = z.strictObject({
  organizationId: LookupId.optional().describe('By default the active organization.'),
});
export const RevokeConnectedApp = ListConnectedApps.extend({ client_id: clientId });
export const ConnectedApp = z
  .object({
    client: PublicOAuthClient,
    isOwn: z.boolean().describe('Whether it is an application of the organization.'),
    users: z.int().meta({ description: 'The members who use it.', examples: [12] }),
    scopes: z.array(ApplicationScope).describe('What they allowed it.'),
    updatedAt: Timestamp,
  })
  .meta({ id: 'ConnectedApp' });
