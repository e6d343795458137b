import { expect } from 'vitest';

import { test } from '#tests/support/test.ts';

import { newDirectory, ScimClient, type Method } from './scim.ts';

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

test('discovery describes the service without a token', async ({ gatehouse }) => {
  const scim = new ScimClient(gatehouse, null);
  const { status, body, headers } = await scim.get('/ServiceProviderConfig');

  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/scim+json',
    'no-store',
  ]);
  expect(body).toMatchObject({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true, maxResults: 200 },
    sort: { supported: false },
    etag: { supported: true },
    changePassword: { supported: false },
  });
  expect((await scim.get('/ServiceProviderConfig/')).body).toEqual(body);

  const { body: types } = await scim.get('/ResourceTypes');
  expect(types).toMatchObject({ totalResults: 2, itemsPerPage: 2, startIndex: 1 });
  for (const type of types.Resources) expect((await scim.get(`/ResourceTypes/${type.id}`)).body).toEqual(type);
  const { body: schemas } = await scim.get('/Schemas');
  expect(schemas.totalResults).toBe(3);
  for (const schema of schemas.Resources) {
    expect((await scim.get(`/Schemas/${schema.id}`)).body).toEqual(schema);
    expect(schema.meta.location).toContain(`/scim/v2/Schemas/${schema.id}`);
  }
  const user = schemas.Resources.find(({ id }: { id: string }) => id === USER);
  expect(user.attributes.find(({ name }: { name: string }) => name === 'userName')).toEqual({
    name: 'userName',
    type: 'string',
    multiValued: false,
    required: true,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'server',
  });
});

test('failures below the prefix are SCIM errors', async ({ gatehouse }) => {
  const { scim } = await newDirectory(gatehouse);
  const failing: [method: Method, path: string, body: unknown, status: number, scimType?: string][] = [
    ['GET', '/Nothing', undefined, 404],
    ['GET', '/Schemas/urn:x', undefined, 404],
    ['POST', '/Schemas', {}, 405],
    ['PUT', '/ServiceProviderConfig', {}, 405],
    ['DELETE', '/ResourceTypes/User', undefined, 405],
    ['GET', '/Me', undefined, 501],
    ['POST', '/Me', {}, 501],
    ['POST', '/Bulk', {}, 501],
    ['GET', '/Bulk', undefined, 405],
    ['POST', '/Bulk', '{', 400, 'invalidSyntax'],
    ['POST', '/Bulk', { a: '\u0000' }, 400, 'invalidValue'],
    ['POST', '/Bulk', { a: 'x'.repeat(1024 * 1024) }, 413],
  ];
  for (const [method, path, body, status, scimType] of failing) {
    const answer = await scim.send(method, path, body);
    expect
      .soft([method, path, answer.status, answer.headers['content-type']])
      .toEqual([method, path, status, 'application/scim+json']);
    expect.soft(answer.body).toEqual({
      schemas: [ERROR],
      status: String(status),
      ...(scimType && { scimType }),
      detail: expect.any(String),
    });
  }
  expect((await scim.send('PATCH', '/Bulk', {})).headers['allow']).toBe('POST');
  expect((await scim.with({ 'content-type': 'text/plain' }).send('POST', '/Bulk', 'a=1')).status).toBe(415);
  expect((await scim.with({ 'content-type': 'application/json' }).send('POST', '/Bulk', {})).status).toBe(501);
});
