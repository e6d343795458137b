import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('organizationRoles', {
  title: 'Roles',
  about: (organization: string) => `What the roles in ${organization} can do.`,
  disabled: { title: 'Custom roles aren’t enabled', about: 'Ask the operator of this service to enable them.' },
  /** Names of the built-in resources and actions; those of the options show as they are. */
  resources: {
    organization: 'Organization',
    member: 'Members',
    invitation: 'Invitations',
    team: 'Teams',
    ac: 'Roles',
    domain: 'Domains',
    sso: 'Single sign-on',
    directory: 'Directory',
    oauthClient: 'Applications',
  },
  actions: {
    'organization:update': 'Change settings',
    'organization:delete': 'Delete',
    'member:create': 'Add',
    'member:update': 'Change roles',
    'member:delete': 'Remove',
    'invitation:create': 'Invite',
    'invitation:cancel': 'Revoke',
    create: 'Create',
    read: 'Read',
    update: 'Update',
    delete: 'Delete',
    manage: 'Manage',
    require: 'Require',
  },
  /** What the name of a permission does not say. */
  permissionHints: {
    'organization:update': 'Also webhooks, service accounts, audit streams and the history.',
    'organization:delete': 'Also the export of its data.',
    'sso:require': 'Members of the domains then sign in through the identity provider alone.',
  },
  /** In the description of a role. */
  permissionsOf: (resource: string, actions: readonly string[]) =>
    `${resource}: ${actions.map((action) => action.toLowerCase()).join(', ')}`,
  compare: 'Compare',
  matrix: {
    label: 'Permissions of each role',
    permission: 'Permission',
    allowed: 'Allowed',
    notAllowed: 'Not allowed',
    builtIn: 'Built in',
    custom: 'Custom',
  },
  name: 'Name',
  nameHint: 'For example “Billing manager”, up to 64 characters. Programs get it in lower case.',
  permissions: 'Permissions',
  /** From the page of a new role. */
  back: 'All roles',
  permissionsHint: 'You can grant permissions that you have.',
  /** Why a permission cannot be changed. */
  ofEveryRole: 'Every role has it.',
  lacking: 'You don’t have it.',
  menu: { label: (role: string) => `Actions for ${role}`, delete: 'Delete role' },
  create: { open: 'New role', dialog: 'New role', submit: 'Create role', done: 'Role created' },
  edit: { submit: 'Save role', done: 'Role updated' },
  editNote: 'Changes apply immediately to everyone with this role.',
  delete: {
    dialog: (role: string) => `Delete ${role}?`,
    body: 'A role can be deleted when no members or pending invitations have it.',
    submit: 'Delete role',
    done: 'Role deleted',
  },
});

type Names = Readonly<Record<string, string>>;

export function actionName(resource: string, action: string, { actions }: { actions: Names } = texts): string {
  return actions[`${resource}:${action}`] ?? actions[action] ?? capitalized(action);
}

export function resourceName(resource: string, { resources }: { resources: Names } = texts): string {
  return resources[resource] ?? capitalized(resource);
}

/** More about a permission, if its name does not say it all. */
export function permissionHint(permission: string): string | undefined {
  return (texts.permissionHints as Names)[permission];
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
