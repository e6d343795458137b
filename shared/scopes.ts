import { z } from 'zod';

import type { organizationStatements, Statements } from './permissions.ts';
import type { platformStatements } from './platform-permissions.ts';

/** What users may do without a role. */
type OwnStatements = {
  readonly account: readonly ['read', 'update'];
  readonly organization: readonly ['create', 'read'];
};

type ScopeOf<Resources extends Statements> = {
  [Resource in keyof Resources & string]: `${Resource}:${Resources[Resource][number]}`;
}[keyof Resources & string];

/** The permission that a program needs for a call, in addition to the permissions of its user. */
export type Scope =
  | ScopeOf<typeof organizationStatements>
  | ScopeOf<typeof platformStatements>
  | ScopeOf<OwnStatements>;

/** The scopes of the calls that programs can make (`scope` in the metadata of a call). */
export const scopes = [
  'account:read',
  'account:update',
  'organization:create',
  'organization:read',
  'organization:update',
  'member:update',
  'member:delete',
  'invitation:create',
  'invitation:cancel',
  'team:create',
  'team:update',
  'team:delete',
  'user:list',
  'user:get',
  'user:update',
  'user:ban',
  'audit:list',
] as const satisfies readonly Scope[];

export const GrantableScope = z.enum(scopes).meta({ id: 'Scope' });
export type GrantableScope = z.output<typeof GrantableScope>;
