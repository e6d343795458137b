import { defineEntity, p } from '@mikro-orm/postgresql';

import { identified, optionalText, optionalTimestamp, timestamps } from '#server/db/columns.ts';
import { all, content, kept, personalData, rowId, unlinked } from '#server/db/personal-data.ts';
import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';
import type { ClientKeys } from '#shared/oauth-provider/client-keys.ts';
import type { OAuthClientKind, OAuthClientSource, TokenEndpointAuthMethod } from '#shared/oauth-provider/schemas.ts';
import type { ClientScope } from '#shared/oauth-provider/scopes.ts';

/** An application that signs users in through this service (RFC 6749 section 2, RFC 7591 section 2). */
export const OAuthClientSchema = defineEntity({
  name: 'OAuthClient',
  tableName: 'oauth_client',
  checks: [
    {
      name: 'oauth_client_secret',
      expression: `("auth_method" in ('none', 'private_key_jwt')) = ("secret_hash" is null)`,
    },
    { name: 'oauth_client_jwks', expression: `("auth_method" = 'private_key_jwt') = ("jwks" is not null)` },
    {
      name: 'oauth_client_previous_secret',
      expression: '("previous_secret_hash" is null) = ("previous_secret_expires_at" is null)',
    },
    {
      name: 'oauth_client_service_account',
      expression: `"service_account_id" is null or "kind" in ('machine', 'agent')`,
    },
    { name: 'oauth_client_source', expression: `"source" = 'manual' or not "first_party"` },
    {
      name: 'oauth_client_registration',
      expression: `("source" = 'dynamic') = ("registration_token_hash" is not null)`,
    },
    { name: 'oauth_client_first_party', expression: 'not "first_party" or "organization_id" is null' },
  ],
  indexes: [
    {
      name: 'oauth_client_unused',
      expression: 'create index "oauth_client_unused" on "oauth_client" ("created_at") where "source" <> \'manual\'',
    },
    {
      name: 'oauth_client_secret_ending',
      expression:
        'create index "oauth_client_secret_ending" on "oauth_client" ("previous_secret_expires_at") where "previous_secret_expires_at" is not null',
    },
  ],
  properties: {
    ...identified,
    /** The `client_id`: the id as text, what another service gave it that was imported, or the address of its metadata document. */
    clientId: p.text().unique(),
    kind: p.text().$type<OAuthClientKind>(),
    source: p.text().$type<OAuthClientSource>().default('manual'),
    name: p.text(),
    uri: optionalText(),
    policyUri: optionalText(),
    termsUri: optionalText(),
    /** Those of RFC 7591 section 2 that it may use. */
    grantTypes: p.array(),
    redirectUris: p.array(),
    postLogoutRedirectUris: p.array(),
    backchannelLogoutUri: optionalText(),
    authMethod: p.text().$type<TokenEndpointAuthMethod>(),
    secretHash: optionalText(),
    /** What identifies the secret on screens. */
    secretStart: optionalText(),
    /** Accepted beside the secret until it expires, so that a new secret can be installed without an interruption. */
    previousSecretHash: optionalText(),
    previousSecretExpiresAt: optionalTimestamp(),
    /** Public keys, of one that signs assertions (RFC 7523). */
    jwks: p.json<ClientKeys>().strictNullable().default(null),
    /** Those that it can ask for. */
    scopes: p.array().$type<ClientScope[]>(),
    idTokenAlgorithm: p.text().$type<'RS256' | 'ES256' | 'EdDSA'>(),
    /** Of the operator: users are not asked for their consent. */
    firstParty: p.boolean(),
    /** For which an application without users makes calls. */
    serviceAccount: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    disabledAt: optionalTimestamp(),
    /** Whose members manage it; null for those of the platform. */
    organization: () =>
      p.manyToOne(OrganizationSchema).ref().strictNullable().default(null).deleteRule('cascade').index(),
    creator: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    /** When the platform allowed users who are not members to use an application of an organization, or checked one that registered itself. */
    verifiedAt: optionalTimestamp(),
    /** When its managers got the last mail about the end of the previous secret. */
    warnedAt: optionalTimestamp(),
    /** When its metadata document was read last. */
    documentCheckedAt: optionalTimestamp(),
    /** Equal for registrations that differ in nothing, from one network. */
    registrationKey: optionalText().index(),
    /** Of the token with which an application manages its registration (RFC 7592). */
    registrationTokenHash: optionalText(),
    ...timestamps,
  },
});

export class OAuthClient extends OAuthClientSchema.class {}
OAuthClientSchema.setClass(OAuthClient);

const ofApplication = kept({ ...content, export: 'no' }, 'It belongs to the application.');

personalData(
  OAuthClientSchema,
  { name: null },
  {
    id: rowId,
    ...all(unlinked, 'serviceAccount', 'creator'),
    ...all(
      ofApplication,
      'clientId',
      'kind',
      'source',
      'name',
      'uri',
      'policyUri',
      'termsUri',
      'grantTypes',
      'redirectUris',
      'postLogoutRedirectUris',
    ),
    ...all(ofApplication, 'backchannelLogoutUri', 'authMethod', 'secretHash', 'secretStart', 'previousSecretHash'),
    ...all(
      ofApplication,
      'previousSecretExpiresAt',
      'scopes',
      'idTokenAlgorithm',
      'firstParty',
      'disabledAt',
      'organization',
      'verifiedAt',
      'warnedAt',
      'documentCheckedAt',
      'registrationKey',
      'registrationTokenHash',
      'jwks',
      'createdAt',
      'updatedAt',
    ),
  },
);
type Owned = Pick<OAuthClient, 'organization' | 'verifiedAt'>;

export function organizationIdOf({ organization }: Pick<Owned, 'organization'>): string | null {
  return organization?.id ?? null;
}

/** Whether an application is for the members of its organization alone. */
export function isForMembers({ organization, verifiedAt }: Owned): boolean {
  return organization !== null && verifiedAt === null;
}
