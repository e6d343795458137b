import { afterAll, beforeAll, expect, test } from 'vitest';

import { defineService } from '#server/call/feature.ts';
import { defineProtocol } from '#server/call/protocol.ts';
import { FlowError } from '#server/features/social/flow.ts';
import { configuredProviders, providerSources } from '#server/features/social/registry.ts';
import { signInWithIdentity, type LinkingRule } from '#server/features/social/sign-in-with-identity.ts';
import { createUser } from '#server/features/users/create-user.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { installFeature } from '#tests/support/calls/scratch-feature.ts';
import { startGatehouse } from '#tests/support/test.ts';

import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';

const spotify = providerFixtures.find(({ id }) => id === 'spotify')!;
const KNOWN = 'rows:acme';
const ENDS_AT = '2099-01-01T00:00:00.000Z';

/** Accepts everyone, except known users while it is closed. */
let isClosed = false;
const rule = (email: string): LinkingRule => ({
  onReturn: async () => {
    if (isClosed) throw new FlowError('account_not_linked');
  },
  findOrCreateUser: async (ctx) => {
    const user = await createUser(ctx, { email, emailVerified: true, name: 'Ada' }, { signUp: KNOWN });
    return { user, isNew: true };
  },
});

installFeature({
  name: 'rows',
  services: [
    defineService('rowsSource', (service) =>
      providerSources.of(service).push({
        prefix: 'rows:',
        find: async (ctx, id) => (id === KNOWN ? configuredProviders.of(ctx).get('spotify')! : null),
      }),
    ),
  ],
  protocols: [
    defineProtocol({
      prefix: '/rows',
      tag: { title: 'Rows', description: 'Signs in with providers of tests.' },
      mediaTypes: ['application/json'],
      bodyLimit: 1000,
      authenticate: async () => null,
      routes: [
        {
          name: 'rows.signIn',
          method: 'POST',
          path: '/sign-in',
          handle: async ({ ctx, body }) => {
            const { email, ...identity } = body as { email: string; providerId: string; accountId: string };
            const { isNew } = await signInWithIdentity(
              ctx,
              { ...identity, tokens: null },
              { rule: rule(email), proofOf: async () => ({ amr: ['fed'], level: 2 }), endsAt: new Date(ENDS_AT) },
            );
            return { status: 200, body: { isNew } };
          },
        },
      ],
      present: ({ status, error }) =>
        error instanceof FlowError ? { status: 403, body: { code: error.code } } : { status },
    }),
  ],
});

let provider: FakeProvider;
let gatehouse: Awaited<ReturnType<typeof startGatehouse>>;
beforeAll(async () => {
  provider = await FakeProvider.start(spotify);
  gatehouse = await startGatehouse(provider.options);
});
afterAll(async () => {
  await gatehouse.close();
  await provider[Symbol.asyncDispose]();
});

const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);

test('the rule of a feature signs in identities of its providers, with their assurance and end', async () => {
  const person = new Person(gatehouse);
  const identity = { email: 'ada@acme.example', providerId: KNOWN, accountId: 'a1' };

  expect(await person.post('/rows/sign-in', identity)).toMatchObject({ status: 200, body: { isNew: true } });
  const started = `select provider, level, ends_at from session where "user_id" = (select user_id from account where provider_id = '${KNOWN}')`;
  expect(await sql(started)).toEqual([{ provider: KNOWN, level: 2, ends_at: new Date(ENDS_AT) }]);
  expect(await person.post('/rows/sign-in', identity)).toMatchObject({ body: { isNew: false } });

  isClosed = true;
  expect(await person.post('/rows/sign-in', identity)).toMatchObject({ body: { code: 'account_not_linked' } });
});

test('tokens of an account are refreshed by the provider that a feature finds', async () => {
  const person = await Person.signUp(gatehouse);
  const account = (providerId: string) =>
    sql(`insert into account (id, user_id, provider_id, account_id, created_at, updated_at)
         values (gen_random_uuid(), '${person.id}', '${providerId}', 'x', now(), now())`);
  await account(KNOWN);
  await account('rows:gone');

  expect((await person.post('/refresh-token', { providerId: KNOWN })).body).toMatchObject({
    code: 'PROVIDER_DOES_NOT_SUPPORT_TOKEN_REFRESHING',
  });
  expect((await person.post('/refresh-token', { providerId: 'rows:gone' })).body).toMatchObject({
    code: 'PROVIDER_IS_NOT_SUPPORTED',
  });
  // Its sign-in is a call of its feature.
  expect((await person.post('/sign-in/social', { provider: KNOWN })).status).toBeGreaterThanOrEqual(400);
});
