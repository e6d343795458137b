import { z } from 'zod';

import { Id, LookupId, Moment } from './fields.ts';

/** Incremented when a field changes its meaning or disappears. New fields and new types do not change it. */
export const EVENT_VERSION = 1;

const actor = {
  actorId: Id.nullable().describe('The user who acted; null for the operator and for the service itself.'),
  apiKey: Id.optional().describe('The API key with which the user acted.'),
  impersonating: Id.optional().describe('The user whom the acting administrator impersonated.'),
};
const userId = Id.describe('The user whom the event is about.');
const organizationId = Id;
const role = z.string().describe('Role, or roles separated by commas.');

const OfUser = z.object({ ...actor, userId });
const Provider = OfUser.extend({ provider: z.string() });
const OfPasskey = OfUser.extend({ passkey: Id });
const OfApiKey = OfUser.extend({ apiKey: Id });
const OfTwoFactor = OfUser.extend({ method: z.string().optional() });
const RoleGranted = OfUser.extend({ role: role.nullable() });

const OfOrganization = z.object({ ...actor, organizationId });
const OfMember = OfOrganization.extend({ userId });
const OfInvitation = OfOrganization.extend({ invitationId: Id });
const AnsweredInvitation = OfInvitation.extend({ userId });
const OfTeam = OfOrganization.extend({ teamId: Id });
const OfTeamMember = OfTeam.extend({ userId });
const OfWebhook = z.object({ ...actor, webhookId: Id, organizationId: Id.nullable() });

/**
 * The payload of each type of event: ids and plain facts, no personal data and no secrets, so that the log never has to be
 * erased. Consumers that need more read the current state with the ids.
 */
export const eventData = {
  'user.signed-up': OfUser.extend({ provider: z.string().optional() }),
  'user.created': OfUser.extend({ role: role.nullable() }),
  'user.updated': OfUser,
  'user.role-set': OfUser.extend({ from: role.nullable(), to: role.nullable() }),
  'user.banned': OfUser.extend({ expires: z.string().nullable().describe('End of the ban; null if it has none.') }),
  'user.unbanned': OfUser,
  'user.removed': OfUser,
  'user.deleted': OfUser,
  'user.password-set': OfUser,
  'admin.set-up': OfUser,
  'admin.granted': RoleGranted,
  'admin.revoked': RoleGranted,

  'session.started': OfUser,
  'session.ended': OfUser.extend({ sessions: z.number().optional().describe('Number of sessions, by default 1.') }),
  'session.impersonated': OfUser,
  'session.impersonation-ended': OfUser,

  'email.verified': OfUser,
  'email.changed': OfUser,
  'password.changed': OfUser,
  'password.reset': OfUser,
  'password.set': OfUser,
  'account.linked': Provider,
  'account.unlinked': Provider,
  'passkey.added': OfPasskey,
  'passkey.removed': OfPasskey,
  'passkey.clone-suspected': OfPasskey,
  'api-key.created': OfApiKey.extend({ scopes: z.string().describe('Scopes separated by blanks.') }),
  'api-key.updated': OfApiKey.extend({ fields: z.string().describe('Names separated by commas.') }),
  'api-key.rotated': OfApiKey,
  'api-key.deleted': OfApiKey,
  'two-factor.enabled': OfTwoFactor,
  'two-factor.disabled': OfTwoFactor,
  'two-factor.method-added': OfTwoFactor,
  'two-factor.backup-codes-created': OfUser,
  'two-factor.backup-code-used': OfUser,
  'two-factor.locked': OfUser,
  'two-factor.reset': OfUser,
  'two-factor.recovery-requested': OfUser,
  'two-factor.recovery-canceled': OfUser,
  'two-factor.recovered': OfUser,

  'organization.created': OfOrganization,
  'organization.updated': OfOrganization.extend({ fields: z.string().describe('Names separated by commas.') }),
  'organization.two-factor-policy-set': OfOrganization.extend({ required: z.boolean() }),
  'organization.ownership-transferred': OfMember,
  'organization.deleted': OfOrganization.extend({ slug: z.string() }),
  'member.added': OfMember,
  'member.role-changed': OfMember.extend({ from: role, to: role }),
  'member.removed': OfMember,
  'member.left': OfMember,
  'invitation.created': OfInvitation.extend({ role }),
  'invitation.resent': OfInvitation.extend({ role }),
  'invitation.accepted': AnsweredInvitation.extend({ role }),
  'invitation.rejected': AnsweredInvitation,
  'invitation.canceled': OfInvitation,
  'team.created': OfTeam,
  'team.updated': OfTeam,
  'team.removed': OfTeam,
  'team.member-added': OfTeamMember,
  'team.member-removed': OfTeamMember,

  'webhook.created': OfWebhook,
  'webhook.updated': OfWebhook,
  'webhook.deleted': OfWebhook,
  'webhook.secret-rotated': OfWebhook,
  'webhook.tested': OfWebhook,
  'webhook.disabled': OfWebhook,
} as const;

export type EventType = keyof typeof eventData;

// Object.keys loses the type of the keys.
export const eventTypes = Object.keys(eventData) as [EventType, ...EventType[]];

/** The entries of the audit log that are no events for programs, each with the reason. */
export const internalEvents: Readonly<Record<string, string>> = {
  'session.refused': 'A rejected attempt changes nothing, and callers without a session choose how many there are.',
  'email-code.refused': 'A rejected attempt changes nothing, and callers without a session choose how many there are.',
  'admin.refused': 'A rejected call changes nothing.',
  'mail.undelivered': 'A fault of the installation, for its operator.',
};

export const EventTypeName = z.enum(eventTypes).meta({ id: 'EventType' });

export const Sequence = z
  .union([z.int().nonnegative(), z.string().regex(/^\d{1,15}$/)])
  .transform(Number)
  .meta({ override: { type: 'integer', minimum: 0, anyOf: undefined } });

const Types = z
  .string()
  .max(2048)
  .transform((list) => list.split(','))
  .pipe(z.array(EventTypeName))
  .meta({
    override: { type: 'string' },
    description: 'Types separated by commas; by default all.',
    examples: ['user.deleted,member.removed'],
  });

const page = {
  after: Sequence.prefault(0).describe(
    'The `sequence` of the last event that was processed; by default the log begins.',
  ),
  types: Types.optional(),
  limit: Sequence.optional(),
};

export const ListEvents = z.strictObject({ ...page, organizationId: Id.optional() }).prefault({});
export const ListOrganizationEvents = z.strictObject({ ...page, organizationId: LookupId.optional() }).prefault({});

export const Event = z
  .object({
    id: Id.describe('The same in the log and in each delivery, where it is the header `webhook-id`.'),
    sequence: z.number().describe('Increases from event to event, with gaps.'),
    type: EventTypeName,
    version: z.number().describe('Version of the payload.'),
    timestamp: Moment,
    organizationId: Id.nullable().describe('The organization in which it happened.'),
    data: z.record(z.string(), z.unknown()).describe('The payload of the type.'),
  })
  .meta({ id: 'LoggedEvent' });

export const EventPage = z
  .object({
    events: z.array(Event),
    hasMore: z.boolean().describe('Whether there are more: call again with the last `sequence`.'),
  })
  .meta({ id: 'EventPage' });
