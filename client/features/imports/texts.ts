import { localized } from '#client/components/texts/localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

export const texts = localized('imports', {
  title: 'Imports',
  about: 'Users and organizations that were imported from other products.',
  empty: { title: 'No imports yet', description: 'The command npm run import brings users from another product.' },
  state: { running: 'Running', stopped: 'Stopped', done: 'Done' },
  kinds: {
    user: 'Users',
    organization: 'Organizations',
    team: 'Teams',
    member: 'Memberships',
    'team member': 'Team memberships',
    invitation: 'Invitations',
  },
  columns: { created: 'New', changed: 'Changed', equal: 'Unchanged', left: 'Left out' },
  reasons: 'Left out, or taken in part',
  hashes: {
    title: 'Imported passwords',
    about: 'Each is renewed when its user signs in. Until then, refused sign-ins take longer.',
    none: 'Every password has been renewed.',
    users: (count: number) => plural(count, { one: `${count} user`, other: `${count} users` }),
  },
});
