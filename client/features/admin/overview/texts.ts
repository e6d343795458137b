import { localized } from '#client/components/texts/localized.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const texts = localized('overview', {
  title: 'Overview',
  about: 'Users, email and settings of this installation.',
  totals: {
    users: (count: number) => plural(count, { one: 'User', other: 'Users' }),
    organizations: (count: number) => plural(count, { one: 'Organization', other: 'Organizations' }),
  },
  mails: {
    waiting: (count: number) => plural(count, { one: 'Email waiting', other: 'Emails waiting' }),
    undelivered: (count: number) =>
      plural(count, { one: 'Undelivered email in 7 days', other: 'Undelivered emails in 7 days' }),
    delayed: (count: number) =>
      plural(count, {
        one: `${number(count)} email has waited for more than a minute. Check the mail server.`,
        other: `${number(count)} emails have waited for more than a minute. Check the mail server.`,
      }),
  },
  figures: {
    signUps: 'Sign-ups',
    activeUsers: 'Users who signed in',
    failedSignIns: 'Failed sign-ins',
    today: 'today',
    inTotal: (total: string) => `${total} in 30 days`,
    onADay: (most: string) => `at most ${most} on a day`,
    chart: (name: string, [first, last]: readonly [string, string], summary: string) =>
      `${name} by day, ${first} to ${last}: ${summary}`,
    bar: (day: string, value: string) => `${day}: ${value}`,
    showTable: 'Show as table',
    hideTable: 'Hide table',
    day: 'Day (UTC)',
    table: 'Figures of the last 30 days',
  },
  checklist: {
    title: 'Get started',
    about: (done: number, all: number) => `${done} of ${all} done`,
    done: 'Done',
    open: 'To do',
    items: {
      administrator: { title: 'Create an administrator', about: 'You’re signed in as one.' },
      secondFactor: {
        title: 'Protect your account with a second step',
        about: 'Administrators can change every account.',
        next: 'Go to Security',
      },
      mail: { title: 'Send emails', about: 'Set SMTP_URL, so that users get verification and reset links.' },
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
  findings: {
    title: 'Settings to check',
    about: 'Unsafe for a public service. The command npm run doctor reports the same.',
    none: 'No unsafe settings found.',
  },
});
