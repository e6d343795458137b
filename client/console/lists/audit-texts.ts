import { eventTexts } from '#generated/texts/audit.ts';
import { localized } from '#client/components/texts/localized.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const texts = localized('audit', {
  /** The name of an exported file. */
  file: 'audit-log',
  filters: {
    event: 'Event',
    allEvents: 'All events',
    actor: 'Actor',
    target: 'Target',
    anyone: 'Name or email',
    noMatch: 'No users found',
    loading: 'Searching…',
    from: 'From',
    to: 'To',
    clear: 'Clear filters',
  },
  columns: { event: 'Event', when: 'When', details: 'Details' },
  details: (sentence: string) => `Details: ${sentence}`,
  detail: {
    title: 'Event details',
    event: 'Event',
    time: 'Time',
    utc: 'UTC',
    actor: 'Actor',
    target: 'Target',
    invitee: 'Invited address',
    organization: 'Organization',
    ipAddress: 'IP address',
    device: 'Device',
    userAgent: 'User agent',
    id: 'Event ID',
    copyJson: 'Copy as JSON',
    copied: 'Copied',
    what: { event: 'event', actor: 'actor ID', target: 'target ID', organization: 'organization ID', id: 'event ID' },
    /** Of facts of the event; others are shown under their own names. */
    facts: {
      impersonating: 'Impersonated user',
      apiKey: 'API key',
      invitationId: 'Invitation',
      teamId: 'Team',
      roleId: 'Role ID',
      webhookId: 'Webhook',
      serviceAccountId: 'Service account',
      keyId: 'Key',
      oauthClientId: 'Application',
      resourceId: 'API',
      scopes: 'Scopes',
      from: 'Before',
      to: 'After',
      role: 'Role',
      fields: 'Changed fields',
      provider: 'Provider',
      reason: 'Reason',
      expires: 'Expires',
      sessions: 'Sessions',
      count: 'Repetitions',
      call: 'Call',
      code: 'Error',
      method: 'Method',
      by: 'By',
      mail: 'Email',
    },
  },
  none: '–',
  server: 'the server',
  unknownUser: 'an unknown account',
  unknownAddress: 'an unknown address',
  deletedUser: 'a deleted user',
  organization: 'the organization',
  deletedOrganization: 'a deleted organization',
  /** After an event of which the sentence names the actor. */
  impersonating: ' while impersonating',
  /** After an event of which the sentence names the impersonated user. */
  byImpersonator: ' (by {actor}, impersonating)',
  byApiKey: ' with an API key',
  repeated: (count: number) =>
    plural(count, { one: `, ${number(count)} more time`, other: `, ${number(count)} more times` }),
  empty: { title: 'No events found', description: 'Try other filters or another date range.' },
  count: (total: number, formatted: string) =>
    plural(total, { one: `${formatted} event`, other: `${formatted} events` }),
});

/** The title of an event; an event of an added feature reads as its code. */
export function eventTitle(code: string): string {
  return (eventTexts as Readonly<Record<string, string>>)[code] ?? code;
}
