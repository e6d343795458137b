import { expect, test as base } from 'vitest';

import { isActingQuery } from '#client/sdk/refresh.ts';
import { mails as mailsByName, notices } from '#server/app/registry.ts';
import { appRouter } from '#server/app/router.ts';
import { noticeOf } from '#server/mail/notices.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { auditEvents } from '#shared/audit-log/schemas.ts';
import type { AuditEvent } from '#shared/audit-log/schemas.ts';
import { makeCall } from '#tests/support/calls/make-call.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startSeededService } from '#tests/support/calls/seeded-service.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';

/** The event of a mutation that `successfulCalls` cannot make, or makes at another stage of the user. */
interface Elsewhere {
  event: AuditEvent;
  /** Why, and the test that shows the event. */
  elsewhere: string;
}

/** The audit event of each mutation, or why it has none. */
const eventsOfCalls: Record<string, AuditEvent | { nothing: string } | Elsewhere> = {
  'signIn.phoneNumber': 'session.started',
  'phoneNumber.sendOtp': { nothing: 'the use of the code is recorded' },
  'phoneNumber.verify': 'session.started',
  'phoneNumber.requestPasswordReset': { nothing: 'the reset is recorded' },
  'phoneNumber.forgetPassword': { nothing: 'the reset is recorded' },
  'phoneNumber.resetPassword': 'password.reset',
  'signIn.anonymous': 'user.signed-up',
  deleteAnonymousUser: 'user.deleted',
  'oneTap.callback': 'session.started',
  'oneTimeToken.verify': 'session.started',
  'multiSession.setActive': { nothing: 'the sign-in was recorded' },
  'multiSession.revoke': 'session.ended',
  signOut: { nothing: 'ends only the caller’s session' },
  revokeSession: 'session.ended',
  revokeSessions: 'session.ended',
  revokeOtherSessions: 'session.ended',
  sendVerificationEmail: { nothing: 'the verification is recorded' },
  changeEmail: 'email.changed',
  'signUp.email': 'user.signed-up',
  'signIn.email': 'session.started',
  'signIn.username': 'session.started',
  isUsernameAvailable: { nothing: 'read-only' },
  'signIn.magicLink': { nothing: 'the sign-in is recorded' },
  'signIn.emailOtp': 'session.started',
  'emailOtp.sendVerificationOtp': { nothing: 'the use of the code is recorded' },
  'emailOtp.checkVerificationOtp': { nothing: 'only a wrong code is recorded' },
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
  setPassword: { event: 'password.set', elsewhere: 'for calls of the server: tests/features/passwords' },
  deleteUser: { event: 'user.deleted', elsewhere: 'confirmed by mail: tests/features/account-deletion' },
  updateUser: 'username.changed',
  uploadPicture: { nothing: 'a picture grants nothing' },
  updateSession: { nothing: 'additional fields grant nothing' },
  getSessionPost: { nothing: 'extends the session, as get-session does' },
  'organization.create': 'organization.created',
  'organization.checkSlug': { nothing: 'read-only' },
  'organization.update': 'organization.updated',
  'organization.uploadLogo': 'organization.updated',
  'organization.delete': 'organization.deleted',
  'organization.setActive': { nothing: 'changes only the active organization' },
  'organization.setActiveTeam': { nothing: 'changes only the active team' },
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
  'organization.createRole': 'organization-role.created',
  'organization.updateRole': 'organization-role.updated',
  'organization.deleteRole': 'organization-role.deleted',
  unlinkAccount: {
    event: 'account.unlinked',
    elsewhere: 'the only account stays: tests/features/accounts/accounts.test.ts',
  },
  'passkey.generateAuthenticateOptionsPost': { nothing: 'the sign-in is recorded' },
  'apiKey.create': 'api-key.created',
  'apiKey.update': 'api-key.updated',
  'apiKey.rotate': 'api-key.rotated',
  'apiKey.delete': 'api-key.deleted',
  'apiKey.token': { nothing: 'as token' },
  'apiKey.verify': { nothing: 'read-only' },
  'passkey.verifyRegistration': 'passkey.added',
  'passkey.verifyAuthentication': 'session.started',
  'passkey.updatePasskey': { nothing: 'names grant nothing' },
  'passkey.deletePasskey': 'passkey.removed',
  callbackForm: { nothing: 'leads to the callback, which is a query' },
  linkSocial: { nothing: 'the linking is recorded' },
  refreshToken: { nothing: 'renews provider tokens for their owner' },
  getAccessToken: { nothing: 'reads a provider token for its owner' },
  'admin.createUser': 'user.created',
  'admin.inviteUser': 'user.invited',
  'admin.sendPasswordReset': 'user.password-reset-sent',
  'admin.sendVerificationEmail': 'user.verification-sent',
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
  'admin.updateOrganization': 'organization.updated',
  'admin.deleteOrganization': 'organization.deleted',
  'admin.sendTestEmail': 'mail.tested',
  'admin.hasPermission': { nothing: 'read-only' },
  'admin.resetTwoFactor': 'two-factor.reset',
  'securityNotices.update': 'security-notices.updated',
  'twoFactor.enable': { nothing: 'a first code or passkey enables it' },
  'twoFactor.disable': 'two-factor.disabled',
  'twoFactor.getTotpUri': { nothing: 'read-only' },
  'twoFactor.generateBackupCodes': 'two-factor.backup-codes-created',
  'twoFactor.verifyTotp': 'session.started',
  'twoFactor.sendOtp': { nothing: 'the verification is recorded' },
  'twoFactor.verifyOtp': 'session.started',
  'twoFactor.verifyBackupCode': 'two-factor.backup-code-used',
  'twoFactor.requestRecovery': {
    event: 'two-factor.recovery-requested',
    elsewhere: 'the user has a request already: tests/features/two-factor/recovery.test.ts',
  },
  'twoFactor.sendRecoveryCode': { nothing: 'the use of the code is recorded' },
  'twoFactor.completeRecovery': 'two-factor.recovered',
  'twoFactor.cancelRecovery': 'two-factor.recovery-canceled',
  'twoFactor.revokeTrustedDevice': { nothing: 'the browser is asked for the second factor again' },
  'twoFactor.revokeTrustedDevices': { nothing: 'the browsers are asked for the second factor again' },
  'admin.setup': { event: 'admin.set-up', elsewhere: 'for an empty service: tests/features/admin' },
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
  'organization.addDomain': 'organization-domain.added',
  'organization.verifyDomain': 'organization-domain.verified',
  'organization.updateDomain': 'organization-domain.updated',
  'organization.deleteDomain': 'organization-domain.removed',
  'organization.createWebhook': 'webhook.created',
  'organization.updateWebhook': 'webhook.updated',
  'organization.deleteWebhook': 'webhook.deleted',
  'organization.rotateWebhookSecret': 'webhook.secret-rotated',
  'organization.testWebhook': 'webhook.tested',
  'organization.redeliverWebhook': { nothing: 'sends what the webhook receives anyway' },
  'admin.createSetupLink': { nothing: 'the setup is recorded' },
};

