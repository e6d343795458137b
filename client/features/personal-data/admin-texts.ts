import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('administeredData', {
  title: 'Personal data',
  about: 'What is stored about this user, and whether it may be deleted.',
  onHold: 'On hold',
  export: {
    title: 'Export data',
    about: 'Everything that is stored about the user, without secrets. The user is notified by email.',
    open: 'Export data',
    done: 'Data exported',
  },
  hold: {
    title: 'Legal hold',
    about: 'Keeps the user from being deleted, also by retention. The user sees that a hold stands, and not why.',
    open: 'Create hold',
    dialog: (name: string) => `Create a legal hold for ${name}?`,
    reason: 'Reason',
    reasonHint: 'Stored encrypted, for administrators only.',
    endsAt: 'Ends on',
    endsAtHint: 'Leave empty for a hold that stands until it is lifted.',
    submit: 'Create hold',
    created: 'Hold created',
  },
  lift: {
    action: 'Lift hold',
    question: 'Lift this legal hold?',
    consequences: 'The data can then be deleted again.',
    done: 'Hold lifted',
  },
  holds: {
    title: 'Legal holds',
    about: 'Users and organizations whose data must not be deleted.',
    empty: { title: 'No legal holds', description: 'Create one on the page of a user, or here for an organization.' },
    open: 'Hold an organization',
    organizationId: 'Organization ID',
    user: 'User',
    organization: 'Organization',
    unreadable: 'The reason can’t be decrypted',
    ended: 'Ended',
    /** Each followed by a time. */
    created: 'Created',
    ends: 'ends',
    lifted: 'lifted',
    all: 'Show ended holds',
    more: 'Show older holds',
  },
});
