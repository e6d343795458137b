import { expect } from 'vitest';

import { isForServicesOnly } from '#shared/lib/scopes.ts';
import { calls, makeCall, transportsOf } from '#tests/support/calls/make-call.ts';
import { withKey } from '#tests/support/calls/seeded-keys.ts';
import { startSeededService, type SeededService } from '#tests/support/calls/seeded-service.ts';
import { recordStatements, withoutPolls } from '#tests/support/database/statements.ts';
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

const mutations = calls.filter(({ kind }) => kind === 'mutation');
const ofPrograms = mutations.filter(({ meta }) => meta.scope !== undefined);
/** Mutations that only read. */
const withoutEffect = new Set(['admin.listUserSessions', 'organization.checkSlug']);
/** Without it, these calls change nothing in the seeded service. */
const preparations = ({ ids }: SeededService): Record<string, string> => ({
  'organization.updateMemberRole': `update member set role = 'admin' where id = '${ids.memberId}'`,
  'admin.unbanUser': `update "user" set banned = true where id = '${ids.userId}'`,
});
const isWrite = ({ text }: { text: string }) => /\b(insert|update|delete)\b/i.test(text);

/** The program and the input with which a call of programs succeeds. */
function programOf(seeded: SeededService, { name, meta }: (typeof calls)[number]) {
  const { as, byApiKey, refused } = successfulCalls(seeded)[name]!;
  if (refused !== undefined) throw new Error(`${name} cannot be tried: ${refused}`);
  const isOfService = as === 'service' || isForServicesOnly(meta.scope!);
  return { as: isOfService ? ('platform service' as const) : as, input: byApiKey };
}

test('a repeated mutation with the same key changes the database once', { timeout: 240_000 }, async ({ seeded }) => {
  expect(ofPrograms.length).toBeGreaterThan(20);
  for (const call of ofPrograms) {
    const { as, input } = programOf(seeded, call);
    const set = preparations(seeded)[call.name];
    for (const transport of transportsOf(call.name)) {
      await withKey(seeded, { as, scopes: [call.meta.scope!], ...(set && { set }) }, async (program) => {
        program.headers['idempotency-key'] = 'retry-1';
        const about = [call.name, transport];
        const first = await makeCall(program, [call.name, input], transport);
        const changes = await seeded.tables.changes();
        const { result: second, sent } = await recordStatements(() => makeCall(program, [call.name, input], transport));

        expect.soft([...about, first.statusCode, first.body]).toEqual([...about, 200, first.body]);
        expect.soft([...about, first.headers['idempotency-replayed']]).toEqual([...about, undefined]);
        const effects = changes.filter(({ operation }) => operation !== 'idempotent_answer INSERT');
        expect.soft([...about, effects.length > 0]).toEqual([...about, !withoutEffect.has(call.name)]);
        expect.soft([...about, changes.length - effects.length]).toEqual([...about, 1]);

        expect.soft([...about, second.statusCode, second.body]).toEqual([...about, 200, first.body]);
        expect.soft([...about, second.headers['idempotency-replayed']]).toEqual([...about, 'true']);
        expect.soft([...about, withoutPolls(sent).filter(isWrite)]).toEqual([...about, []]);
        expect.soft([...about, await seeded.tables.changes()]).toEqual([...about, []]);
        await seeded.tables.restore(changes);
      });
    }
  }
});

test('an idempotent call needs no second database connection while it uses one', { timeout: 240_000 }, async () => {
  await using seeded = await startSeededService({ database: { poolSize: 1, acquireTimeoutMs: 5000 } });
  for (const call of ofPrograms) {
    const { as, input } = programOf(seeded, call);
    await withKey(seeded, { as, scopes: [call.meta.scope!] }, async (program) => {
      program.headers['idempotency-key'] = 'retry-1';
      const start = performance.now();
      const { statusCode } = await makeCall(program, [call.name, input]);
      expect.soft([call.name, statusCode, performance.now() - start < 5000]).toEqual([call.name, 200, true]);
    });
  }
});

test('a mutation of a caller without an API key refuses the header and changes nothing', async ({ seeded }) => {
  const working = successfulCalls(seeded);
  for (const { name, meta } of mutations) {
    const { as, input } = working[name]!;
    // The seeded program may make these.
    const caller = seeded.callers[as === 'service' ? 'admin' : as];
    caller.headers = { 'idempotency-key': 'retry-1' };
    for (const transport of transportsOf(name)) {
      const { statusCode, body } = await makeCall(caller, [name, input], transport);
      expect
        .soft([name, meta.guard, transport, statusCode, body])
        .toEqual([name, meta.guard, transport, 400, expect.stringContaining('"IDEMPOTENCY_KEY_NOT_SUPPORTED"')]);
    }
    caller.headers = {};
  }
  expect(await seeded.tables.changes()).toEqual([]);
});

test('a mutation that programs cannot make refuses the header of a program', async ({ seeded }) => {
  const working = successfulCalls(seeded);
  await withKey(seeded, { as: 'admin', scopes: [] }, async (program) => {
    program.headers['idempotency-key'] = 'retry-1';
    for (const { name, meta } of mutations) {
      if (meta.scope !== undefined) continue;
      const { statusCode, body } = await makeCall(program, [name, working[name]!.input]);
      expect
        .soft([name, statusCode, body])
        .toEqual([name, 400, expect.stringContaining('"IDEMPOTENCY_KEY_NOT_SUPPORTED"')]);
    }
    expect(await seeded.tables.changes()).toEqual([]);
  });
});

test('queries ignore the header, because they are safe to repeat', async ({ seeded }) => {
  const query = calls.find(({ name }) => name === 'organization.list')!;
  await withKey(seeded, { as: 'owner', scopes: [query.meta.scope!] }, async (program) => {
    program.headers['idempotency-key'] = 'retry-1';
    for (let request = 0; request < 2; request += 1) {
      const { statusCode, headers } = await makeCall(program, [query.name, {}]);
      expect([statusCode, headers['idempotency-replayed']]).toEqual([200, undefined]);
    }
    expect(await seeded.tables.changes()).toEqual([]);
  });
});
