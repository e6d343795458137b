import { expect } from 'vitest';

import { scopes } from '#generated/permissions.ts';
import { SET_UP_LINK } from '#server/features/organizations/delegates.ts';
import { isForServicesOnly } from '#shared/lib/scopes.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { calls, makeCall, transportsOf } from '#tests/support/calls/make-call.ts';
import { withKey } from '#tests/support/calls/seeded-keys.ts';
import { startSeededService, type SeededService } from '#tests/support/calls/seeded-service.ts';
import { Application } from '#tests/support/oauth/application.ts';
import { Person } from '#tests/support/person.ts';
import { test as base } from '#tests/support/test.ts';

interface Fixtures {
  seeded: SeededService;
  /** Who signs in to applications: an administrator. */
  admin: Person;
}

const test = base.extend<Fixtures>({
  seeded: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using seeded = await startSeededService({ rateLimit: { enabled: false } });
      await use(seeded);
    },
    { scope: 'file' },
  ],
  admin: [async ({ seeded }, use) => use(await signUpWithRole(seeded.gatehouse, 'admin')), { scope: 'file' }],
});

const CHALLENGE = 'resource_metadata="http://localhost:3000/api/auth/.well-known/oauth-protected-resource"';

const guarded = calls.filter(({ meta }) => meta.guard !== 'anyone' && meta.guard !== SET_UP_LINK);
const scoped = guarded.filter(({ meta }) => meta.scope !== undefined && !isForServicesOnly(meta.scope));

/** A program with a token for these scopes of the API. */
async function programWith(admin: Person, granted: readonly string[]): Promise<Person> {
  const { gatehouse } = admin;
  const scope = ['openid', ...granted].join(' ');
  const application = await Application.register(gatehouse, { scope, skip_consent: true });
  const { access_token: token } = await application.signIn(admin, { scope });
  return Object.assign(new Person(gatehouse), { headers: { authorization: `Bearer ${token}` } });
}

const without = (scope: string) => scopes.filter((other) => other !== scope);

test('a guarded call without a scope refuses a token with every scope', { timeout: 120_000 }, async ({ admin }) => {
  const program = await programWith(admin, scopes);
  const others = guarded.filter((call) => !scoped.includes(call));
  expect(others.length).toBeGreaterThan(100);
  for (const { name } of others) {
    for (const transport of transportsOf(name)) {
      const { statusCode, body } = await makeCall(program, [name, {}], transport);
      const answered = [name, transport, statusCode, body];
      expect.soft(answered).toEqual([name, transport, 403, expect.stringContaining('"ACCESS_TOKEN_NOT_ALLOWED"')]);
    }
  }
});

test('a call refuses a token with all scopes but its own', { timeout: 120_000 }, async ({ admin }) => {
  for (const [scope, ofScope] of Map.groupBy(scoped, ({ meta }) => meta.scope!)) {
    const program = await programWith(admin, without(scope));
    for (const { name } of ofScope) {
      const { statusCode, body, headers } = await makeCall(program, [name, {}]);
      const code = expect.stringContaining('"INSUFFICIENT_SCOPE"');
      expect.soft([name, statusCode, body]).toEqual([name, 403, code]);
      const challenge = `Bearer error="insufficient_scope", scope="${scope}", ${CHALLENGE}`;
      expect.soft([name, headers['www-authenticate']]).toEqual([name, challenge]);
    }
  }
});

test('a call accepts a token with its scope, which is never a session', { timeout: 120_000 }, async ({ admin }) => {
  const program = await programWith(admin, scopes);
  for (const { name } of scoped) {
    const { body } = await makeCall(program, [name, {}]);
    expect.soft([name, body]).not.toEqual([name, expect.stringMatching(/ACCESS_TOKEN|API_KEY|UNAUTHORIZED/)]);
  }
  expect((await makeCall(program, ['getSession', {}])).body).toBe('null');
});

const refused = [
  ['no credential', {}, `Bearer ${CHALLENGE}`],
  ['a bearer token that is none', { authorization: 'Bearer none' }, `Bearer error="invalid_token", ${CHALLENGE}`],
] as const;

test.for(refused)(
  'every 401 for %s says how to get a token',
  { timeout: 120_000 },
  async ([, headers, challenge], { seeded }) => {
    const program = Object.assign(new Person(seeded.gatehouse), { headers });
    for (const { name } of guarded) {
      const answer = await makeCall(program, [name, {}]);
      if (answer.statusCode !== 401) continue;
      expect.soft([name, answer.headers['www-authenticate']]).toEqual([name, challenge]);
    }
  },
);

// Last: calls of the session change what the others need.
test('each kind of credential is refused in its own words', { timeout: 120_000 }, async ({ seeded, admin }) => {
  const codesOf = async (program: Person) => {
    const bodies = [];
    for (const { name } of guarded) bodies.push((await makeCall(program, [name, {}])).body);
    return new Set(
      bodies.flatMap(
        (body) => /"(API_KEY_NOT_ALLOWED|ACCESS_TOKEN_NOT_ALLOWED|INSUFFICIENT_\w+)"/.exec(body)?.[1] ?? [],
      ),
    );
  };
  expect(await codesOf(await programWith(admin, ['account:read']))).toEqual(
    new Set(['ACCESS_TOKEN_NOT_ALLOWED', 'INSUFFICIENT_SCOPE']),
  );
  for (const as of ['admin', 'platform service'] as const)
    await withKey(seeded, { as, scopes: ['account:read'] }, async (program) => {
      expect(await codesOf(program)).toEqual(new Set(['API_KEY_NOT_ALLOWED', 'INSUFFICIENT_API_KEY_PERMISSIONS']));
    });
  expect(await codesOf(admin)).toEqual(new Set());
});
