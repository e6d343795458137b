import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi';

import { IDEMPOTENCY_HOURS } from '#shared/idempotency/schemas.ts';

import { isPublic, operationIdOf, documentedCalls, type DocumentedCall } from './calls.ts';
import { describeProperties } from './descriptions.ts';
import type { Documentation } from './documentation.ts';
import type { Operation } from './objects.ts';
import { describeOperation, idempotencyKey } from './operations.ts';
import { shareEnvelope } from './event-envelope.ts';
import { errorSchema, headers, problemSchema } from './responses.ts';
import { NamedSchemas, removeRepetitions, tidy } from './schemas.ts';
import { securitySchemes } from './security.ts';
import { shareParameters } from './shared-parameters.ts';
import { shareExamples, shareResponses } from './shared-responses.ts';
import { webhookComponents, webhooks } from './webhooks.ts';

export interface DocumentOptions {
  /** The base URL of the calls: `https://auth.example.com/api/auth`. */
  baseUrl: string;
  /** The name of the session cookie, which depends on the options. */
  sessionCookie: string;
  appName: string;
}

const description = (limits: Documentation['limits']) => `Authentication and organizations as a service.

Mutations are POST requests with a JSON object, queries are GET requests. Every error is \`{ code, message }\`; the codes are
stable and listed with each operation. Sign in, then send either the session cookie or the \`token\` of the answer as
\`Authorization: Bearer\`. Every answer has an \`x-request-id\` header.

A request whose \`Accept\` names \`application/problem+json\`, and does not prefer \`application/json\`, gets errors as problems (RFC
9457): \`code\` and \`issues\` as usual, the message as \`detail\`, the request id in \`instance\`, and in \`type\` the address of the
code in the [list of errors](docs/errors).

## Paging

Lists take \`limit\` and \`cursor\`, some \`offset\` too; those with many rows have pages even without \`limit\`. If an answer has
a \`nextCursor\`, send it as \`cursor\` with all other parameters unchanged; null ends the list. Lists that are answered as an array
have the URL of the next page in the header \`Link\`, with \`rel="next"\`, over REST. This is keyset pagination: every page is as
fast as the first, and rows added meanwhile neither repeat nor hide others. A list without \`cursor\` says why it is short.

## Rate limits

By default, one client may send 100 requests in 10 seconds, and of these:

${limits.map(({ calls, max, window }) => `- ${calls}: ${max} in ${window} seconds`).join('\n')}

A mailbox receives email at most 5 times in 600 seconds, and an account accepts 10 wrong passwords in 900 seconds. Requests above
a limit get 429 with \`Retry-After\`, the seconds to wait. Operators may set other limits. An address accepts 5 wrong email codes
in 900 seconds, then calls with a code get 403 \`TOO_MANY_ATTEMPTS\`.

## Repeated requests

GET requests are safe to retry, except mailed links. Programs with an API key can retry a POST that they sent with the header
\`Idempotency-Key\`, a new value for each request: 1 to 255 visible ASCII characters, such as a UUID. The call takes effect once.
For ${IDEMPOTENCY_HOURS} hours, the same request gets the stored answer with \`Idempotency-Replayed: true\`; 409
\`IDEMPOTENCY_KEY_IN_USE\` while the first one runs; another call or body gets 422 \`IDEMPOTENCY_KEY_REUSED\`. Errors are not
stored, since they change nothing: a retry makes the call again. Requests without an API key that send the header get 400
\`IDEMPOTENCY_KEY_NOT_SUPPORTED\`; without it, retry a POST after a lost answer only if its errors show that it succeeded before,
such as \`ORGANIZATION_ALREADY_EXISTS\`.

## Connections

Incomplete requests are answered 408 \`REQUEST_TIMEOUT\`, overlong headers 431 \`REQUEST_HEADER_FIELDS_TOO_LARGE\`, and the
connection is closed.

## Versions

Paths have no version; \`info.version\` is the version of the service. Operations, optional fields, fields of answers, values of
enumerations, types of events and error codes can be added at any time: ignore unknown ones.`;

/** The OpenAPI document of every public call, from the schemas and metadata of the router. */
export function openApiDocument(
  { router, tags, tagOf, limits, policyErrors }: Documentation,
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

  const calls = documentedCalls(router);
  const schemas = new NamedSchemas(document);
  for (const [route, call] of calls) {
    const operation = operationAt(document, route);
    operation.tags = [tagOf(call.name).title];
    describeOperation(operation, call, { schemas, policyErrors });
  }
  requireDistinct([...calls.values()]);

  schemas.all['ErrorResponse'] = errorSchema;
  schemas.all['Problem'] = problemSchema;
  describeProperties(schemas.all, schemas.all);
  shareEnvelope(schemas.all);
  const used = new Set([...calls.values()].map(({ name }) => tagOf(name)));
  document.tags = tags
    .filter((tag) => used.has(tag))
    .map(({ title, description: text }) => ({ name: title, description: text }));
  document.components = {
    ...document.components,
    schemas: schemas.all,
    headers: { ...headers },
  };
  shareResponses(document);
  shareExamples(document);
  document.webhooks = webhooks(tagOf('events').title);
  Object.assign(document.components.responses!, webhookComponents.responses);
  document.components.parameters = { IdempotencyKey: idempotencyKey as never, ...webhookComponents.parameters };
  shareParameters(document);
  dropUnused(document);
  removeRepetitions(document);
  return document;
}

/** Removes unused components. */
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

function requireDistinct(calls: DocumentedCall[]): void {
  const ids = calls.map(({ name }) => operationIdOf(name));
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index);
  if (duplicate) throw new Error(`Duplicate operationId ${duplicate}`);
}
