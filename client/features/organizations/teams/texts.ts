import { localized } from '#client/components/texts/localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

export const texts = localized('teams', {
  title: 'Teams',
  about: (organization: string) => `Groups of members in ${organization}.`,
  disabled: { title: 'Teams aren’t enabled', about: 'Ask the operator of this service to enable them.' },
  empty: {
    title: 'No teams yet',
    description: 'Create a team, then add members or choose it when inviting people.',
  },
  /** Followed by the time. */
  countAndCreated: (members: number) =>
    plural(members, { one: `${members} member · created`, other: `${members} members · created` }),
  name: 'Name',
  create: { open: 'New team', dialog: 'New team', submit: 'Create team', done: 'Team created' },
  rename: { label: (team: string) => `Rename ${team}`, submit: 'Rename team', done: 'Team renamed' },
  delete: {
    dialog: (team: string) => `Delete ${team}?`,
    body: (organization: string) => `Its members stay in ${organization}.`,
    submit: 'Delete team',
    done: 'Team deleted',
  },
  team: {
    about: (organization: string) => `Team in ${organization}.`,
    back: 'All teams',
    missing: { title: 'Team not found', about: 'It may have been deleted.', next: 'Go to all teams' },
    columns: { roles: 'Role', teams: 'Other teams', joined: 'Joined', actions: 'Actions' },
    count: (total: number, formatted: string) =>
      plural(total, { one: `${formatted} member`, other: `${formatted} members` }),
    noMatch: { title: 'No members match' },
    empty: {
      title: 'No members in this team yet',
      description: 'Add members of the organization, or choose the team when inviting people.',
    },
  },
  menu: {
    label: (name: string) => `Actions for ${name}`,
    move: 'Move to another team',
    remove: 'Remove from team',
  },
  move: {
    dialog: (name: string) => `Move ${name} to another team`,
    label: 'Team',
    submit: 'Move member',
    done: (name: string, team: string) => `${name} moved to ${team}`,
  },
  removeMember: {
    dialog: (name: string) => `Remove ${name} from the team?`,
    body: (name: string, organization: string) => `${name} stays a member of ${organization}.`,
    submit: 'Remove from team',
    done: (name: string, team: string) => `${name} removed from ${team}`,
  },
  addMember: {
    open: 'Add member',
    label: (team: string) => `Add member to ${team}`,
    member: 'Member',
    search: 'Search by name or email',
    noMatch: 'No members found',
    loading: 'Loading',
    submit: 'Add member',
    done: (team: string) => `Member added to ${team}`,
  },
  choice: { label: 'Teams', search: 'Choose teams', none: 'No team', noMatch: 'No teams found' },
  change: {
    dialog: (name: string) => `Change teams for ${name}`,
    submit: 'Save teams',
    done: 'Teams updated',
  },
});
