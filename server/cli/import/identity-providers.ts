import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';

import type { Options } from '#server/app/configuration.ts';
import { normalDomain } from '#server/features/domains/normal-form.ts';
import { isPublicDomain } from '#server/features/domains/public-domains.ts';
import { isReservedProviderId } from '#server/features/sso/connections/register.ts';
import { isSharedIssuer } from '#server/features/sso/shared-issuers.ts';
import { sealClientSecret } from '#server/features/sso/client-secret.ts';
import { factorValues } from '#server/features/sso/saml/configure.ts';
import { now } from '#server/lib/now.ts';
import { randomToken } from '#server/security/random.ts';
import { ProviderId } from '#shared/sso/schemas.ts';
import { ClaimMapping, type ConnectionEndpoints } from '#shared/sso/oidc.ts';

import { decode, newId, objectIn, type Convert, type TableImport } from './columns.ts';
import { counted } from './counted.ts';
import { decryptImported } from './decrypt.ts';
import { addSamlKeys, unknownSamlFields, withSamlProviders, type SamlProvider } from './saml-providers.ts';
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

/** A column of both protocols. */
const ifSaml =
  (read: (saml: SamlProvider) => unknown, otherwise: Convert): Convert =>
  (value, row, secrets) => {
    const saml = row['saml'] as SamlProvider | null;
    return saml === null ? otherwise(value, row, secrets) : read(saml);
  };

/**
 * Clients of OpenID Connect, and SAML providers. They sign in no one until their domains are proven, and they are tested and
 * enabled: the source may have verified nothing.
 */
export const identityProviderImport: TableImport = {
  table: 'sso_connection',
  source: TABLE,
  unique: 'provider id, or issuer and client',
  references: { organization_id: 'organization' },
  prepare: withSamlProviders,
  skip: (row, secrets, options) =>
    (!ProviderId.safeParse(row['providerId']).success && 'its id has other characters than ids have here') ||
    (isReservedProviderId(String(row['providerId']), { options }) && 'its id is that of another way to sign in') ||
    (!textOf(row['organizationId']) && 'it belongs to no organization') ||
    (typeof row['saml'] === 'string' && row['saml']) ||
    (row['saml'] === null && withoutClient(row, secrets)),
  columns: {
    id: (value) => newId(TABLE, value),
    organizationId: (value) => newId('organization', value),
    providerId: String,
    name: (_value, row) => String(row['providerId']).slice(0, 64),
    protocol: ifSaml(
      () => 'saml',
      () => 'oidc',
    ),
    issuer: ifSaml(({ issuer }) => issuer, String),
    saml: ifSaml(
      ({ settings }) => settings,
      () => null,
    ),
    discoveryUrl: fromConfig(({ discoveryEndpoint }) => textOf(discoveryEndpoint)),
    endpoints: fromConfig(endpointsOf),
    clientId: fromConfig(({ clientId }) => clientId ?? ''),
    clientAuth: ifSaml(
      () => 'none',
      fromConfig(({ tokenEndpointAuthentication: name }) => authentications[String(name)] ?? 'basic'),
    ),
    clientSecret: ifSaml(
      () => null,
      (_value, row, secrets) => sealClientSecret(secrets, clientSecretOf(row, secrets)!, newId(TABLE, row.id)),
    ),
    scopes: ifSaml(
      () => [],
      fromConfig(({ scopes }) => [
        ...new Set(['openid', ...(Array.isArray(scopes) ? scopes.map(String) : emailAndProfile)]),
      ]),
    ),
    pkce: fromConfig(({ pkce }) => pkce !== false),
    mapping: ifSaml(
      ({ mapping }) => mapping,
      fromConfig(({ mapping }) => ClaimMapping.safeParse(decode(mapping) ?? {}).data ?? {}),
    ),
    updatesProfile: fromConfig(({ overrideUserInfo }) => overrideUserInfo !== false),
    defaultRole: () => 'member',
    ceilingRole: () => 'member',
    factorValues: ifSaml(
      () => factorValues,
      () => ['mfa'],
    ),
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

function withoutClient(row: SourceRow, secrets: readonly string[]): string | false {
  return (
    (!URL.canParse(String(row['issuer'])) && 'its issuer is no URL') ||
    (isSharedIssuer(String(row['issuer'])) && 'anyone can have an account at its issuer') ||
    ((!textOf(configOf(row)['clientId']) || clientSecretOf(row, secrets) === null) && 'it has no client with a secret')
  );
}

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
  secrets: readonly string[];
}

const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';

/** Adds the domains of the imported providers as claims without a proof, and gives their identities the name they have here. */
export async function completeIdentityProviders({ source, em, options, secrets }: Imported): Promise<void> {
  const select = source.select(TABLE);
  if (select === null) return;
  for (const row of await source.rows<SourceRow>(select)) {
    const id = newId(TABLE, row.id);
    await em.execute(
      `update account set provider_id = 'sso:' || c.id, access_token = null, refresh_token = null, id_token = null,
         account_id = case when c.saml ->> 'nameIdFormat' = ? then lower(account_id) else account_id end
       from sso_connection c where c.id = ? and account.provider_id = c.provider_id`,
      [EMAIL_FORMAT, id],
    );
    await addSamlKeys(row, { em, options, secrets, id });
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

/** What of the providers is not imported, and what has no effect here, a line each. */
export async function takeProviderInventory(
  source: Source,
): Promise<{ notImported: string[]; withoutEffect: string[] }> {
  const select = source.select(TABLE);
  const rows = select === null ? [] : await source.rows<SourceRow>(select);
  const saml = rows.filter((row) => objectIn(row['samlConfig']) !== null);
  return {
    notImported: unknownSamlFields(saml),
    withoutEffect: [
      ...lineOf(rows, 'identity provider', 'each is off until its domains are proven and it is tested'),
      ...lineOf(saml, 'SAML identity provider', 'each has to read the metadata of this service, which has a new key'),
    ],
  };
}

function lineOf(rows: readonly SourceRow[], noun: string, what: string): string[] {
  return rows.length === 0 ? [] : [`${counted(rows.length, noun)}: ${what}`];
}
