import type { QueryClient } from '@tanstack/react-query';

import { limits } from '#shared/limits.ts';

import { keyOf, matches, type CallName, type CallPattern } from './calls.ts';

export interface RefreshRule {
  /** What goes stale. */
  refresh: CallPattern;
  /** The calls after which it does. */
  after: readonly CallPattern[];
  /** Milliseconds between the call's success and the refresh. */
  delay?: number;
}

/** The client's whole cache policy: which query goes stale after which calls (spec section 4, and what else would show the past). */
export const refreshRules: readonly RefreshRule[] = [
  {
    refresh: 'getSession',
    after: [
      'signOut',
      'updateUser',
      'signIn.*',
      'signUp.*',
      'deleteUser',
      'verifyEmail',
      'magicLink.verify',
      'changeEmail',
      'changePassword',
      'revokeSession',
      'revokeSessions',
      'organization.setActive',
      'organization.create',
      'organization.delete',
      'organization.leave',
      'organization.removeMember',
      'organization.acceptInvitation',
      'admin.impersonateUser',
      'admin.stopImpersonating',
      'admin.setup',
      'admin.setRole',
      'admin.updateUser',
    ],
    delay: limits.sessionRefreshDelayMs,
  },
  {
    refresh: 'organization.list',
    after: [
      'organization.create',
      'organization.delete',
      'organization.update',
      'organization.acceptInvitation',
      'organization.leave',
      'organization.removeMember',
    ],
  },
  { refresh: 'organization.getFullOrganization', after: ['organization.*'] },
  {
    refresh: 'organization.getActiveMember',
    after: [
      'organization.updateMemberRole',
      'organization.transferOwnership',
      'organization.setActive',
      'organization.create',
      'organization.delete',
      'organization.leave',
      'organization.acceptInvitation',
    ],
  },
  {
    refresh: 'organization.getActiveMemberRole',
    after: ['organization.updateMemberRole', 'organization.transferOwnership', 'organization.setActive'],
  },
  {
    refresh: 'organization.listMembers',
    after: [
      'organization.acceptInvitation',
      'organization.removeMember',
      'organization.updateMemberRole',
      'organization.transferOwnership',
      'organization.leave',
      'organization.removeTeam',
      'organization.addTeamMember',
      'organization.removeTeamMember',
      'updateUser',
    ],
  },
  {
    refresh: 'organization.listInvitations',
    after: [
      'organization.inviteMember',
      'organization.resendInvitation',
      'organization.cancelInvitation',
      'organization.acceptInvitation',
      'organization.rejectInvitation',
      'organization.removeTeam',
    ],
  },
  {
    refresh: 'organization.listUserInvitations',
    after: ['organization.acceptInvitation', 'organization.rejectInvitation', 'changeEmail'],
  },
  {
    refresh: 'organization.listTeams',
    after: [
      'organization.createTeam',
      'organization.updateTeam',
      'organization.removeTeam',
      'organization.addTeamMember',
      'organization.removeTeamMember',
      'organization.acceptInvitation',
      'organization.removeMember',
      'organization.leave',
    ],
  },
  { refresh: 'listAccounts', after: ['linkSocial', 'unlinkAccount', 'resetPassword', 'admin.setUserPassword'] },
  {
    refresh: 'listSessions',
    after: ['revokeSession', 'revokeSessions', 'revokeOtherSessions', 'changePassword', 'resetPassword'],
  },
  {
    refresh: 'admin.listUsers',
    after: [
      'admin.createUser',
      'admin.updateUser',
      'admin.setRole',
      'admin.banUser',
      'admin.unbanUser',
      'admin.removeUser',
    ],
  },
  {
    refresh: 'admin.listUserSessions',
    after: ['admin.revokeUserSession', 'admin.revokeUserSessions', 'admin.banUser', 'admin.setUserPassword'],
  },
  { refresh: 'admin.listUserAccounts', after: ['admin.setUserPassword'] },
  { refresh: 'admin.getUser', after: ['admin.updateUser', 'admin.setRole', 'admin.banUser', 'admin.unbanUser'] },
];

/** Calls after which nothing that a client keeps is stale. */
export const refreshesNothing: readonly CallPattern[] = [
  'sendVerificationEmail',
  'forgetPassword',
  'requestPasswordReset',
  'refreshToken',
  'getAccessToken',
  // A browser makes it, not a client.
  'callbackForm',
  'admin.listUserSessions',
  'admin.hasPermission',
];

/** Links in mails are queries, and change something all the same. */
const actingQueries: readonly CallName[] = ['verifyEmail', 'magicLink.verify'];

export function isActingQuery(call: string): boolean {
  return actingQueries.some((name) => name === call);
}

export function rulesAfter(call: string): RefreshRule[] {
  return refreshRules.filter(({ after }) => after.some((pattern) => matches(call, pattern)));
}

/** Marks what a successful call made stale; what is on a screen is fetched anew. */
export function refreshAfter(call: string, queries: QueryClient): void {
  for (const { refresh, delay = 0 } of rulesAfter(call)) {
    setTimeout(() => void queries.invalidateQueries({ queryKey: keyOf(refresh) }), delay);
  }
}
