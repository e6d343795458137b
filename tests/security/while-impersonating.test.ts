import { expect } from 'vitest';

import { AppError } from '#server/errors.ts';
import { servedCalls } from '#server/http/procedures.ts';
import { appRouter } from '#server/router.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { PASSWORD, type Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

const CODE = 'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING';

/** Refused by what it does, not always: `impersonated-grants.test.ts`. */
const limited = { limited: 'no role above a plain member is given, and no owner loses theirs' };

/**
 * Each call that changes something or hands out a secret, decided on: the body with which it is refused to an
 * administrator in somebody's place, or why it is not (G10). A new call fails here until somebody has decided.
 */
const decided: Record<string, { body: object } | { limited: string } | { allowed: string }> = {
  changePassword: { body: { currentPassword: PASSWORD, newPassword: 'another long password' } },
  setPassword: { body: { newPassword: 'another long password' } },
  changeEmail: { body: { newEmail: 'mine@example.com' } },
  deleteUser: { body: { password: PASSWORD } },
  deleteUserCallback: { body: { token: 'x' } },
  linkSocial: { body: { provider: 'github' } },
  unlinkAccount: { body: { providerId: 'credential' } },
  refreshToken: { body: { providerId: 'github' } },
  accountInfo: { body: { providerId: 'github' } },
  getAccessToken: { body: { providerId: 'github' } },
  'organization.delete': { body: { organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10' } },

  'signUp.email': { allowed: 'makes another account' },
  'signIn.email': { allowed: 'takes the password' },
  'signIn.magicLink': { allowed: 'mails the owner of the address' },
  'magicLink.verify': { allowed: 'takes what the mail holds' },
  'signIn.social': { allowed: 'takes the provider’s word' },
  callback: { allowed: 'a link is made for its person alone, and not while they are impersonated' },
  callbackForm: { allowed: 'as callback' },
  signOut: { allowed: 'ends the impersonation and what stands behind it' },
  sendVerificationEmail: { allowed: 'mails the owner of the address' },
  verifyEmail: { allowed: 'takes what the mail holds, and an impersonation counts as nobody' },
  forgetPassword: { allowed: 'mails the owner of the address' },
  requestPasswordReset: { allowed: 'mails the owner of the address' },
  resetPasswordCallback: { allowed: 'takes what the mail holds' },
  resetPassword: { allowed: 'takes what the mail holds' },
  revokeSession: { allowed: 'an administrator may end sessions, and it is recorded' },
  revokeSessions: { allowed: 'an administrator may end sessions, and it is recorded' },
  revokeOtherSessions: { allowed: 'an administrator may end sessions, and it is recorded' },
  updateUser: { allowed: 'a name and a picture decide nothing' },
  'organization.create': { allowed: 'what a person sees is what is looked into' },
  'organization.checkSlug': { allowed: 'only asks' },
  'organization.update': { allowed: 'can be changed back, and is recorded' },
  'organization.setActive': { allowed: 'a choice of what is shown' },
  'organization.hasPermission': { allowed: 'only asks' },
  'organization.addMember': { allowed: 'not over the network' },
  'organization.removeMember': limited,
  'organization.updateMemberRole': limited,
  'organization.transferOwnership': limited,
  'organization.leave': limited,
  'organization.inviteMember': limited,
  'organization.resendInvitation': limited,
  'organization.acceptInvitation': limited,
  'organization.rejectInvitation': { allowed: 'can be sent again, and is recorded' },
  'organization.cancelInvitation': { allowed: 'can be sent again, and is recorded' },
  'organization.createTeam': { allowed: 'can be undone, and is recorded' },
  'organization.updateTeam': { allowed: 'can be undone, and is recorded' },
  'organization.removeTeam': { allowed: 'members stay, and it is recorded' },
  'organization.addTeamMember': { allowed: 'a team grants nothing, and it is recorded' },
  'organization.removeTeamMember': { allowed: 'a team grants nothing, and it is recorded' },
  'admin.stopImpersonating': { allowed: 'is the way out' },
  'admin.hasPermission': { allowed: 'only asks' },
  'admin.setup': { allowed: 'takes the printed link, while nobody is there' },
  'admin.createSetupLink': { allowed: 'not over the network' },
};

/** Queries that change something, or hand out a secret. */
const actingQueries = [
  'accountInfo',
  'callback',
  'deleteUserCallback',
  'magicLink.verify',
  'resetPasswordCallback',
  'verifyEmail',
];

const calls = servedCalls(appRouter);
const isAdministration = (guard: string | undefined) => guard === 'administrator';

test('every call that changes something is decided on', () => {
  const toDecide = calls.flatMap(({ name, kind, meta }) =>
    (kind === 'mutation' || actingQueries.includes(name)) && !isAdministration(meta.guard) ? [name] : [],
  );

  expect(new Set(Object.keys(decided))).toEqual(new Set(toDecide));
});

test('whoever must act in person is decided to, and the document says so', () => {
  for (const { name, meta } of calls) {
    const stated = [...(meta.guardErrors ?? []), ...(meta.errors ?? [])].flat();
    const decision = decided[name];

    expect([name, stated.includes(CODE)]).toEqual([name, decision !== undefined && !('allowed' in decision)]);
  }
});

const refused = Object.entries(decided).flatMap(([name, decision]): [string, object][] =>
  'body' in decision ? [[name, decision.body]] : [],
);

test.for(refused)(
  '%s is refused while impersonating, and nothing changes',
  async ([name, body], { gatehouse, signedIn }) => {
    const admin = await signUpWithRole(gatehouse, 'admin');
    const owned = `select (select md5(string_agg(account::text, '' order by id)) from account where user_id = '${signedIn.id}') accounts, u.*
    from "user" u where u.id = '${signedIn.id}'`;
    const before = await runSql(gatehouse.options.databaseUrl!, owned);
    await admin.post('/admin/impersonate-user', { userId: signedIn.id });

    expect(await attempt(admin, name, body)).toBe(CODE);
    expect(await runSql(gatehouse.options.databaseUrl!, owned)).toEqual(before);
  },
);

async function attempt(person: Person, name: string, body: object): Promise<string> {
  const { meta, kind } = calls.find((each) => each.name === name)!;
  const path = meta.openapi!.path;
  if (meta.guard !== 'server only') {
    const answer = kind === 'query' ? await person.get(path, { ...body }) : await person.post(path, body);
    return answer.body.code;
  }
  const cookie = [...person.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  // Named by the router itself, so that no name is misspelt.
  const call = person.gatehouse.call as (name: string, input: object, request: object) => Promise<unknown>;
  const failure = await call(name, body, { headers: { cookie } }).catch((error: Error) => error);
  const cause = failure instanceof Error ? (failure.cause ?? failure) : undefined;
  return cause instanceof AppError ? cause.errorCode : 'done';
}
