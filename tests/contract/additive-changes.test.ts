import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { promiseOf, releasedFile } from '#openapi/released.ts';
import { documentFile } from '#openapi/write.ts';
import { breakingChanges } from '#tests/support/breaking-changes.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test('no operation breaks programs written for the last release', async () => {
  // If this fails: keep the released form, and add the new one beside it.
  expect(await breakingChanges(read(releasedFile), promiseOf(read(documentFile)) as never)).toEqual([]);
});

/** The released document with a change. */
// oxlint-disable-next-line typescript/no-explicit-any -- mutations of any part
async function changesAfter(mutate: (document: any) => void): Promise<string[]> {
  const document = read(releasedFile);
  mutate(document);
  expect(document).not.toEqual(read(releasedFile));
  return breakingChanges(read(releasedFile), document);
}

// oxlint-disable-next-line typescript/no-explicit-any -- mutations of any part
type Mutation = [change: string, message: RegExp, mutate: (document: any) => void];

const without = (names: string[], name: string) => names.filter((other) => other !== name);

const breaking: Mutation[] = [
  ['a removed operation', /GET \/token: .*removed/, ({ paths }) => delete paths['/token']],
  ['a renamed operation', /GET \/token: .*operation id/i, ({ paths }) => (paths['/token'].get.operationId = 'getJwt')],
  [
    'a removed field of an answer',
    /GET \/api-key\/get: removed the required property `start`/,
    ({ components: { schemas } }) => {
      delete schemas.ApiKey.properties.start;
      schemas.ApiKey.required = without(schemas.ApiKey.required, 'start');
    },
  ],
  [
    'a field of an answer that becomes optional',
    /`start` became optional/,
    ({ components: { schemas } }) => (schemas.ApiKey.required = without(schemas.ApiKey.required, 'start')),
  ],
  [
    'a field of an answer that becomes nullable',
    /`start`.*null/,
    ({ components: { schemas } }) => (schemas.ApiKey.properties.start.type = ['string', 'null']),
  ],
  [
    'another type of a field of an answer',
    /`enabled` response's property type\/format changed from `boolean`/,
    ({ components: { schemas } }) => (schemas.ApiKey.properties.enabled = { type: 'string' }),
  ],
  [
    'a removed value of an enumeration in an answer',
    /GET \/webhook\/list-deliveries: removed the `failed` enum value/,
    ({ components: { schemas } }) => {
      const { status } = schemas.WebhookDelivery.properties;
      status.enum = without(status.enum, 'failed');
    },
  ],
  [
    'a new required input field',
    /POST \/organization\/create: added the new required request property `size`/,
    ({ components: { schemas } }) => {
      schemas.OrganizationCreateBody.properties.size = { type: 'integer' };
      schemas.OrganizationCreateBody.required.push('size');
    },
  ],
  [
    'an input field that becomes required',
    /`logo` became required/,
    ({ components: { schemas } }) => schemas.OrganizationCreateBody.required.push('logo'),
  ],
  [
    'a removed input field',
    /removed the request property `logo`/,
    ({ components: { schemas } }) => delete schemas.OrganizationCreateBody.properties.logo,
  ],
  [
    'a shorter input',
    /`name` request property's maxLength was decreased/,
    ({ components: { schemas } }) => (schemas.OrganizationCreateBody.properties.name.maxLength = 3),
  ],
  [
    'a removed parameter',
    /GET \/organization\/list-members: deleted the `query` request parameter/,
    ({ paths }) => paths['/organization/list-members'].get.parameters.shift(),
  ],
  [
    'an operation that keys can no longer call',
    /security `apiKey` was removed/,
    ({ paths }) => {
      const { get } = paths['/organization/list-members'];
      get.security = get.security.filter((requirement: object) => !('apiKey' in requirement));
    },
  ],
  [
    'another scope',
    /security scope `member:read` was added/,
    ({ paths }) => {
      const { get } = paths['/organization/list-members'];
      get.security = [{ session: [] }, { bearer: [] }, { apiKey: ['member:read'] }];
    },
  ],
  [
    'an open operation that requires a session',
    /GET \/jwks: the operation now requires a session/,
    ({ paths }) => (paths['/jwks'].get.security = [{ session: [] }, { bearer: [] }]),
  ],
  ['a removed event', /webhook `user.signed-up` removed/, ({ webhooks }) => delete webhooks['user.signed-up']],
  [
    'a removed field of an event',
    /UserSignedUpEvent\]\/sequence/,
    ({ components: { schemas } }) => {
      delete schemas.UserSignedUpEvent.properties.sequence;
      schemas.UserSignedUpEvent.required = without(schemas.UserSignedUpEvent.required, 'sequence');
    },
  ],
];

test.for(breaking)('%s is reported', async ([, message, mutate]) => {
  expect((await changesAfter(mutate)).join('\n')).toMatch(message);
});

const additive: Mutation[] = [
  ['a new operation', /^$/, ({ paths }) => (paths['/new'] = { ...paths['/token'] })],
  [
    'a new field of an answer',
    /^$/,
    ({ components: { schemas } }) => {
      schemas.ApiKey.properties.color = { type: 'string' };
      schemas.ApiKey.required.push('color');
    },
  ],
  [
    'a new optional input field',
    /^$/,
    ({ components: { schemas } }) => (schemas.OrganizationCreateBody.properties.size = { type: 'integer' }),
  ],
  ['a new value of an enumeration', /^$/, ({ components: { schemas } }) => schemas.Scope.enum.push('audit:export')],
  [
    'an operation that keys can call, too',
    /^$/,
    ({ paths }) => paths['/token'].get.security.push({ apiKey: ['account:read'] }),
  ],
  [
    'a new event',
    /^$/,
    ({ components: { schemas }, webhooks }) => {
      schemas.UserMergedEvent = structuredClone(schemas.UserSignedUpEvent);
      webhooks['user.merged'] = webhooks['user.signed-up'];
      const union = Object.values(schemas as Record<string, { oneOf?: object[] }>).find(({ oneOf }) => oneOf);
      union!.oneOf!.push({ $ref: '#/components/schemas/UserMergedEvent' });
    },
  ],
];

test.for(additive)('%s is not reported', async ([, message, mutate]) => {
  expect((await changesAfter(mutate)).join('\n')).toMatch(message);
});
