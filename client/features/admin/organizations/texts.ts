import { localized } from '#client/components/texts/localized.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('en');
const plural = pluralOf('en');

const members = (count: number, formatted: string) =>
  plural(count, { one: `${formatted} member`, other: `${formatted} members` });

export const texts = localized('adminOrganizations', {
  title: 'Organizations',
  search: 'Search by name, URL or ID',
  /** The name of the exported file. */
  file: 'organizations',
  columns: { name: 'Name', members: 'Members', createdAt: 'Created' },
  members: (count: number) => members(count, number(count)),
  empty: { title: 'No organizations found' },
  count: (total: number, formatted: string) =>
    plural(total, { one: `${formatted} organization`, other: `${formatted} organizations` }),
  back: 'All organizations',
  notFound: {
    title: 'Organization not found',
    about: 'The link may be wrong, or the organization was deleted.',
    next: 'Go to all organizations',
  },
  tabs: { label: 'Organization', overview: 'Overview', members: 'Members', activity: 'Activity' },
  facts: {
    id: 'ID',
    copyId: 'organization ID',
    url: 'URL',
    created: 'Created',
    members: 'Members',
    teams: 'Teams',
    invitations: 'Invitations',
    pending: (count: number) => `${number(count)} pending`,
    twoFactor: 'Two-factor',
    required: 'Required for members',
  },
  edit: {
    title: 'Details',
    name: 'Name',
    slug: 'URL',
    slugDescription: 'If you change it, the current URL stops working.',
    submit: 'Save details',
    done: 'Organization saved',
  },
  setUp: {
    title: 'Set-up link',
    about: 'Lets its IT team set up single sign-on or a directory, without an account.',
    action: 'Create set-up link',
  },
  remove: {
    title: 'Delete organization',
    about: 'Deletes its members, invitations and teams; the users keep their accounts. This can’t be undone.',
    open: 'Delete organization',
    dialog: (name: string) => `Delete ${name}?`,
    submit: 'Delete organization',
    done: 'Organization deleted',
  },
  memberList: {
    /** The name of the exported file. */
    file: 'members',
    columns: { roles: 'Roles', joined: 'Joined' },
    empty: { title: 'No members found' },
    count: members,
  },
});
