import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('organizations', {
  navigation: {
    organizations: 'Organizations',
    members: 'Members',
    invitations: 'Invitations',
    teams: 'Teams',
    roles: 'Roles',
    history: 'History',
    settings: 'Settings',
  },
  twoFactorRequired: {
    title: 'Set up a second factor',
    about: 'This organization requires two-factor authentication. Set it up under Security, then come back.',
    next: 'Go to Security',
  },
  notFound: {
    title: 'Organization not found',
    about: 'It may have moved, or you may not be a member.',
    next: 'Go to your organizations',
  },
  list: {
    title: 'Organizations',
    about: 'Organizations you belong to.',
    create: 'New organization',
    empty: {
      title: 'No organizations yet',
      createOrJoin: 'Create one, or accept an invitation from your email.',
      join: 'Accept an invitation from your email, or ask for one.',
    },
    /** The heading below pending invitations. */
    yours: 'Your organizations',
    /** Followed by the time. */
    created: 'Created',
    unverified: 'Invitations appear here once you’ve verified your email.',
    verify: 'Verify email',
    pending: {
      title: 'Pending invitations',
      /** Followed by the time. */
      invitedBy: (email: string) => `Invited by ${email} · expires`,
      open: 'View',
      openLabel: (organization: string) => `View invitation to ${organization}`,
    },
  },
  create: {
    title: 'New organization',
    about: 'Collaborate with your team. You’ll be the owner.',
    notAllowed: { title: 'You can’t create organizations', about: 'Ask an administrator to create one for you.' },
    submit: 'Create organization',
    created: (name: string) => `${name} created`,
  },
  history: {
    title: 'History',
    about: (organization: string) => `Recent activity in ${organization}.`,
    notAllowed: 'You don’t have permission to view the history. Ask an administrator of this organization for access.',
  },
});
