import { localized } from '#client/components/texts/localized.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const errorTexts = localized('webhookErrors', {
  INVALID_WEBHOOK_URL: 'Enter a public URL that starts with https://.',
  WEBHOOK_NOT_FOUND: 'This webhook no longer exists.',
  WEBHOOK_IS_DISABLED: 'This webhook is disabled. Enable it first.',
  WEBHOOK_LIMIT_REACHED: 'You’ve reached the limit of webhooks. Delete one that you no longer use.',
  WEBHOOK_DELIVERY_NOT_FOUND: 'This delivery no longer exists.',
});

export const texts = localized('webhooks', {
  title: 'Webhooks',
  about: 'Notify your server about events on this platform.',
  aboutOrganization: (name: string) => `Notify your server about events in ${name}.`,
  notAllowed: 'You don’t have permission to manage webhooks.',
  empty: { title: 'No webhooks yet', description: 'Add the URL of a server to notify about events.' },
  allEvents: 'All events',
  events: (count: number) => plural(count, { one: `${count} event`, other: `${count} events` }),
  state: { active: 'Active', disabled: 'Disabled', failing: 'Failing' },
  /** Followed by the time. */
  since: { created: 'Created', failing: 'Started failing', disabled: 'Disabled' },
  actionsFor: (url: string) => `Actions for ${url}`,
  fields: {
    url: 'URL',
    urlExample: 'https://example.com/webhooks',
    description: 'Description',
    events: 'Events',
    eventsHint: 'Leave empty for all events, including later ones.',
    noEvent: 'No event matches',
    secret: 'Signing secret',
    secretHidden: 'Shown only when it is created',
  },
  /** Groups of events. */
  subjects: {
    users: 'Users',
    signIn: 'Sign-in',
    organizations: 'Organizations',
    members: 'Members and invitations',
    teams: 'Teams',
    enterprise: 'Single sign-on and domains',
    directories: 'Directories',
    keys: 'API keys and service accounts',
    applications: 'Applications',
    agents: 'Agents',
    webhooks: 'Webhooks and audit streams',
    other: 'Other',
  },
  create: { open: 'Add webhook', title: 'Add webhook', submit: 'Add webhook' },
  edit: { action: 'Edit', title: 'Edit webhook', submit: 'Save webhook', done: 'Webhook saved' },
  secret: {
    title: 'Save the signing secret',
    what: 'signing secret',
    about: 'Your server needs it to verify that requests come from this service.',
  },
  test: {
    action: 'Send test event',
    event: 'Event',
    hint: 'An example with made-up ids and “test: true”. Only this webhook gets it.',
    submit: 'Send event',
    done: 'Test event sent',
  },
  rotate: {
    action: 'Replace signing secret',
    question: 'Replace the signing secret?',
    consequences: 'For one day, requests are signed with both secrets, so that you can update your server.',
    confirm: 'Replace secret',
  },
  enable: { action: 'Enable', done: 'Webhook enabled' },
  disable: { action: 'Disable', done: 'Webhook disabled' },
  delete: {
    action: 'Delete',
    question: 'Delete webhook?',
    consequences: (url: string) => `${url} stops receiving events, and its deliveries are deleted.`,
    confirm: 'Delete webhook',
    done: 'Webhook deleted',
  },
  deliveries: {
    title: 'Deliveries',
    about: 'Newest first. Failed deliveries are retried with growing delays.',
    action: 'Show deliveries',
    back: 'Back to webhooks',
    empty: { title: 'No deliveries yet', description: 'Send a test event, or wait for the first event.' },
    status: { pending: 'Waiting', retrying: 'Retrying', delivered: 'Delivered', failed: 'Failed' },
    all: 'All',
    noMatch: { title: 'No deliveries found' },
    /** With a filter of the state alone. */
    noneInState: {
      delivered: 'No successful deliveries',
      failed: 'No failed deliveries',
      retrying: 'No deliveries waiting for a retry',
    },
    /** Followed by the time. */
    lastSuccess: 'Last success',
    noSuccess: 'No success yet',
    filters: {
      search: 'Search by delivery or event ID',
      time: 'Last attempt',
      anyTime: 'Any time',
      within: { hour: 'Last hour', day: 'Last 24 hours', week: 'Last 7 days' },
      range: 'From–to',
    },
    select: {
      toolbar: 'Selected deliveries',
      selected: (count: number) => `${number(count)} selected`,
      clear: 'Clear selection',
      page: 'Select all deliveries shown',
      one: (event: string) => `Select ${event}`,
    },
    /** Why an attempt got no response. */
    errors: {
      hostNotFound: 'Host not found',
      unreachable: 'Host not reachable',
      refused: 'Connection refused',
      closed: 'Connection closed',
      timedOut: 'Timed out',
      certificate: 'TLS certificate not valid',
      tls: 'TLS handshake failed',
      silent: 'The receiver did not respond',
      notAllowed: 'The address is not allowed or the response too long',
      secret: 'The signing secret can’t be read',
    },
    /** A banner over a webhook that fails. */
    failing: {
      title: 'Deliveries are failing',
      titleOf: (cause: string) => `Deliveries are failing: ${cause}`,
      answered: (status: number) => `The receiver answered ${status}`,
      /** Followed by the time. */
      since: 'First failed',
      changeUrl: 'Change URL',
    },
    columns: {
      event: 'Event',
      state: 'State',
      response: 'Response',
      attempts: 'Attempts',
      time: 'Event time',
      attempted: 'Last attempt',
      next: 'Next attempt',
    },
    day: {
      title: 'Last 24 hours',
      counts: (delivered: number, retrying: number, failed: number) =>
        `${number(delivered)} delivered · ${number(retrying)} failing, will retry · ${number(failed)} failed for good`,
      share: (delivered: number, all: number) => `${number(delivered)} of ${number(all)} delivered`,
      none: 'No deliveries',
      /** The end of the chart. */
      end: 'now',
    },
    detail: {
      title: 'Delivery',
      eventId: 'Event ID',
      /** Whom or what the event is about. */
      subject: { user: 'User', organization: 'Organization' },
      deleted: { user: 'Deleted user', organization: 'Deleted organization' },
      noAttempt: 'Not sent yet.',
      attempt: (attempt: number) => `Attempt ${number(attempt)}`,
      request: 'Request',
      response: 'Response',
      noContent: 'No content was stored.',
      curl: 'Copy as curl',
      /** Complete “Copy …”. */
      copy: {
        headers: 'headers',
        body: 'body',
        response: 'response',
        code: 'code',
        user: 'user ID',
        organization: 'organization ID',
      },
      verify: {
        title: 'Verify the signature',
        /** Followed by the name of the standard. */
        about: 'With the signing secret, the headers, and the body as it was received. The libraries are those of',
        standard: 'Standard Webhooks',
        tolerance: 'A signature is valid for five minutes. After that, your server refuses the copied request.',
      },
    },
    redeliver: 'Send again',
    retry: 'Retry now',
    redelivered: 'Delivery queued',
    retryAll: {
      action: 'Retry all',
      question: (count: number) =>
        plural(count, { one: `Retry ${number(count)} delivery?`, other: `Retry ${number(count)} deliveries?` }),
      consequences: (url: string) =>
        `All that failed or wait for a retry are sent to ${url} again, at most 10,000 at a time.`,
      confirm: 'Retry deliveries',
      done: (count: number) =>
        plural(count, { one: `${number(count)} delivery queued`, other: `${number(count)} deliveries queued` }),
    },
    /** Chosen deliveries that are not sent again. */
    notQueued: {
      title: (count: number) =>
        plural(count, { one: `${number(count)} delivery not queued`, other: `${number(count)} deliveries not queued` }),
      reasons: {
        'not-found': 'It no longer exists.',
        waiting: 'It is already waiting for its first attempt.',
      },
    },
    more: 'Show older deliveries',
  },
});
