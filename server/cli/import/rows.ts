import { CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import { sealToken } from '#server/features/accounts/provider-tokens.ts';
import { columnNameOf } from '#server/db/columns.ts';
import { now } from '#server/lib/now.ts';
import { importScryptHash } from '#server/security/password.ts';
import { sha256 } from '#server/security/hash.ts';
import { randomToken } from '#server/security/random.ts';
import { canonicalEmail } from '#shared/lib/fields.ts';
import { INVITATION_EXPIRES_IN } from '#server/features/organizations/organization.options.ts';

import { apiKeyImport } from './api-keys.ts';
import {
  createdAt,
  id,
  isTrue,
  newId,
  optionalId,
  orElse,
  orNull,
  timestamps,
  type Convert,
  type Row,
  type TableImport,
} from './columns.ts';
import { identityProviderImport } from './identity-providers.ts';
import { oauthClientImports, oauthGrantImport } from './oauth-clients.ts';
import { phoneNumberColumns } from './phone-numbers.ts';
import { roleImport } from './roles.ts';
import { signingKeyImport } from './signing-keys.ts';
import type { SourceRow } from './source.ts';
import { teamIdsOf, teamMemberImport } from './team-members.ts';

export const tokenColumns = ['accessToken', 'refreshToken', 'idToken'] as const;

/**
 * What `encryptOAuthTokens` writes: a key version, or the hex digits of a nonce of 24 bytes, a text and a tag of 16.
 * Such a token cannot be decrypted here.
 */
export const encryptedTokenPattern = /^([$]ba[$][0-9]+[$].*|([0-9a-f]{2}){41,})$/;

const email: Convert = (value) => canonicalEmail(String(value));

/** In the order of their foreign keys. */
export const tableImports: readonly TableImport[] = [
  {
    table: 'user',
    unique: 'email, username or phone number',
    columns: {
      id: id('user'),
      email,
      emailVerified: isTrue,
      name: orElse(''),
      image: orNull,
      // Stored in its normalized form.
      username: (value) => value || null,
      displayUsername: orNull,
      ...phoneNumberColumns,
      isAnonymous: isTrue,
      role: orElse('user'),
      banned: isTrue,
      banReason: orNull,
      banExpires: orNull,
      twoFactorEnabled: isTrue,
      ...timestamps,
    },
  },
  {
    table: 'account',
    unique: 'identity at the provider',
    references: { user_id: 'user' },
    skip: ({ password }) =>
      Boolean(password) && passwordHash(password) === null && 'its password hash has an unknown format',
    columns: {
      id: id('account'),
      userId: id('user'),
      providerId: String,
      accountId: (_value, row) => accountIdOf(row),
      accessToken: encrypted('accessToken'),
      refreshToken: encrypted('refreshToken'),
      idToken: encrypted('idToken'),
      accessTokenExpiresAt: orNull,
      refreshTokenExpiresAt: orNull,
      scope: orNull,
      password: passwordHash,
      ...timestamps,
    },
  },
  {
    table: 'passkey',
    unique: 'credential',
    references: { user_id: 'user' },
    skip: (row) => (!isBase64(row['publicKey']) || !credentialIdOf(row)) && 'its key has an unknown format',
    columns: {
      id: id('passkey'),
      userId: id('user'),
      name: orNull,
      publicKey: (value) => Buffer.from(String(value), 'base64').toString('base64url'),
      credentialID: null,
      credentialId: null,
      counter: (value) => value ?? 0,
      deviceType: orElse('singleDevice'),
      backedUp: isTrue,
      transports: (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : []),
      aaguid: orNull,
      createdAt,
    },
    // Only of synced passkeys it is certain that they sign in without a name. Others do not count as sign-in methods.
    derived: (row) => ({ credential_id: credentialIdOf(row), discoverable: row['deviceType'] === 'multiDevice' }),
  },
  apiKeyImport,
  {
    // With the same secret and cookie prefix a browser stays signed in.
    table: 'session',
    unique: 'token',
    references: { user_id: 'user' },
    skip: ({ expiresAt, impersonatedBy }) =>
      (new Date(expiresAt as Date) <= now() && 'it has expired') ||
      (Boolean(impersonatedBy) && 'it is an impersonation'),
    columns: {
      id: id('session'),
      userId: id('user'),
      token: null,
      expiresAt: orNull,
      ipAddress: orElse(''),
      userAgent: orElse(''),
      activeOrganizationId: optionalId('organization'),
      activeTeamId: optionalId('team'),
      impersonatedBy: null,
      ...timestamps,
    },
    // The source does not record how its sessions were authenticated.
    derived: ({ token, createdAt: authenticatedAt }) => ({
      token_hash: sha256(String(token)),
      amr: [],
      level: 1,
      authenticated_at: authenticatedAt ?? now(),
    }),
  },
  {
    table: 'organization',
    unique: 'slug',
    columns: {
      id: id('organization'),
      name: orNull,
      slug: (value, row) => value ?? newId('organization', row.id),
      logo: orNull,
      metadata: (value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null)),
      createdAt,
    },
  },
  roleImport,
  {
    table: 'team',
    references: { organization_id: 'organization' },
    columns: { id: id('team'), organizationId: id('organization'), name: orNull, ...timestamps },
  },
  {
    table: 'member',
    unique: 'membership',
    references: { organization_id: 'organization', user_id: 'user' },
    columns: {
      id: id('member'),
      organizationId: id('organization'),
      userId: id('user'),
      role: orElse('member'),
      // A row of its own: see team-members.ts.
      teamId: null,
      createdAt,
    },
  },
  teamMemberImport,
  {
    table: 'invitation',
    unique: 'pending invitation',
    references: { organization_id: 'organization', inviter_id: 'user', team_ids: 'team' },
    columns: {
      id: id('invitation'),
      organizationId: id('organization'),
      email,
      role: orElse('member'),
      status: orElse('pending'),
      teamId: null,
      inviterId: id('user'),
      expiresAt: orNull,
      // Older releases have no such column.
      createdAt: (value, { expiresAt }) =>
        value ?? new Date(new Date(expiresAt as Date).getTime() - INVITATION_EXPIRES_IN * 1000),
    },
    // Links that were already mailed lead to the old service. The invitee finds the invitation after signing in.
    derived: ({ teamId }) => ({ token_hash: sha256(randomToken()), team_ids: teamIdsOf(teamId) }),
  },
  signingKeyImport,
  identityProviderImport,
  ...oauthClientImports,
  oauthGrantImport,
];

