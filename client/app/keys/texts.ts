import type { ServiceScope } from '#shared/scopes.ts';

/** Texts about keys of users and of service accounts. */
export const texts = {
  unnamed: 'Unnamed key',
  actionsFor: (name: string) => `Actions for ${name}`,
  state: { disabled: 'Disabled', expired: 'Expired' },
  used: 'Used',
  neverUsed: 'Never used',
  expires: 'expires',
  noExpiry: 'doesn’t expire',
  networks: (networks: readonly string[]) => `only from ${networks.join(', ')}`,
  noScopes: 'No permissions',
  create: {
    open: 'Create key',
    title: 'Create API key',
    name: 'Name',
    nameHint: 'The program that uses the key.',
    scopes: 'Permissions',
    expiry: 'Expires',
    networks: 'Networks',
    networksHint: 'Addresses such as 192.0.2.0/24, separated by commas. Leave empty for any.',
    networksInvalid: 'Enter networks such as 192.0.2.0/24, separated by commas.',
    submit: 'Create key',
  },
  lifetimes: { month: 'In 30 days', quarter: 'In 90 days', year: 'In a year', never: 'Never' },
  created: { title: 'Save your key', what: 'key', about: 'Programs send it in the header x-api-key.' },
  rotate: {
    action: 'Replace',
    title: 'Replace key',
    about: 'Creates a new key with the same permissions.',
    overlap: 'The old key stops working',
    overlaps: { now: 'Now', day: 'In a day', week: 'In a week' },
    submit: 'Replace key',
  },
  delete: {
    action: 'Delete',
    question: (name: string) => `Delete ${name}?`,
    consequences: 'Programs that use this key stop working. This can’t be undone.',
    confirm: 'Delete key',
    done: 'Key deleted',
  },
};

/** What each scope allows, and the group in which it is shown. */
export const scopeTexts: Record<
  ServiceScope,
  readonly [group: 'account' | 'organizations' | 'administration', string]
> = {
  'account:read': ['account', 'See your invitations'],
  'account:update': ['account', 'Change your profile'],
  'organization:read': ['organizations', 'See organizations, members, roles, teams and their history'],
  'organization:create': ['organizations', 'Create organizations'],
  'organization:update': ['organizations', 'Change organizations'],
  'member:update': ['organizations', 'Change roles and teams of members'],
  'member:delete': ['organizations', 'Remove members'],
  'member:create': ['organizations', 'Add any user to any organization'],
  'invitation:create': ['organizations', 'Invite members'],
  'invitation:cancel': ['organizations', 'Cancel invitations'],
  'team:create': ['organizations', 'Create teams'],
  'team:update': ['organizations', 'Change teams'],
  'team:delete': ['organizations', 'Delete teams'],
  'user:list': ['administration', 'List users'],
  'user:get': ['administration', 'See users'],
  'user:create': ['administration', 'Create users'],
  'user:update': ['administration', 'Change users'],
  'user:set-role': ['administration', 'Change roles of users'],
  'user:set-password': ['administration', 'Set passwords and emails of users'],
  'user:ban': ['administration', 'Ban and unban users'],
  'user:delete': ['administration', 'Delete users'],
  'session:list': ['administration', 'See sessions of users'],
  'session:revoke': ['administration', 'Sign users out'],
  'audit:list': ['administration', 'See the audit log and events'],
};
