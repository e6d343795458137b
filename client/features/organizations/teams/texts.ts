export const texts = {
  title: 'Teams',
  about: (organization: string) => `Groups of members in ${organization}.`,
  disabled: { title: 'Teams aren’t enabled', about: 'Ask the operator of this service to enable them.' },
  empty: {
    title: 'No teams yet',
    description: 'Create a team, then add members or choose it when inviting people.',
  },
  /** Followed by the time. */
  countAndCreated: (members: number) => `${members} ${members === 1 ? 'member' : 'members'} · created`,
  name: 'Name',
  create: { open: 'New team', dialog: 'New team', submit: 'Create team', done: 'Team created' },
  rename: { label: (team: string) => `Rename ${team}`, submit: 'Rename team', done: 'Team renamed' },
  delete: {
    label: (team: string) => `Delete ${team}`,
    dialog: (team: string) => `Delete ${team}?`,
    body: (organization: string) => `Its members stay in ${organization}.`,
    submit: 'Delete team',
    done: 'Team deleted',
  },
  addMember: {
    label: (team: string) => `Add member to ${team}`,
    member: 'Member',
    search: 'Search by name or email',
    noMatch: 'No members found',
    loading: 'Loading',
    submit: 'Add member',
    done: (team: string) => `Member added to ${team}`,
  },
  choice: { label: 'Team', none: 'No team' },
  change: {
    dialog: (name: string) => `Change team for ${name}`,
    submit: 'Save team',
    added: (name: string) => `${name} added to the team`,
    removed: (name: string) => `${name} removed from the team`,
  },
};
