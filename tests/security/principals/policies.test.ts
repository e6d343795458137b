import { SET_UP_LINK } from '#server/features/organizations/delegates.ts';
import { expect } from 'vitest';

import { scopes } from '#generated/permissions.ts';
import { isForServicesOnly } from '#shared/lib/scopes.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { newApiKey, programWith } from '#tests/support/api-keys.ts';
import { calls, makeCall, transportsOf } from '#tests/support/calls/make-call.ts';
import { expectOk, newInvitation, newMember, newOrganization } from '#tests/support/organization.ts';
import type { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const policies = ['none', 'platform', 'organization'] as const;
type Policy = (typeof policies)[number];

/** How a call is made: with the session of a user or an impersonator, or with a key. */
type Kind = 'session' | 'key';

interface Principal {
  caller: Person;
  kind: Kind;
  /** Whether it meets a policy that requires a second factor. */
  meets: boolean;
}

interface Scene extends AsyncDisposable {
  organizationId: string;
  principals: Record<string, Principal>;
  /** What the input of a call names: the organization, or one of its rows. */
  namedBy: (call: Call) => object;
}

const options = {
  anonymous: { enabled: true },
  oneTimeToken: { enabled: true },
  jwt: { enabled: true, accessTokenAudience: 'https://api.example.com' },
  organization: { teams: { enabled: true }, dynamicAccessControl: { enabled: true } },
  multiSession: { enabled: true },
  oauthProvider: { enabled: true },
  device: { enabled: true },
  agents: { enabled: true },
};

/** Every kind of principal as an owner of one organization, under one policy. */
async function startScene(policy: Policy): Promise<Scene> {
  const gatehouse = await startGatehouse(options);
  const databaseUrl = gatehouse.options.databaseUrl!;
  const sql = (text: string) => runSql(databaseUrl, text);
  const organization = await newOrganization(gatehouse);
  const { id: organizationId, teamId } = organization;
  const { id: invitationId } = await newInvitation(organization);
  const newOwner = async () => (await newMember(gatehouse, organization, { role: 'owner' })).person;

  const account = await expectOk(
    organization.owner.post('/organization/create-service-account', { name: 'Deployment', role: 'admin' }),
  );
  const accountKey = await expectOk(
    organization.owner.post('/organization/create-service-account-key', { serviceAccountId: account.body.id, scopes }),
  );
  const [plain, strong, byPasskey, impersonated] = [
    await newOwner(),
    await newOwner(),
    await newOwner(),
    await newOwner(),
  ];
  const plainKey = await newApiKey(plain);
  await sql(`update "user" set two_factor_enabled = true where id = '${strong.id}';
    update session set level = 2 where user_id in ('${strong.id}', '${byPasskey.id}')`);
  const strongKey = await newApiKey(strong);
  const admin = await signUpWithRole(gatehouse, 'admin');
  await expectOk(admin.post('/admin/impersonate-user', { userId: impersonated.id }));
  await admin.post('/organization/set-active', { organizationId });

  if (policy === 'organization')
    await sql(`update organization set require_two_factor = true where id = '${organizationId}'`);
  const scene: Scene = {
    organizationId,
    namedBy: ({ name }) => {
      if (/^organization\.(cancel|resend|get)Invitation$/.test(name)) return { invitationId };
      return name === 'organization.listTeamMembers' ? { teamId } : { organizationId };
    },
    principals: {
      'a session without a second factor': { caller: plain, kind: 'session', meets: false },
      'a session of a user with a second factor': { caller: strong, kind: 'session', meets: true },
      'a session by a passkey that is two factors': { caller: byPasskey, kind: 'session', meets: true },
      'a key that a session without a second factor created': {
        caller: programWith(gatehouse, plainKey.key),
        kind: 'key',
        meets: false,
      },
      'a key that a session with a second factor created': {
        caller: programWith(gatehouse, strongKey.key),
        kind: 'key',
        meets: true,
      },
      'a service account': { caller: programWith(gatehouse, accountKey.body.key), kind: 'key', meets: true },
      'an impersonator': { caller: admin, kind: 'session', meets: true },
    },
    [Symbol.asyncDispose]: () => gatehouse[Symbol.asyncDispose](),
  };
  return policy === 'platform' ? moveTo(scene, databaseUrl) : scene;
}

/** The same principals at a service that requires a second factor, where those without one could have prepared nothing. */
async function moveTo(scene: Scene, databaseUrl: string): Promise<Scene> {
  const strict = await startGatehouse({ ...options, databaseUrl, session: { twoFactor: { policy: 'required' } } });
  for (const { caller } of Object.values(scene.principals)) Object.assign(caller, { gatehouse: strict });
  const close = () => scene[Symbol.asyncDispose]();
  return {
    ...scene,
    [Symbol.asyncDispose]: async () => {
      await strict[Symbol.asyncDispose]();
      await close();
    },
  };
}

type Call = (typeof calls)[number];

/** The calls of a user, which a session makes, and those of them that a key makes. */
function mayMake({ meta }: Call, kind: Kind): boolean {
  if (meta.guard === 'API key') return kind === 'key';
  if (['anyone', 'service account', SET_UP_LINK].includes(meta.guard!)) return false;
  return kind === 'session' || (meta.scope !== undefined && !isForServicesOnly(meta.scope));
}

/** Members who do not meet the policy can only leave. */
const usesOrganization = ({ name, meta }: Call) =>
  name !== 'organization.leave' &&
  (meta.guard?.startsWith('member') === true ||
    [
      'organization.getOrganization',
      'organization.getFullOrganization',
      'organization.getActiveMember',
      'organization.listUserTeams',
      'oauth2.createClient',
      'oauth2.getClients',
      'agent.list',
    ].includes(name));

const applies: Record<Policy, (call: Call) => boolean> = {
  none: () => false,
  platform: ({ meta }) => !meta.beforeEnrolment,
  organization: usesOrganization,
};

test.for(policies)(
  'every call asks the policy of the %s of every kind of principal',
  { timeout: 120_000 },
  async (policy) => {
    await using scene = await startScene(policy);
    const { namedBy, principals } = scene;
    for (const [about, { caller, kind, meets }] of Object.entries(principals)) {
      // A mutation that passes could change what the others need.
      const made = calls
        .filter((call) => mayMake(call, kind))
        .filter((call) => call.kind === 'query' || (!meets && applies[policy](call)));
      const refused = new Set<string>();
      const expected = new Set<string>();
      for (const call of made) {
        const transport = transportsOf(call.name).at(-1)!;
        // Without the other fields, a call that passes the policy is refused for its input.
        const { statusCode, body } = await makeCall(caller, [call.name, namedBy(call)], transport);
        if (statusCode === 403 && body.includes('TWO_FACTOR_REQUIRED')) refused.add(call.name);
        if (!meets && applies[policy](call)) expected.add(call.name);
      }
      expect.soft([about, refused]).toEqual([about, expected]);
      // Documents then have the errors of the policies of all features.
      const undocumented = calls.filter(({ name, meta }) => refused.has(name) && meta.policies !== 'organization');
      if (policy === 'organization') expect.soft(undocumented.map(({ name }) => name)).toEqual([]);
      if (policy !== 'none' && !meets) expect(expected.size).toBeGreaterThan(15);
    }
  },
);

test.for(policies)(
  'get-session says what the policy of the %s requires, and names only a usable organization',
  async (policy) => {
    await using scene = await startScene(policy);
    for (const [about, { caller, kind, meets }] of Object.entries(scene.principals)) {
      if (kind === 'key') continue;
      const { session, twoFactorRequired } = (await caller.get('/get-session')).body;
      const usable = meets || policy === 'none';
      expect([about, session.activeOrganizationId]).toEqual([about, usable ? scene.organizationId : null]);
      expect([about, twoFactorRequired]).toEqual([about, policy === 'platform' && !meets ? true : undefined]);
    }
  },
);

test('a key has the level of the session that created it, until its owner has no second factor', async ({
  gatehouse,
  signedIn,
}) => {
  const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
  const levels = async () =>
    (await signedIn.get('/api-key/list')).body.apiKeys.map(({ level }: { level: number }) => level).toSorted();
  const { id: keyId } = await newApiKey(signedIn);
  expect(await levels()).toEqual([1]);

  await sql(`update "user" set two_factor_enabled = true where id = '${signedIn.id}';
    update session set level = 2 where user_id = '${signedIn.id}'`);
  await newApiKey(signedIn);
  expect(await levels()).toEqual([1, 2]);
  await expectOk(signedIn.post('/api-key/rotate', { keyId, overlap: 0 }));
  expect(await levels()).toEqual([2, 2]);
  await expectOk(signedIn.post('/two-factor/disable', { password: signedIn.password }));
  expect(await levels()).toEqual([1, 1]);
});
