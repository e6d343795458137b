import { localized } from '#client/components/texts/localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

export const errorTexts = localized('auditStreamErrors', {
  INVALID_AUDIT_STREAM_URL: 'Enter a public address that starts with https://, or with tls:// for syslog.',
  AUDIT_STREAM_NOT_FOUND: 'This stream no longer exists.',
  AUDIT_STREAM_IS_DISABLED: 'This stream is disabled. Enable it first.',
  AUDIT_STREAM_LIMIT_REACHED: 'You’ve reached the limit of streams. Delete one that you no longer use.',
  SEQUENCE_IS_IN_THE_FUTURE: 'Enter the number of an event that was recorded already.',
});

export const texts = localized('auditStreams', {
  title: 'Audit streams',
  about: 'Send the audit log of this platform to a collector, in order and without gaps.',
  aboutOrganization: (name: string) => `Send the audit log of ${name} to a collector, in order and without gaps.`,
  notAllowed: 'You don’t have permission to manage audit streams.',
  empty: { title: 'No streams yet', description: 'Add the address of a collector, such as Splunk or a syslog server.' },
  presets: {
    splunk: 'Splunk',
    datadog: 'Datadog',
    elastic: 'Elastic',
    generic: 'HTTPS, signed JSON lines',
    syslog: 'Syslog over TLS',
  },
  formats: { jsonl: 'JSON', ocsf: 'OCSF 1.5', cef: 'CEF' },
  state: { disabled: 'Disabled', failing: 'Failing' },
  upToDate: 'Up to date',
  behind: (count: number, formatted: string) =>
    plural(count, { one: `${formatted} event behind`, other: `${formatted} events behind` }),
  /** Each followed by a time. */
  delivered: 'last delivery',
  failing: 'failing since',
  position: (sequence: string) => `position ${sequence}`,
  withAddresses: 'with IP addresses',
  actionsFor: (name: string) => `Actions for ${name}`,
  fields: {
    name: 'Name',
    preset: 'Receiver',
    format: 'Format',
    url: 'Address',
    token: 'Token',
    tokenHint: 'Stored encrypted, and never shown again.',
    newTokenHint: 'Leave empty to go on using the present one.',
    ca: 'Trusted certificates (PEM)',
    caHint: 'For a certificate authority of your own. Leave empty for public ones.',
    clientCertificate: 'Client certificate (PEM)',
    clientKey: 'Key of the client certificate (PEM)',
    events: 'Events',
    eventsHint: 'Leave empty for all events, including later ones.',
    includesOrigin: 'Send IP addresses and browsers',
    includesOriginHint: 'They are personal data: the receiver then processes them for you.',
  },
  create: { open: 'Add stream', title: 'Add stream', submit: 'Add stream', done: 'Stream added' },
  edit: { action: 'Edit', title: 'Edit stream', submit: 'Save stream', done: 'Stream saved' },
  secret: {
    title: 'Save the signing secret',
    what: 'signing secret',
    about: 'Your collector needs it to verify that requests come from this service.',
  },
  test: { action: 'Send test event', done: 'Test event written' },
  rewind: {
    action: 'Send again',
    title: 'Send events again',
    about: 'The stream goes back, and sends every event after this number again. 0 sends the whole log.',
    field: 'Event number',
    submit: 'Send again',
    done: 'Stream rewound',
  },
  enable: { action: 'Enable', done: 'Stream enabled' },
  disable: { action: 'Disable', done: 'Stream disabled' },
  delete: {
    action: 'Delete',
    question: 'Delete stream?',
    consequences: (name: string) => `${name} gets no more events, and the position of the stream is lost.`,
    confirm: 'Delete stream',
    done: 'Stream deleted',
  },
});
