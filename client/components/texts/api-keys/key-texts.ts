import { localized } from '#client/components/texts/localized.ts';
import { listOf, pluralOf } from '#shared/lib/language/translation.ts';

const list = listOf('en');
const plural = pluralOf('en');

/** Texts about keys of users and of service accounts. */
export const texts = localized('keys', {
  unnamed: 'Unnamed key',
  actionsFor: (name: string) => `Actions for ${name}`,
  state: { disabled: 'Disabled', expired: 'Expired' },
  used: 'Used',
  neverUsed: 'Never used',
  expires: 'expires',
  noExpiry: 'doesn’t expire',
  networks: (networks: readonly string[]) => `only from ${list(networks)}`,
  noScopes: 'No permissions',
  scopes: (count: number) => plural(count, { one: '1 permission', other: `${count} permissions` }),
  create: {
    open: 'Create key',
    title: 'Create API key',
    name: 'Name',
    nameHint: 'The program that uses the key.',
    scopes: 'Permissions',
    expiry: 'Expires',
    access: {
      full: { name: 'Full access', about: 'Every permission that a key can have.' },
      read: { name: 'Read only', about: 'Sees data, changes nothing.' },
      restricted: { name: 'Restricted', about: 'Only the permissions you choose.' },
    },
    advanced: 'Advanced',
    networks: 'Allowed IP addresses',
    networksHint: 'The key works only from these addresses or networks, separated by commas. Leave empty for any.',
    networksInvalid: 'Enter addresses such as 203.0.113.7 or 192.0.2.0/24, separated by commas.',
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
});
