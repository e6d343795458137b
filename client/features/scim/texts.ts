import { localized } from '#client/components/texts/localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

export const errorTexts = localized('scimErrors', {
  DIRECTORY_NOT_FOUND: 'The directory was disconnected.',
  DIRECTORY_ALREADY_EXISTS: 'Your organization already has a directory.',
  DIRECTORY_GROUP_NOT_FOUND: 'The directory deleted this group.',
  DIRECTORY_TOKEN_NOT_FOUND: 'This token was revoked.',
  DIRECTORY_TOKEN_LIMIT_REACHED: 'A directory has at most five tokens. Revoke one that you no longer use.',
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_DIRECTORIES: 'You don’t have permission to change this directory.',
});

export const texts = localized('scim', {
  title: 'Directory',
  about: (organization: string) => `Users and groups that your company’s directory sends to ${organization}.`,
  notAllowed: 'You don’t have permission to see the directory.',
  empty: {
    title: 'No directory connected',
    description: 'Okta, Microsoft Entra ID and others create, update and remove members for you, with SCIM 2.0.',
  },
  connect: { open: 'Connect a directory', title: 'Connect a directory', submit: 'Connect' },
  created: {
    title: 'Save the token',
    what: 'token',
    about: 'Enter it in your directory, with the base URL that the settings show.',
  },
  tabs: { users: 'Users', groups: 'Groups', requests: 'Requests', settings: 'Settings' },
  waiting: 'Waiting for the first request',
  lastRequest: 'Last request',
  state: { on: 'On', off: 'Off' },
  fields: {
    name: 'Name',
    nameHint: 'For example the product: Okta, Entra ID.',
    defaultRole: 'Role of new members',
    ceilingRole: 'Highest role',
    ceilingHint: 'The directory neither gives nor changes a role above this one.',
  },
  users: {
    empty: { title: 'No users yet', description: 'Assign users to the application in your directory.' },
    count: (total: number, formatted: string) =>
      plural(total, { one: `${formatted} user`, other: `${formatted} users` }),
    inactive: 'Deactivated',
    noAccount: 'No account',
  },
  groups: {
    empty: { title: 'No groups yet', description: 'Push groups from your directory to give roles and teams.' },
    count: (total: number, formatted: string) =>
      plural(total, { one: `${formatted} group`, other: `${formatted} groups` }),
    members: (count: number) => plural(count, { one: `${count} member`, other: `${count} members` }),
    team: (name: string) => `Team ${name}`,
    change: 'Change',
    changeOf: (name: string) => `Change what ${name} gives`,
    title: (name: string) => `Members of ${name}`,
    about: 'Members get these roles and this team at once, and lose them when they leave the group.',
    roles: 'Roles',
    teamField: 'Team',
    noTeam: 'None',
    submit: 'Save',
    done: 'Group updated',
  },
  requests: {
    empty: { title: 'No refused requests', description: 'The service has accepted what the directory sent.' },
    about: 'Requests of the last 30 days that were refused, at most 100.',
  },
  tokens: {
    title: 'Connection',
    about: 'Enter the base URL and a token in your directory.',
    url: 'Base URL',
    unnamed: 'Unnamed token',
    used: 'Used',
    neverUsed: 'Never used',
    expires: 'expires',
    expired: 'expired',
    add: {
      open: 'Create token',
      title: 'Create token',
      about: 'For a rotation: enter the new token in your directory, then revoke the old one.',
      submit: 'Create token',
    },
    revoke: {
      action: 'Revoke',
      question: (start: string) => `Revoke ${start}…?`,
      consequences: 'Requests with this token are refused at once.',
      confirm: 'Revoke token',
      done: 'Token revoked',
    },
  },
  edit: {
    title: 'Members',
    about: 'What members whom the directory adds may do.',
    submit: 'Save',
    done: 'Directory updated',
  },
  confirm: {
    title: 'Not confirmed yet',
    about: 'Someone with a set-up link connected this directory. It can read, but not change users and groups.',
    waiting: 'The directory can read. It changes users and groups once an owner of the organization has confirmed it.',
    action: 'Confirm directory',
    question: (name: string) => `Confirm ${name}?`,
    consequences: 'From now on, the directory creates, changes and removes members.',
    done: 'Directory confirmed',
  },
  disable: {
    title: 'Turn off',
    about: 'Requests of the directory are refused until you turn it on again. Members keep their access.',
    action: 'Turn off',
    question: (name: string) => `Turn off ${name}?`,
    done: 'Directory turned off',
    isDisabled: 'This directory is off: its requests are refused.',
  },
  enable: {
    title: 'Turn on',
    about: 'Requests of the directory are accepted again.',
    action: 'Turn on',
    question: (name: string) => `Turn on ${name}?`,
    done: 'Directory turned on',
  },
  disconnect: {
    title: 'Disconnect',
    about: 'Forgets the users and groups of the directory.',
    action: 'Disconnect directory',
    question: (name: string) => `Disconnect ${name}?`,
    consequences:
      'Members stay in your organization, with their roles and teams. You manage them by hand from then on.',
    confirm: 'Disconnect',
    done: 'Directory disconnected',
  },
});
