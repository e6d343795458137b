import { expect } from 'vitest';

import { AppError } from '#server/lib/errors.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { appRouter } from '#server/app/router.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { newApiKey, programWith } from '#tests/support/api-keys.ts';
import { factsOf, missingFact } from '#tests/support/calls/feature-calls.ts';
import { makeCall } from '#tests/support/calls/make-call.ts';
import { startSeededService, type SeededService } from '#tests/support/calls/seeded-service.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

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

const CODE = 'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING';

const calls = servedCalls(appRouter);
const ruleOf = (name: string) => factsOf(name).whileImpersonating;

test('every call that changes something is listed', () => {
  const withoutRule = calls.filter(
    ({ name, kind, meta }) =>
      kind === 'mutation' && meta.guard !== 'administrator' && factsOf(name).whileImpersonating === undefined,
  );

  expect(withoutRule.map(({ name }) => missingFact(name, 'rule for impersonation'))).toEqual([]);
});

test('exactly the restricted calls document the impersonation error', () => {
  for (const { name, meta } of calls) {
    const documented = [...(meta.guardErrors ?? []), ...(meta.errors ?? [])].flat();
    const rule = ruleOf(name);
    const isRestricted = rule !== undefined && (rule === 'rejected' || !('allowed' in rule));

    expect([name, documented.includes(CODE)]).toEqual([name, isRestricted]);
  }
});

/** With the input of the successful example, or another one. The limited calls: the last test, and `impersonated-grants.test.ts`. */
const rejected = calls.flatMap(({ name }): [name: string, input: object | null][] => {
  const rule = ruleOf(name);
  if (rule === 'rejected') return [[name, null]];
  return rule !== undefined && 'rejected' in rule ? [[name, rule.rejected]] : [];
});

test.for(rejected)('%s is rejected while impersonating and changes nothing', async ([name, input], { seeded }) => {
  expect(await errorCodeOf(seeded, name, input ?? successfulCalls(seeded)[name]!.input)).toBe(CODE);
  expect(await seeded.tables.changes()).toEqual([]);
});

async function errorCodeOf({ callers, gatehouse }: SeededService, name: string, input: object): Promise<string> {
  const { meta } = calls.find((each) => each.name === name)!;
  if (meta.guard !== 'server only') {
    const response = await makeCall(callers.impersonating, [name, input]);
    return response.json<{ code: string }>().code;
  }
  const cookie = [...callers.impersonating.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  // The names come from the router, so the cast is safe.
  const call = gatehouse.call as (name: string, input: object, request: object) => Promise<unknown>;
  const failure = await call(name, input, { headers: { cookie } }).catch((error: Error) => error);
  const cause = failure instanceof Error ? (failure.cause ?? failure) : undefined;
  return cause instanceof AppError ? cause.errorCode : 'done';
}

test('an impersonator and an API key with every scope change the name of a user, and not the username', async () => {
  await using gatehouse = await startGatehouse({ username: { enabled: true } });
  const signedIn = await Person.signUp(gatehouse);
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
