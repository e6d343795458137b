import { PASSWORD } from './person.ts';
import type { CallerName, SeededService } from './seeded-service.ts';

/** Who can make a call, and with what it succeeds in the seeded service. */
export interface SuccessfulCall {
  as: CallerName;
  input: object;
  /** It cannot succeed there; why. */
  refused?: string;
}

/** Every call that is open over the network; a test holds the list to the router. */
export function successfulCalls({ callers, ids }: SeededService): Record<string, SuccessfulCall> {
  const { organizationId, memberId, teamId, invitationId, userId, accountId } = ids;
  const anonymous = (input: object = {}): SuccessfulCall => ({ as: 'anonymous', input });
  const owner = (input: object = {}): SuccessfulCall => ({ as: 'owner', input });
  const admin = (input: object): SuccessfulCall => ({ as: 'admin', input });
  const social = (input: object): SuccessfulCall => ({ as: 'social', input });
  const guest = (input: object): SuccessfulCall => ({ as: 'guest', input });
  const { email, password } = callers.owner;
  const about = { organizationId };
  const back = { as: 'redirected' as const, input: { id: 'google', code: 'the-code', state: ids.state } };

  return {
    ok: anonymous(),
    ready: anonymous(),
    error: anonymous({ error: 'access_denied' }),
    getSession: owner(),
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
    'signIn.magicLink': anonymous({ email }),
    'signIn.social': anonymous({ provider: 'google', callbackURL: '/' }),
    'magicLink.verify': anonymous({ token: ids.magicLink, callbackURL: '/' }),
    forgetPassword: anonymous({ email }),
    requestPasswordReset: anonymous({ email, redirectTo: '/' }),
    resetPasswordCallback: anonymous({ token: ids.reset, callbackURL: '/' }),
    resetPassword: anonymous({ token: ids.reset, newPassword: 'another long password' }),
    changePassword: owner({ currentPassword: password, newPassword: 'another long password' }),
    deleteUser: { as: 'guest', input: { password } },
    deleteUserCallback: { as: 'member', input: { token: ids.deletion } },
    updateUser: owner({ name: 'Changed' }),
    'organization.create': owner({ name: 'New', slug: 'new-one', metadata: { a: 1 } }),
    'organization.checkSlug': owner({ slug: 'nobody-has-this' }),
    'organization.update': owner({ ...about, data: { name: 'Changed' } }),
    'organization.delete': owner(about),
    'organization.setActive': owner(about),
    'organization.list': owner(),
    'organization.getFullOrganization': owner(about),
    'organization.listAudit': owner(about),
    'organization.hasPermission': owner({ ...about, permissions: { team: ['create'] } }),
    'organization.getActiveMember': owner(about),
    'organization.getActiveMemberRole': owner(about),
    'organization.listMembers': owner({ ...about, sortBy: 'name', limit: '5' }),
    'organization.removeMember': owner({ ...about, memberIdOrEmail: memberId }),
    'organization.updateMemberRole': owner({ ...about, memberId, role: 'admin' }),
    'organization.transferOwnership': owner({ ...about, memberId }),
    'organization.leave': { as: 'member', input: about },
    'organization.inviteMember': owner({ ...about, email: 'new@example.com', role: 'member', teamId }),
    'organization.resendInvitation': owner({ invitationId }),
    'organization.acceptInvitation': guest({ invitationId, token: ids.invitation }),
    'organization.rejectInvitation': guest({ invitationId, token: ids.invitation }),
    'organization.cancelInvitation': owner({ invitationId }),
    'organization.getInvitation': anonymous({ id: invitationId, token: ids.invitation }),
    'organization.listInvitations': owner(about),
    'organization.listUserInvitations': {
      ...guest({}),
      refused: 'an address must be proven for it, which would use up the guest’s link',
    },
    'organization.createTeam': owner({ ...about, name: 'New' }),
    'organization.listTeams': owner(about),
    'organization.updateTeam': owner({ ...about, teamId, data: { name: 'Changed' } }),
    'organization.removeTeam': owner({ ...about, teamId }),
    'organization.addTeamMember': owner({ ...about, teamId, userId: callers.member.id }),
    'organization.removeTeamMember': owner({ ...about, teamId: ids.ownTeamId, userId: callers.owner.id }),
    listAccounts: owner(),
    unlinkAccount: {
      ...social({ providerId: 'google' }),
      refused: 'the last way in cannot be given up',
    },
    providers: anonymous(),
    callback: back,
    callbackForm: back,
    linkSocial: owner({ provider: 'google' }),
    refreshToken: social({ providerId: 'google' }),
    getAccessToken: social({ providerId: 'google' }),
    accountInfo: social({ accountId }),
    'admin.listUsers': admin({ searchValue: 'example.com', searchField: 'any', limit: '5', sortBy: 'createdAt' }),
    'admin.getUser': admin({ id: userId }),
    'admin.createUser': admin({ email: 'new@example.com', name: 'New', password: PASSWORD }),
    'admin.updateUser': admin({ userId, data: { name: 'Changed' } }),
    'admin.setRole': admin({ userId, role: 'admin' }),
    'admin.banUser': admin({ userId, banReason: 'Because', banExpiresIn: 600 }),
    'admin.unbanUser': admin({ userId }),
    'admin.impersonateUser': admin({ userId }),
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
    'admin.setup': {
      ...anonymous({ token: 'x'.repeat(32), name: 'First', email: 'first@example.com', password: PASSWORD }),
      refused: 'somebody is there',
    },
  };
}
