import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { promiseOf, releasedFile } from '#openapi/released.ts';
import { documentFile } from '#openapi/write.ts';
import { breakingChanges, type Promised } from '#tests/support/sources/breaking-changes.ts';
import { lowerLimits, upperLimits, type Schema } from '#tests/support/sources/compatible-schemas.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Of both types of keys (docs/decisions/080-imported-signing-keys.md), until the next release. */
const exceptions = ['GET /jwks: `keys[].kid` has another format', 'GET /jwks: `keys[].kid` has another format'];

test('no operation breaks programs written for the last release', () => {
  // If this fails: keep the released form, and add the new one beside it.
  expect(breakingChanges(read(releasedFile), promiseOf(read(documentFile)) as Promised)).toEqual(exceptions);
});

/** The released document with a change. */
// oxlint-disable-next-line typescript/no-explicit-any -- mutations of any part
function changesAfter(mutate: (document: any) => void): string[] {
  const document = read(releasedFile);
  mutate(document);
  expect(document).not.toEqual(read(releasedFile));
  return breakingChanges(read(releasedFile), document);
}

// oxlint-disable-next-line typescript/no-explicit-any -- mutations of any part
type Mutation = [change: string, message: RegExp, mutate: (document: any) => void];

const without = (names: string[], name: string) => names.filter((other) => other !== name);

const breaking: Mutation[] = [
  ['a removed operation', /GET \/token: the operation was removed/, ({ paths }) => delete paths['/token']],
  [
    'a renamed operation',
    /GET \/token: generated clients call it getJwt now/,
    ({ paths }) => (paths['/token'].get.operationId = 'getJwt'),
  ],
  [
    'a removed field of an answer',
    /GET \/api-key\/get: `start` was removed[^]*GET \/api-key\/list: `apiKeys\[\]\.start` was removed/,
    ({ components: { schemas } }) => {
      delete schemas.ApiKey.properties.start;
      schemas.ApiKey.required = without(schemas.ApiKey.required, 'start');
    },
  ],
  [
    'a field of an answer that becomes optional',
    /`start` can now be absent/,
    ({ components: { schemas } }) => (schemas.ApiKey.required = without(schemas.ApiKey.required, 'start')),
  ],
  [
    'a field of an answer that becomes nullable',
    /`start` can now be null/,
    ({ components: { schemas } }) => (schemas.ApiKey.properties.start.type = ['string', 'null']),
  ],
  [
    'another type of a field of an answer',
    /`enabled` can now be string/,
    ({ components: { schemas } }) => (schemas.ApiKey.properties.enabled = { type: 'string' }),
  ],
  [
    'a removed value of an enumeration in an answer',
    /GET \/webhook\/list-deliveries: `deliveries\[\]\.status` can no longer be `failed`/,
    ({ components: { schemas } }) => {
      const { status } = schemas.WebhookDelivery.properties;
      status.enum = without(status.enum, 'failed');
    },
  ],
  [
    'a new required input field',
    /POST \/organization\/create: `size` is now required/,
    ({ components: { schemas } }) => {
      schemas.OrganizationCreateBody.properties.size = { type: 'integer' };
      schemas.OrganizationCreateBody.required.push('size');
    },
  ],
  [
    'an input field that becomes required',
    /`logo` is now required/,
    ({ components: { schemas } }) => schemas.OrganizationCreateBody.required.push('logo'),
  ],
  [
    'a removed input field',
    /`logo` is no longer accepted/,
    ({ components: { schemas } }) => delete schemas.OrganizationCreateBody.properties.logo,
  ],
  [
    'a shorter input',
    /`name` has a stricter maxLength/,
    ({ components: { schemas } }) => (schemas.OrganizationCreateBody.properties.name.maxLength = 3),
  ],
  [
    'a removed parameter',
    /GET \/organization\/list-members: `query organizationId` is no longer accepted/,
    ({ paths }) => paths['/organization/list-members'].get.parameters.shift(),
  ],
  [
    'an operation that keys can no longer call',
    /list-members: it no longer accepts {"apiKey":\["organization:read"\]}/,
    ({ paths }) => {
      const { get } = paths['/organization/list-members'];
      get.security = get.security.filter((requirement: object) => !('apiKey' in requirement));
    },
  ],
  [
    'another scope',
    /list-members: it no longer accepts {"apiKey":\["organization:read"\]}/,
    ({ paths }) => {
      const { get } = paths['/organization/list-members'];
      get.security = [{ session: [] }, { bearer: [] }, { apiKey: ['member:read'] }];
    },
  ],
  [
    'an open operation that requires a session',
    /GET \/jwks: it now requires a session/,
    ({ paths }) => (paths['/jwks'].get.security = [{ session: [] }, { bearer: [] }]),
  ],
  ['a removed event', /webhook user\.signed-up: was removed/, ({ webhooks }) => delete webhooks['user.signed-up']],
  [
    'a removed field of an event',
    /`events\[\]\(user\.signed-up\)\.sequence` was removed[^]*webhook user\.signed-up: `sequence` was removed/,
    ({ components: { schemas } }) => {
      delete schemas.UserSignedUpEvent.properties.sequence;
      schemas.UserSignedUpEvent.required = without(schemas.UserSignedUpEvent.required, 'sequence');
    },
  ],
];

test.for(breaking)('%s is reported', ([, message, mutate]) => {
  expect(changesAfter(mutate).join('\n')).toMatch(message);
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
      const union = Object.values(
        schemas as Record<string, { oneOf?: object[]; discriminator: { mapping: Record<string, string> } }>,
      ).find(({ oneOf }) => oneOf);
      union!.oneOf!.push({ $ref: '#/components/schemas/UserMergedEvent' });
      union!.discriminator.mapping['user.merged'] = '#/components/schemas/UserMergedEvent';
    },
  ],
];

test.for(additive)('%s is not reported', ([, message, mutate]) => {
  expect(changesAfter(mutate).join('\n')).toMatch(message);
});

test('a field that all events lose is reported for each type of event', () => {
  const document = promiseOf(read(documentFile)) as Promised;
  const envelope = document.components.schemas['EventEnvelope']!;
  delete envelope.properties!['version'];
  envelope.required = without(envelope.required!, 'version');
  const types = Object.keys(read(releasedFile).webhooks);
  const lost = breakingChanges(read(releasedFile), document).filter((change) => change.includes('`version`'));
  expect(types.filter((type) => !lost.some((change) => change.startsWith(`webhook ${type}:`)))).toEqual([]);
});

test('the schemas have only keywords that the comparison knows', () => {
  const known = [
    ...lowerLimits,
    ...upperLimits,
    ...'$ref type enum const properties required additionalProperties'.split(' '),
  ];
  known.push(
    ...'items anyOf oneOf allOf unevaluatedProperties discriminator format contentEncoding pattern propertyNames default'.split(
      ' ',
    ),
  );
  const schemasOf = (value: Schema): Schema[] => {
    const { properties = {}, additionalProperties, items, anyOf = [], oneOf = [], allOf = [] } = value;
    const inner = [...Object.values(properties), additionalProperties, items, ...anyOf, ...oneOf, ...allOf];
    return [value, ...inner.filter((schema) => typeof schema === 'object').flatMap(schemasOf)];
  };
  const { components } = promiseOf(read(documentFile)) as Promised;
  const used = Object.values(components.schemas).flatMap(schemasOf).flatMap(Object.keys);
  expect([...new Set(used)].filter((keyword) => !known.includes(keyword))).toEqual([]);
});
