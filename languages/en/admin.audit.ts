import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const adminEventTexts = localized('adminEventTexts', {
  'user.updated': 'User updated',
  'user.created': 'User created',
  'user.invited': 'User invited',
  'user.password-reset-sent': 'Password reset sent by an administrator',
  'user.verification-sent': 'Verification sent by an administrator',
  'user.role-set': 'User role updated',
  'user.banned': 'User banned',
  'user.unbanned': 'User unbanned',
  'user.removed': 'User deleted',
  'user.password-set': 'Password set by an administrator',
  'session.impersonated': 'Impersonation started',
  'session.impersonation-ended': 'Impersonation ended',
  'admin.refused': 'Administrator action rejected',
  'import.started': 'Import started',
  'import.batch': 'Rows imported',
  'import.completed': 'Import completed',
  'mail.tested': 'Test email sent',
  'settings.saved': 'Setting saved',
  'admin.set-up': 'First administrator created',
  'admin.granted': 'Administrator role granted',
  'admin.revoked': 'Administrator role revoked',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const adminSentences = localized('adminSentences', {
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
  'import.started': '{actor} started an import from another product',
  'import.batch': '{actor} imported rows of another product',
  'import.completed': '{actor} completed an import from another product',
  'mail.tested': '{actor} sent a test email',
  'settings.saved': '{actor} changed the setting {option}',
  'admin.set-up': '{target} became the first administrator',
  'admin.granted': '{actor} gave {target} the role {role}',
  'admin.revoked': '{actor} took a role from {target}, who is now {role}',
});

/** What the scopes allow. */
export const adminScopeTexts = localized('adminScopeTexts', {
  'user:list': 'List users',
  'user:get': 'See users',
  'user:create': 'Create users',
  'user:update': 'Change users',
  'user:set-role': 'Change roles of users',
  'user:set-password': 'Set passwords and emails of users',
  'user:ban': 'Ban and unban users',
  'user:delete': 'Delete users',
  'session:list': 'See sessions of users',
  'session:revoke': 'Sign users out',
  'organization:list': 'List all organizations',
  'organization:get': 'See any organization and its members',
});
