import type { AuditEvent } from '#shared/audit-log/schemas.ts';

import type { NoticedEvent } from './security-notice.types.ts';

/** Whether the user gets a notice of an audit event, gets another mail about it, or none for a reason. */
export type NoticeDecision = 'notice' | { readonly mail: string } | { readonly none: string };

const twoFactorChanged = { mail: 'onTwoFactorChanged' } as const;
const refused = { none: 'A refused attempt changes nothing.' } as const;
const endsAccess = { none: 'Ends access.' } as const;
const organization = { none: 'Concerns an organization: its managers read its audit log.' } as const;
const service = { none: 'Service accounts and webhooks belong to an organization or to the platform.' } as const;
const administration = { none: 'Changes no credential of the user. Administrators answer to the audit log.' } as const;

type Notices = {
  readonly [Event in AuditEvent]: Event extends NoticedEvent ? 'notice' : Exclude<NoticeDecision, 'notice'>;
};

/** For every audit event: a new one does not compile before it is decided here. */
export const notices: Notices = {
  'user.signed-up': { none: 'The user has chosen the credentials in the same moment.' },
  // Only of a new browser.
  'session.started': 'notice',
  'session.refused': refused,
  'session.ended': endsAccess,
  'mail.undelivered': { none: 'Concerns the installation.' },
  'security-notices.updated': 'notice',
  'email.verified': { none: 'The owner of the mailbox did it, or an administrator.' },
  'email.changed': { mail: 'onEmailChanged' },
  'account.linked': 'notice',
  'account.unlinked': 'notice',
  'username.changed': 'notice',
  'password.changed': 'notice',
  'password.reset': 'notice',
  'password.set': 'notice',
  'email-code.refused': refused,
  'phone-code.refused': refused,
  'user.deleted': { none: 'The user has proven the identity for it, and the account is gone.' },
  'organization.created': organization,
  'organization.updated': organization,
  'organization.two-factor-policy-set': organization,
  'organization.deleted': organization,
  'organization.ownership-transferred': organization,
  'member.added': organization,
  'member.role-changed': organization,
  'member.removed': organization,
  'member.left': organization,
  'invitation.created': organization,
  'invitation.resent': organization,
  'invitation.accepted': organization,
  'invitation.rejected': organization,
  'invitation.canceled': organization,
  'team.created': organization,
  'team.updated': organization,
  'team.removed': organization,
  'team.member-added': organization,
  'team.member-removed': organization,
  'organization-role.created': organization,
  'organization-role.updated': organization,
  'organization-role.deleted': organization,
  'user.updated': administration,
  'user.created': administration,
  'user.invited': { mail: 'sendUserInvitation' },
  'user.password-reset-sent': { mail: 'sendResetPassword' },
  'user.verification-sent': { mail: 'sendVerificationEmail' },
  'user.role-set': administration,
  'user.banned': endsAccess,
  'user.unbanned': administration,
  'user.removed': endsAccess,
  'user.password-set': 'notice',
  'session.impersonated': administration,
  'session.impersonation-ended': endsAccess,
  'admin.refused': refused,
  'mail.tested': { none: 'Concerns the installation.' },
  'admin.set-up': administration,
  'admin.granted': administration,
  'admin.revoked': administration,
  'two-factor.enabled': twoFactorChanged,
  'two-factor.disabled': twoFactorChanged,
  'two-factor.method-added': twoFactorChanged,
  'two-factor.backup-codes-created': twoFactorChanged,
  'two-factor.backup-code-used': twoFactorChanged,
  'two-factor.locked': twoFactorChanged,
  'two-factor.reset': twoFactorChanged,
  'two-factor.recovery-requested': { mail: 'onTwoFactorRecoveryRequested' },
  'two-factor.recovery-canceled': { none: 'The second factor stays.' },
  'two-factor.recovered': twoFactorChanged,
  'passkey.added': twoFactorChanged,
  'passkey.removed': twoFactorChanged,
  'passkey.clone-suspected': { mail: 'onPasskeyCloneSuspected' },
  'api-key.created': { mail: 'onApiKeyCreated' },
  'api-key.updated': { none: 'Neither the secret nor the scopes of a key change.' },
  'api-key.rotated': 'notice',
  'api-key.deleted': endsAccess,
  'service-account.created': service,
  'service-account.updated': service,
  'service-account.deleted': service,
  'service-account.key-created': service,
  'service-account.key-rotated': service,
  'service-account.key-deleted': service,
  'webhook.created': service,
  'webhook.updated': service,
  'webhook.deleted': service,
  'webhook.secret-rotated': service,
  'webhook.tested': service,
  'webhook.disabled': service,
};

export function isNoticed(event: AuditEvent): event is NoticedEvent {
  return notices[event] === 'notice';
}
