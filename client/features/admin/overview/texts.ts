import { localized } from '#client/components/texts/localized.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const texts = localized('overview', {
  title: 'Overview',
  period: {
    label: 'Period',
    days: (count: number) => plural(count, { one: `${number(count)} day`, other: `${number(count)} days` }),
  },
  totals: {
    users: (count: number) => plural(count, { one: 'user', other: 'users' }),
    organizations: (count: number) => plural(count, { one: 'organization', other: 'organizations' }),
  },
  figures: {
    signUps: 'Sign-ups',
    activeUsers: 'Users who signed in',
    failedSignIns: 'Failed sign-ins',
    inTotal: (days: number) => plural(days, { one: `in ${number(days)} day`, other: `in ${number(days)} days` }),
    /** Behind the figure: "+12 %" and what it is compared with. */
    against: (days: number, change: string) =>
      plural(days, {
        one: `${change} against the day before`,
        other: `${change} against the ${number(days)} days before`,
      }),
    chart: (name: string, [first, last]: readonly [string, string], summary: string) =>
      `${name} by day, ${first} to ${last}: ${summary}`,
    bar: (day: string, value: string) => `${day}: ${value}`,
    showTable: 'Show as table',
    showCharts: 'Show as charts',
    day: 'Day (UTC)',
    table: (days: number) =>
      plural(days, { one: `Figures of the last day`, other: `Figures of the last ${number(days)} days` }),
  },
  checklist: {
    title: 'Get started',
    about: (done: number, all: number) => `${done} of ${all} done`,
    hide: 'Hide',
    done: 'Done',
    open: 'To do',
    items: {
      administrator: { title: 'Create an administrator', about: 'You’re signed in as one.' },
      secondFactor: {
        title: 'Protect your account with a second factor',
        about: 'Administrators can change every account.',
        next: 'Go to Security',
      },
      mail: {
        title: 'Send emails',
        about: 'Set SMTP_URL, so that users get verification and reset links.',
        next: 'Send a test email',
      },
      production: { title: 'Run in production mode', about: 'Set NODE_ENV=production and a secret of your own.' },
      address: {
        title: 'Set the public address',
        about: 'Set BASE_URL to an https address, such as https://auth.example.com.',
      },
      organization: {
        title: 'Create an organization',
        about: 'Organizations group users, with roles and invitations.',
        next: 'Create organization',
      },
    },
  },
  latest: {
    title: 'Latest events',
    all: 'All events',
    /** Behind an event that occurred several times in a row. */
    times: (count: number, formatted: string) =>
      plural(count, { one: `${formatted} time`, other: `${formatted} times` }),
  },
  attention: {
    title: 'Needs attention',
    none: 'Nothing needs attention, and no unsafe settings were found.',
  },
});
