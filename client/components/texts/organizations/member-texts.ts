import { localized } from '#client/components/texts/localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

export const texts = localized('members', {
  /** The name of the exported file. */
  file: 'members',
  title: 'Members',
  about: (organization: string) => `People in ${organization} and their roles.`,
  filters: {
    role: 'Role',
    allRoles: 'All roles',
    clearRole: 'Clear role',
    team: 'Team',
    allTeams: 'All teams',
  },
  columns: { roles: 'Role', teams: 'Teams', joined: 'Joined', actions: 'Actions' },
  count: (total: number, formatted: string) =>
    plural(total, { one: `${formatted} member`, other: `${formatted} members` }),
  empty: { title: 'No members match' },
  emptyTeam: {
    title: 'No members in this team yet',
    description: 'Add members under Teams, or choose the team when inviting people.',
  },
  you: 'You',
  team: (name: string) => `Team ${name}`,
  menu: {
    label: (name: string) => `Actions for ${name}`,
    changeRoles: 'Change roles',
    changeTeams: 'Change teams',
    transfer: 'Transfer ownership',
    remove: 'Remove member',
  },
  roles: {
    label: 'Roles',
    descriptions: {
      owner: 'Full access, including deleting the organization',
      admin: 'Manage members and settings',
      member: 'View the organization and its members',
    },
    names: { owner: 'Owner', admin: 'Admin', member: 'Member' },
    noPermissions: 'No additional permissions',
    dialog: (name: string) => `Change roles for ${name}`,
    ownTitle: 'These are your own roles',
    ownWarning: 'If you remove your own role, another owner will have to restore it.',
    submit: 'Save roles',
    updated: 'Roles updated',
  },
  transfer: {
    dialog: (name: string) => `Transfer ownership to ${name}?`,
    body: (name: string, organization: string) =>
      `${name} will own ${organization} and you’ll become an admin. Only ${name} can undo this.`,
    submit: 'Transfer ownership',
    done: (name: string) => `Ownership transferred to ${name}`,
  },
  remove: {
    dialog: (name: string) => `Remove ${name}?`,
    body: (name: string, organization: string) =>
      `${name} will lose access to ${organization} immediately. You can invite them again.`,
    submit: 'Remove member',
    done: (name: string) => `${name} removed`,
  },
});
