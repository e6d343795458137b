import { expect, inject, test } from 'vitest';

import { statedCalls } from '#openapi/calls.ts';
import { resolved, type Parameter, type RequestBody, type Response } from '#openapi/objects.ts';
import { guessesPerAccount, mailsPerMailbox } from '#server/http/limits.ts';
import { documentation } from '#server/installed.ts';
import { appRouter } from '#server/router.ts';
import { OpenApiDocument } from '#tests/support/openapi-document.ts';

const openApi = new OpenApiDocument(inject('document'));
const calls = [...statedCalls(appRouter)].map(([route, call]) => {
  const [method, path] = route.split(' ') as [string, string];
  const verb = method.toLowerCase() as 'get' | 'post';
  return { route, path, verb, call, operation: openApi.document.paths![path]![verb]! };
});

/** The examples that the document gives for a call's request, as the input that its door would make of them. */
function requestExample({ operation }: (typeof calls)[number]): Record<string, unknown> {
  const required = ((operation.parameters ?? []) as Parameter[]).filter((parameter) => parameter.required);
  const inAddress = Object.fromEntries(required.map(({ name, example }) => [name, example]));
  const body = operation.requestBody as RequestBody | undefined;
  return { ...inAddress, ...(body?.content['application/json']!.example as object | undefined) };
}

test.for(calls.map((call) => [call.route, call] as const))('%s accepts its example', ([, call]) => {
  expect(call.call.input.safeParse(requestExample(call)).error).toBeUndefined();
});

test.for(calls.map((call) => [call.route, call] as const))(
  '%s could answer with its examples',
  ([, { path, verb, operation }]) => {
    for (const status of Object.keys(operation.responses!)) {
      const response = operation.responses![status] as Response;
      const { example, examples = {} } = response.content?.['application/json'] ?? {};
      const pointer = ['paths', path, verb, 'responses', status, 'content', 'application/json', 'schema'];
      const given = [...(example === undefined ? [] : [example]), ...Object.values(examples).map((one) => one.value)];
      for (const value of given) expect(openApi.violationsAt(pointer, value)).toBeNull();
    }
  },
);

test('an answer in JSON has an example', () => {
  const without = calls.filter(({ operation }) => {
    const media = (operation.responses!['200'] as Response | undefined)?.content?.['application/json'];
    return media && media.example === undefined;
  });

  expect(without.map(({ route }) => route)).toEqual([]);
});

test('no example is a placeholder', () => {
  expect(JSON.stringify(openApi.document)).not.toMatch(/"text"[,}\]]/);
});

test('each parameter, and each field of a request body, has a description', () => {
  const bare = calls.flatMap(({ route, operation }) => {
    const body = (operation.requestBody as RequestBody | undefined)?.content['application/json']!.schema;
    const properties = body ? resolved(body, openApi.document.components!.schemas!).properties : {};
    const fields = [...((operation.parameters ?? []) as Parameter[]), ...namedFields(properties)];
    return fields.filter(({ description }) => !description).map(({ name }) => `${route} ${name}`);
  });

  expect(bare).toEqual([]);
});

function namedFields(properties: Record<string, object> = {}): { name: string; description?: string }[] {
  return Object.entries(properties).map(([name, schema]) => ({ ...schema, name }));
}

test('the document states the longest page, and the usual one, of each list that limits it', () => {
  const stated = calls.flatMap(({ route, call, operation }) => {
    const limit = ((operation.parameters ?? []) as Parameter[]).find(({ name }) => name === 'limit');
    if (limit === undefined) return [];
    const longest = [100, 500, 1000, 100_000].filter((value) => call.input.safeParse({ limit: value }).success).at(-1)!;
    if (longest === 100_000) return [];
    const { maximum, default: usual } = limit.schema as { maximum?: number; default?: number };
    const { limit: page } = call.input.parse({}) as { limit: number };
    return [[route, { maximum, usual }, { maximum: longest, usual: page }] as const];
  });

  expect(stated).toHaveLength(2);
  for (const [route, inDocument, inService] of stated) expect([route, inDocument]).toEqual([route, inService]);
});

test('no schema is named like a global of JavaScript, which generated code would shadow', () => {
  const names = Object.keys(openApi.document.components!.schemas!);

  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => name in globalThis)).toEqual([]);
});

test('no field of a request has a default, which generators would take for required', () => {
  for (const { operation } of calls) {
    const body = (operation.requestBody as RequestBody | undefined)?.content['application/json']!.schema;
    const properties = body ? resolved(body, openApi.document.components!.schemas!).properties : {};
    expect(Object.values(properties ?? {}).filter((schema) => 'default' in schema)).toEqual([]);
  }
});

test('the introduction names the limits as they are', () => {
  const { description } = openApi.document.info;
  for (const { max, window } of [...documentation.limits, guessesPerAccount, mailsPerMailbox]) {
    const pattern = new RegExp(`\\b${max} (requests |times |wrong passwords )?in ${window} seconds`);
    expect(description!.replaceAll('\n', ' ')).toMatch(pattern);
  }
});
