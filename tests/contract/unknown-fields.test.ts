import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { servedCalls } from '#server/transports/procedures.ts';
import { DEFAULT_BASE_PATH } from '#server/options/base-path.options.ts';
import { appRouter } from '#server/app/router.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';
import { startSeededService, type SeededService } from '#tests/support/calls/seeded-service.ts';

/** Without the callback form, to which providers may add parameters (RFC 6749 section 4.1.2). */
const mutations = servedCalls(appRouter).filter(({ kind, meta }) => kind === 'mutation' && !meta.form);
const overHttp = mutations.filter(({ meta }) => meta.openapi && meta.guard !== 'server only');

/** Queries of mailed links, providers, apps and probes, to which mail programs and trackers may add parameters. */
const lenientQueries = [
  'ok',
  'ready',
  'error',
  'jwks',
  'callback',
  'sso.start',
  'sso.callback',
  'sso.saml2.sp.acs',
  'sso.saml2.sp.request',
  'sso.saml2.sp.slo',
  'sso.saml2.sp.metadata',
  'sso.oidcJwks',
  'picture',
  'expoAuthorizationProxy',
  'verifyEmail',
  'resetPasswordCallback',
  'deleteUserCallback',
  'magicLink.verify',
];
const queries = servedCalls(appRouter).filter(({ name, kind }) => kind === 'query' && !lenientQueries.includes(name));

let seeded: SeededService;
beforeAll(async () => {
  seeded = await startSeededService();
});
afterAll(() => seeded[Symbol.asyncDispose]());

const refusal = (path: string, source = 'body') => ({
  status: 400,
  body: {
    code: 'VALIDATION_ERROR',
    message: `Invalid ${source} parameters`,
    issues: [{ path, message: 'Unknown field' }],
  },
});

test.for(overHttp.map(({ name, meta }) => [name, meta.openapi!.path] as const))(
  '%s rejects an unknown field',
  async ([name, path]) => {
    const { as, input } = successfulCalls(seeded)[name]!;
    const answer = await seeded.callers[as].post(DEFAULT_BASE_PATH + path, { ...input, madeUp: 'x' });

    expect(answer).toEqual(refusal('madeUp'));
  },
);

test.for(queries.map(({ name, meta }) => [name, meta.openapi!.path] as const))(
  '%s rejects an unknown query parameter and accepts the flags of the cookie cache',
  async ([name, path]) => {
    const { as, input, refused } = successfulCalls(seeded)[name]!;
    const send = (additional: Record<string, string>) =>
      seeded.callers[as].get(DEFAULT_BASE_PATH + path, { ...(input as Record<string, string>), ...additional });

    expect(await send({ madeUp: 'x' })).toEqual(refusal('madeUp', 'query'));
    const { status } = await send({ disableCookieCache: 'true', disableRefresh: 'true' });
    expect(status).toBe(refused ? 403 : 200);
  },
);

test.for([
  ['admin.createUser', 'data'],
  ['admin.updateUser', 'data'],
  ['organization.update', 'data'],
  ['organization.updateTeam', 'data'],
  ['signIn.social', 'idToken'],
] as const)('%s rejects an unknown field of %s', async ([name, field]) => {
  const { as, input } = successfulCalls(seeded)[name]!;
  const { path } = overHttp.find((call) => call.name === name)!.meta.openapi!;
  const nested = { ...(field === 'idToken' ? { token: 'x' } : {}), madeUp: 'x' };

  expect(await seeded.callers[as].post(DEFAULT_BASE_PATH + path, { ...input, [field]: nested })).toEqual(
    refusal(`${field}.madeUp`),
  );
});

/** All object schemas within a schema, without records, whose keys are free. */
function objectsIn(schema: z.core.$ZodType, path = ''): { path: string; isStrict: boolean }[] {
  const { def } = schema._zod;
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).flatMap(([name, field]) =>
      objectsIn(field as z.ZodType, path === '' ? name : `${path}.${name}`),
    );
    return [{ path, isStrict: schema.def.catchall instanceof z.ZodNever }, ...fields];
  }
  const inner = ['innerType', 'in', 'element'].flatMap((key) => (key in def ? [(def as never)[key] as z.ZodType] : []));
  const options = 'options' in def ? (def.options as z.ZodType[]) : [];
  return [...inner, ...options].flatMap((part) => objectsIn(part, path));
}

test('every object in call inputs is strict, except for queries of mailed links, providers and probes, and SAML settings', () => {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>;
  // Clients of better-auth send more in `samlConfig`, such as algorithms and keys, than the service uses.
  const lenient = [...mutations, ...queries].flatMap(({ name }) =>
    procedures[name]!._def.inputs.flatMap((schema) =>
      objectsIn(schema).flatMap(({ path, isStrict }) =>
        isStrict || path.startsWith('samlConfig') ? [] : [`${name}: ${path}`],
      ),
    ),
  );

  expect(mutations.length).toBeGreaterThan(50);
  expect(queries.length).toBeGreaterThan(20);
  expect(lenient).toEqual([]);
});

test('organization.create accepts a userId only from the server', async () => {
  const { owner, guest } = seeded.callers;
  const input = { name: 'Theirs', slug: 'theirs', userId: guest.id };

  expect(await owner.post('/organization/create', input)).toEqual(refusal('userId'));
  const created = await seeded.gatehouse.call('organization.create', input);
  expect(created.members[0]!.userId).toBe(guest.id);
});

test('provider tokens cannot be requested with the userId of another user', async () => {
  const { social, owner } = seeded.callers;
  const input = { providerId: 'google', userId: owner.id };

  expect(await social.post('/get-access-token', input)).toEqual(refusal('userId'));
  expect(await social.post('/refresh-token', input)).toEqual(refusal('userId'));
});
