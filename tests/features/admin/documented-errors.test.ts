import { afterAll, beforeAll, expect, test } from 'vitest';

import { namesIn } from '#server/app/registry.ts';
import { adminRouter } from '#server/features/admin/admin.router.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { appRouter } from '#server/app/router.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { expectOk, newMember, newOrganization } from '#tests/support/organization.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

const UNKNOWN_ID = '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10';
const TOO_LONG = 'x'.repeat(129);

type CallerName = 'admin' | 'unproven' | 'support' | 'registrar' | 'user' | 'anyone' | 'operator' | 'keeper';
interface Scene {
  callers: Record<CallerName, Person>;
  bannedId: string;
  /** The only owner of an organization with another member. */
  onlyOwnerId: string;
  /** Of a session of the administrator. */
  handle: string;
  setupToken: string;
  /** Of the operator's service, which has users but no administrator. */
  unusedSetupToken: string;
  registeredEmail: string;
  organization: { id: string };
  /** Of a user and an organization that a legal hold keeps. */
  heldId: string;
  heldOrganizationId: string;
  otherSlug: string;
  verifiedId: string;
}
type Case = [code: string, caller: CallerName, input?: (scene: Scene) => object];

let gatehouse: Awaited<ReturnType<typeof startGatehouse>>;
let withoutAdministrator: Awaited<ReturnType<typeof startGatehouse>>;
let withoutMail: Awaited<ReturnType<typeof startGatehouse>>;
let scene: Scene;
beforeAll(async () => {
  gatehouse = await startGatehouse({
    webhooks: { maximumWebhooks: 20 },
    admin: {
      roles: {
        support: {
          user: ['list', 'get', 'create', 'update', 'set-role', 'ban', 'impersonate', 'delete', 'set-password'],
          session: ['list', 'revoke', 'delete'],
        },
        registrar: { user: ['create'] },
      },
    },
  });
  withoutAdministrator = await startGatehouse();
  withoutMail = await startGatehouse({ production: true, organization: { disableOrganizationDeletion: true } });
  const setupToken = await newSetupToken(gatehouse);
  const callers = {
    operator: new Person(withoutAdministrator),
    keeper: await signUpWithRole(withoutMail, 'admin'),
    anyone: new Person(gatehouse),
    user: await Person.signUp(gatehouse),
    admin: await signUpWithRole(gatehouse, 'admin'),
    unproven: await signUpWithOldFactor(gatehouse),
    support: await signUpWithRole(gatehouse, 'support'),
    registrar: await signUpWithRole(gatehouse, 'registrar'),
  };
  const banned = await Person.signUp(gatehouse);
  await callers.admin.post('/admin/ban-user', { userId: banned.id });
  const held = await Person.signUp(gatehouse);
  const { id: heldOrganizationId } = await newOrganization(gatehouse);
  for (const subject of [{ userId: held.id }, { organizationId: heldOrganizationId }]) {
    await expectOk(callers.admin.post('/admin/create-hold', { ...subject, reason: 'Case 17' }));
  }
  const organization = await newOrganization(gatehouse);
  await newMember(gatehouse, organization);
  const { sessions } = (await callers.admin.post('/admin/list-user-sessions', { userId: callers.admin.id })).body;
  scene = {
    callers,
    bannedId: banned.id,
    onlyOwnerId: organization.owner.id,
    handle: sessions[0].token,
    setupToken,
    unusedSetupToken: await newSetupToken(withoutAdministrator),
    organization,
    heldId: held.id,
    heldOrganizationId,
    verifiedId: (await Person.signUpVerified(gatehouse)).id,
    otherSlug: (await newOrganization(gatehouse)).slug,
    registeredEmail: (await Person.signUp(withoutAdministrator)).email,
  };
});
afterAll(async () => {
  await gatehouse.close();
  await withoutAdministrator.close();
  await withoutMail.close();
});

