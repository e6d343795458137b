import { expect, inject, test } from 'vitest';

import { describe } from '#openapi/explorer/fields.js';
import { OpenApiDocument } from '#tests/support/sources/openapi-document.ts';

interface Media {
  schema?: object;
}
type Bodies = Record<string, { content?: Record<string, Media> }>;
interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, Media> };
  responses: Bodies;
}

const { document } = new OpenApiDocument(inject('document'));
const operations = Object.values(document.paths as Record<string, Record<string, Operation>>).flatMap((methods) =>
  Object.values(methods),
);

function resolve(reference: string): object {
  const [, , kind, name] = reference.split('/');
  return (document.components as Record<string, Record<string, object>>)[kind!]![name!]!;
}
const linesOf = (schema: object) =>
  describe(schema, resolve).groups.flatMap(({ fields }) =>
    fields.map(([name, field, isRequired]) => {
      const { type, facts } = describe(field, resolve);
      return [name, type, isRequired, ...facts];
    }),
  );

test('the fields of a request are described by type and limits', () => {
  const { requestBody } = operations.find(({ operationId }) => operationId === 'signInEmail')!;
  expect(linesOf(requestBody!.content['application/json']!.schema!)).toEqual([
    ['email', 'string', true, 'At most 320 characters', 'Example `ada@example.com`'],
    ['password', 'string (password)', true, 'At most 4096 characters'],
    ['callbackURL', 'string', false, 'At most 2048 characters', 'Example `/dashboard`'],
    ['rememberMe', 'boolean', false],
  ]);
});

test('types of lists, choices and objects are in words', () => {
  const typeOf = (schema: object) => describe(schema, resolve).type;
  const text = { type: 'string' };
  expect(typeOf({ type: ['null', 'string'], format: 'uri' })).toBe('string (uri) or null');
  expect(typeOf({ type: 'array', items: text })).toBe('array of strings');
  expect(typeOf({ type: 'array', items: { anyOf: [text, { type: 'integer' }] } })).toBe('array of (string or integer)');
  expect(typeOf({ type: 'object', additionalProperties: { type: 'array', items: text } })).toBe(
    'object of arrays of strings',
  );
  expect(describe({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, resolve).facts).toEqual([
    'At least 1',
  ]);
  expect(describe({ enum: ['a', 'b'] }, resolve)).toMatchObject({ type: 'string', facts: ['One of `a`, `b`'] });
});

test('what stands beside a reference or `allOf` adds to it', () => {
  const base = { type: 'object', description: 'Base.', properties: { id: { type: 'string' } }, required: ['id'] };
  const described = describe(
    { description: 'Own.', allOf: [{ $ref: '#/components/schemas/Base' }], properties: { size: { type: 'number' } } },
    () => base,
  );
  expect(described).toMatchObject({ type: 'object', description: 'Own.' });
  expect(described.groups).toMatchObject([
    {
      fields: [
        ['id', {}, true],
        ['size', {}, false],
      ],
    },
  ]);
});

test('every body of the document has a type, and its fields have one', () => {
  const schemas = operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap((body) =>
      Object.values(body?.content ?? {}).flatMap(({ schema }) => (schema ? [{ operationId, schema }] : [])),
    ),
  );
  expect(schemas.length).toBeGreaterThan(500);
  const withoutType = schemas.flatMap(({ operationId, schema }) =>
    [describe(schema, resolve).type, ...linesOf(schema).map(([, type]) => type)].some((type) => !type)
      ? [operationId]
      : [],
  );
  expect(withoutType).toEqual([]);
});
