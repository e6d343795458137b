import { generateOpenApiDocument, type OpenAPIObject, type OpenApiRouter } from 'trpc-to-openapi';

import { isPublic, operationIdOf, statedCalls, type StatedCall } from './calls.ts';
import { tagsFor } from './domains.ts';
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
}

const description = `Authentication and organizations as a service.

A call that changes something is a POST with a JSON object, everything else a GET. Every error is
\`{ code, message }\`; the codes are stable and listed with each call. Sign in, and either keep the cookie that the answer
sets or send its \`token\` as \`Authorization: Bearer\`. Every answer carries an \`x-request-id\`.

A connection on which no whole request arrives in time is answered 408 \`REQUEST_TIMEOUT\`, one with overlong headers 431
\`REQUEST_HEADER_FIELDS_TOO_LARGE\`, in the same form, and closed: no call has begun.`;

/** The OpenAPI document of every call that has a REST path, from the same schemas and rows that the server runs. */
export function openApiDocument(router: OpenApiRouter, { baseUrl, sessionCookie }: DocumentOptions): OpenAPIObject {
  const document = generateOpenApiDocument(router, {
    title: 'Gatehouse',
    description,
    version: '0.1.0',
    openApiVersion: '3.1.0',
    baseUrl,
    filter: ({ metadata }) => isPublic(metadata['guard']),
    securitySchemes: securitySchemes(sessionCookie),
  });
  document.info.license = { name: 'MIT', identifier: 'MIT' };
  tidy(document);

  const calls = statedCalls(router);
  const schemas = new NamedSchemas(document);
  for (const [route, call] of calls) describeOperation(operationAt(document, route), call, schemas);
  requireDistinct([...calls.values()]);

  schemas.all['Error'] = errorSchema;
  document.tags = tagsFor([...calls.values()].map(({ meta }) => meta.openapi!.path));
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