/** An administrator who verified the second factor long ago. */
async function signUpWithOldFactor(service: typeof gatehouse): Promise<Person> {
  const person = await signUpWithRole(service, 'admin');
  await runSql(
    service.options.databaseUrl!,
    `update "user" set two_factor_enabled = true where id = '${person.id}';
     update session set level = 2, authenticated_at = now() - interval '25 hours' where user_id = '${person.id}'`,
  );
  return person;
}

async function newSetupToken(service: typeof gatehouse): Promise<string> {
  const link = await service.call('admin.createSetupLink');
  return new URL(link!.url).searchParams.get('token')!;
}

const unknownUser = () => ({ userId: UNKNOWN_ID });
const unknownOrganization = () => ({ organizationId: UNKNOWN_ID });
const theAdministrator = ({ callers }: Scene) => ({ userId: callers.admin.id });
const setUp = { name: 'First', email: 'first@example.com', password: PASSWORD };
const newUser = { name: 'Made', email: 'made@example.com' };
const unknownOrHigherUser = (more: object = {}): Case[] => [
  ['USER_NOT_FOUND', 'admin', () => ({ ...unknownUser(), ...more })],
  ['NOT_AUTHORIZED', 'support', (scene) => ({ ...theAdministrator(scene), ...more })],
];

