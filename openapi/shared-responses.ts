import type { OpenAPIObject } from 'trpc-to-openapi';

import { isDeepStrictEqual } from 'node:util';

import {
  isReference,
  JSON_TYPE,
  referenceTo,
  resolved,
  type AnySchema,
  type Operation,
  type Response,
  type Responses,
} from './objects.ts';
import { codesOf } from './responses.ts';

/** Codes that often occur together, for shorter names. */
const groups: Record<string, readonly string[]> = {
  Request: ['BAD_REQUEST', 'VALIDATION_ERROR'],
  Body: ['INVALID_JSON_IN_REQUEST_BODY', 'IDEMPOTENCY_KEY_NOT_SUPPORTED'],
  Session: ['TWO_FACTOR_REQUIRED', 'API_KEY_NOT_ALLOWED', 'ACCESS_TOKEN_NOT_ALLOWED'],
  Member: ['SSO_REQUIRED', 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION'],
  Browser: ['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING', 'INVALID_ORIGIN'],
  ApiKey: ['INVALID_API_KEY', 'KEY_DISABLED', 'KEY_EXPIRED', 'INVALID_ACCESS_TOKEN'],
  ApiKeyPermissions: [
    'BANNED_USER',
    'INSUFFICIENT_API_KEY_PERMISSIONS',
    'INSUFFICIENT_SCOPE',
    'NETWORK_NOT_ALLOWED_FOR_THIS_API_KEY',
  ],
};

/**
 * Moves the error responses that several operations have to `components`, under the names of their codes. Inline they are
 * half of the document.
 */
export function shareResponses(document: OpenAPIObject): void {
  const places = inlineResponses(document, /^[45]/).map((place) => ({
    ...place,
    text: JSON.stringify(place.response),
  }));
  const shared: Record<string, Response> = {};
  for (const same of Map.groupBy(places, ({ text }) => text).values()) {
    const { response } = same[0]!;
    if (same.length === 1) continue;
    const name = nameOf(codesOf(response));
    if (name in shared) throw new Error(`Two responses are called ${name}`);
    shared[name] = response;
    for (const { responses, status } of same) responses[status] = referenceTo('responses', name);
  }
  document.components = { ...document.components, responses: shared as never };
}

/** Moves the examples of responses to their schemas, which several operations have. */
export function shareExamples(document: OpenAPIObject): void {
  const schemas = document.components!.schemas as Record<string, AnySchema>;
  for (const { response } of inlineResponses(document, /^2/)) {
    const media = response.content?.[JSON_TYPE];
    if (media?.example === undefined || !media.schema || !isReference(media.schema)) continue;
    const schema = resolved(media.schema, schemas);
    schema.examples ??= [media.example];
    if (isDeepStrictEqual(schema.examples[0], media.example)) delete media.example;
  }
}

function inlineResponses(document: OpenAPIObject, statuses: RegExp) {
  return Object.values(document.paths!).flatMap((path) =>
    Object.values(path as Record<string, Operation>).flatMap((operation) => {
      const responses = operation.responses as Responses;
      return Object.entries(responses).flatMap(([status, response]) =>
        statuses.test(status) && !isReference(response) ? [{ responses, status, response }] : [],
      );
    }),
  );
}

/** `UNAUTHORIZED.ApiKey` */
function nameOf(codes: readonly string[]): string {
  let rest = codes;
  const names: string[] = [];
  for (const [name, group] of Object.entries(groups)) {
    if (!group.every((code) => rest.includes(code))) continue;
    names.push(name);
    rest = rest.filter((code) => !group.includes(code));
  }
  return [...rest, ...names].join('.');
}
