import { SET_UP_LINK } from '#server/features/organizations/delegates.ts';
import { expect } from 'vitest';

import { scopes, serviceScopes } from '#generated/permissions.ts';
import { isForServicesOnly, type ServiceScope } from '#shared/lib/scopes.ts';
import { calls, makeCall, transportsOf } from '#tests/support/calls/make-call.ts';
import { withKey } from '#tests/support/calls/seeded-keys.ts';
import { startSeededService, type SeededService } from '#tests/support/calls/seeded-service.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';
import { test as base } from '#tests/support/test.ts';

const test = base.extend<{ seeded: SeededService }>({
  seeded: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using seeded = await startSeededService();
      await use(seeded);
    },
    { scope: 'file' },
  ],
});

const guarded = calls.filter(({ meta }) => meta.guard !== 'anyone');
const forPrograms = guarded.filter(({ meta }) => meta.scope !== undefined);
/** The calls that keys of users can make. */
const scoped = forPrograms.filter(({ meta }) => !isForServicesOnly(meta.scope!));
/** Calls about the key itself. */
const forAnyKey = guarded.filter(({ meta }) => meta.guard === 'API key');
const forServices = forPrograms.filter(({ meta }) => isForServicesOnly(meta.scope!));

const without = (scope: ServiceScope) => scopes.filter((other) => other !== scope);

test('the grantable scopes are those of the calls', () => {
  expect(new Set(scoped.map(({ meta }) => meta.scope))).toEqual(new Set(scopes));
  expect(new Set(forServices.map(({ meta }) => meta.scope))).toEqual(new Set(serviceScopes));
});

test('calls about credentials, sessions and keys, and those with reauthentication or for fresh sessions have no scope for users', () => {
  const persons = ['not impersonated', 'fresh session', 'anyone', 'server only'];
  for (const { name, meta } of calls) {
    if (forAnyKey.some((call) => call.name === name)) continue;
    const needsPerson = persons.includes(meta.guard!) || meta.reauthenticate || /password|session|^token$/i.test(name);
    if (needsPerson && !forServices.some((call) => call.name === name))
      expect([name, meta.scope]).toEqual([name, undefined]);
  }
});

test('a key with the scope of a call makes it, over REST and RPC', { timeout: 120_000 }, async ({ seeded }) => {
  const working = successfulCalls(seeded);
  expect(scoped.length).toBeGreaterThan(25);
  for (const { name, meta } of scoped) {
    const { as, byApiKey, refused } = working[name]!;
    if (refused !== undefined) continue;
    for (const transport of transportsOf(name)) {
      await withKey(seeded, { as, scopes: [meta.scope!] }, async (program) => {
        const { statusCode, body } = await makeCall(program, [name, byApiKey], transport);
        expect.soft([name, transport, statusCode, body]).toEqual([name, transport, 200, body]);
      });
    }
  }
});

/** Keys that work for no call, and the error. */
const refusedKeys: [about: string, set: string, status: number, code: string][] = [
  ['of a banned user', `update "user" set banned = true where id = '$user'`, 403, 'BANNED_USER'],
  ['of a deleted user', `delete from api_key where id = '$key'`, 401, 'INVALID_API_KEY'],
  ['that is disabled', `update api_key set enabled = false where id = '$key'`, 401, 'KEY_DISABLED'],
  ['that has expired', `update api_key set expires_at = now() where id = '$key'`, 401, 'KEY_EXPIRED'],
  ['with another secret', `update api_key set key_hash = 'x' where id = '$key'`, 401, 'INVALID_API_KEY'],
  [
    'from another network',
    `update api_key set networks = '{192.0.2.0/24}' where id = '$key'`,
    403,
    'NETWORK_NOT_ALLOWED_FOR_THIS_API_KEY',
  ],
];

test.for(refusedKeys)(
  'a key %s makes no call and changes nothing',
  { timeout: 120_000 },
  async ([, set, status, code], { seeded }) => {
    const working = successfulCalls(seeded);
    for (const { name } of [...scoped, ...forAnyKey]) {
      const { as: caller, input } = working[name]!;
      const as = caller === 'service' ? 'admin' : caller;
      await withKey(seeded, { as, scopes, set }, async (program) => {
        for (const transport of transportsOf(name)) {
          const { statusCode, body } = await makeCall(program, [name, input], transport);
          expect
            .soft([name, transport, statusCode, body])
            .toEqual([name, transport, status, expect.stringContaining(`"${code}"`)]);
        }
        expect.soft(await seeded.tables.changes()).toEqual([]);
      });
    }
  },
);

test('a key without the scope of a call is refused, with all others too', { timeout: 120_000 }, async ({ seeded }) => {
  const working = successfulCalls(seeded);
  for (const { name, meta } of scoped) {
    const { as, input } = working[name]!;
    await withKey(seeded, { as, scopes: without(meta.scope!) }, async (program) => {
      const { statusCode, body } = await makeCall(program, [name, input]);
      expect
        .soft([name, statusCode, body])
        .toEqual([name, 403, expect.stringContaining('"INSUFFICIENT_API_KEY_PERMISSIONS"')]);
      expect.soft(await seeded.tables.changes()).toEqual([]);
    });
  }
});

test(
  'a guarded call without a scope for users refuses a key with every scope',
  { timeout: 120_000 },
  async ({ seeded }) => {
    const working = successfulCalls(seeded);
    for (const { name, meta } of guarded) {
      if ([...scoped, ...forAnyKey].some((call) => call.name === name)) continue;
      // A set-up link is proven without a user.
      if (meta.guard === SET_UP_LINK) continue;
      const { as: caller, input } = working[name]!;
      const as = caller === 'service' ? 'admin' : caller;
      await withKey(seeded, { as, scopes }, async (program) => {
        // Also beside a session.
        for (const [cookie, value] of seeded.callers[as].cookies) program.cookies.set(cookie, value);
        for (const transport of transportsOf(name)) {
          const { statusCode, body } = await makeCall(program, [name, input], transport);
          expect
            .soft([name, transport, statusCode, body])
            .toEqual([name, transport, 403, expect.stringContaining('"API_KEY_NOT_ALLOWED"')]);
        }
        expect.soft(await seeded.tables.changes()).toEqual([]);
      });
    }
  },
);

test('a key counts as no session, not even beside one', async ({ seeded }) => {
  await withKey(seeded, { as: 'owner', scopes }, async (program) => {
    program.cookies.set('gatehouse.session_token', seeded.callers.member.cookies.get('gatehouse.session_token')!);
    expect((await makeCall(program, ['getSession', {}])).body).toBe('null');
    const { body } = await program.get('/organization/get-active-member', {
      organizationId: seeded.ids.organizationId,
    });
    expect(body.userId).not.toBe(seeded.ids.userId);
  });
});

test('a key acts only in organizations that the input names', async ({ seeded }) => {
  await withKey(seeded, { as: 'owner', scopes }, async (program) => {
    expect((await program.get('/organization/list-members')).body.code).toBe('NO_ACTIVE_ORGANIZATION');
    expect((await program.get('/organization/get-full-organization')).body).toBeNull();
  });
});
