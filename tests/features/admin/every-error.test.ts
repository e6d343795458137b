import { afterAll, beforeAll, expect, test } from 'vitest';

import { servedCalls } from '#server/http/procedures.ts';
import { appRouter } from '#server/router.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { newMember, newOrganization } from '#tests/support/organization.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { startGatehouse } from '#tests/support/test.ts';

const NOBODY = '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10';
const TOO_LONG = 'x'.repeat(129);

type Who = 'admin' | 'support' | 'registrar' | 'user' | 'anyone' | 'operator';
interface Scene {
  people: Record<Who, Person>;
  bannedId: string;
  /** Of an organization with another member in it. */
  onlyOwnerId: string;
  /** A session of the administrator's. */
  handle: string;
  setupToken: string;
  /** Of another service, which has users and no administrator: the operator's. */
  unusedSetupToken: string;
  registeredEmail: string;
}
type Case = [code: string, who: Who, input?: (scene: Scene) => object];

let gatehouse: Awaited<ReturnType<typeof startGatehouse>>;
let withoutAdministrator: Awaited<ReturnType<typeof startGatehouse>>;
let scene: Scene;
beforeAll(async () => {
  gatehouse = await startGatehouse({
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
  const setupToken = await newSetupToken(gatehouse);
  const people = {
    operator: new Person(withoutAdministrator),
    anyone: new Person(gatehouse),
    user: await Person.signUp(gatehouse),
    admin: await signUpWithRole(gatehouse, 'admin'),
    support: await signUpWithRole(gatehouse, 'support'),
    registrar: await signUpWithRole(gatehouse, 'registrar'),
  };
  const banned = await Person.signUp(gatehouse);
  await people.admin.post('/admin/ban-user', { userId: banned.id });
  const organization = await newOrganization(gatehouse);
  await newMember(gatehouse, organization);
  const { sessions } = (await people.admin.post('/admin/list-user-sessions', { userId: people.admin.id })).body;
  scene = {
    people,
    bannedId: banned.id,
    onlyOwnerId: organization.owner.id,
    handle: sessions[0].token,
    setupToken,
    unusedSetupToken: await newSetupToken(withoutAdministrator),
    registeredEmail: (await Person.signUp(withoutAdministrator)).email,
  };
});
afterAll(async () => {
  await gatehouse.close();
  await withoutAdministrator.close();
});

async function newSetupToken(service: typeof gatehouse): Promise<string> {
  const link = await service.call('admin.createSetupLink');
  return new URL(link!.url).searchParams.get('token')!;
}

const nobody = () => ({ userId: NOBODY });
const theAdministrator = ({ people }: Scene) => ({ userId: people.admin.id });
const setUp = { name: 'First', email: 'first@example.com', password: PASSWORD };
const made = { name: 'Made', email: 'made@example.com' };
const unknownOrAbove = (more: object = {}): Case[] => [
  ['USER_NOT_FOUND', 'admin', () => ({ ...nobody(), ...more })],
  ['NOT_AUTHORIZED', 'support', (all) => ({ ...theAdministrator(all), ...more })],
];

/** Every error that an administrator's call states, and who meets it how; whoever has no session is told so by all. */
const cases: Record<string, Case[]> = {
  listUsers: [
    ['YOU_ARE_NOT_ALLOWED_TO_LIST_USERS', 'user'],
    ['INVALID_CURSOR', 'admin', () => ({ cursor: 'x' })],
  ],
  getUser: [
    ['YOU_ARE_NOT_ALLOWED_TO_GET_USER', 'user'],
    ['USER_NOT_FOUND', 'admin', () => ({ id: NOBODY })],
  ],
  createUser: [
    ['YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS', 'user'],
    ['YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE', 'registrar', () => ({ ...made, role: 'user' })],
    ['INVALID_EMAIL', 'admin', () => ({ ...made, email: 'made' })],
    ['PASSWORD_TOO_SHORT', 'admin', () => ({ ...made, password: 'short' })],
    ['PASSWORD_TOO_LONG', 'admin', () => ({ ...made, password: TOO_LONG })],
    ['ROLE_NOT_FOUND', 'admin', () => ({ ...made, role: 'emperor' })],
    ['USER_ALREADY_EXISTS', 'admin', ({ people }) => ({ ...made, email: people.user.email })],
  ],
  updateUser: [
    ['YOU_ARE_NOT_ALLOWED_TO_UPDATE_USERS', 'user'],
    ['NO_DATA_TO_UPDATE', 'admin', ({ people }) => ({ userId: people.user.id, data: {} })],
    ...unknownOrAbove({ data: { name: 'X' } }),
  ],
  setRole: [
    ['YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE', 'user'],
    ['ROLE_NOT_FOUND', 'admin', ({ people }) => ({ userId: people.user.id, role: 'emperor' })],
    ...unknownOrAbove({ role: 'user' }),
  ],
  banUser: [
    ['YOU_ARE_NOT_ALLOWED_TO_BAN_USERS', 'user'],
    ['YOU_CANNOT_BAN_YOURSELF', 'admin', theAdministrator],
    ...unknownOrAbove(),
  ],
  unbanUser: [['YOU_ARE_NOT_ALLOWED_TO_BAN_USERS', 'user'], ...unknownOrAbove()],
  impersonateUser: [
    ['YOU_ARE_NOT_ALLOWED_TO_IMPERSONATE_USERS', 'user'],
    ['USER_NOT_FOUND', 'admin', nobody],
    ['YOU_CANNOT_IMPERSONATE_ADMINS', 'admin', ({ people }) => ({ userId: people.support.id })],
    ['BANNED_USER', 'admin', ({ bannedId }) => ({ userId: bannedId })],
  ],
  stopImpersonating: [['YOU_ARE_NOT_IMPERSONATING_ANYONE', 'admin']],
  listUserSessions: [
    ['YOU_ARE_NOT_ALLOWED_TO_LIST_USERS_SESSIONS', 'user'],
    ['USER_NOT_FOUND', 'admin', nobody],
  ],
  listUserAccounts: [
    ['YOU_ARE_NOT_ALLOWED_TO_GET_USER', 'user'],
    ['USER_NOT_FOUND', 'admin', nobody],
  ],
  listUserOrganizations: [
    ['YOU_ARE_NOT_ALLOWED_TO_GET_USER', 'user'],
    ['USER_NOT_FOUND', 'admin', nobody],
  ],
  revokeUserSession: [
    ['YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS', 'user'],
    ['SESSION_NOT_FOUND', 'admin', () => ({ sessionToken: 'x' })],
    ['NOT_AUTHORIZED', 'support', ({ handle }) => ({ sessionToken: handle })],
  ],
  revokeUserSessions: [['YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS', 'user'], ...unknownOrAbove()],
  removeUser: [
    ['YOU_ARE_NOT_ALLOWED_TO_DELETE_USERS', 'user'],
    ['YOU_CANNOT_REMOVE_YOURSELF', 'admin', theAdministrator],
    ['THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST', 'admin', (all) => ({ userId: all.onlyOwnerId })],
    ...unknownOrAbove(),
  ],
  setUserPassword: [
    ['YOU_ARE_NOT_ALLOWED_TO_SET_USERS_PASSWORD', 'user'],
    ['PASSWORD_TOO_SHORT', 'admin', () => ({ ...nobody(), newPassword: 'short' })],
    ['PASSWORD_TOO_LONG', 'admin', () => ({ ...nobody(), newPassword: TOO_LONG })],
    ...unknownOrAbove({ newPassword: PASSWORD }),
  ],
  hasPermission: [
    ['NOT_AUTHORIZED', 'user', () => ({ permissions: { user: ['list'] }, role: 'admin' })],
    ['USER_NOT_FOUND', 'admin', () => ({ permissions: { user: ['list'] }, userId: NOBODY })],
  ],
  listAudit: [['YOU_ARE_NOT_ALLOWED_TO_READ_THE_AUDIT_LOG', 'user']],
  setup: [
    ['INVALID_EMAIL', 'operator', ({ unusedSetupToken: token }) => ({ ...setUp, token, email: 'first' })],
    ['PASSWORD_TOO_SHORT', 'operator', ({ unusedSetupToken: token }) => ({ ...setUp, token, password: 'short' })],
    ['PASSWORD_TOO_LONG', 'operator', ({ unusedSetupToken: token }) => ({ ...setUp, token, password: TOO_LONG })],
    ['INVALID_TOKEN', 'anyone', () => ({ ...setUp, token: 'x' })],
    ['SETUP_IS_DONE_ALREADY', 'anyone', ({ setupToken }) => ({ ...setUp, token: setupToken })],
    [
      'USER_ALREADY_EXISTS',
      'operator',
      ({ unusedSetupToken, registeredEmail }) => ({ ...setUp, token: unusedSetupToken, email: registeredEmail }),
    ],
  ],
};

const calls = servedCalls(appRouter).filter(
  ({ name, meta }) => name.startsWith('admin.') && meta.guard !== 'server only',
);
const statedBy = ({ meta }: (typeof calls)[number]) =>
  [...(meta.guardErrors ?? []), ...(meta.errors ?? [])].map((error) => (typeof error === 'string' ? error : error[0]));

test('every error that an administrator’s call states is met here, and no other', () => {
  const met = Object.fromEntries(
    Object.entries(cases).map(([name, of]) => [`admin.${name}`, of.map(([code]) => code).toSorted()]),
  );

  expect(met).toEqual(Object.fromEntries(calls.map((call) => [call.name, statedBy(call).toSorted()])));
});

const each = calls.flatMap((call) =>
  [
    ...(call.meta.guard === 'anyone' ? [] : [['UNAUTHORIZED', 'anyone'] as Case]),
    ...cases[call.name.replace('admin.', '')]!,
  ].map(([code, who, input]) => ({ name: call.name, code, who, input, call })),
);

test.for(each)('$name answers $code to $who, over REST and RPC alike', async ({ code, who, input, call }) => {
  const person = scene.people[who];
  const asked = input?.(scene) ?? {};
  const { method, path } = call.meta.openapi!;
  const rest = method === 'GET' ? await person.get(path, { ...asked }) : await person.post(path, asked);
  const rpc = await person.send(
    method === 'GET'
      ? { method, url: `/api/trpc/${call.name}`, query: { input: JSON.stringify(asked) } }
      : {
          method,
          url: `/api/trpc/${call.name}`,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(asked),
        },
  );
  const { data } = rpc.json().error;

  expect(rest.body.code).toBe(code);
  expect([rpc.statusCode, data.code, data.message]).toEqual([rest.status, code, rest.body.message]);
});
