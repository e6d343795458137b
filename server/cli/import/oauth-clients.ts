import { redirectUriProblem } from '#shared/oauth-provider/redirect-uris.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import type { Options } from '#server/app/configuration.ts';
import { now } from '#server/lib/now.ts';
import { isApplicationScope, oauthScopes } from '#shared/oauth-provider/scopes.ts';
import type { OAuthClientKind, TokenEndpointAuthMethod } from '#shared/oauth-provider/schemas.ts';

import { createdAt, decode, id, newId, orNull, timestamps, type TableImport } from './columns.ts';
import { counted } from './counted.ts';
import type { Source, SourceRow } from './source.ts';

/** What `base64url(SHA-256(secret))` looks like. A source can be configured to store secrets in another form. */
export const HASH = /^[A-Za-z0-9_-]{43}$/;
const grantTypes = ['authorization_code', 'refresh_token', 'client_credentials'];
const methods: readonly unknown[] = ['client_secret_basic', 'client_secret_post', 'none'];

/** A list as JSON, as an array, or separated by spaces or commas. */
export function textsOf(value: unknown): string[] {
  const decoded = decode(value);
  const list = typeof decoded === 'string' ? decoded.split(/[\s,]+/) : decoded;
  return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string' && each !== '') : [];
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** The plugin OIDC Provider names the column otherwise. */
const redirectUrisOf = (row: SourceRow) => textsOf(row['redirectUris'] ?? row['redirectUrls'] ?? row['redirectURLs']);
const grantTypesOf = (row: SourceRow) => textsOf(row['grantTypes']).filter((type) => grantTypes.includes(type));

function authMethodOf(row: SourceRow): TokenEndpointAuthMethod {
  if (textOf(row['clientSecret']) === null) return 'none';
  const method = row['tokenEndpointAuthMethod'];
  return methods.includes(method) ? (method as TokenEndpointAuthMethod) : 'client_secret_basic';
}

function kindOf(row: SourceRow): OAuthClientKind {
  const [type, types] = [row['type'] ?? row['applicationType'], grantTypesOf(row)];
  if (types.length > 0 && types.every((each) => each === 'client_credentials')) return 'machine';
  if (type === 'native') return 'native';
  return authMethodOf(row) === 'none' ? 'spa' : 'web';
}

/** An application that can be used here, or why not. */
function problemOf(row: SourceRow): string | false {
  const kind = kindOf(row);
  if (textOf(row['clientId']) === null) return 'it has no client id';
  if (textOf(row['clientDiscoveryId']) !== null) return 'its metadata is read from its address';
  if (row['tokenEndpointAuthMethod'] === 'private_key_jwt') return 'it authenticates by a key';
  const secret = textOf(row['clientSecret']);
  if (secret !== null && !HASH.test(secret)) return 'its secret is stored in a form other than a hash';
  const uris = redirectUrisOf(row);
  if (uris.length === 0 && kind !== 'machine') return 'it has no redirect URI';
  const problem = uris.map((uri) => redirectUriProblem(uri, kind)).find((each) => each !== null);
  return problem ? `a redirect URI is not allowed: ${problem}` : false;
}

/** The organization that an application refers to, if it is one of the source. */
async function withOrganizations(rows: SourceRow[], { source }: { source: Source }): Promise<SourceRow[]> {
  const references = rows.flatMap((row) => textOf(row['referenceId']) ?? []);
  const isUsed = source.find('organization') !== null && references.length > 0;
  const organizations = isUsed ? await source.rowsWith('organization', 'id', references) : [];
  const ids = new Set(organizations.map((organization) => String(organization.id)));
  return rows.map((row) => ({
    ...row,
    organizationId: ids.has(String(row['referenceId'])) ? row['referenceId'] : null,
  }));
}

function clientImport(source: string): TableImport {
  return {
    table: 'oauth_client',
    source,
    unique: 'client id',
    references: { organization_id: 'organization' },
    prepare: withOrganizations,
    skip: problemOf,
    columns: {
      id: id('oauthClient'),
      clientId: orNull,
      name: (value, row) => textOf(value) ?? String(row['clientId']),
      uri: (value) => textOf(value),
      policy: null,
      tos: null,
      clientSecret: null,
      disabled: null,
      skipConsent: null,
      referenceId: null,
      scopes: (value) => (decode(value) === null ? [...oauthScopes] : textsOf(value).filter(isApplicationScope)),
      redirectUris: (_value, row) => redirectUrisOf(row),
      redirectUrls: null,
      redirectURLs: null,
      postLogoutRedirectUris: (value) => textsOf(value),
      backchannelLogoutUri: (value) => textOf(value),
      backchannelLogoutSessionRequired: null,
      tokenEndpointAuthMethod: null,
      grantTypes: (_value, row) => {
        const types = grantTypesOf(row);
        return types.length > 0 ? types : ['authorization_code', 'refresh_token'];
      },
      applicationType: null,
      type: null,
      ...timestamps,
    },
    derived: (row) => ({
      kind: kindOf(row),
      policy_uri: textOf(row['policy']),
      terms_uri: textOf(row['tos']),
      auth_method: authMethodOf(row),
      secret_hash: authMethodOf(row) === 'none' ? null : row['clientSecret'],
      // That of OpenID Connect, which every library verifies.
      id_token_algorithm: 'RS256',
      // An application of an organization always asks.
      first_party: row['skipConsent'] === true && row['organizationId'] === null,
      disabled_at: row['disabled'] === true ? now() : null,
      organization_id: row['organizationId'] === null ? null : newId('organization', row['organizationId']),
    }),
  };
}

/** Applications of the plugin OAuth Provider, and of OIDC Provider, which came before it. */
export const oauthClientImports: readonly TableImport[] = [
  clientImport('oauthClient'),
  clientImport('oauthApplication'),
];

/** The rows of the applications by their client ids. */
export async function withClients(rows: SourceRow[], { source }: { source: Source }): Promise<SourceRow[]> {
  const clientIds = [...new Set(rows.map((row) => String(row['clientId'])))];
  const byClientId = new Map<string, string>();
  for (const { source: table } of oauthClientImports) {
    if (source.find(table!) === null) continue;
    for (const client of await source.rowsWith(table!, 'clientId', clientIds))
      byClientId.set(String(client['clientId']), client.id);
  }
  return rows.map((row) => ({ ...row, clientRow: byClientId.get(String(row['clientId'])) ?? '' }));
}

/** What users allowed applications. */
export const oauthGrantImport: TableImport = {
  table: 'oauth_grant',
  source: 'oauthConsent',
  unique: 'application and user',
  references: { client_id: 'oauth_client', user_id: 'user' },
  prepare: withClients,
  skip: (row) => row['consentGiven'] === false && 'the user refused',
  columns: {
    id: id('oauthConsent'),
    clientId: null,
    userId: id('user'),
    scopes: (value) => textsOf(value).filter(isApplicationScope),
    consentGiven: null,
    createdAt,
    updatedAt: timestamps.updatedAt,
  },
  derived: ({ clientRow }) => ({ client_id: newId('oauthClient', clientRow), claims: [], resources: {} }),
};

/** Applications that have no effect until the provider is enabled, in a line. */
export async function unusedApplications(source: Source, options: Options): Promise<string[]> {
  if (oauthProviderOptions.of({ options }).enabled) return [];
  let count = 0;
  for (const { source: table } of oauthClientImports) {
    const select = source.select(table!);
    if (select !== null) count += await source.count(select);
  }
  return count === 0 ? [] : [`${counted(count, 'application')}, which oauthProvider.enabled enables`];
}
