import { localized } from '#client/components/text/localized.ts';

/** The placeholders are names of the entry, and its details. */
type Template = string | { self: string; other: string };

export const templates = localized('auditSentences', {
  'user.signed-up': '{target} signed up',
  'session.started': '{target} signed in',
  'session.refused': 'Failed sign-in for {target}',
  'session.ended': { self: '{actor} signed out', other: '{actor} signed {target} out' },
  'email-code.refused': 'Wrong email code for {target}',
  'phone-code.refused': 'Wrong text message code for {target}',
  'mail.undelivered': 'An email could not be delivered',
  'email.verified': '{target} verified their email',
  'email.changed': '{target} changed their email',
  'account.linked': '{target} connected {provider}',
  'account.unlinked': '{target} disconnected {provider}',
  'passkey.added': '{target} added a passkey',
  'passkey.removed': '{target} removed a passkey',
  'passkey.clone-suspected': 'A passkey of {target} may have been copied',
  'api-key.created': '{target} created an API key',
  'api-key.updated': '{target} changed an API key',
  'api-key.rotated': '{target} rotated an API key',
  'api-key.deleted': '{target} deleted an API key',
  'password.changed': '{target} changed their password',
  'password.reset': '{target} reset their password',
  'password.set': '{target} added a password',
  'username.changed': '{target} changed their username',
  'security-notices.updated': '{target} changed which security emails they receive',
  'user.deleted': '{target} deleted their account',
  'organization.created': '{actor} created {organization}',
  'organization.updated': '{actor} updated {organization}',
  'organization.two-factor-policy-set': '{actor} changed the two-factor requirement of {organization}',
  'organization.deleted': '{actor} deleted the organization {slug}',
  'organization.ownership-transferred': '{actor} transferred {organization} to {target}',
  'member.added': { self: '{actor} joined {organization}', other: '{actor} added {target} to {organization}' },
  'member.role-changed': {
    self: '{actor} changed their own role in {organization} from {from} to {to}',
    other: '{actor} changed the role of {target} in {organization} from {from} to {to}',
  },
  'member.removed': {
    self: '{actor} removed themselves from {organization}',
    other: '{actor} removed {target} from {organization}',
  },
  'member.left': '{target} left {organization}',
  'invitation.created': '{actor} invited {invitee} to {organization} as {role}',
  'invitation.resent': '{actor} invited {invitee} to {organization} again, as {role}',
  'invitation.accepted': '{target} accepted an invitation to {organization} as {role}',
  'invitation.rejected': '{target} declined an invitation to {organization}',
  'invitation.canceled': '{actor} revoked the invitation of {invitee} to {organization}',
  'team.created': '{actor} created a team in {organization}',
  'team.updated': '{actor} renamed a team in {organization}',
  'team.removed': '{actor} deleted a team in {organization}',
  'team.member-added': {
    self: '{actor} joined a team in {organization}',
    other: '{actor} added {target} to a team in {organization}',
  },
  'team.member-removed': {
    self: '{actor} left a team in {organization}',
    other: '{actor} removed {target} from a team in {organization}',
  },
  'organization-role.created': '{actor} created the role {role} in {organization}',
  'organization-role.updated': '{actor} changed the role {to} in {organization}',
  'organization-role.deleted': '{actor} deleted the role {role} in {organization}',
  'user.updated': { self: '{actor} updated their own account', other: '{actor} updated the account of {target}' },
  'user.created': '{actor} created the account of {target}',
  'user.invited': { self: '{actor} was invited', other: '{actor} invited {target}' },
  'user.password-reset-sent': {
    self: '{actor} sent their own password reset',
    other: '{actor} sent {target} a password reset',
  },
  'user.verification-sent': {
    self: '{actor} sent their own verification',
    other: '{actor} sent {target} a verification email',
  },
  'user.role-set': {
    self: '{actor} changed their own role from {from} to {to}',
    other: '{actor} changed the role of {target} from {from} to {to}',
  },
  'user.banned': '{actor} banned {target}',
  'user.unbanned': '{actor} unbanned {target}',
  'user.removed': '{actor} deleted the account of {target}',
  'user.password-set': { self: '{actor} set their own password', other: '{actor} set the password of {target}' },
  'session.impersonated': '{actor} started impersonating {target}',
  'session.impersonation-ended': '{actor} stopped impersonating {target}',
  'admin.refused': '{actor} was not allowed to call {call}',
  'mail.tested': '{actor} sent a test email',
  'admin.set-up': '{target} became the first administrator',
  'admin.granted': '{actor} gave {target} the role {role}',
  'admin.revoked': '{actor} took a role from {target}, who is now {role}',
  'service-account.created': '{actor} created a service account as {role}',
  'service-account.updated': '{actor} updated a service account',
  'service-account.deleted': '{actor} deleted a service account',
  'service-account.key-created': '{actor} created a key of a service account',
  'service-account.key-rotated': '{actor} replaced a key of a service account',
  'service-account.key-deleted': '{actor} deleted a key of a service account',
  'webhook.created': '{actor} created a webhook',
  'webhook.updated': '{actor} updated a webhook',
  'webhook.deleted': '{actor} deleted a webhook',
  'webhook.secret-rotated': '{actor} rotated the secret of a webhook',
  'webhook.tested': '{actor} tested a webhook',
  'webhook.disabled': 'A webhook was disabled after failed deliveries',
  'two-factor.enabled': {
    self: '{actor} turned on two-factor authentication',
    other: '{actor} turned on two-factor authentication for {target}',
  },
  'two-factor.disabled': {
    self: '{actor} turned off two-factor authentication',
    other: '{actor} turned off two-factor authentication for {target}',
  },
  'two-factor.method-added': '{target} added a second step',
  'two-factor.backup-codes-created': '{target} created backup codes',
  'two-factor.backup-code-used': '{target} used a backup code',
  'two-factor.locked': 'The second step of {target} was locked after wrong codes',
  'two-factor.reset': '{actor} reset two-factor authentication of {target}',
  'two-factor.recovery-requested': '{target} requested the removal of their second step',
  'two-factor.recovery-canceled': 'The removal of the second step of {target} was canceled',
  'two-factor.recovered': '{target} removed their lost second step',
} satisfies Readonly<Record<string, Template>>);

interface Subject {
  event: string;
  actorId: string | null;
  subjectId: string | null;
}

/** The template of an entry; null for an event of an added feature, which is shown by its title. */
export function templateOf({ event, actorId, subjectId }: Subject): string | null {
  const template = (templates as Readonly<Record<string, Template>>)[event];
  if (template === undefined || typeof template === 'string') return template ?? null;
  return actorId !== null && actorId === subjectId ? template.self : template.other;
}
