import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { completeOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse } from '#tests/support/test.ts';

import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';

/** What a token proves and who it is for: required by OpenID Connect Core, and for the tenant by Microsoft. */
const securityClaims = ['iss', 'aud', 'azp', 'tid'];

const unexpected: [name: string, value: unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['an object', { unexpected: { url: 1 } }],
  ['a list', [7, null]],
  ['a number', 7],
  ['a text', '\u0000 '],
  ['a boolean', true],
];

/** A copy in which everything that does not lead to a kept value is replaced: whole fields, or their innermost values. */
function replaceOthers(json: unknown, isKept: (value: unknown, field: string) => boolean, change: Change): unknown {
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).map(([field, value]) => {
    if (isKept(value, field)) return [field, value] as const;
    const isInner = typeof value === 'object' && value !== null && (change.innermost || contains(value, isKept));
    return [field, isInner ? replaceOthers(value, isKept, change) : change.value] as const;
  });
  return Array.isArray(json) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

interface Change {
  value: unknown;
  innermost: boolean;
}

function contains(json: unknown, isKept: (value: unknown, field: string) => boolean): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return Object.entries(json).some(([field, value]) => isKept(value, field) || contains(value, isKept));
}

describe.for(providerFixtures)('$id', (fixture) => {
  const { token, userInfoRequests, claims, profile } = fixture;
  const isSubject = (value: unknown) => value === profile.accountId || value === Number(profile.accountId);
  const [first, ...further] = userInfoRequests;
  let fakeProvider: FakeProvider;
  let gatehouse: Awaited<ReturnType<typeof startGatehouse>>;

  beforeAll(async () => {
    fakeProvider = await FakeProvider.start(fixture);
    gatehouse = await startGatehouse(fakeProvider.options);
    const created = profile.email !== null;
    const person = created ? new Person(gatehouse) : await Person.signUpVerified(gatehouse);
    await completeOAuthFlow(person, fakeProvider, { path: created ? '/sign-in/social' : '/link-social' });
  });
  afterAll(async () => {
    await gatehouse.close();
    await fakeProvider[Symbol.asyncDispose]();
  });
  beforeEach(() => {
    fakeProvider.overrides.clear();
    Object.assign(fakeProvider.claims, claims);
  });

  const signIn = () => completeOAuthFlow(new Person(gatehouse), fakeProvider);
  const pathOf = (url: string) => fakeProvider.pathOf(url).split('?')[0]!;

  test.for(unexpected)('signs a known user in where every optional field of the user info is %s', async ([, value]) => {
    for (const innermost of [false, true]) {
      const change = { value, innermost };
      const isKept = (kept: unknown, field: string) => isSubject(kept) || securityClaims.includes(field);
      if (first)
        fakeProvider.overrides.set(pathOf(first.url), { body: replaceOthers(first.answer, isSubject, change) });
      else Object.assign(fakeProvider.claims, replaceOthers(claims, isKept, change));

      expect(await signIn()).toEqual({ status: 302, location: '/home' });
    }
  });

  test.for(unexpected)('signs in where every optional field of the token response is %s', async ([, value]) => {
    const fields = { token_type: '', expires_in: '', refresh_token: '', scope: '', refresh_token_expires_in: '' };
    const isRequired = (_value: unknown, field: string) => ['access_token', 'id_token'].includes(field);
    fakeProvider.overrides.set(pathOf(token.url), async () => ({
      body: replaceOthers({ ...fields, ...(await fakeProvider.tokenAnswer()) }, isRequired, {
        value,
        innermost: false,
      }),
    }));

    expect(await signIn()).toEqual({ status: 302, location: '/home' });
  });

  if (further.length === 0) return;
  test.for([
    ['is forbidden', { status: 403, body: { message: 'Resource not accessible by integration' } }],
    ['is unavailable', { status: 503, body: 'Service Unavailable', type: 'text/plain' }],
    ['answers HTML', { body: '<html>surprise', type: 'text/html' }],
    ['answers null', { body: null }],
    ['answers a list of other things', { body: [null, 7, { email: {} }] }],
  ] as const)('signs a known user in where a further request %s', async ([, reply]) => {
    for (const { url } of further) fakeProvider.overrides.set(pathOf(url), reply);

    expect(await signIn()).toEqual({ status: 302, location: '/home' });
  });
});
