import { z } from 'zod';

import { Id } from './fields.ts';

// With ids, so that the document describes them once rather than for each type of event.
const actor = {
  actorId: Id.nullable().meta({
    id: 'ActorId',
    description:
      'The user who acted; null for the operator, for the service itself, and for what acts without a user, such as a directory.',
  }),
  apiKey: Id.meta({ id: 'ActingApiKey', description: 'The API key with which the user acted.' }).optional(),
  oauthClient: Id.meta({
    id: 'ActingApplication',
    description: 'The application with whose access token the user acted.',
  }).optional(),
  act: z
    .string()
    .meta({
      id: 'ActingChain',
      description: 'The agents and services that passed the access token on, the latest first, separated by commas.',
    })
    .optional(),
  impersonating: Id.meta({
    id: 'ImpersonatedUser',
    description: 'The user whom the acting administrator impersonated.',
  }).optional(),
};

// Payloads of several events have an id, like their fields.
// The payloads of events contain ids and plain facts, no personal data and no secrets, so that the log never has to be erased.
// Consumers that need more read the current state with the ids.

/** The payload of an event about a user. */
export const UserEventPayload = z
  .object({
    ...actor,
    userId: Id.meta({ id: 'UserOfEvent', description: 'The user whom the event is about.' }),
  })
  .meta({ id: 'UserEventPayload' });

/** The payload of an event about an organization. */
export const OrganizationEventPayload = z.object({
  ...actor,
  organizationId: Id.meta({ id: 'SubjectOrganization', description: 'The organization that the event is about.' }),
});

/** The payload of an event about something that belongs to an organization, or to the platform if that is null. */
export const OptionalOrganizationEventPayload = z.object({
  ...actor,
  organizationId: Id.nullable().describe('The organization; null for the platform.'),
});

export const Role = z.string().describe('Role, or roles separated by commas.');
export const Fields = z.string().describe('Names separated by commas.');

/** An entry of the audit log that is no event for programs. */
export interface Internal {
  readonly internal: string;
}

/** Declares that programs do not get an audit event. */
export function internal(reason: string): Internal {
  return { internal: reason };
}

/** The audit events of one feature, with the payload for programs. */
export type AuditEvents = Readonly<Record<string, z.ZodObject | Internal>>;

/** Of a change that the identity provider or the directory of an organization can make. */
export const byProvider = {
  connectionId: Id.optional().meta({
    id: 'ActingConnection',
    description: 'The identity provider of the organization that made the change.',
  }),
  directoryId: Id.optional().meta({
    id: 'ActingDirectory',
    description: 'The directory of the organization that made the change.',
  }),
};
