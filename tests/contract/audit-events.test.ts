import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { servedCalls } from '#server/http/procedures.ts';
import { appRouter } from '#server/router.ts';
import type { AuditEvent } from '#shared/audit.ts';

/** The audit event of each mutation, or why it has none. */
const auditEvents: Record<string, AuditEvent | { nothing: string }> = {
  signOut: { nothing: 'ends only the caller’s session' },
  revokeSession: 'session.ended',
  revokeSessions: 'session.ended',
  revokeOtherSessions: 'session.ended',
  sendVerificationEmail: { nothing: 'the verification is recorded' },
  changeEmail: 'email.changed',
  'signUp.email': 'user.signed-up',
  'signIn.email': 'session.started',
  'signIn.magicLink': { nothing: 'the sign-in is recorded' },
  'signIn.emailOtp': 'session.started',
  'emailOtp.sendVerificationOtp': { nothing: 'the use of the code is recorded' },
  'emailOtp.checkVerificationOtp': 'email-code.refused',
  'emailOtp.verifyEmail': 'email.verified',
  forgetPasswordEmailOtp: { nothing: 'the reset is recorded' },
  'emailOtp.requestPasswordReset': { nothing: 'the reset is recorded' },
  'emailOtp.resetPassword': 'password.reset',
  'emailOtp.requestEmailChange': { nothing: 'the change is recorded' },
  'emailOtp.changeEmail': 'email.changed',
  'signIn.social': 'session.started',
  forgetPassword: { nothing: 'the reset is recorded' },
  requestPasswordReset: { nothing: 'the reset is recorded' },
  resetPassword: 'password.reset',
  changePassword: 'password.changed',
  verifyPassword: { nothing: 'only makes the session fresh' },
  setPassword: 'password.set',
  deleteUser: 'user.deleted',
  updateUser: { nothing: 'name and picture grant nothing' },
  'organization.create': 'organization.created',
  'organization.checkSlug': { nothing: 'read-only' },
  'organization.update': 'organization.updated',
  'organization.delete': 'organization.deleted',
  'organization.setActive': { nothing: 'changes only the active organization' },
  'organization.hasPermission': { nothing: 'read-only' },
  'organization.addMember': 'member.added',
  'organization.removeMember': 'member.removed',
  'organization.updateMemberRole': 'member.role-changed',
  'organization.transferOwnership': 'organization.ownership-transferred',
  'organization.leave': 'member.left',
  'organization.inviteMember': 'invitation.created',
  'organization.resendInvitation': 'invitation.resent',
  'organization.acceptInvitation': 'invitation.accepted',
  'organization.rejectInvitation': 'invitation.rejected',
  'organization.cancelInvitation': 'invitation.canceled',
  'organization.createTeam': 'team.created',
  'organization.updateTeam': 'team.updated',
  'organization.removeTeam': 'team.removed',
  'organization.addTeamMember': 'team.member-added',
  'organization.removeTeamMember': 'team.member-removed',
  unlinkAccount: 'account.unlinked',
  'passkey.generateAuthenticateOptionsPost': { nothing: 'the sign-in is recorded' },
  'apiKey.create': 'api-key.created',
  'apiKey.update': 'api-key.updated',
  'apiKey.rotate': 'api-key.rotated',
  'apiKey.delete': 'api-key.deleted',
  'apiKey.verify': { nothing: 'read-only' },
  'passkey.verifyRegistration': 'passkey.added',
  'passkey.verifyAuthentication': 'session.started',
  'passkey.updatePasskey': { nothing: 'names grant nothing' },
  'passkey.deletePasskey': 'passkey.removed',
  callbackForm: 'account.linked',
  linkSocial: { nothing: 'the linking is recorded' },
  refreshToken: { nothing: 'renews provider tokens for their owner' },
  getAccessToken: { nothing: 'reads a provider token for its owner' },
  'admin.createUser': 'user.created',
  'admin.updateUser': 'user.updated',
  'admin.setRole': 'user.role-set',
  'admin.banUser': 'user.banned',
  'admin.unbanUser': 'user.unbanned',
  'admin.impersonateUser': 'session.impersonated',
  'admin.stopImpersonating': 'session.impersonation-ended',
  'admin.listUserSessions': { nothing: 'read-only' },
  'admin.revokeUserSession': 'session.ended',
  'admin.revokeUserSessions': 'session.ended',
  'admin.removeUser': 'user.removed',
  'admin.setUserPassword': 'user.password-set',
  'admin.hasPermission': { nothing: 'read-only' },
  'admin.resetTwoFactor': 'two-factor.reset',
  'twoFactor.enable': 'two-factor.enabled',
  'twoFactor.disable': 'two-factor.disabled',
  'twoFactor.getTotpUri': { nothing: 'read-only' },
  'twoFactor.generateBackupCodes': 'two-factor.backup-codes-created',
  'twoFactor.verifyTotp': 'two-factor.method-added',
  'twoFactor.sendOtp': { nothing: 'the verification is recorded' },
  'twoFactor.verifyOtp': 'two-factor.method-added',
  'twoFactor.verifyBackupCode': 'two-factor.backup-code-used',
  'twoFactor.requestRecovery': 'two-factor.recovery-requested',
  'twoFactor.sendRecoveryCode': { nothing: 'the use of the code is recorded' },
  'twoFactor.completeRecovery': 'two-factor.recovered',
  'twoFactor.cancelRecovery': 'two-factor.recovery-canceled',
  'twoFactor.revokeTrustedDevice': { nothing: 'the browser is asked for the second factor again' },
  'twoFactor.revokeTrustedDevices': { nothing: 'the browsers are asked for the second factor again' },
  'admin.setup': 'admin.set-up',
  'webhook.create': 'webhook.created',
  'webhook.update': 'webhook.updated',
  'webhook.delete': 'webhook.deleted',
  'webhook.rotateSecret': 'webhook.secret-rotated',
  'webhook.test': 'webhook.tested',
  'webhook.redeliver': { nothing: 'sends what the webhook receives anyway' },
  'serviceAccount.create': 'service-account.created',
  'serviceAccount.update': 'service-account.updated',
  'serviceAccount.delete': 'service-account.deleted',
  'serviceAccount.createKey': 'service-account.key-created',
  'serviceAccount.rotateKey': 'service-account.key-rotated',
  'serviceAccount.deleteKey': 'service-account.key-deleted',
  'organization.createServiceAccount': 'service-account.created',
  'organization.updateServiceAccount': 'service-account.updated',
  'organization.deleteServiceAccount': 'service-account.deleted',
  'organization.createServiceAccountKey': 'service-account.key-created',
  'organization.rotateServiceAccountKey': 'service-account.key-rotated',
  'organization.deleteServiceAccountKey': 'service-account.key-deleted',
  'organization.createWebhook': 'webhook.created',
  'organization.updateWebhook': 'webhook.updated',
  'organization.deleteWebhook': 'webhook.deleted',
  'organization.rotateWebhookSecret': 'webhook.secret-rotated',
  'organization.testWebhook': 'webhook.tested',
  'organization.redeliverWebhook': { nothing: 'sends what the webhook receives anyway' },
  'admin.createSetupLink': { nothing: 'the setup is recorded' },
};

const server = join(import.meta.dirname, '../../server');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(server, file), 'utf8'))
  .join('\n');

test('every mutation has an audit event or a reason for none', () => {
  const mutations = servedCalls(appRouter).flatMap(({ name, kind }) => (kind === 'mutation' ? [name] : []));

  expect(new Set(Object.keys(auditEvents))).toEqual(new Set(mutations));
});

test.for([...new Set(Object.values(auditEvents).filter((event) => typeof event === 'string'))])(
  'the audit event %s is used in the server',
  (event) => {
    expect(sources).toContain(`'${event}'`);
  },
);