/** A column that is missing here is reported before an import starts. */
export const importedColumns: ReadonlyMap<string, readonly string[]> = new Map(
  tableImports.map(({ table, source = table, columns }) => [source, Object.keys(columns)]),
);

/** The id of the new row. */
export function idOf({ columns }: TableImport, row: SourceRow, secrets: readonly string[]): string {
  return String(columns['id']!(row.id, row, secrets));
}

/** Converts the rows of a table of the source. */
export function rowConverter({ columns, derived }: TableImport, secrets: readonly string[]): (row: SourceRow) => Row {
  const converters = Object.entries(columns).flatMap(([name, convert]) =>
    convert === null ? [] : [{ name, column: columnNameOf(name), convert }],
  );
  return (row) => {
    const converted: Record<string, unknown> = {};
    for (const { name, column, convert } of converters) converted[column] = convert(row[name], row, secrets);
    return Object.assign(converted, derived?.(row)) as Row;
  };
}

function passwordHash(value: unknown): string | null {
  return typeof value === 'string' ? importScryptHash(value) : null;
}

function isBase64(value: unknown): boolean {
  return typeof value === 'string' && /^[\w+/-]+=*$/.test(value);
}

/** Base64url. A column in snake case reads as `credentialId`. */
function credentialIdOf(row: SourceRow): string {
  const id = row['credentialID'] ?? row['credentialId'];
  return typeof id === 'string' ? id.replace(/=+$/, '') : '';
}

function accountIdOf({ providerId, userId, accountId }: SourceRow): string {
  return providerId === CREDENTIAL ? newId('user', userId) : String(accountId);
}

function encrypted(column: (typeof tokenColumns)[number]): Convert {
  return (token, row, secrets) => {
    if (typeof token !== 'string' || token === '' || encryptedTokenPattern.test(token)) return null;
    const account = { providerId: String(row['providerId']), accountId: accountIdOf(row) };
    return sealToken(account, column, { token, secrets });
  };
}