/** A caller and an input for every documented error of the administrator's calls, except UNAUTHORIZED. */
const cases: Record<string, Case[]> = {
  listUsers: [
    ['YOU_ARE_NOT_ALLOWED_TO_LIST_USERS', 'user'],
    ['INVALID_CURSOR', 'admin', () => ({ cursor: 'x' })],
    ['YOU_ARE_NOT_ALLOWED_TO_LIST_ORGANIZATIONS', 'support', ({ organization: { id } }) => ({ organizationId: id })],
  ],
  getUser: [
    ['YOU_ARE_NOT_ALLOWED_TO_GET_USER', 'user'],
    ['USER_NOT_FOUND', 'admin', () => ({ id: UNKNOWN_ID })],
  ],
  createUser: [
    ['YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS', 'user'],
    ['YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE', 'registrar', () => ({ ...newUser, role: 'user' })],
    ['INVALID_EMAIL', 'admin', () => ({ ...newUser, email: 'made' })],
    ['PASSWORD_TOO_SHORT', 'admin', () => ({ ...newUser, password: 'short' })],
    ['PASSWORD_TOO_LONG', 'admin', () => ({ ...newUser, password: TOO_LONG })],
    ['PASSWORD_COMPROMISED', 'admin', () => ({ ...newUser, password: 'password' })],
    ['PASSWORD_TOO_SIMILAR', 'admin', () => ({ ...newUser, password: newUser.email })],
    ['ROLE_NOT_FOUND', 'admin', () => ({ ...newUser, role: 'emperor' })],
    ['USER_ALREADY_EXISTS', 'admin', ({ callers }) => ({ ...newUser, email: callers.user.email })],
  ],
  updateUser: [
    ['YOU_ARE_NOT_ALLOWED_TO_UPDATE_USERS', 'user'],
    ['NO_DATA_TO_UPDATE', 'admin', ({ callers }) => ({ userId: callers.user.id, data: {} })],
    ['YOU_ARE_NOT_ALLOWED_TO_SET_USERS_EMAIL', 'support', () => ({ ...unknownUser(), data: { emailVerified: true } })],
    ['SESSION_IS_NOT_FRESH', 'unproven', () => ({ ...unknownUser(), data: { emailVerified: true } })],
    ['INVALID_EMAIL', 'admin', () => ({ ...unknownUser(), data: { email: 'made' } })],
    [
      'USER_ALREADY_EXISTS',
      'admin',
      ({ callers }) => ({ userId: callers.user.id, data: { email: callers.support.email } }),
    ],
    ...unknownOrHigherUser({ data: { name: 'X' } }),
  ],
  inviteUser: [
    ['YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS', 'user'],
    ['YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE', 'registrar', () => ({ ...newUser, role: 'user' })],
    ['USER_INVITATIONS_ARENT_ENABLED', 'keeper', () => newUser],
    ['INVALID_EMAIL', 'admin', () => ({ ...newUser, email: 'made' })],
    ['ROLE_NOT_FOUND', 'admin', () => ({ ...newUser, role: 'emperor' })],
    ['USER_ALREADY_EXISTS', 'admin', ({ callers }) => ({ ...newUser, email: callers.user.email })],
  ],
  sendPasswordReset: [
    ['YOU_ARE_NOT_ALLOWED_TO_SET_USERS_PASSWORD', 'user'],
    ['RESET_PASSWORD_ISNT_ENABLED', 'keeper', unknownUser],
    ...unknownOrHigherUser(),
  ],
  sendVerificationEmail: [
    ['YOU_ARE_NOT_ALLOWED_TO_UPDATE_USERS', 'user'],
    ['VERIFICATION_EMAIL_ISNT_ENABLED', 'keeper', unknownUser],
    ['EMAIL_IS_ALREADY_VERIFIED', 'admin', ({ verifiedId }) => ({ userId: verifiedId })],
    ...unknownOrHigherUser(),
  ],
  setRole: [
    ['YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE', 'user'],
    ['ROLE_NOT_FOUND', 'admin', ({ callers }) => ({ userId: callers.user.id, role: 'emperor' })],
    ...unknownOrHigherUser({ role: 'user' }),
  ],
  banUser: [
    ['YOU_ARE_NOT_ALLOWED_TO_BAN_USERS', 'user'],
    ['YOU_CANNOT_BAN_YOURSELF', 'admin', theAdministrator],
    ...unknownOrHigherUser(),
  ],
  unbanUser: [['YOU_ARE_NOT_ALLOWED_TO_BAN_USERS', 'user'], ...unknownOrHigherUser()],
  impersonateUser: [
    ['YOU_ARE_NOT_ALLOWED_TO_IMPERSONATE_USERS', 'user'],
    ['USER_NOT_FOUND', 'admin', unknownUser],
    ['YOU_CANNOT_IMPERSONATE_ADMINS', 'admin', ({ callers }) => ({ userId: callers.support.id })],
    ['BANNED_USER', 'admin', ({ bannedId }) => ({ userId: bannedId })],
  ],
  getImpersonator: [],
  stopImpersonating: [['YOU_ARE_NOT_IMPERSONATING_ANYONE', 'admin']],
  listUserSessions: [
    ['YOU_ARE_NOT_ALLOWED_TO_LIST_USERS_SESSIONS', 'user'],
    ['USER_NOT_FOUND', 'admin', unknownUser],
    ['INVALID_CURSOR', 'admin', ({ callers }) => ({ userId: callers.user.id, cursor: 'x' })],
  ],
  listUserAccounts: [
    ['YOU_ARE_NOT_ALLOWED_TO_GET_USER', 'user'],
    ['USER_NOT_FOUND', 'admin', unknownUser],
    ['INVALID_CURSOR', 'admin', ({ callers }) => ({ userId: callers.user.id, cursor: 'x' })],
  ],
  listUserOrganizations: [
    ['YOU_ARE_NOT_ALLOWED_TO_GET_USER', 'user'],
    ['USER_NOT_FOUND', 'admin', unknownUser],
    ['INVALID_CURSOR', 'admin', ({ callers }) => ({ userId: callers.user.id, cursor: 'x' })],
  ],
  revokeUserSession: [
    ['YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS', 'user'],
    ['SESSION_NOT_FOUND', 'admin', () => ({ sessionToken: 'x' })],
    ['NOT_AUTHORIZED', 'support', ({ handle }) => ({ sessionToken: handle })],
  ],
  revokeUserSessions: [['YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS', 'user'], ...unknownOrHigherUser()],
  removeUser: [
    ['YOU_ARE_NOT_ALLOWED_TO_DELETE_USERS', 'user'],
    ['YOU_CANNOT_REMOVE_YOURSELF', 'admin', theAdministrator],
    ['THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST', 'admin', (scene) => ({ userId: scene.onlyOwnerId })],
    ['LEGAL_HOLD', 'admin', ({ heldId }) => ({ userId: heldId })],
    ...unknownOrHigherUser(),
  ],
  setUserPassword: [
    ['YOU_ARE_NOT_ALLOWED_TO_SET_USERS_PASSWORD', 'user'],
    ['PASSWORD_TOO_SHORT', 'admin', () => ({ ...unknownUser(), newPassword: 'short' })],
    ['PASSWORD_TOO_LONG', 'admin', () => ({ ...unknownUser(), newPassword: TOO_LONG })],
    ['PASSWORD_COMPROMISED', 'admin', ({ callers }) => ({ userId: callers.user.id, newPassword: 'password' })],
    ['PASSWORD_TOO_SIMILAR', 'admin', ({ callers }) => ({ userId: callers.user.id, newPassword: callers.user.email })],
    ...unknownOrHigherUser({ newPassword: PASSWORD }),
  ],
  resetTwoFactor: [
    ['YOU_ARE_NOT_ALLOWED_TO_SET_USERS_PASSWORD', 'user'],
    ['YOU_CANNOT_RESET_YOUR_OWN_TWO_FACTOR', 'admin', ({ callers }) => ({ userId: callers.admin.id })],
    ['TWO_FACTOR_NOT_ENABLED', 'admin', ({ callers }) => ({ userId: callers.user.id })],
    ...unknownOrHigherUser(),
  ],
  hasPermission: [
    ['NOT_AUTHORIZED', 'user', () => ({ permissions: { user: ['list'] }, role: 'admin' })],
    ['USER_NOT_FOUND', 'admin', () => ({ permissions: { user: ['list'] }, userId: UNKNOWN_ID })],
  ],
  listOrganizations: [
    ['YOU_ARE_NOT_ALLOWED_TO_LIST_ORGANIZATIONS', 'user'],
    ['INVALID_CURSOR', 'admin', () => ({ cursor: 'x' })],
  ],
  getOrganization: [
    ['YOU_ARE_NOT_ALLOWED_TO_LIST_ORGANIZATIONS', 'user'],
    ['ORGANIZATION_NOT_FOUND', 'admin', () => ({ id: UNKNOWN_ID })],
  ],
  listOrganizationMembers: [
    ['YOU_ARE_NOT_ALLOWED_TO_LIST_ORGANIZATIONS', 'user'],
    ['ORGANIZATION_NOT_FOUND', 'admin', unknownOrganization],
    ['INVALID_CURSOR', 'admin', ({ organization }) => ({ organizationId: organization.id, cursor: 'x' })],
  ],
  updateOrganization: [
    ['YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION', 'user'],
    ['NO_DATA_TO_UPDATE', 'admin', () => ({ ...unknownOrganization(), data: {} })],
    ['ORGANIZATION_NOT_FOUND', 'admin', () => ({ ...unknownOrganization(), data: { name: 'X' } })],
    [
      'ORGANIZATION_ALREADY_EXISTS',
      'admin',
      ({ organization, otherSlug }) => ({ organizationId: organization.id, data: { slug: otherSlug } }),
    ],
  ],
  deleteOrganization: [
    ['YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION', 'user'],
    ['ORGANIZATION_NOT_FOUND', 'admin', unknownOrganization],
    ['FORBIDDEN', 'keeper', unknownOrganization],
    ['LEGAL_HOLD', 'admin', ({ heldOrganizationId: organizationId }) => ({ organizationId })],
  ],
  getOverview: [['YOU_ARE_NOT_ALLOWED_TO_LIST_USERS', 'user']],
  getSettings: [['YOU_ARE_NOT_ALLOWED_TO_READ_THE_SETTINGS', 'user']],
  saveSettings: [
    ['YOU_ARE_NOT_ALLOWED_TO_CHANGE_THE_SETTINGS', 'user', () => ({ settings: { appName: 'Acme' } })],
    ['SETTING_CANNOT_BE_SAVED', 'admin', () => ({ settings: { baseUrl: 'https://example.com' } })],
    ['SETTING_IS_LOCKED', 'admin', () => ({ settings: { 'webhooks.maximumWebhooks': 30 } })],
    ['INVALID_SETTING', 'admin', () => ({ settings: { 'branding.accentColor': '#ffffff' } })],
  ],
  listEmails: [['YOU_ARE_NOT_ALLOWED_TO_READ_THE_SETTINGS', 'user']],
  previewEmail: [
    ['YOU_ARE_NOT_ALLOWED_TO_READ_THE_SETTINGS', 'user'],
    ['NOT_FOUND', 'admin', () => ({ name: 'sendNothing' })],
  ],
  sendTestEmail: [['YOU_ARE_NOT_ALLOWED_TO_READ_THE_SETTINGS', 'user']],
  listAudit: [['YOU_ARE_NOT_ALLOWED_TO_READ_THE_AUDIT_LOG', 'user']],
  setup: [
    ['INVALID_EMAIL', 'operator', ({ unusedSetupToken: token }) => ({ ...setUp, token, email: 'first' })],
    ['PASSWORD_TOO_SHORT', 'operator', ({ unusedSetupToken: token }) => ({ ...setUp, token, password: 'short' })],
    ['PASSWORD_TOO_LONG', 'operator', ({ unusedSetupToken: token }) => ({ ...setUp, token, password: TOO_LONG })],
    ['PASSWORD_COMPROMISED', 'operator', ({ unusedSetupToken: token }) => ({ ...setUp, token, password: 'password' })],
    ['PASSWORD_TOO_SIMILAR', 'operator', ({ unusedSetupToken: token }) => ({ ...setUp, token, password: setUp.email })],
    ['INVALID_TOKEN', 'anyone', () => ({ ...setUp, token: 'x' })],
    ['SETUP_IS_DONE_ALREADY', 'anyone', ({ setupToken }) => ({ ...setUp, token: setupToken })],
    [
      'USER_ALREADY_EXISTS',
      'operator',
      ({ unusedSetupToken, registeredEmail }) => ({ ...setUp, token: unusedSetupToken, email: registeredEmail }),
    ],
  ],
};

