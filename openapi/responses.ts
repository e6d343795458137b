import type { Status } from '#shared/core.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { errors } from '#shared/features.ts';

import type { StatedCall } from './calls.ts';
import type { DocumentedError } from './errors.ts';
import { JSON_TYPE, referenceTo, type Reference, type Response, type Responses, type Schema } from './objects.ts';

/** Every error's body; which codes a call can answer stands with the call. */
export const errorSchema: Schema = {
  type: 'object',
  description: 'Every error, whatever the call. `code` is stable; `message` is for people.',
  properties: {
    code: {
      type: 'string',
      description: 'What went wrong: one of the codes listed with the call.',
      examples: ['INVALID_EMAIL'],
    },
    message: { type: 'string', description: 'A sentence for people.', examples: ['Invalid email'] },
    issues: {
      type: 'array',
      description: 'With VALIDATION_ERROR: each field that was refused, and why.',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'The field, its parts separated by dots.', examples: ['email'] },
          message: { type: 'string', examples: ['Invalid input: expected string, received number'] },
        },
        required: ['path', 'message'],
        additionalProperties: false,
      },
    },
  },
  required: ['code', 'message'],
  additionalProperties: false,
};

export const headers = {
  Location: {
    description: 'Where the browser goes next.',
    required: true,
    schema: { type: 'string', format: 'uri-reference' },
  },
  RetryAfter: {
    description: 'Seconds until another try is worth it.',
    schema: { type: 'integer', minimum: 0 },
  },
} as const;

const statusWords: Record<Status, string> = {
  400: 'The request cannot be done as it stands.',
  401: 'Who asks is not known, or did not prove it.',
  403: 'Who asks may not.',
  404: 'There is no such thing.',
  408: 'The request took too long to arrive.',
  409: 'It contradicts what is there.',
  413: 'The body is larger than 64 kB.',
  415: 'The body is not JSON.',
  422: 'It contradicts what is there.',
  429: 'Too many requests.',
  431: 'The headers are larger than the service takes.',
  500: 'A failure of the service.',
  503: 'The service is short of something it needs; worth another try.',
};

/** A call's answers: its success, redirect or page as they are, then its errors by status. */
export function responsesOf(call: StatedCall, given: Responses, failures: Map<Status, DocumentedError[]>): Responses {
  const responses: Responses = {};
  if (call.redirects !== 'always') responses['200'] = success(call, given['200'] as Response);
  if (call.redirects !== 'never') responses['302'] = redirect;
  for (const [status, documented] of failures) responses[status] = failure(status, documented);
  // Readers want some answer that is no redirect and no error by number; there is none.
  if (call.redirects === 'always') responses['default'] = otherwise;
  return responses;
}

const redirect: Response = {
  description: 'On to the next page; there is no body.',
  headers: { Location: referenceTo('headers', 'Location') },
};

const otherwise: Response = {
  description: 'Any other status: an error like those above.',
  content: { [JSON_TYPE]: { schema: referenceTo('schemas', 'ErrorResponse') } },
};

function success({ meta }: StatedCall, given: Response): Response {
  const page = { 'text/html': { schema: { type: 'string' } } } as const;
  if (meta.html) return { description: 'A page.', content: page };
  if (!meta.htmlOrJson) return { ...given, description: 'It is done.' };
  return { ...given, description: 'It is done, or a page asks first.', content: { ...given.content, ...page } };
}

/** The same answer of many calls is one component. */
const sharedFailures = {
  Unauthorized: 'UNAUTHORIZED',
  PayloadTooLarge: 'PAYLOAD_TOO_LARGE',
  UnsupportedMediaType: 'UNSUPPORTED_MEDIA_TYPE',
  TooManyRequests: 'TOO_MANY_REQUESTS',
  InternalServerError: 'INTERNAL_SERVER_ERROR',
  ServiceUnavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<string, ErrorCode>;

export const sharedResponses: Record<string, Response> = Object.fromEntries(
  Object.entries(sharedFailures).map(([name, code]) => {
    const [status, message] = errors[code];
    return [name, failureBody(status, [{ code, message }])];
  }),
);

function failure(status: Status, documented: DocumentedError[]): Response | Reference {
  const shared = Object.entries(sharedFailures).find(([, code]) => documented.every((error) => error.code === code));
  return shared ? referenceTo('responses', shared[0]) : failureBody(status, documented);
}

function failureBody(status: Status, documented: DocumentedError[]): Response {
  const codes = documented.map(({ code }) => code);
  const rows = documented.map(({ code, message }) => `- \`${code}\`: ${message}`);
  return {
    description: [statusWords[status], '', ...rows].join('\n'),
    ...(status === 429 ? { headers: { 'Retry-After': referenceTo('headers', 'RetryAfter') } } : {}),
    content: {
      [JSON_TYPE]: {
        schema: {
          allOf: [
            referenceTo('schemas', 'ErrorResponse'),
            { type: 'object', properties: { code: { type: 'string', enum: codes } }, required: ['code'] },
          ],
        },
        examples: Object.fromEntries(documented.map((error) => [error.code, { value: exampleOf(error) }])),
      },
    },
  };
}

function exampleOf({ code, message }: DocumentedError): Record<string, unknown> {
  if (code !== 'VALIDATION_ERROR') return { code, message };
  return { code, message, issues: [{ path: 'email', message: 'Invalid input: expected string, received undefined' }] };
}
