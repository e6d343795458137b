import { v5, validate } from 'uuid';

import { CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import { sealToken } from '#server/features/accounts/tokens.ts';
import { now } from '#server/now.ts';
import { taggedScrypt } from '#server/security/password.ts';
import { randomToken, sha256 } from '#server/security/tokens.ts';
import { canonicalEmail } from '#shared/fields.ts';
import { limits } from '#shared/limits.ts';

import type { SourceRow } from './source.ts';

/** The columns of the source that are taken; everything else is named before an import starts. */
const taken = {
  user: [
    'id',
    'email',
    'emailVerified',
    'name',
    'image',
    'role',
    'banned',
    'banReason',
    'banExpires',
    'createdAt',
    'updatedAt',
  ],
  account: [
    'id',
    'userId',
    'providerId',
    'accountId',
    'accessToken',
    'refreshToken',
    'idToken',
    'accessTokenExpiresAt',
    'refreshTokenExpiresAt',
    'scope',
    'password',
    'createdAt',
    'updatedAt',
  ],
  session: [
    'id',
    'userId',
    'token',
    'expiresAt',
    'ipAddress',
    'userAgent',
    'activeOrganizationId',
    'impersonatedBy',
    'createdAt',
    'updatedAt',
  ],
  organization: ['id', 'name', 'slug', 'logo', 'metadata', 'createdAt'],
  team: ['id', 'organizationId', 'name', 'createdAt', 'updatedAt'],
  member: ['id', 'organizationId', 'userId', 'role', 'teamId', 'createdAt'],
  invitation: ['id', 'organizationId', 'email', 'role', 'status', 'teamId', 'inviterId', 'expiresAt', 'createdAt'],
} as const;
type Taken = typeof taken;

export const takenColumns: Readonly<Record<keyof Taken, readonly string[]>> = taken;

/** A row as a step reads it: a column that is not listed above does not compile. */
type From<Table extends keyof Taken> = { readonly [Column in Taken[Table][number]]?: unknown };

export const tokenColumns = ['accessToken', 'refreshToken', 'idToken'] as const;

/**
 * What `encryptOAuthTokens` writes: a key version, or the hex digits of a nonce of 24 bytes, a text and a tag of 16.
 * Such a token cannot be opened here.
 */
export const encryptedTokenPattern = /^([$]ba[$][0-9]+[$].*|([0-9a-f]{2}){41,})$/;

/** Ids there are texts of any form; the same id becomes the same UUID every time, so that an import can be run again. */
const NAMESPACE = '5f0b1a52-3b1f-4c52-9d3c-6f1f0a1de0a7';

/** A row of ours, its columns as the database spells them. */
export type Row = { id: string } & Record<string, unknown>;

/** Why a row stays where it is, in words for the operator. */
export class LeftBehind {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** How a table becomes one of ours: in this order, each after what it refers to. */
export interface Step {
  table: string;
  row: (from: SourceRow, secrets: readonly string[]) => Row | LeftBehind;
  /** The columns that name a row of another table, which must have come. */
  refersTo?: Record<string, string>;
  /** What a row that is refused has in common with one that is here already. */
  unique?: string;
}

export function newId(table: string, id: unknown): string {
  const text = String(id);
  return validate(text) ? text.toLowerCase() : v5(`${table}:${text}`, NAMESPACE);
}

export const steps: readonly Step[] = [
  { table: 'user', row: userRow, unique: 'email' },
  { table: 'account', row: accountRow, refersTo: { user_id: 'user' }, unique: 'identity at the provider' },
  { table: 'session', row: sessionRow, refersTo: { user_id: 'user' }, unique: 'token' },
  { table: 'organization', row: organizationRow, unique: 'slug' },
  { table: 'team', row: teamRow, refersTo: { organization_id: 'organization' } },
  {
    table: 'member',
    row: memberRow,
    refersTo: { organization_id: 'organization', user_id: 'user', team_id: 'team' },
    unique: 'membership',
  },
  {
    table: 'invitation',
    row: invitationRow,
    refersTo: { organization_id: 'organization', inviter_id: 'user', team_id: 'team' },
    unique: 'pending invitation',
  },
];

function userRow(from: From<'user'>): Row {
  return {
    id: newId('user', from.id),
    email: canonicalEmail(String(from.email)),
    email_verified: from.emailVerified === true,
    name: from.name ?? '',
    image: from.image ?? null,
    role: from.role || 'user',
    banned: from.banned === true,
    ban_reason: from.banReason ?? null,
    ban_expires: from.banExpires ?? null,
    ...times(from),
  };
}

function accountRow(from: From<'account'>, secrets: readonly string[]): Row | LeftBehind {
  const userId = newId('user', from.userId);
  const providerId = String(from.providerId);
  const accountId = providerId === CREDENTIAL ? userId : String(from.accountId);
  const hash = textOf(from.password);
  const password = hash && taggedScrypt(hash);
  if (hash !== null && password === null) return new LeftBehind('its password hash is of a form not known here');
  const sealed = (field: (typeof tokenColumns)[number]) => {
    const token = textOf(from[field]);
    if (token === null || encryptedTokenPattern.test(token)) return null;
    return sealToken({ providerId, accountId }, field, { token, secrets });
  };
  return {
    id: newId('account', from.id),
    user_id: userId,
    provider_id: providerId,
    account_id: accountId,
    access_token: sealed('accessToken'),
    refresh_token: sealed('refreshToken'),
    id_token: sealed('idToken'),
    access_token_expires_at: from.accessTokenExpiresAt ?? null,
    refresh_token_expires_at: from.refreshTokenExpiresAt ?? null,
    scope: from.scope ?? null,
    password,
    ...times(from),
  };
}

/** Under the same secret and cookie prefix a browser stays signed in. */
function sessionRow(from: From<'session'>): Row | LeftBehind {
  if (new Date(from.expiresAt as Date) <= now()) return new LeftBehind('it has expired');
  if (from.impersonatedBy) return new LeftBehind('it is an impersonation');
  return {
    id: newId('session', from.id),
    user_id: newId('user', from.userId),
    token_hash: sha256(String(from.token)),
    expires_at: from.expiresAt,
    ip_address: from.ipAddress ?? '',
    user_agent: from.userAgent ?? '',
    active_organization_id: reference('organization', from.activeOrganizationId),
    ...times(from),
  };
}

function organizationRow(from: From<'organization'>): Row {
  const { created_at } = times(from);
  const metadata = from.metadata ?? null;
  return {
    id: newId('organization', from.id),
    name: from.name,
    slug: from.slug ?? newId('organization', from.id),
    logo: from.logo ?? null,
    metadata: typeof metadata === 'object' && metadata !== null ? JSON.stringify(metadata) : metadata,
    created_at,
  };
}

function teamRow(from: From<'team'>): Row {
  return {
    id: newId('team', from.id),
    organization_id: newId('organization', from.organizationId),
    name: from.name,
    ...times(from),
  };
}

function memberRow(from: From<'member'>): Row {
  return {
    id: newId('member', from.id),
    organization_id: newId('organization', from.organizationId),
    user_id: newId('user', from.userId),
    role: from.role || 'member',
    team_id: reference('team', from.teamId),
    created_at: times(from).created_at,
  };
}

/** The links that were mailed lead elsewhere: whoever was invited finds it after signing in, or it is sent again. */
function invitationRow(from: From<'invitation'>): Row {
  const expires = new Date(from.expiresAt as Date);
  const created = from.createdAt ?? new Date(expires.getTime() - limits.invitationExpiresIn * 1000);
  return {
    id: newId('invitation', from.id),
    organization_id: newId('organization', from.organizationId),
    email: canonicalEmail(String(from.email)),
    role: from.role || 'member',
    status: from.status ?? 'pending',
    team_id: reference('team', from.teamId),
    inviter_id: newId('user', from.inviterId),
    token_hash: sha256(randomToken(limits.invitationTokenCharacters)),
    expires_at: expires,
    created_at: created,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function reference(table: string, id: unknown): string | null {
  return id ? newId(table, id) : null;
}

function times(from: { createdAt?: unknown; updatedAt?: unknown }) {
  const created = from.createdAt ?? now();
  return { created_at: created, updated_at: from.updatedAt ?? created };
}