/** Of this feature; others add calls of administrators too. */
const own = [...namesIn({ admin: adminRouter }), 'admin.resetTwoFactor'];
const calls = servedCalls(appRouter).filter(({ name, meta }) => own.includes(name) && meta.guard !== 'server only');
const documentedErrors = ({ meta }: (typeof calls)[number]) =>
  [...(meta.guardErrors ?? []), ...(meta.errors ?? [])].map((error) => (typeof error === 'string' ? error : error[0]));

test('the cases cover exactly the documented errors of the administrator’s calls', () => {
  const covered = Object.fromEntries(
    Object.entries(cases).map(([name, errors]) => [`admin.${name}`, errors.map(([code]) => code).toSorted()]),
  );

  expect(covered).toEqual(Object.fromEntries(calls.map((call) => [call.name, documentedErrors(call).toSorted()])));
});

const allCases = calls.flatMap((call) =>
  [
    ...(call.meta.guard === 'anyone' ? [] : [['UNAUTHORIZED', 'anyone'] as Case]),
    ...cases[call.name.replace('admin.', '')]!,
  ].map(([code, caller, input]) => ({ name: call.name, code, caller, input, call })),
);

test.for(allCases)('$name answers $code to $caller, over REST and RPC', async ({ code, caller, input, call }) => {
  const person = scene.callers[caller];
  const body = input?.(scene) ?? {};
  const { method, path } = call.meta.openapi!;
  const rest = method === 'GET' ? await person.get(path, { ...body }) : await person.post(path, body);
  const rpc = await person.send(
    method === 'GET'
      ? { method, url: `/api/trpc/${call.name}`, query: { input: JSON.stringify(body) } }
      : {
          method,
          url: `/api/trpc/${call.name}`,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        },
  );
  const { data } = rpc.json().error;

  expect(rest.body.code).toBe(code);
  expect([rpc.statusCode, data.code, data.message]).toEqual([rest.status, code, rest.body.message]);
});
