import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { servedCalls } from '#server/http/procedures.ts';
import { appRouter } from '#server/router.ts';
import type { AuditEvent } from '#shared/audit.ts';

/** What each call that changes something leaves in the audit log, or why it leaves nothing. */
const audited: Record<string, AuditEvent | { nothing: string }> = {
  signOut: { nothing: 'a person leaving by themselves' },
  revokeSession: 'session.ended',
  revokeSessions: 'session.ended',
  revokeOtherSessions: 'session.ended',
  sendVerificationEmail: { nothing: 'the proof that follows is recorded' },
  changeEmail: 'email.changed',
  'signUp.email': 'user.signed-up',
  'signIn.email': 'session.started',
  'signIn.magicLink': { nothing: 'the sign-in that follows is recorded' },
  'signIn.social': 'session.started',
  forgetPassword: { nothing: 'the reset that follows is recorded' },
  requestPasswordReset: { nothing: 'the reset that follows is recorded' },
  resetPassword: 'password.reset',
  changePassword: 'password.changed',
  setPassword: 'password.set',
  deleteUser: 'user.deleted',
  updateUser: { nothing: 'a name and a picture decide nothing' },
  'organization.create': 'organization.created',
  'organization.checkSlug': { nothing: 'only asks' },
  'organization.update': 'organization.updated',
  'organization.delete': 'organization.deleted',
  'organization.setActive': { nothing: 'a choice of what is shown' },
  'organization.hasPermission': { nothing: 'only asks' },
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
  callbackForm: 'account.linked',
  linkSocial: { nothing: 'the link that follows is recorded' },
  refreshToken: { nothing: 'a provider’s tokens made anew for their owner' },
  getAccessToken: { nothing: 'a provider’s token shown to its owner' },
  'admin.createUser': 'user.created',
  'admin.updateUser': 'user.updated',
  'admin.setRole': 'user.role-set',
  'admin.banUser': 'user.banned',
  'admin.unbanUser': 'user.unbanned',
  'admin.impersonateUser': 'session.impersonated',
  'admin.stopImpersonating': 'session.impersonation-ended',
  'admin.listUserSessions': { nothing: 'only asks' },
  'admin.revokeUserSession': 'session.ended',
  'admin.revokeUserSessions': 'session.ended',
  'admin.removeUser': 'user.removed',
  'admin.setUserPassword': 'user.password-set',
  'admin.hasPermission': { nothing: 'only asks' },
  'admin.setup': 'admin.set-up',
  'admin.createSetupLink': { nothing: 'the setup that follows is recorded' },
};

const server = join(import.meta.dirname, '../../server');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(server, file), 'utf8'))
  .join('\n');

test('every call that changes something says what it leaves in the audit log', () => {
  const mutations = servedCalls(appRouter).flatMap(({ name, kind }) => (kind === 'mutation' ? [name] : []));

  expect(new Set(Object.keys(audited))).toEqual(new Set(mutations));
});

test.for([...new Set(Object.values(audited).filter((event) => typeof event === 'string'))])(
  '%s is written somewhere',
  (event) => {
    expect(sources).toContain(`'${event}'`);
  },
);
