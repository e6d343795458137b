import type { Status } from '#shared/lib/core-errors.ts';

import { errors } from '#generated/features.ts';

import { takesIdempotencyKey, type DocumentedCall } from './calls.ts';
import { explainedOnce, type DocumentedError } from './errors.ts';
import {
  JSON_TYPE,
  PROBLEM_TYPE,
  isReference,
  referenceTo,
  type Response,
  type Responses,
  type Schema,
} from './objects.ts';

/** The body of every error; each operation lists its codes. */
export const errorSchema: Schema = {
  type: 'object',
  description: 'The body of every error. `code` is stable; `message` is for people.',
  properties: {
    code: {
      type: 'string',
      description: [
        'One of the codes listed with the operation. Of those that many operations have:',
        '',
        ...explanations(explainedOnce.map((code) => ({ code, message: errors[code][1] }))),
      ].join('\n'),
      examples: ['INVALID_EMAIL'],
    },
    message: { type: 'string', description: 'An explanation for people.', examples: ['Invalid email'] },
    issues: {
      type: 'array',
      description: 'With VALIDATION_ERROR: each invalid field and the reason.',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'The path of the field, separated by dots.', examples: ['email'] },
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

/** The body of an error for clients that accept problems. */
export const problemSchema: Schema = {
  type: 'object',
  description: 'An error in the format of RFC 9457, for requests whose `Accept` names `application/problem+json`.',
  properties: {
    type: { type: 'string', format: 'uri', description: 'The documentation of the code.' },
    title: { type: 'string', description: 'The meaning of the code.', examples: ['Invalid email'] },
    status: { type: 'integer', description: 'The status of the answer.', examples: [400] },
    detail: { type: 'string', description: 'The `message` of the error.', examples: ['Invalid email'] },
    instance: {
      type: 'string',
      format: 'uri',
      description: '`urn:uuid:` and the value of the header `x-request-id`.',
      examples: ['urn:uuid:0b8c5ee1-5ac2-4b0f-9d0b-6a9d3f0c1e2f'],
    },
    code: errorSchema.properties!['code']!,
    issues: errorSchema.properties!['issues']!,
  },
  required: ['type', 'title', 'status', 'detail', 'instance', 'code'],
  additionalProperties: false,
};
export const headers = {
  Location: {
    description: 'The redirect target.',
    required: true,
    schema: { type: 'string', format: 'uri-reference' },
  },
  Link: {
    description: 'The next page of the list, as `<url>; rel="next"` (RFC 8288); absent on the last.',
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'Seconds to wait before the next request.',
    schema: { type: 'integer', minimum: 0 },
  },
  IdempotencyReplayed: {
    description: 'Sent if the answer is that of an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
  },
} as const;

const statusTexts: Record<Status, string> = {
  400: 'The request is invalid, or conflicts with the current state.',
  401: 'Not signed in, or invalid credentials.',
  403: 'Not allowed.',
  404: 'Not found.',
  408: 'The request took too long to arrive.',
  409: 'Conflicts with existing data.',
  413: 'The body is larger than 64 kB.',
  415: 'The body is not JSON.',
  422: 'Conflicts with existing data.',
  429: 'Too many requests.',
  431: 'The request headers are too large.',
  500: 'An internal error.',
  503: 'The service is temporarily unavailable; try again.',
};

/** The responses of a call: success, redirect or page, then its errors by status. */
export function responsesOf(
  call: DocumentedCall,
  generated: Responses,
  failures: Map<Status, DocumentedError[]>,
): Responses {
  const responses: Responses = {};
  if (call.redirects !== 'always') responses[call.meta.status ?? 200] = success(call, generated['200'] as Response);
  if (call.redirects !== 'never') responses['302'] = redirect;
  for (const [status, documented] of failures) responses[status] = failure(status, documented);
  // Linters and generators want a response besides redirects and errors.
  if (call.redirects === 'always') responses['default'] = otherwise;
  return responses;
}

const redirect: Response = {
  description: 'A redirect without a body.',
  headers: { Location: referenceTo('headers', 'Location') },
};

const otherwise: Response = {
  description: 'Any other error.',
  content: {
    [JSON_TYPE]: { schema: referenceTo('schemas', 'ErrorResponse') },
    [PROBLEM_TYPE]: { schema: referenceTo('schemas', 'Problem') },
  },
};

function success(call: DocumentedCall, generated: Response): Response {
  const { meta } = call;
  const page = { 'text/html': { schema: { type: 'string' } } } as const;
  if (meta.status === 204) return { description: 'Success, without a body.' };
  if (meta.html) return { description: 'A page.', content: page };
  if (meta.file) {
    const file = { schema: { type: 'string', format: 'binary' } } as const;
    return { description: 'A file.', content: Object.fromEntries(meta.file.map((type) => [type, file])) };
  }
  if (takesIdempotencyKey(call)) {
    const replayed = referenceTo('headers', 'IdempotencyReplayed');
    return { ...generated, description: 'Success.', headers: { 'Idempotency-Replayed': replayed } };
  }
  if (!meta.htmlOrJson) return { ...generated, description: 'Success.' };
  return { ...generated, description: 'Success, or a confirmation page.', content: { ...generated.content, ...page } };
}

/** The codes in an error response. */
export function codesOf({ content }: Response): readonly string[] {
  const { allOf = [] } = content![JSON_TYPE]!.schema as Schema;
  return allOf.flatMap((part) => (isReference(part) ? [] : codesIn(part)));
}

function codesIn({ properties = {} }: Schema): string[] {
  return (properties['code'] as Schema).enum as string[];
}

function failure(status: Status, documented: DocumentedError[]): Response {
  const codes = documented.map(({ code }) => code);
  // The schema lists all codes.
  const rows = explanations(documented.filter(({ code }) => !explainedOnce.includes(code)));
  return {
    description: [statusTexts[status], ...(rows.length > 0 ? ['', ...rows] : [])].join('\n'),
    ...(status === 429 ? { headers: { 'Retry-After': referenceTo('headers', 'RetryAfter') } } : {}),
    content: {
      [JSON_TYPE]: {
        schema: {
          allOf: [referenceTo('schemas', 'ErrorResponse'), { properties: { code: { type: 'string', enum: codes } } }],
        },
      },
      [PROBLEM_TYPE]: { schema: referenceTo('schemas', 'Problem') },
    },
  };
}

function explanations(documented: readonly DocumentedError[]): string[] {
  const explained = documented.filter(({ code, message }) => !saysSame(code, message));
  return explained.map(({ code, message }) => `- \`${code}\`: ${message}`);
}

/** Most codes are their message in upper case. */
function saysSame(code: string, message: string): boolean {
  return (
    message
      .toUpperCase()
      .replaceAll(/[^A-Z\d]+/g, '_')
      .replace(/_$/, '') === code
  );
}