const mutations = servedCalls(appRouter).flatMap(({ name, kind }) => (kind === 'mutation' ? [name] : []));

interface Observed {
  call: string;
  events: { event: AuditEvent; user: string | null; detail: unknown }[];
  mails: { name: string; to: string }[];
}

const test = base.extend<{ observed: Observed[] }>({
  observed: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => use(await makeEveryCall()),
    { scope: 'file' },
  ],
});

/** Makes every call that changes something, with every input that succeeds, and records its audit entries and its mails. */
async function makeEveryCall(): Promise<Observed[]> {
  await using seeded = await startSeededService();
  const sql = (text: string) => runSql(seeded.gatehouse.options.databaseUrl!, text);
  const mailbox = async () => {
    const { body } = await new Person(seeded.gatehouse).get('/dev/mailbox.json');
    return body as unknown as { id: string; name: string; to: string }[];
  };
  const observed: Observed[] = [];
  const recorded = Object.entries(successfulCalls(seeded)).filter(
    ([call]) => mutations.includes(call) || isActingQuery(call),
  );
  for (const [call, { as, input, variants = [] }] of recorded) {
    for (const each of [input, ...variants]) {
      const [newest] = await sql('select max(id::text) as id from audit_entry');
      const [newestMail] = await mailbox();
      await makeCall(seeded.callers[as], [call, each]);
      const events = await sql(
        `select event, details as detail, (select email from "user" where id = subject_id) as "user" from audit_entry
           where id::text > '${String(newest!['id'])}'`,
      );
      const mails = (await mailbox()).filter(({ id }) => id > (newestMail?.id ?? ''));
      observed.push({ call, events: events as unknown as Observed['events'], mails });
      await seeded.tables.restore(await seeded.tables.changes());
    }
  }
  return observed;
}

test('every mutation has an audit event or a reason for none', { timeout: 60_000 }, ({ observed }) => {
  expect(new Set(Object.keys(eventsOfCalls))).toEqual(new Set(mutations));
  for (const [call, expected] of Object.entries(eventsOfCalls)) {
    const events = observed.filter((made) => made.call === call).flatMap((made) => made.events);
    const names = [...new Set(events.map(({ event }) => event))];
    if (typeof expected === 'string') expect.soft([call, names]).toEqual([call, expect.arrayContaining([expected])]);
    else if ('nothing' in expected) expect.soft([call, names]).toEqual([call, []]);
  }
});

test('every audit event has a notice with texts, an existing mail, or a reason for none', () => {
  expect([...notices.keys()].toSorted()).toEqual([...auditEvents].toSorted());
  const noticed = [...notices].flatMap(([event, decision]) => ('notice' in decision ? [noticeOf(notices, event)] : []));
  expect(noticed.length).toBeGreaterThan(5);
  expect(noticed).not.toContain(undefined);
  const mails = [...notices.values()].flatMap((decision) => ('mail' in decision ? [decision.mail.name] : []));
  expect(mails.filter((name) => !mailsByName.has(name))).toEqual([]);
});

test('each call sends the notices of its audit events, and no others', ({ observed }) => {
  for (const { call, events, mails } of observed) {
    const isSignUp = events.some(({ event }) => event === 'user.signed-up');
    const expected = events.flatMap(({ event, user }) => {
      const decision = notices.get(event)!;
      if ('notice' in decision) return isSignUp || event === 'session.started' ? [] : [['sendSecurityNotice', user]];
      return 'mail' in decision ? [[decision.mail.name, user]] : [];
    });
    // The mail about a new address goes to the old one; notices of sign-ins have conditions of their own.
    const isNewBrowser = events.some(
      ({ event, detail }) => event === 'session.started' && 'newBrowser' in Object(detail),
    );
    const received = mails.map(({ name, to }): [string, string | null] => [name, to]);
    for (const [name, user] of expected) {
      const to = name === 'onEmailChanged' ? expect.any(String) : user;
      expect.soft([call, received]).toEqual([call, expect.arrayContaining([[name, to]])]);
    }
    const sent = received.filter(([name]) => name === 'sendSecurityNotice').length;
    const due = expected.filter(([name]) => name === 'sendSecurityNotice').length;
    expect.soft([call, sent >= due, sent <= due + (isNewBrowser ? 1 : 0)]).toEqual([call, true, true]);
  }
});
