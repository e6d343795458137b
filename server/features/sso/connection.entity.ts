import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { created, identified, optionalText, optionalTimestamp, optionalId, timestamps } from '#server/db/columns.ts';
import { all, ofOrganization, personalData, rowId, unlinked } from '#server/db/personal-data.ts';
import { OrganizationDomainSchema } from '#server/features/domains/domain.entity.ts';
import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';
import type { SamlSettings } from '#shared/sso/saml.ts';
import type { ClaimMapping, ClientAuthentication, ConnectionEndpoints } from '#shared/sso/oidc.ts';

/** An identity provider of an organization. */
export const SsoConnectionSchema = defineEntity({
  name: 'SsoConnection',
  uniques: [{ properties: ['organization', 'issuer', 'clientId'] }],
  indexes: [
    {
      name: 'sso_connection_enabled',
      expression: `create index "sso_connection_enabled" on "sso_connection" ("id") where "enabled_at" is not null`,
    },
  ],
  checks: [
    { name: 'sso_connection_protocol', expression: `"protocol" in ('oidc', 'saml')` },
    { name: 'sso_connection_client_auth', expression: `"client_auth" in ('basic', 'post', 'private_key_jwt', 'none')` },
    {
      name: 'sso_connection_secret',
      expression: `("client_auth" in ('private_key_jwt', 'none')) = ("client_secret" is null)`,
    },
    { name: 'sso_connection_saml', expression: `("protocol" = 'saml') = ("saml" is not null)` },
    { name: 'sso_connection_tested', expression: `"tested_revision" <= "revision"` },
  ],
  properties: {
    ...identified,
    organization: () => p.manyToOne(OrganizationSchema).ref().deleteRule('cascade'),
    /** In addresses and requests; chosen by the organization. */
    providerId: p.text().unique(),
    name: p.text(),
    protocol: p.text().$type<'oidc' | 'saml'>().default('oidc'),
    enabledAt: optionalTimestamp(),
    /** Grows with each change of what identifies the provider or its users; a test counts for one revision. */
    revision: p.integer().default(1),
    testedRevision: p.integer().strictNullable(),
    testedAt: optionalTimestamp(),
    testedBy: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    /** Of SAML, the entity id of the provider. */
    issuer: p.text(),
    /** Null for the standard address below the issuer. */
    discoveryUrl: optionalText(),
    /** Null if they are discovered. */
    endpoints: p.json().$type<ConnectionEndpoints>().strictNullable(),
    clientId: p.text(),
    clientAuth: p.text().$type<ClientAuthentication>(),
    /** Encrypted. */
    clientSecret: optionalText(),
    scopes: p.array(),
    pkce: p.boolean().default(true),
    /** Null for OpenID Connect. */
    saml: p.json().$type<SamlSettings>().strictNullable(),
    /** Null if the metadata was pasted, or entered by hand. */
    metadataUrl: optionalText(),
    metadataCheckedAt: optionalTimestamp(),
    /** Why the metadata could not be read when it was last requested. */
    metadataError: optionalText(),
    /** Since when no metadata could be read; null after success. */
    metadataFailingSince: optionalTimestamp(),
    /** Whether a mail has told the managers. */
    metadataFailureMailed: p.boolean().default(false),
    mapping: p.json().$type<ClaimMapping>(),
    /** Creates users and members when they first sign in. */
    jit: p.boolean().default(true),
    /** Whether names and pictures of managed accounts follow the provider. */
    updatesProfile: p.boolean().default(true),
    defaultRole: p.text(),
    /** No mapping grants a role that outranks it. */
    ceilingRole: p.text(),
    /** Whether the provider's statement of a second factor counts. */
    trustsFactors: p.boolean().default(false),
    /** The values of `amr` or `acr` that state one. */
    factorValues: p.array(),
    /** Seconds; null for the lifetime of all sessions. */
    maxSessionAge: p.integer().strictNullable(),
    sendsLoginHint: p.boolean().default(true),
    /** The set-up link that added it. */
    setupLinkId: optionalId(),
    creator: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    ...timestamps,
  },
});

export class SsoConnection extends SsoConnectionSchema.class {
  get organizationId(): Opt<string> {
    return this.organization.id;
  }

  /** Of its identities in `account` and of its sessions. The colon tells it from the ids of social providers. */
  get accountProviderId(): Opt<string> {
    return `sso:${this.id}`;
  }
}
SsoConnectionSchema.setClass(SsoConnection);

/** The connection of the provider of an identity or of a session; null for another provider. */
export function connectionIdOf(provider: string | null): string | null {
  return provider?.startsWith('sso:') ? provider.slice('sso:'.length) : null;
}

/** A domain of the organization that a connection serves. Several connections can serve one. */
export const SsoConnectionDomainSchema = defineEntity({
  name: 'SsoConnectionDomain',
  properties: {
    connection: () => p.manyToOne(SsoConnectionSchema).primary().ref().deleteRule('cascade'),
    domain: () => p.manyToOne(OrganizationDomainSchema).primary().ref().deleteRule('cascade').index(),
    ...created,
  },
});

export class SsoConnectionDomain extends SsoConnectionDomainSchema.class {}
SsoConnectionDomainSchema.setClass(SsoConnectionDomain);

personalData(
  SsoConnectionSchema,
  { name: null },
  {
    id: rowId,
    ...all(unlinked, 'testedBy', 'creator'),
    ...all(
      ofOrganization,
      'organization',
      'providerId',
      'name',
      'protocol',
      'enabledAt',
      'revision',
      'testedRevision',
      'testedAt',
    ),
    ...all(
      ofOrganization,
      'issuer',
      'discoveryUrl',
      'endpoints',
      'clientId',
      'clientAuth',
      'clientSecret',
      'scopes',
      'pkce',
    ),
    ...all(ofOrganization, 'saml', 'metadataUrl', 'metadataCheckedAt', 'metadataError', 'metadataFailingSince'),
    ...all(ofOrganization, 'metadataFailureMailed', 'mapping', 'jit', 'updatesProfile', 'defaultRole', 'ceilingRole'),
    ...all(ofOrganization, 'trustsFactors', 'factorValues', 'maxSessionAge', 'sendsLoginHint', 'setupLinkId'),
    ...all(ofOrganization, 'createdAt', 'updatedAt'),
  },
);

personalData(SsoConnectionDomainSchema, { name: null }, all(ofOrganization, 'connection', 'domain', 'createdAt'));
