import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { AppError } from '#server/lib/errors.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { appRouter } from '#server/app/router.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { newApiKey, programWith } from '#tests/support/api-keys.ts';
import { PASSWORD, type Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

const test = base.extend<{ gatehouse: Gatehouse }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse({
        organization: { dynamicAccessControl: { enabled: true } },
        username: { enabled: true },
        multiSession: { enabled: true },
        oneTimeToken: { enabled: true },
        anonymous: { enabled: true },
        phoneNumber: { enabled: true, sendOTP: () => {} },
      });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

const CODE = 'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING';

const passkeyResponse = {
  id: 'eA',
  rawId: 'eA',
  type: 'public-key',
  response: { clientDataJSON: 'eA', attestationObject: 'eA' },
};

/** Rejected depending on the input: the last test here, and `impersonated-grants.test.ts`. */
const limited = { limited: 'grants no role above member and removes no owner' };

/**
 * Every call that changes something or returns a secret: the input with which it is rejected while impersonating, or
 * why it is allowed. A new call fails this test until it is listed.
 */
const rules: Record<string, { body: object } | { limited: string } | { allowed: string }> = {
  changePassword: { body: { currentPassword: PASSWORD, newPassword: 'another long password' } },
  verifyPassword: { body: { password: PASSWORD } },
  setPassword: { body: { newPassword: 'another long password' } },
  changeEmail: { body: { newEmail: 'mine@example.com' } },
  deleteUser: { body: { password: PASSWORD } },
  deleteUserCallback: { body: { token: 'x' } },
  linkSocial: { body: { provider: 'github' } },
  unlinkAccount: { body: { providerId: 'credential' } },
  refreshToken: { body: { providerId: 'github' } },
  accountInfo: { body: { providerId: 'github' } },
  getAccessToken: { body: { providerId: 'github' } },
  'phoneNumber.verify': { body: { phoneNumber: '+14155552671', code: '123456', updatePhoneNumber: true } },
  deleteAnonymousUser: { body: {} },
  'oneTimeToken.generate': { body: {} },
  'multiSession.listDeviceSessions': { body: {} },
  'multiSession.setActive': { body: { sessionToken: 'x' } },
  'multiSession.revoke': { body: { sessionToken: 'x' } },
  'passkey.generateRegisterOptions': { body: {} },
  'passkey.verifyRegistration': { body: { response: passkeyResponse } },
  'securityNotices.update': { body: { signIns: false } },
  'passkey.updatePasskey': { body: { id: 'x', name: 'Laptop' } },
  'passkey.deletePasskey': { body: { id: 'x' } },
  'apiKey.create': { body: {} },
  'apiKey.update': { body: { keyId: 'x' } },
  'apiKey.rotate': { body: { keyId: 'x' } },
  'apiKey.delete': { body: { keyId: 'x' } },
  'organization.delete': { body: { organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10' } },
  'organization.createRole': {
    body: { organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', role: 'x', permission: {} },
  },
  'organization.updateRole': {
    body: { organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', roleName: 'x', data: {} },
  },
  'organization.deleteRole': { body: { organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', roleName: 'x' } },
  'organization.createServiceAccount': { body: { organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', name: 'x' } },
  'organization.updateServiceAccount': {
    body: {
      organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10',
      serviceAccountId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10',
    },
  },
  'organization.deleteServiceAccount': {
    body: {
      organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10',
      serviceAccountId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10',
    },
  },
  'organization.createServiceAccountKey': {
    body: {
      organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10',
      serviceAccountId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10',
      scopes: [],
    },
  },
  'organization.rotateServiceAccountKey': {
    body: { organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', keyId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10' },
  },
  'organization.deleteServiceAccountKey': {
    body: { organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', keyId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10' },
  },
  'organization.addDomain': {
    body: { organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', domain: 'acme.example' },
  },
  'organization.verifyDomain': {
    body: { organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', domainId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10' },
  },
  'organization.updateDomain': {
    body: {
      organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10',
      domainId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10',
      includesSubdomains: true,
    },
  },
  'organization.deleteDomain': {
    body: { organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', domainId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10' },
  },
  'organization.createWebhook': {
    body: { organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', url: 'https://93.184.216.34/' },
  },
  'organization.updateWebhook': {
    body: { organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', webhookId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10' },
  },
  'organization.deleteWebhook': {
    body: { organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', webhookId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10' },
  },
  'organization.rotateWebhookSecret': {
    body: { organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', webhookId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10' },
  },
  'organization.testWebhook': {
    body: { organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', webhookId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10' },
  },
  'organization.redeliverWebhook': {
    body: {
      organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10',
      deliveryId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10',
    },
  },

  'signUp.email': { allowed: 'creates another account' },
  'signIn.email': { allowed: 'requires the password' },
  'signIn.username': { allowed: 'requires the password' },
  isUsernameAvailable: { allowed: 'changes nothing' },
  'passkey.generateAuthenticateOptions': { allowed: 'names no passkey that grants more' },
  'passkey.generateAuthenticateOptionsPost': { allowed: 'as generateAuthenticateOptions' },
  'passkey.verifyAuthentication': { allowed: 'requires the passkey' },
  'signIn.magicLink': { allowed: 'mails the owner of the address' },
  'magicLink.verify': { allowed: 'requires the mailed token' },
  'signIn.phoneNumber': { allowed: 'requires the password' },
  'phoneNumber.sendOtp': { allowed: 'sends a message to the owner of the number' },
  'phoneNumber.requestPasswordReset': { allowed: 'sends a message to the owner of the number' },
  'phoneNumber.forgetPassword': { allowed: 'sends a message to the owner of the number' },
  'phoneNumber.resetPassword': { allowed: 'requires the code' },
  'signIn.anonymous': { allowed: 'creates another account' },
  'oneTap.callback': { allowed: 'requires an ID token of Google' },
  'oneTimeToken.verify': { allowed: 'requires the token' },
  'signIn.emailOtp': { allowed: 'requires the mailed code' },
  'emailOtp.sendVerificationOtp': { allowed: 'mails the owner of the address' },
  'emailOtp.checkVerificationOtp': { allowed: 'changes nothing' },
  'emailOtp.verifyEmail': { allowed: 'requires the mailed code and ignores an impersonated session' },
  forgetPasswordEmailOtp: { allowed: 'mails the owner of the address' },
  'emailOtp.requestPasswordReset': { allowed: 'mails the owner of the address' },
  'emailOtp.resetPassword': { allowed: 'requires the mailed code' },
  'emailOtp.requestEmailChange': { body: { newEmail: 'mine@example.com' } },
  'emailOtp.changeEmail': { body: { newEmail: 'mine@example.com', otp: '123456' } },
  'signIn.social': { allowed: 'requires a sign-in at the provider' },
  callback: { allowed: 'links only for the user who began, not while impersonating' },
  callbackForm: { allowed: 'as callback' },
  signOut: { allowed: 'ends the impersonation and the session of the administrator' },
  sendVerificationEmail: { allowed: 'mails the owner of the address' },
  verifyEmail: { allowed: 'requires the mailed token and ignores an impersonated session' },
  forgetPassword: { allowed: 'mails the owner of the address' },
  requestPasswordReset: { allowed: 'mails the owner of the address' },
  resetPasswordCallback: { allowed: 'requires the mailed token' },
  resetPassword: { allowed: 'requires the mailed token' },
  revokeSession: { body: { token: 'x' } },
  revokeSessions: { body: {} },
  revokeOtherSessions: { body: {} },
  updateUser: { limited: 'changes name and image, and no sign-in name' },
  uploadPicture: { allowed: 'name and image grant nothing' },
  updateSession: { allowed: 'additional fields grant nothing' },
  getSessionPost: { allowed: 'changes nothing of the user' },
  'organization.create': { allowed: 'only the impersonated user becomes a member' },
  'organization.checkSlug': { allowed: 'changes nothing' },
  'organization.update': { allowed: 'reversible; audited' },
  'organization.uploadLogo': { allowed: 'as organization.update' },
  'organization.setActive': { allowed: 'selects the active organization' },
  'organization.setActiveTeam': { allowed: 'selects the active team' },
  'organization.hasPermission': { allowed: 'changes nothing' },
  'organization.addMember': { allowed: 'not over the network' },
  'organization.removeMember': limited,
  'organization.updateMemberRole': limited,
  'organization.transferOwnership': limited,
  'organization.leave': limited,
  'organization.inviteMember': limited,
  'organization.resendInvitation': limited,
  'organization.acceptInvitation': limited,
  'organization.rejectInvitation': { allowed: 'reversible; audited' },
  'organization.cancelInvitation': { allowed: 'reversible; audited' },
  'organization.createTeam': { allowed: 'reversible; audited' },
  'organization.updateTeam': { allowed: 'reversible; audited' },
  'organization.removeTeam': { allowed: 'members stay in the organization; audited' },
  'organization.addTeamMember': { allowed: 'a team grants nothing; audited' },
  'organization.removeTeamMember': { allowed: 'a team grants nothing; audited' },
  'twoFactor.enable': { body: {} },
  'twoFactor.disable': { body: {} },
  'twoFactor.getTotpUri': { body: {} },
  'twoFactor.generateBackupCodes': { body: {} },
  'twoFactor.verifyTotp': { body: { code: '123456' } },
  'twoFactor.sendOtp': { body: {} },
  'twoFactor.verifyOtp': { body: { code: '123456' } },
  'twoFactor.verifyBackupCode': { body: { code: 'abcde-fghij' } },
  'twoFactor.requestRecovery': { allowed: 'requires a sign-in that waits for its second factor' },
  'twoFactor.sendRecoveryCode': { allowed: 'as requestRecovery' },
  'twoFactor.completeRecovery': { allowed: 'as requestRecovery' },
  'twoFactor.cancelRecovery': { allowed: 'requires the mailed token' },
  'twoFactor.revokeTrustedDevice': { body: { id: 'x' } },
  'twoFactor.revokeTrustedDevices': { body: {} },
  'admin.stopImpersonating': { allowed: 'ends the impersonation' },
  'admin.hasPermission': { allowed: 'changes nothing' },
  'admin.setup': { allowed: 'requires the setup link, and a service without users' },
  'apiKey.token': { allowed: 'requires an API key' },
  'apiKey.verify': { allowed: 'not over the network' },
  'admin.createSetupLink': { allowed: 'not over the network' },
};

/** Queries that change something or return a secret. */
const actingQueries = [
  'accountInfo',
  'callback',
  'deleteUserCallback',
  'magicLink.verify',
  'multiSession.listDeviceSessions',
  'oneTimeToken.generate',
  'passkey.generateAuthenticateOptions',
  'passkey.generateRegisterOptions',
  'resetPasswordCallback',
  'verifyEmail',
];

const calls = servedCalls(appRouter);
const isAdministration = (guard: string | undefined) => guard === 'administrator';

test('every call that changes something is listed', () => {
  const expected = calls.flatMap(({ name, kind, meta }) =>
    (kind === 'mutation' || actingQueries.includes(name)) && !isAdministration(meta.guard) ? [name] : [],
  );

  expect(new Set(Object.keys(rules))).toEqual(new Set(expected));
});

test('exactly the restricted calls document the impersonation error', () => {
  for (const { name, meta } of calls) {
    const documented = [...(meta.guardErrors ?? []), ...(meta.errors ?? [])].flat();
    const rule = rules[name];

    expect([name, documented.includes(CODE)]).toEqual([name, rule !== undefined && !('allowed' in rule)]);
  }
});

const refused = Object.entries(rules).flatMap(([name, rule]): [string, object][] =>
  'body' in rule ? [[name, rule.body]] : [],
);

test.for(refused)(
  '%s is rejected while impersonating and changes nothing',
  async ([name, body], { gatehouse, signedIn }) => {
    const admin = await signUpWithRole(gatehouse, 'admin');
    const owned = `select (select md5(string_agg(account::text, '' order by id)) from account where user_id = '${signedIn.id}') accounts, u.*
    from "user" u where u.id = '${signedIn.id}'`;
    const before = await runSql(gatehouse.options.databaseUrl!, owned);
    await admin.post('/admin/impersonate-user', { userId: signedIn.id });

    expect(await errorCodeOf(admin, name, body)).toBe(CODE);
    expect(await runSql(gatehouse.options.databaseUrl!, owned)).toEqual(before);
  },
);

async function errorCodeOf(person: Person, name: string, body: object): Promise<string> {
  const { meta, kind } = calls.find((each) => each.name === name)!;
  const path = meta.openapi!.path;
  if (meta.guard !== 'server only') {
    const answer = kind === 'query' ? await person.get(path, { ...body }) : await person.post(path, body);
    return answer.body.code;
  }
  const cookie = [...person.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  // The names come from the router, so the cast is safe.
  const call = person.gatehouse.call as (name: string, input: object, request: object) => Promise<unknown>;
  const failure = await call(name, body, { headers: { cookie } }).catch((error: Error) => error);
  const cause = failure instanceof Error ? (failure.cause ?? failure) : undefined;
  return cause instanceof AppError ? cause.errorCode : 'done';
}

test('an impersonator and an API key with every scope change the name of a user, and not the username', async ({
  gatehouse,
  signedIn,
}) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/admin/impersonate-user', { userId: signedIn.id });
  const { key } = await newApiKey(signedIn);
  const callers = { [CODE]: admin, API_KEY_NOT_ALLOWED: programWith(gatehouse, key) };
  for (const [code, caller] of Object.entries(callers)) {
    expect((await caller.post('/update-user', { name: 'Changed', username: 'attacker' })).body.code).toBe(code);
    // A form sends the username too.
    expect((await caller.post('/update-user', { name: code, username: null })).status).toBe(200);
    expect((await signedIn.get('/get-session', { disableCookieCache: 'true' })).body.user).toMatchObject({
      name: code,
      username: null,
    });
  }
});
