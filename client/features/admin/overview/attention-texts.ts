import { localized } from '#client/components/texts/localized.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('en');
const plural = pluralOf('en');

/** By the names of the findings; a title has at most 60 characters. */
export const texts = localized('adminAttention', {
  settings: {
    'not in production mode': {
      title: 'The service runs in development mode',
      about: 'Rate limits are off, and emails are shown at /dev/mailbox unless a mail server is set.',
    },
    'development mode in public': {
      title: 'Other machines can reach the development mode',
      about: 'Rate limits are off and emails are not sent.',
    },
    'generated secret': {
      title: 'The secret was generated',
      about: 'It is stored beside the data, also in copies and backups of the folder.',
    },
    'weak secret': {
      title: 'The secret is weak',
      about: 'It is short or repeats characters. Generate one with openssl rand -base64 32.',
    },
    'http base URL': {
      title: 'The public address is not encrypted',
      about: 'Cookies and the links of emails are sent over http.',
    },
    'local base URL': {
      title: 'The public address works on this machine only',
      about: 'Links in emails do not work elsewhere.',
    },
    'wildcard trusted origin': {
      title: 'A trusted origin has a wildcard',
      about: 'The owner of any matching host can make calls for signed-in users.',
    },
    'http trusted origin': {
      title: 'A trusted origin is not encrypted',
      about: 'An attacker in the network can impersonate it.',
    },
    'all proxies trusted': {
      title: 'All proxies are trusted',
      about: 'Any client can forge its IP address, for rate limits and the audit log.',
    },
    'origin check off': {
      title: 'The origin of calls is not checked',
      about: 'Any web page can make calls for signed-in users.',
    },
    'insecure cookies': {
      title: 'Cookies are not limited to https',
      about: 'They are set without Secure, so the network can read them.',
    },
    'weak session cookie': {
      title: 'The session cookie is not protected',
      about: 'It is set without HttpOnly or Secure: scripts or the network can read it.',
    },
    'unencrypted database connection': {
      title: 'The database connection may be unencrypted',
      about: 'The network could read the password and all data. Set sslmode=verify-full.',
    },
    'unverified database server': {
      title: 'The database server is not verified',
      about: 'An attacker in the network can pose as it. Set sslmode=verify-full.',
    },
    'public metrics': { title: 'The metrics are public', about: 'Every client can read them.' },
    'verbose log': { title: 'The log is verbose', about: 'The levels debug and trace are for development.' },
    'sessions without an end': {
      title: 'Sessions that are in use never end',
      about: 'Neither does a stolen one.',
    },
    'cheap password hashes': {
      title: 'Password hashes are cheap to guess',
      about: 'The passwords of a stolen table are guessed quickly.',
    },
    'passwords of another service': {
      title: 'Passwords are sent to another service',
      about: 'Refused sign-ins take two seconds. Remove it when most imported users have signed in.',
    },
    'short passwords': {
      title: 'Short passwords are accepted',
      about: 'Passwords of fewer than 8 characters are guessed quickly.',
    },
    'captcha and web app': {
      title: 'The captcha blocks the forms of the web app',
      about: 'The web app and the components show no captcha, so their forms are refused.',
    },
    'audit log without seals': {
      title: 'The audit log is not protected against changes',
      about: 'Administrators of the database can change it unnoticed.',
    },
  },
  auditLog: {
    'audit log without anchor': {
      title: 'The audit log has no fingerprint outside the database',
      about: 'Administrators of the database can delete its newest entries unnoticed.',
    },
    'unsealed audit entries': {
      title: 'Entries of the audit log are not protected yet',
      about: 'They have waited for more than a minute.',
    },
    'audit log changed': {
      title: 'Entries of the audit log were changed',
      about: 'The last verification found changes of recorded entries.',
    },
    'audit log not verified': {
      title: 'The audit log was not checked recently',
      about: 'Its last check took place too long ago.',
    },
    'anchor fails': {
      title: 'The fingerprint of the audit log cannot be sent',
      about: 'Until it is, its newest entries can be deleted unnoticed.',
    },
  },
  emails: {
    'development mailbox': {
      title: 'Emails are not sent',
      about: 'All users of this machine can read them at /dev/mailbox, with their sign-in links.',
    },
    'no mail': { title: 'Emails are not sent', about: 'Users cannot reset their password.' },
    delayed: {
      title: (count: number) =>
        plural(count, { one: `${number(count)} email is waiting`, other: `${number(count)} emails are waiting` }),
      about: 'The mail server has not accepted them for more than a minute.',
    },
    undelivered: {
      title: (count: number) =>
        plural(count, {
          one: `${number(count)} email could not be delivered`,
          other: `${number(count)} emails could not be delivered`,
        }),
      about: 'In the last 7 days.',
    },
  },
});
