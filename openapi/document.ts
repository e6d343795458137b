import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi';

import { isPublic, operationIdOf, statedCalls, type StatedCall } from './calls.ts';
import { describeProperties } from './descriptions.ts';
import type { Documentation } from './documentation.ts';
import type { Operation } from './objects.ts';
import { describeOperation } from './operations.ts';
import { errorSchema, headers, sharedResponses } from './responses.ts';
import { NamedSchemas, tidy } from './schemas.ts';
import { securitySchemes } from './security.ts';

export interface DocumentOptions {
  /** Where the calls lie: `https://auth.example.com/api/auth`. */
  baseUrl: string;
  /** The session cookie's name, which follows the options (prefix, https). */
  sessionCookie: string;
  appName: string;
}

const description = (limits: Documentation['limits']) => `Authentication and organizations as a service.

A call that changes something is a POST with a JSON object, everything else a GET. Every error is
\`{ code, message }\`; the codes are stable and listed with each call. Sign in, and either keep the cookie that the answer
sets or send its \`token\` as \`Authorization: Bearer\`. Every answer carries an \`x-request-id\`.

A connection on which no whole request arrives in time is answered 408 \`REQUEST_TIMEOUT\`, one with overlong headers 431
\`REQUEST_HEADER_FIELDS_TOO_LARGE\`, in the same form, and closed: no call has begun.

## Paging

Lists take \`limit\` and \`offset\`; most answer with the \`total\` of all pages. Pages of members and invitations have 100 rows
unless \`limit\` says otherwise, and 500 at most; pages of users and of audit logs 1,000 at most. Where an answer has a
\`nextCursor\`, send it as \`cursor\` with all other parameters the same: the last page costs no more than the first, and rows
added meanwhile neither repeat nor hide others.

## Rate limits

As shipped, one client may make 100 requests in 10 seconds, and of these:

${limits.map(({ calls, max, window }) => `- ${calls}: ${max} in ${window} seconds`).join('\n')}

One mailbox is mailed 5 times in 600 seconds at most, and an account takes 10 wrong passwords in 900 seconds. What exceeds a
limit is answered 429 with \`Retry-After\`, the seconds to wait. Operators may set other limits.

## Repeated requests

There are no idempotency keys. A GET changes nothing but the session's expiry, except where a mailed link is opened. Repeat a
POST whose answer was lost only where its errors tell that it was done, as \`ORGANIZATION_ALREADY_EXISTS\` does.

## Versions

Addresses carry no version; \`info.version\` is that of the service. Calls, optional fields, fields of answers and error codes
may be added at any time: ignore what you do not know.`;

/** The OpenAPI document of every call that has a REST path, from the same schemas and rows that the server runs. */
export function openApiDocument(
  { router, tags, tagOf, limits }: Documentation,
  { baseUrl, sessionCookie, appName }: DocumentOptions,
): OpenAPIObject {
  const document = generateOpenApiDocument(router, {
    title: appName,
    description: description(limits),
    version: '0.1.0',
    openApiVersion: '3.1.0',
    baseUrl,
    filter: ({ metadata }) => isPublic(metadata['guard']),
    securitySchemes: securitySchemes(sessionCookie),
  });
  document.info.contact = { name: 'The operator of this service' };
  document.info.license = { name: 'MIT', identifier: 'MIT' };
  tidy(document);

  const calls = statedCalls(router);
  const schemas = new NamedSchemas(document);
  for (const [route, call] of calls) {
    const operation = operationAt(document, route);
    operation.tags = [tagOf(call.name).title];
    describeOperation(operation, call, schemas);
  }
  requireDistinct([...calls.values()]);

  schemas.all['ErrorResponse'] = errorSchema;
  describeProperties(schemas.all);
  const used = new Set([...calls.values()].map(({ name }) => tagOf(name)));
  document.tags = tags
    .filter((tag) => used.has(tag))
    .map(({ title, description: text }) => ({ name: title, description: text }));
  document.components = {
    ...document.components,
    schemas: schemas.all,
    responses: { ...sharedResponses },
    headers: { ...headers },
  };
  dropUnused(document);
  return document;
}

/** Components that no call of this document refers to. */
function dropUnused(document: OpenAPIObject): void {
  const text = JSON.stringify(document);
  for (const kind of ['responses', 'headers'] as const) {
    const all = document.components![kind]!;
    for (const name of Object.keys(all)) {
      if (!text.includes(`"#/components/${kind}/${name}"`)) delete all[name];
    }
  }
}

/** `POST /sign-in/email` in the document. */
function operationAt(document: OpenAPIObject, route: string): Operation {
  const [method, path] = route.split(' ') as [string, string];
  return document.paths![path]![method.toLowerCase() as 'get' | 'post']!;
}

function requireDistinct(calls: StatedCall[]): void {
  const ids = calls.map(({ name }) => operationIdOf(name));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`Two calls want the operationId ${twice}`);
}
