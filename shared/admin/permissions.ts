/** `get`, `update`, `set-email`, `organization` and `settings` belong to calls that spec section 6 does not have. */
export const adminPermissionErrors = {
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
    export: 'YOU_ARE_NOT_ALLOWED_TO_EXPORT_USERS',
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
  settings: {
    read: 'YOU_ARE_NOT_ALLOWED_TO_READ_THE_SETTINGS',
    update: 'YOU_ARE_NOT_ALLOWED_TO_CHANGE_THE_SETTINGS',
  },
} as const;

export const adminScopes = [
  'user:list',
  'user:get',
  'user:update',
  'user:ban',
  'organization:list',
  'organization:get',
] as const;

export const adminServiceScopes = [
  'user:create',
  'user:set-role',
  'user:delete',
  'user:set-password',
  'session:list',
  'session:revoke',
] as const;
