import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';

import type { Options } from '#server/app/configuration.ts';
import { normalDomain } from '#server/features/domains/normal-form.ts';
import { isPublicDomain } from '#server/features/domains/public-domains.ts';
import { isReservedProviderId } from '#server/features/sso/connections/register.ts';
import { isSharedIssuer } from '#server/features/sso/shared-issuers.ts';
import { sealClientSecret } from '#server/features/sso/client-secret.ts';
import { now } from '#server/lib/now.ts';
import { randomToken } from '#server/security/random.ts';
import { ProviderId } from '#shared/sso/schemas.ts';
import { ClaimMapping, type ConnectionEndpoints } from '#shared/sso/oidc.ts';

import { decode, newId, objectIn, type Convert, type TableImport } from './columns.ts';
import { counted } from './counted.ts';
import { decryptImported } from './decrypt.ts';
import type { Source, SourceRow } from './source.ts';

const TABLE = 'ssoProvider';

/** As the package of SSO has them. */
const authentications: Readonly<Record<string, string>> = {
  client_secret_basic: 'basic',
  client_secret_post: 'post',
};

const configOf = (row: SourceRow) => objectIn(row['oidcConfig']) ?? {};
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Newer releases encrypt it. */
function clientSecretOf(row: SourceRow, secrets: readonly string[]): string | null {
  const secret = textOf(configOf(row)['clientSecret']);
  return secret === null ? null : (decryptImported(secrets, secret) ?? secret);
}

const fromConfig =
  (read: (config: Record<string, unknown>) => unknown): Convert =>
  (_value, row) =>
    read(configOf(row));

/**
 * Clients of OpenID Connect. They sign in no one until their domains are proven, and they are tested and enabled: the source may
 * have verified nothing.
 */
export const identityProviderImport: TableImport = {
  table: 'sso_connection',
  source: TABLE,
  unique: 'provider id, or issuer and client',
  references: { organization_id: 'organization' },
  skip: (row, secrets, options) =>
    (!ProviderId.safeParse(row['providerId']).success && 'its id has other characters than ids have here') ||
    (isReservedProviderId(String(row['providerId']), { options }) && 'its id is that of another way to sign in') ||
    (!URL.canParse(String(row['issuer'])) && 'its issuer is no URL') ||
    (isSharedIssuer(String(row['issuer'])) && 'anyone can have an account at its issuer') ||
    (!textOf(row['organizationId']) && 'it belongs to no organization') ||
    (Boolean(textOf(row['samlConfig'])) && 'it speaks SAML: add it again by its metadata') ||
    ((!textOf(configOf(row)['clientId']) || clientSecretOf(row, secrets) === null) && 'it has no client with a secret'),
  columns: {
    id: (value) => newId(TABLE, value),
    organizationId: (value) => newId('organization', value),
    providerId: String,
    name: (_value, row) => String(row['providerId']).slice(0, 64),
    issuer: String,
    discoveryUrl: fromConfig(({ discoveryEndpoint }) => textOf(discoveryEndpoint)),
    endpoints: fromConfig(endpointsOf),
    clientId: fromConfig(({ clientId }) => clientId),
    clientAuth: fromConfig(({ tokenEndpointAuthentication: name }) => authentications[String(name)] ?? 'basic'),
    clientSecret: (_value, row, secrets) =>
      sealClientSecret(secrets, clientSecretOf(row, secrets)!, newId(TABLE, row.id)),
    scopes: fromConfig(({ scopes }) => [
      ...new Set(['openid', ...(Array.isArray(scopes) ? scopes.map(String) : emailAndProfile)]),
    ]),
    pkce: fromConfig(({ pkce }) => pkce !== false),
    mapping: fromConfig(({ mapping }) => ClaimMapping.safeParse(decode(mapping) ?? {}).data ?? {}),
    updatesProfile: fromConfig(({ overrideUserInfo }) => overrideUserInfo !== false),
    defaultRole: () => 'member',
    ceilingRole: () => 'member',
    factorValues: () => ['mfa'],
    createdAt: () => now(),
    updatedAt: () => now(),
    oidcConfig: null,
    samlConfig: null,
    userId: null,
    // Rows of their own.
    domain: null,
    domainVerified: null,
  },
};

const emailAndProfile = ['email', 'profile'];

/** Null to discover them. */
function endpointsOf(config: Record<string, unknown>): ConnectionEndpoints | null {
  const [authorization, token] = [textOf(config['authorizationEndpoint']), textOf(config['tokenEndpoint'])];
  const [jwks, userInfo] = [textOf(config['jwksEndpoint']), textOf(config['userInfoEndpoint'])];
  if (authorization === null || token === null || jwks === null) return null;
  return { authorization, token, jwks, ...(userInfo !== null && { userInfo }) };
}

interface Imported {
  source: Source;
  em: EntityManager;
  options: Options;
}

/** Adds the domains of the imported providers as claims without a proof, and gives their identities the name they have here. */
export async function completeIdentityProviders({ source, em, options }: Imported): Promise<void> {
  const select = source.select(TABLE);
  if (select === null) return;
  for (const row of await source.rows<SourceRow>(select)) {
    const id = newId(TABLE, row.id);
    await em.execute(
      `update account set provider_id = 'sso:' || c.id, access_token = null, refresh_token = null, id_token = null
       from sso_connection c where c.id = ? and account.provider_id = c.provider_id`,
      [id],
    );
    for (const name of (textOf(row['domain']) ?? '').split(',')) {
      const domain = normalDomain(name, options);
      if (domain !== null && !isPublicDomain(domain, { options })) await addClaim(em, id, domain);
    }
  }
}

async function addClaim(em: EntityManager, connectionId: string, domain: string): Promise<void> {
  await em.execute(
    `insert into organization_domain (id, organization_id, domain, challenge, includes_subdomains, created_at, updated_at)
       select ?, organization_id, ?, ?, false, now(), now() from sso_connection where id = ?
       on conflict (organization_id, domain) do nothing`,
    [v7(), domain, randomToken(), connectionId],
  );
  await em.execute(
    `insert into sso_connection_domain (connection_id, domain_id, created_at)
       select c.id, d.id, now() from sso_connection c join organization_domain d on d.organization_id = c.organization_id
       where c.id = ? and d.domain = ? on conflict do nothing`,
    [connectionId, domain],
  );
}

/** Providers that sign in no one before something is done here, in a line. */
export async function providersWithoutEffect(source: Source): Promise<string[]> {
  const select = source.select(TABLE);
  const providers = select === null ? 0 : await source.count(select);
  return providers === 0
    ? []
    : [`${counted(providers, 'identity provider')}, whose domains have to be proven before it is tested and enabled`];
}
