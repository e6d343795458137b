import { expect, inject, test } from 'vitest';

import { documentedCalls } from '#openapi/calls.ts';
import {
  isReference,
  resolved,
  type AnySchema,
  type Parameter,
  type Reference,
  type RequestBody,
  type Response,
} from '#openapi/objects.ts';
import { codeGuesses, mailsPerMailbox, passwordGuesses } from '#server/http/limits.ts';
import { documentation } from '#server/app/registry.ts';
import { appRouter } from '#server/app/router.ts';
import { OpenApiDocument } from '#tests/support/sources/openapi-document.ts';

const openApi = new OpenApiDocument(inject('document'));
const calls = [...documentedCalls(appRouter)].map(([route, call]) => {
  const [method, path] = route.split(' ') as [string, string];
  const verb = method.toLowerCase() as 'get' | 'post';
  return { route, path, verb, call, operation: openApi.document.paths![path]![verb]! };
});

/** Calls that require one of several parameters, which OpenAPI cannot express, with the parameter of the example. */
const selecting: Record<string, readonly string[]> = { 'GET /organization/get-role': ['roleName'] };

const schemas = openApi.document.components!.schemas as Record<string, AnySchema>;

/** The parameters, whether they stand with the operation or under a name of the document. */
function parametersOf({ parameters = [] }: (typeof calls)[number]['operation']): Parameter[] {
  return (parameters as (Parameter | Reference)[]).map((parameter) =>
    isReference(parameter)
      ? (openApi.document.components!.parameters![parameter.$ref.split('/').at(-1)!] as Parameter)
      : parameter,
  );
}

/** The documented request example as input of the call. */
function requestExample({ route, operation }: (typeof calls)[number]): Record<string, unknown> {
  const selected = selecting[route] ?? [];
  const required = parametersOf(operation).filter(
    (parameter) => parameter.required || selected.includes(parameter.name),
  );
  const inAddress = Object.fromEntries(
    required.map(({ name, example, schema }) => [name, example ?? resolved(schema, {}).examples?.[0]]),
  );
  const body = operation.requestBody as RequestBody | undefined;
  return { ...inAddress, ...(body?.content['application/json']!.example as object | undefined) };
}

test.for(calls.map((call) => [call.route, call] as const))('%s accepts its request example', ([, call]) => {
  expect(call.call.input.safeParse(requestExample(call)).error).toBeUndefined();
});

test.for(calls.map((call) => [call.route, call] as const))(
  '%s has response examples that match their schema',
  ([, { path, verb, operation }]) => {
    for (const status of Object.keys(operation.responses!)) {
      const response = operation.responses![status] as Response;
      const { example, examples = {}, schema } = response.content?.['application/json'] ?? {};
      const pointer = ['paths', path, verb, 'responses', status, 'content', 'application/json', 'schema'];
      const values = [
        ...(example === undefined ? [] : [example]),
        ...(schema ? (resolved(schema, schemas).examples ?? []) : []),
        ...Object.values(examples).map((named) => named.value),
      ];
      for (const value of values) expect(openApi.violationsAt(pointer, value)).toBeNull();
    }
  },
);

test('every JSON response has an example', () => {
  const without = calls.filter(({ operation }) => {
    const media = (operation.responses!['200'] as Response | undefined)?.content?.['application/json'];
    return media?.schema && media.example === undefined && !resolved(media.schema, schemas).examples;
  });

  expect(without.map(({ route }) => route)).toEqual([]);
});

test('no example is a placeholder', () => {
  expect(JSON.stringify(openApi.document)).not.toMatch(/"text"[,}\]]/);
});

test('every parameter and request body field has a description', () => {
  const undescribed = calls.flatMap(({ route, operation }) => {
    const body = (operation.requestBody as RequestBody | undefined)?.content['application/json']!.schema;
    const properties = body ? resolved(body, openApi.document.components!.schemas!).properties : {};
    const fields = [...parametersOf(operation), ...namedFields(properties)];
    return fields.filter(({ description }) => !description).map(({ name }) => `${route} ${name}`);
  });

  expect(undescribed).toEqual([]);
});

function namedFields(properties: Record<string, object> = {}): { name: string; description?: string }[] {
  return Object.entries(properties).map(([name, schema]) => ({ ...schema, name }));
}

test('the document has the maximum and default page size of each list', () => {
  const limits = calls.flatMap(({ route, call, operation }) => {
    const limit = parametersOf(operation).find(({ name }) => name === 'limit');
    if (limit === undefined) return [];
    const longest = [100, 500, 1000, 100_000].filter((value) => call.input.safeParse({ limit: value }).success).at(-1);
    // Lists that shorten a longer page have no maximum; some of them require other parameters.
    if (longest === undefined || longest === 100_000) return [];
    const { maximum, default: usual } = limit.schema as { maximum?: number; default?: number };
    const { limit: page } = call.input.parse({}) as { limit: number };
    return [[route, { maximum, usual }, { maximum: longest, usual: page }] as const];
  });

  expect(limits).toHaveLength(18);
  for (const [route, inDocument, inService] of limits) expect([route, inDocument]).toEqual([route, inService]);
});

test('no schema name shadows a JavaScript global in generated code', () => {
  const names = Object.keys(openApi.document.components!.schemas!);

  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => name in globalThis)).toEqual([]);
});

test('no request field has a default, since generators treat it as required', () => {
  for (const { operation } of calls) {
    const body = (operation.requestBody as RequestBody | undefined)?.content['application/json']!.schema;
    const properties = body ? resolved(body, openApi.document.components!.schemas!).properties : {};
    expect(Object.values(properties ?? {}).filter((schema) => 'default' in schema)).toEqual([]);
  }
});

test('the introduction states the current rate limits', () => {
  const { description } = openApi.document.info;
  for (const { max, window } of [
    ...documentation.limits,
    codeGuesses.perAccount,
    passwordGuesses.perAccount,
    mailsPerMailbox,
  ]) {
    const pattern = new RegExp(`\\b${max} (requests |times |wrong passwords |wrong email codes )?in ${window} seconds`);
    expect(description!.replaceAll('\n', ' ')).toMatch(pattern);
  }
});
