import { localized } from '#client/components/texts/localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

export const errorTexts = localized('serviceAccountErrors', {
  SERVICE_ACCOUNT_NOT_FOUND: 'This service account no longer exists.',
  SERVICE_ACCOUNT_LIMIT_REACHED: 'You’ve reached the limit of service accounts. Delete one that you no longer use.',
});

export const texts = localized('serviceAccounts', {
  title: 'Service accounts',
  about: 'Identities for programs that act for the platform, not for a person.',
  aboutOrganization: (name: string) => `Identities for programs that act for ${name}, not for a person.`,
  notAllowed: 'You don’t have permission to manage service accounts.',
  disabled: { title: 'Service accounts aren’t enabled', about: 'Ask the operator of this service to enable API keys.' },
  empty: {
    title: 'No service accounts yet',
    description: 'Create one for each program that should keep working when people leave.',
  },
  keys: (count: number) => (count === 0 ? 'no keys' : plural(count, { one: '1 key', other: `${count} keys` })),
  state: { disabled: 'Disabled' },
  actionsFor: (name: string) => `Actions for ${name}`,
  create: { open: 'Create service account', title: 'Create service account', submit: 'Create service account' },
  fields: { name: 'Name', nameHint: 'The program that uses the account.', role: 'Role' },
  edit: { action: 'Edit', title: 'Edit service account', submit: 'Save changes', done: 'Service account updated' },
  disable: { action: 'Disable', done: 'Service account disabled' },
  enable: { action: 'Enable', done: 'Service account enabled' },
  delete: {
    action: 'Delete',
    question: (name: string) => `Delete ${name}?`,
    consequences: 'Its keys stop working. This can’t be undone.',
    confirm: 'Delete service account',
    done: 'Service account deleted',
  },
  account: {
    action: 'Show keys',
    about: 'The keys that the program sends with its requests.',
    back: 'Back to service accounts',
    isDisabled: 'This service account is disabled. Its keys don’t work.',
    empty: { title: 'No keys yet', description: 'Create a key and store it in the configuration of the program.' },
    gone: 'It may have been deleted.',
  },
  scopes: {
    platform: { organizations: 'Organizations', administration: 'Administration' },
    organization: { organizations: 'The organization' },
  },
});
