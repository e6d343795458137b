import { expect } from 'vitest';

import type { GrantableScope } from '#shared/scopes.ts';
import { scopes } from '#shared/scopes.ts';
import { newKey, startOfKey } from '#server/features/api-keys/key-format.ts';
import { sha256 } from '#server/security/tokens.ts';
import { programWith } from '#tests/support/api-keys.ts';
import { calls, makeCall, transportsOf } from '#tests/support/make-call.ts';
import type { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startSeededService, type CallerName, type SeededService } from '#tests/support/seeded-service.ts';
import { successfulCalls } from '#tests/support/successful-calls.ts';
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
const scoped = guarded.filter(({ meta }) => meta.scope !== undefined);

/** Inserts a key of a caller that was used just now, and runs `use` with it. */
async function withKey(
  { gatehouse, tables, callers }: SeededService,
  { as, scopes: granted, set = '' }: { as: CallerName; scopes: readonly GrantableScope[]; set?: string },
  use: (program: Person) => Promise<void>,
): Promise<void> {
  const url = gatehouse.options.databaseUrl!;
  const [row] = await runSql(url, 'select gen_random_uuid() as id');
  const key = newKey(String(row!['id']));
  const { body } = await callers[as].get('/get-session');
  const list = `'{${granted.join(',')}}'`;
  await runSql(
    url,
    `insert into api_key (id, user_id, start, key_hash, scopes, networks, last_used_at, created_at, updated_at) values
      ('${String(row!['id'])}', '${body.user.id}', '${startOfKey(key)}', '${sha256(key)}', ${list}, '{}', now(), now(), now());
     ${set.replaceAll('$user', body.user.id).replaceAll('$key', String(row!['id']))}`,
  );
  const before = await tables.changes();
  await use(programWith(gatehouse, key));
  await tables.restore([...before, ...(await tables.changes())]);
}

const without = (scope: GrantableScope) => scopes.filter((other) => other !== scope);

test('the grantable scopes are those of the calls', () => {
  expect(new Set(scoped.map(({ meta }) => meta.scope))).toEqual(new Set(scopes));
});

test('calls about credentials, sessions and keys, and those with step-up or for fresh sessions have no scope', () => {
  const persons = ['not impersonated', 'fresh session', 'anyone', 'server only'];
  for (const { name, meta } of calls) {
    const needsPerson = persons.includes(meta.guard!) || meta.stepUp || /password|session|^token$/i.test(name);
    if (needsPerson) expect([name, meta.scope]).toEqual([name, undefined]);
  }
});

test('a key with the scope of a call makes it, over REST and RPC', { timeout: 120_000 }, async ({ seeded }) => {
  const working = successfulCalls(seeded);
  expect(scoped.length).toBeGreaterThan(25);
  for (const { name, meta } of scoped) {
    const { as, input, refused } = working[name]!;
    if (refused !== undefined) continue;
    for (const transport of transportsOf(name)) {
      // An API key grants no role above a member's.
      const allowed = name === 'organization.updateMemberRole' ? { ...input, role: 'member' } : input;
      await withKey(seeded, { as, scopes: [meta.scope!] }, async (program) => {
        const { statusCode, body } = await makeCall(program, [name, allowed], transport);
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
    for (const { name } of scoped) {
      const { as, input } = working[name]!;
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

test('a guarded call without a scope refuses a key with every scope', { timeout: 120_000 }, async ({ seeded }) => {
  const working = successfulCalls(seeded);
  for (const { name, meta } of guarded) {
    if (meta.scope !== undefined) continue;
    const { as, input } = working[name]!;
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
});

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
