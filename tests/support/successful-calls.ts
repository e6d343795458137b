import { totpCode } from './two-factor.ts';
import { pngOf } from './pictures.ts';
import { PASSWORD } from './person.ts';
import type { CallerName, SeededService } from './seeded-service.ts';

/** A caller and an input with which a call succeeds in the seeded service. */
export interface SuccessfulCall {
  as: CallerName;
  input: object;
  /** Other inputs with which it succeeds, and does something else. */
  variants?: object[];
  /** Why it cannot succeed there. */
  refused?: string;
}

/** All calls served over HTTP; a test compares the list with the router. */
export function successfulCalls({ callers, ids, passkeyResponses }: SeededService): Record<string, SuccessfulCall> {
  const { organizationId, memberId, teamId, invitationId, userId, accountId } = ids;
  const anonymous = (input: object = {}): SuccessfulCall => ({ as: 'anonymous', input });
  const owner = (input: object = {}): SuccessfulCall => ({ as: 'owner', input });
  const admin = (input: object): SuccessfulCall => ({ as: 'admin', input });
  const social = (input: object): SuccessfulCall => ({ as: 'social', input });
  const guest = (input: object): SuccessfulCall => ({ as: 'guest', input });
  const secured = (input: object = {}): SuccessfulCall => ({ as: 'secured', input });
  const challenged = (input: object = {}): SuccessfulCall => ({ as: 'challenged', input });
  const { email, password } = callers.owner;
  const { email: guestEmail } = callers.guest;
  const { codes } = ids;
  const inOrganization = { organizationId };
  const { webhookId, deliveryId, organizationWebhookId, organizationDeliveryId } = ids;
  const ownWebhook = { organizationId, webhookId: organizationWebhookId };
  const { serviceAccountId, serviceAccountKeyId } = ids;
  const ownAccount = { organizationId, serviceAccountId: ids.organizationServiceAccountId };
  const ownAccountKey = { organizationId, keyId: ids.organizationServiceAccountKeyId };
  const newWebhook = { url: 'https://93.184.216.34/' };
  const data = pngOf().toString('base64');
  const callback = { as: 'redirected' as const, input: { id: 'google', code: 'the-code', state: ids.state } };

  return {
    ok: anonymous(),
    ready: anonymous(),
    getPublicOptions: anonymous(),
    error: anonymous({ error: 'access_denied' }),
    getSession: owner(),
    getSessionPost: owner(),
    updateSession: owner(),
    signOut: owner(),
    listSessions: owner(),
    revokeSession: owner({ token: ids.ownSessionToken }),
    revokeSessions: owner(),
    revokeOtherSessions: owner(),
    token: owner(),
    jwks: anonymous(),
    sendVerificationEmail: owner({ email, callbackURL: '/' }),
    verifyEmail: anonymous({ token: ids.verification }),
    changeEmail: owner({ newEmail: 'new@example.com' }),
    'signUp.email': anonymous({ name: 'New', email: 'new@example.com', password: PASSWORD }),
    'signIn.email': anonymous({ email, password, callbackURL: '/', rememberMe: true }),
    'signIn.username': anonymous({ username: 'Ada_Owner', password, callbackURL: '/' }),
    isUsernameAvailable: anonymous({ username: 'free_name' }),
    'signIn.magicLink': anonymous({ email }),
    'signIn.social': {
      ...anonymous({ provider: 'google', callbackURL: '/' }),
      variants: [{ provider: 'google', idToken: { token: ids.idToken, nonce: 'nonce' } }],
    },
    'magicLink.verify': {
      ...anonymous({ token: ids.magicLink, callbackURL: '/' }),
      variants: [{ token: ids.magicLink }],
    },
    'signIn.emailOtp': anonymous({ email: guestEmail, otp: codes.signIn }),
    'emailOtp.sendVerificationOtp': anonymous({ email, type: 'sign-in' }),
    'emailOtp.checkVerificationOtp': anonymous({ email: guestEmail, type: 'sign-in', otp: codes.signIn }),
    'emailOtp.verifyEmail': anonymous({ email: guestEmail, otp: codes.verification }),
    forgetPasswordEmailOtp: anonymous({ email }),
    'emailOtp.requestPasswordReset': anonymous({ email }),
    'emailOtp.resetPassword': anonymous({ email: guestEmail, otp: codes.reset, password: 'another long password' }),
    'emailOtp.requestEmailChange': owner({ newEmail: 'new@example.com' }),
    'emailOtp.changeEmail': owner({ newEmail: 'changed@example.com', otp: codes.change }),
    forgetPassword: anonymous({ email }),
    requestPasswordReset: anonymous({ email, redirectTo: '/' }),
    resetPasswordCallback: anonymous({ token: ids.reset, callbackURL: '/' }),
    resetPassword: anonymous({ token: ids.reset, newPassword: 'another long password' }),
    changePassword: owner({ currentPassword: password, newPassword: 'another long password' }),
    verifyPassword: owner({ password }),
    deleteUser: { as: 'guest', input: { password } },
    deleteUserCallback: { as: 'member', input: { token: ids.deletion } },
    updateUser: {
      ...owner({ name: 'Changed' }),
      variants: [{ username: 'Changed', displayUsername: 'New' }, { image: 'https://example.com/new.png' }],
    },
    'organization.create': owner({ name: 'New', slug: 'new-one', metadata: { a: 1 } }),
    'organization.checkSlug': owner({ slug: 'free-slug' }),
    picture: anonymous({ id: ids.pictureId }),
    uploadPicture: owner({ data }),
    'organization.uploadLogo': owner({ ...inOrganization, data }),
    'organization.update': {
      ...owner({ ...inOrganization, data: { name: 'Changed' } }),
      variants: [{ ...inOrganization, data: { logo: null } }],
    },
    'organization.delete': owner(inOrganization),
    'organization.setActive': owner(inOrganization),
    'organization.list': owner(),
    'organization.getFullOrganization': owner(inOrganization),
    'organization.getOrganization': owner(inOrganization),
    'organization.listAudit': owner(inOrganization),
    'organization.listEvents': owner(inOrganization),
    'organization.createWebhook': owner({ ...inOrganization, ...newWebhook }),
    'organization.updateWebhook': owner({ ...ownWebhook, description: 'Changed' }),
    'organization.deleteWebhook': owner(ownWebhook),
    'organization.listWebhooks': owner(inOrganization),
    'organization.rotateWebhookSecret': owner(ownWebhook),
    'organization.testWebhook': owner(ownWebhook),
    'organization.listWebhookDeliveries': owner(ownWebhook),
    'organization.redeliverWebhook': owner({ ...inOrganization, deliveryId: organizationDeliveryId }),
    'organization.createServiceAccount': owner({ ...inOrganization, name: 'New', role: 'admin' }),
    'organization.listServiceAccounts': owner(inOrganization),
    'organization.updateServiceAccount': owner({ ...ownAccount, name: 'Changed', role: 'member' }),
    'organization.deleteServiceAccount': owner(ownAccount),
    'organization.createServiceAccountKey': owner({ ...ownAccount, scopes: ['member:update'], expiresIn: 600 }),
    'organization.rotateServiceAccountKey': owner({ ...ownAccountKey, overlap: 600 }),
    'organization.deleteServiceAccountKey': owner(ownAccountKey),
    'organization.hasPermission': owner({ ...inOrganization, permissions: { team: ['create'] } }),
    'organization.getActiveMember': owner(inOrganization),
    'organization.getActiveMemberRole': owner(inOrganization),
    'organization.listMembers': owner({ ...inOrganization, sortBy: 'name', limit: '5' }),
    'organization.listMembersWithoutTwoFactor': owner(inOrganization),
    'organization.addMember': { as: 'service', input: { ...inOrganization, userId: callers.guest.id, role: 'admin' } },
    'organization.removeMember': owner({ ...inOrganization, memberIdOrEmail: memberId }),
    'organization.updateMemberRole': owner({ ...inOrganization, memberId, role: 'admin' }),
    'organization.transferOwnership': owner({ ...inOrganization, memberId }),
    'organization.leave': { as: 'member', input: inOrganization },
    'organization.inviteMember': owner({ ...inOrganization, email: 'new@example.com', role: 'member', teamId }),
    'organization.resendInvitation': owner({ invitationId }),
    'organization.acceptInvitation': guest({ invitationId, token: ids.invitation }),
    'organization.rejectInvitation': guest({ invitationId, token: ids.invitation }),
    'organization.cancelInvitation': owner({ invitationId }),
    'organization.getInvitation': anonymous({ id: invitationId, token: ids.invitation }),
    'organization.listInvitations': owner(inOrganization),
    'organization.listUserInvitations': {
      ...guest({}),
      refused: 'needs a verified address, and verification would use up the guest’s link',
    },
    'organization.createTeam': owner({ ...inOrganization, name: 'New' }),
    'organization.listTeams': owner(inOrganization),
    'organization.updateTeam': owner({ ...inOrganization, teamId, data: { name: 'Changed' } }),
    'organization.removeTeam': owner({ ...inOrganization, teamId }),
    'organization.addTeamMember': owner({ ...inOrganization, teamId, userId: callers.member.id }),
    'organization.removeTeamMember': owner({ ...inOrganization, teamId: ids.ownTeamId, userId: callers.owner.id }),
    'organization.listTeamMembers': owner({ teamId }),
    'organization.listUserTeams': owner({ ...inOrganization, userId: callers.member.id }),
    'organization.setActiveTeam': owner({ teamId: ids.ownTeamId }),
    'organization.createRole': owner({ ...inOrganization, role: 'editor', permission: { team: ['create'] } }),
    'organization.updateRole': owner({
      ...inOrganization,
      roleId: ids.roleId,
      data: { roleName: 'inspector', permission: {} },
    }),
    'organization.deleteRole': owner({ ...inOrganization, roleName: 'auditor' }),
    'organization.listRoles': owner(inOrganization),
    'organization.getRole': owner({ ...inOrganization, roleId: ids.roleId }),
    listAccounts: owner(),
    unlinkAccount: {
      ...social({ providerId: 'google' }),
      refused: 'the only sign-in method cannot be unlinked',
    },
    providers: anonymous(),
    expoAuthorizationProxy: anonymous({ authorizationURL: ids.appAuthorizationUrl }),
    'multiSession.listDeviceSessions': { as: 'switching', input: {} },
    'multiSession.setActive': { as: 'switching', input: { sessionToken: ids.deviceSession } },
    'multiSession.revoke': { as: 'switching', input: { sessionToken: ids.deviceSession } },
    callback,
    callbackForm: callback,
    linkSocial: owner({ provider: 'google' }),
    refreshToken: social({ providerId: 'google' }),
    getAccessToken: social({ providerId: 'google' }),
    accountInfo: social({ accountId }),
    'passkey.generateRegisterOptions': owner({ authenticatorAttachment: 'platform' }),
    'passkey.verifyRegistration': owner({ response: passkeyResponses.registration, name: 'Phone' }),
    'passkey.generateAuthenticateOptions': anonymous(),
    'passkey.generateAuthenticateOptionsPost': anonymous({ email }),
    'passkey.verifyAuthentication': { as: 'redirected', input: { response: passkeyResponses.authentication } },
    'passkey.listUserPasskeys': owner(),
    'passkey.updatePasskey': owner({ id: ids.passkeyId, name: 'Laptop' }),
    'passkey.deletePasskey': owner({ id: ids.passkeyId }),
    'apiKey.create': social({ name: 'New', scopes: ['account:read'], expiresIn: 600, networks: ['192.0.2.0/24'] }),
    'apiKey.get': social({ id: ids.apiKeyId }),
    'apiKey.list': social({}),
    'apiKey.update': social({ keyId: ids.apiKeyId, name: 'Changed', enabled: false }),
    'apiKey.rotate': social({ keyId: ids.apiKeyId, overlap: 600 }),
    'apiKey.delete': social({ keyId: ids.apiKeyId }),
    'apiKey.token': { as: 'service', input: { scope: 'user:list' } },
    'admin.listUsers': admin({ searchValue: 'example.com', searchField: 'any', limit: '5', sortBy: 'createdAt' }),
    'admin.getUser': admin({ id: userId }),
    'admin.createUser': admin({ email: 'new@example.com', name: 'New', password: PASSWORD }),
    'admin.inviteUser': admin({ email: 'invited@example.com', name: 'Invited' }),
    'admin.sendPasswordReset': admin({ userId }),
    'admin.sendVerificationEmail': admin({ userId }),
    'admin.updateUser': admin({ userId, data: { name: 'Changed' } }),
    'admin.setRole': admin({ userId, role: 'admin' }),
    'admin.banUser': admin({ userId, banReason: 'Because', banExpiresIn: 600 }),
    'admin.unbanUser': admin({ userId }),
    'admin.impersonateUser': admin({ userId }),
    'admin.getImpersonator': { as: 'impersonating', input: {} },
    'admin.stopImpersonating': { as: 'impersonating', input: {} },
    'admin.listUserSessions': admin({ userId }),
    'admin.listUserAccounts': admin({ userId }),
    'admin.listUserOrganizations': admin({ userId }),
    'admin.revokeUserSession': admin({ sessionToken: ids.sessionToken }),
    'admin.revokeUserSessions': admin({ userId }),
    'admin.removeUser': admin({ userId }),
    'admin.setUserPassword': admin({ userId, newPassword: 'another long password' }),
    'admin.hasPermission': admin({ permissions: { user: ['ban'] } }),
    'admin.listAudit': admin({ limit: '5' }),
    'admin.getOverview': admin({}),
    'admin.listOrganizations': admin({ searchValue: 'acme', limit: '5', sortBy: 'name' }),
    'admin.getOrganization': admin({ id: organizationId }),
    'admin.listOrganizationMembers': admin({ ...inOrganization, sortBy: 'name', limit: '5' }),
    'admin.updateOrganization': admin({ ...inOrganization, data: { name: 'Changed' } }),
    'admin.deleteOrganization': admin(inOrganization),
    events: admin({ types: 'user.deleted', limit: '5' }),
    'webhook.create': admin(newWebhook),
    'webhook.update': admin({ webhookId, enabled: false }),
    'webhook.delete': admin({ webhookId }),
    'webhook.list': admin({}),
    'webhook.rotateSecret': admin({ webhookId }),
    'webhook.test': admin({ webhookId }),
    'webhook.listDeliveries': admin({ webhookId }),
    'webhook.redeliver': admin({ deliveryId }),
    'serviceAccount.create': admin({ name: 'New', role: 'admin' }),
    'serviceAccount.list': admin({}),
    'serviceAccount.update': admin({ serviceAccountId, name: 'Changed', enabled: false }),
    'serviceAccount.delete': admin({ serviceAccountId }),
    'serviceAccount.createKey': admin({ serviceAccountId, scopes: ['user:create'], networks: ['192.0.2.0/24'] }),
    'serviceAccount.rotateKey': admin({ keyId: serviceAccountKeyId, overlap: 600 }),
    'serviceAccount.deleteKey': admin({ keyId: serviceAccountKeyId }),
    'admin.resetTwoFactor': admin({ userId: callers.secured.id }),
    'twoFactor.enable': owner({ password, issuer: 'Example', method: 'totp' }),
    'twoFactor.disable': secured({ password }),
    'twoFactor.getTotpUri': secured({ password }),
    'twoFactor.generateBackupCodes': secured({ password }),
    'twoFactor.verifyTotp': {
      as: 'challenged',
      get input() {
        return { code: totpCode(ids.totpKey, 1), trustDevice: true };
      },
    },
    'twoFactor.sendOtp': challenged(),
    'twoFactor.verifyOtp': challenged({ code: ids.mailedCode }),
    'twoFactor.verifyBackupCode': challenged({ code: ids.backupCode }),
    'twoFactor.requestRecovery': challenged(),
    'twoFactor.sendRecoveryCode': challenged(),
    'twoFactor.completeRecovery': challenged({ code: ids.recoveryCode }),
    'twoFactor.cancelRecovery': anonymous({ token: ids.recoveryToken }),
    'twoFactor.getChallenge': challenged(),
    'twoFactor.status': secured(),
    'twoFactor.listTrustedDevices': secured(),
    'twoFactor.revokeTrustedDevice': secured({ id: ids.trustedDeviceId }),
    'twoFactor.revokeTrustedDevices': secured(),
    'admin.setup': {
      ...anonymous({ token: 'x'.repeat(32), name: 'First', email: 'first@example.com', password: PASSWORD }),
      refused: 'users exist',
    },
  };
}
