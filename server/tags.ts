/** How documents group the calls. */
export interface Tag {
  title: string;
  description: string;
}

/** The groups to which several features belong, in the order of reading: first what every client needs. */
export const kitTags = {
  sessions: {
    title: 'Session and sign-in',
    description: 'Signing up, in and out, and the sessions of a person.',
  },
  verification: {
    title: 'Verification and passwords',
    description: 'Proving an address, magic links, and changing or resetting a password.',
  },
  service: {
    title: 'The account and the service',
    description: 'What a person may change of themselves, and the service as such.',
  },
  accounts: {
    title: 'Social sign-in and accounts',
    description: 'Signing in through a provider, and the provider accounts of a person.',
  },
  organizations: {
    title: 'Organizations',
    description: 'Organizations with their members, invitations, teams and roles.',
  },
  admin: {
    title: 'Platform administration',
    description: 'Users and their sessions, for administrators of the platform.',
  },
} as const satisfies Record<string, Tag>;
