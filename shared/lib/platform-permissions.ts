import type { ErrorCode } from '#shared/error-codes.ts';
import type { Permissions, Roles, Statements } from './permissions.ts';

/**
 * The resources of the platform (spec section 6); `get`, `update`, `set-email`, `organization`, `audit`, `webhook`,
 * `serviceAccount` and `settings` belong to newer calls.
 */
export const platformStatements = {
  user: ['create', 'list', 'get', 'update', 'set-role', 'ban', 'impersonate', 'delete', 'set-password', 'set-email'],
  session: ['list', 'revoke', 'delete'],
  organization: ['list', 'get', 'update', 'delete'],
  audit: ['list'],
  webhook: ['list', 'manage'],
  serviceAccount: ['list', 'manage'],
  settings: ['read'],
} as const satisfies Statements;

export type PlatformPermissions = Permissions<typeof platformStatements>;

/** The roles that exist without any option; `admin.roles` adds to them or replaces them. */
export const platformRoles = {
  admin: platformStatements,
  user: {},
} as const satisfies Roles<typeof platformStatements>;

/** The error of a caller without the permission. */
const permissionErrors = {
  user: {
    create: 'YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS',
    list: 'YOU_ARE_NOT_ALLOWED_TO_LIST_USERS',
    get: 'YOU_ARE_NOT_ALLOWED_TO_GET_USER',
    update: 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_USERS',
    'set-role': 'YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE',
    ban: 'YOU_ARE_NOT_ALLOWED_TO_BAN_USERS',
    impersonate: 'YOU_ARE_NOT_ALLOWED_TO_IMPERSONATE_USERS',
    delete: 'YOU_ARE_NOT_ALLOWED_TO_DELETE_USERS',
    'set-password': 'YOU_ARE_NOT_ALLOWED_TO_SET_USERS_PASSWORD',
    'set-email': 'YOU_ARE_NOT_ALLOWED_TO_SET_USERS_EMAIL',
  },
  session: {
    list: 'YOU_ARE_NOT_ALLOWED_TO_LIST_USERS_SESSIONS',
    revoke: 'YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS',
    delete: 'YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS',
  },
  organization: {
    list: 'YOU_ARE_NOT_ALLOWED_TO_LIST_ORGANIZATIONS',
    get: 'YOU_ARE_NOT_ALLOWED_TO_LIST_ORGANIZATIONS',
    update: 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
    delete: 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION',
  },
  audit: { list: 'YOU_ARE_NOT_ALLOWED_TO_READ_THE_AUDIT_LOG' },
  webhook: { list: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_WEBHOOKS', manage: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_WEBHOOKS' },
  serviceAccount: {
    list: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SERVICE_ACCOUNTS',
    manage: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SERVICE_ACCOUNTS',
  },
  settings: { read: 'YOU_ARE_NOT_ALLOWED_TO_READ_THE_SETTINGS' },
} as const satisfies {
  [R in keyof typeof platformStatements]: Record<(typeof platformStatements)[R][number], ErrorCode>;
};

type PermissionErrors = typeof permissionErrors;
type PermissionError = {
  [R in keyof PermissionErrors]: PermissionErrors[R][keyof PermissionErrors[R]];
}[keyof PermissionErrors];

/** The error of a caller who lacks the first of the required permissions. */
export function permissionErrorOf(required: PlatformPermissions): PermissionError {
  const [resource, actions] = Object.entries(required)[0]!;
  return (permissionErrors as Record<string, Record<string, PermissionError>>)[resource]![actions[0]!]!;
}
