import { localized } from '#client/components/texts/localized.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('en');
const plural = pluralOf('en');

const users = (count: number) => plural(count, { one: `${number(count)} user`, other: `${number(count)} users` });

export const texts = localized('bulk', {
  toolbar: 'Selected users',
  selectPage: 'Select all users on this page',
  failed: {
    title: (count: number) => `${users(count)} not changed`,
    about: (done: number) =>
      done === 0 ? 'No user was changed.' : `${users(done)} changed. The others stay selected:`,
  },
  ban: {
    open: 'Ban',
    title: (count: number) => `Ban ${users(count)}?`,
    about: 'Signs them out and blocks sign-in.',
    submit: (count: number) => `Ban ${users(count)}`,
    done: (count: number) => `${users(count)} banned`,
  },
  unban: {
    open: 'Unban',
    title: (count: number) => `Unban ${users(count)}?`,
    about: 'They can sign in again.',
    submit: (count: number) => `Unban ${users(count)}`,
    done: (count: number) => `${users(count)} unbanned`,
  },
  signOut: {
    open: 'Sign out',
    title: (count: number) => `Sign out ${users(count)}?`,
    about: 'They will have to sign in again on every device.',
    submit: (count: number) => `Sign out ${users(count)}`,
    done: (count: number) => `${users(count)} signed out`,
  },
  remove: {
    open: 'Delete',
    title: (count: number) => `Delete ${users(count)}?`,
    about: 'Deletes their sessions, sign-in methods and memberships. This can’t be undone.',
    confirmation: users,
    submit: (count: number) => `Delete ${users(count)}`,
    done: (count: number) => `${users(count)} deleted`,
  },
});
