import { localized } from './localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

/** Texts of the shell, lists and dialogs: what only pages with a session show, or load later. */
export const texts = localized('shell', {
  unsaved: {
    title: 'Leave without saving?',
    about: 'What you entered on this page will be lost.',
    leave: 'Leave page',
  },
  menu: 'Menu',
  serviceAccount: 'Service account',
  notFound: {
    title: 'Page not found',
    about: 'There’s no page at this address. The link may be incomplete, or the page was moved or removed.',
    nearest: 'You may be looking for',
    signIn: 'Sign in',
    signUp: 'Create an account',
  },
  navigation: {
    areas: 'Areas',
    account: 'Your account',
    administration: 'Administration',
    groups: { people: 'People', developers: 'Developers', records: 'Activity and settings' },
    search: 'Search or go to…',
  },
  organizations: {
    choose: 'Choose an organization',
    title: 'Organizations',
    yours: 'Your organizations',
    current: 'Current organization',
    all: 'All organizations',
    create: 'Create organization',
  },
  user: { signOut: 'Sign out' },
  themes: { light: 'Light', dark: 'Dark', auto: 'System' },
  verifyEmail: {
    title: 'Verify your email',
    sent: (email: string) => `We sent a link to ${email}. Open it to verify your email.`,
    due: (email: string) => `Your email ${email} isn’t verified yet.`,
    send: 'Send link',
    change: 'Change address',
  },
  impersonation: {
    banner: (name: string, timeLeft: string) => `You’re impersonating ${name} · ${timeLeft}`,
    minutesLeft: (minutes: number) => (minutes <= 0 ? 'less than a minute left' : `${minutes}\u00a0min\u00a0left`),
    hoursLeft: (hours: number) => `${hours}\u00a0h\u00a0left`,
    signedInAs: (name: string) => `Signed in as ${name}`,
    stop: 'Stop impersonating',
    notAvailable: 'Not available while impersonating.',
  },
  connection: {
    offline: 'You’re offline. Changes can’t be saved until you’re connected again.',
    refreshFailed: (reason: string) => `Couldn’t refresh this page. ${reason}`,
    retry: 'Retry',
  },
  presets: { all: 'All', read: 'Read only', none: 'None' },
  step: { done: 'Done', open: 'Not done yet' },
  secret: {
    about: (what: string) => `Copy the ${what} to a safe place now.`,
    once: 'It won’t be shown again.',
    done: 'Done',
  },
  export: {
    open: 'Export',
    csv: 'CSV file',
    json: 'JSON file',
    done: (count: string, rows: number) =>
      plural(rows, { one: `${count} row exported`, other: `${count} rows exported` }),
    cut: (count: string) => `The first ${count} rows were exported. Use filters to export the others.`,
  },
  search: { people: 'Search by name or email', clear: 'Clear search' },
  list: {
    filters: 'Filters',
    /** With the number of those that are set. */
    filtersSet: (count: string) => `Filters (${count})`,
    /** The filters that are set. */
    set: 'Active filters',
    remove: (filter: string) => `Remove filter: ${filter}`,
    clearAll: 'Clear all',
    /** The choice that filters nothing. */
    any: 'Any',
    showResults: 'Show results',
    name: 'Name',
    never: 'Never',
    goneTitle: 'This page no longer exists',
    gone: 'The list has changed since this link was created.',
    toFirst: 'Go to the first page',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    page: (number: number) => `Page ${number}`,
    range: (first: number, last: number, total: string) => `${first}–${last} of ${total}`,
  },
});
